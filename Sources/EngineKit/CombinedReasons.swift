import Foundation
import Negotiation

/// The origin of a length in a container that divides nothing.
struct CombinedRule: Reason {
    let length: CGFloat
    /// The largest child's length; nil if no child was asked.
    let longest: CGFloat?
    /// Nil if the largest child decides.
    let cause: CombinedOtherwise?

    var sentence: String {
        let own = PointsFormat.short(length)
        guard let cause else { return "the largest child decides: \(own)" }
        let child = longest.map { "the largest child answered \(PointsFormat.short($0))" } ?? "no child was asked"
        switch cause {
        case .given:
            let isLess = length < (longest ?? 0) - Share.slack
            return "\(isLess ? "limited to \(own)" : "given by its parent"); \(child)"
        case .linedUp where longest == nil: return child
        case .linedUp: return "aligned, the children span \(own); \(child)"
        case .proposed: return "takes all that is proposed: \(own)"
        }
    }
}

/// A child's own length, unchanged.
package struct OwnLength: Reason {
    private let axis: Axis
    private let length: CGFloat

    package init(_ axis: Axis, _ length: CGFloat) {
        (self.axis, self.length) = (axis, length)
    }

    package var sentence: String { CommonSentences.own(axis, length) }

    package func calculation(on axis: Axis) -> Calculation? { axis == self.axis ? Calculation(length) : nil }
}

/// A child's length on an undivided axis, if the child wanted another.
struct GivenLength: Reason {
    let axis: Axis
    let got: CGFloat

    var sentence: String { "the \(axis.lengthName) \(PointsFormat.short(got)), given by its container" }

    func calculation(on axis: Axis) -> Calculation? { axis == self.axis ? Calculation(got) : nil }
}

/// A length decided by a layered element's content.
struct LayersTakeNoRoom: Reason {
    let length: CGFloat
    let name: String
    let isAlone: Bool

    var sentence: String {
        let decided = "its content decides: \(PointsFormat.short(length))"
        return isAlone ? decided : "\(decided); the \(name) takes no room"
    }
}

/// A length that a parent gave, and that the content of the layers gets.
struct GivenToContent: Reason {
    var sentence: String { "given by its parent; its content gets it" }
}

/// A length that differs from the content's.
struct HeldLength: Reason {
    let length: CGFloat
    let wanted: CGFloat

    var sentence: String {
        "limited to \(PointsFormat.short(length)); its content takes \(PointsFormat.short(wanted))"
    }
}

/// The content that decides a length, or a layer that was proposed it.
struct LayeredMember: Reason {
    let axis: Axis
    let got: CGFloat
    let proposed: CGFloat?

    var sentence: String {
        let own = CommonSentences.own(axis, got)
        guard let proposed else { return own }
        return got == proposed
            ? "all of the \(PointsFormat.short(proposed))" : "\(own), proposed \(PointsFormat.short(proposed))"
    }

    func calculation(on axis: Axis) -> Calculation? { axis == self.axis ? Calculation(got) : nil }
}
