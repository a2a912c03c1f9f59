import Foundation
import Negotiation

extension Share {
    /// A container's length that its longest member decides, or that was given to it.
    /// - Parameters:
    ///   - length: the container's, in points.
    ///   - members: what each wants, nil where it was not asked, and what it gets.
    package static func largest(
        _ axis: Axis, _ length: CGFloat, of members: [(element: ElementID?, wanted: CGFloat?, got: CGFloat)]
    ) -> Share {
        var deciding: Int?
        for (index, member) in members.enumerated() {
            guard let wanted = member.wanted, abs(wanted - length) <= slack else { continue }
            deciding = index
            break
        }
        let longest = members.compactMap(\.wanted).max()
        return Share(
            axis, .combined(length, deciding: deciding),
            by: LargestMember(length: length, longest: longest, isDecided: deciding != nil),
            members: members.map { member in
                Member(
                    member.element, wanted: member.wanted, got: member.got,
                    because: CombinedMember(axis: axis, isOwn: member.got == member.wanted, got: member.got))
            })
    }

    /// The same of a container that was given its length, so that no child decided it, though one may be just as long.
    package var asGiven: Share {
        guard case .combined(let length, _) = outcome else { return self }
        let rule = LargestMember(length: length, longest: members.compactMap(\.wanted).max(), isDecided: false)
        return Share(axis, of: scope, .combined(length, deciding: nil), by: rule, members: members)
    }

    /// Sums of fractions that are closer than this are the same length.
    static let slack: CGFloat = 1e-6
}

/// A container that is as long as its longest child, unless it was given a length.
private struct LargestMember: Reason {
    let length: CGFloat
    let longest: CGFloat?
    let isDecided: Bool

    var sentence: String {
        let own = PointsFormat.short(length)
        if isDecided { return "the largest child decides: \(own)" }
        guard let longest else { return "no child was asked; its parent gave it \(own)" }
        return longest <= length
            ? "given by its parent; the largest child answered \(PointsFormat.short(longest))"
            : "limited to \(own); the largest child answered \(PointsFormat.short(longest))"
    }
}

/// A child on an axis on which nothing is divided.
private struct CombinedMember: Reason {
    let axis: Axis
    /// Whether it wanted just that.
    let isOwn: Bool
    let got: CGFloat

    var sentence: String {
        let (name, length) = (axis.lengthName, PointsFormat.short(got))
        return isOwn ? "its own \(name) \(length)" : "the \(name) \(length), given by its container"
    }

    func calculation(on axis: Axis) -> Calculation? { axis == self.axis ? Calculation(got) : nil }
}
