import Foundation
import Negotiation

extension Share {
    /// A length that one member decides, around which others are layered that take no room: an overlay's, a background's.
    /// - Parameters:
    ///   - length: the container's, in points.
    ///   - target: what decides.
    ///   - layers: those in front of it or behind it.
    ///   - name: the layers', as it is written.
    package static func layered(
        _ axis: Axis, _ length: CGFloat, around target: (element: ElementID?, got: CGFloat),
        layers: [(element: ElementID?, got: CGFloat)], named name: String
    ) -> Share {
        let members = [target] + layers
        let isItsOwn = abs(target.got - length) <= slack || target.got == length
        return Share(
            axis, isItsOwn ? .layered(length) : .combined(length, deciding: nil),
            by: isItsOwn
                ? LayersTakeNoRoom(length: length, name: name, isAlone: layers.isEmpty)
                : HeldLength(length: length, wanted: target.got),
            members: members.enumerated().map { index, member in
                Member(
                    member.element, wanted: member.got, got: member.got,
                    because: LayeredMember(axis: axis, got: member.got, proposed: index == 0 ? nil : target.got))
            })
    }
}

/// What an element is around decides its length.
private struct LayersTakeNoRoom: Reason {
    let length: CGFloat
    let name: String
    let isAlone: Bool

    var sentence: String {
        let decided = "its content decides: \(PointsFormat.short(length))"
        return isAlone ? decided : "\(decided); the \(name) takes no room"
    }
}

/// A length that is not what the element around which the others lie has.
private struct HeldLength: Reason {
    let length: CGFloat
    let wanted: CGFloat

    var sentence: String {
        "limited to \(PointsFormat.short(length)); its content takes \(PointsFormat.short(wanted))"
    }
}

/// What decides a length, or a layer that was proposed it.
private struct LayeredMember: Reason {
    let axis: Axis
    let got: CGFloat
    let proposed: CGFloat?

    var sentence: String {
        let own = "its own \(axis.lengthName) \(PointsFormat.short(got))"
        guard let proposed else { return own }
        return got == proposed
            ? "all of the \(PointsFormat.short(proposed))" : "\(own), proposed \(PointsFormat.short(proposed))"
    }

    func calculation(on axis: Axis) -> Calculation? { axis == self.axis ? Calculation(got) : nil }
}
