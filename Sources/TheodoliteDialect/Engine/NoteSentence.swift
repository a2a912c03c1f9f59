import EngineKit
import Negotiation

/// What is said about components on which Theodolite's rules leave something open.
enum NoteSentence {
    static let tooDeep = CommonSentences.tooDeep
    static let sharedState =
        "a sibling of the same type has the same key, or none as well: both keep one state; give each a key of its own"
    static let tooMany = "made of too many components, perhaps of itself; its children are left out"

    static func outOfRange(_ size: CGSize, _ range: SizeRange) -> String {
        "it answers \(PointsFormat.short(size)) to \(range.proposal.width) by \(range.proposal.height), "
            + "and promised to stay in its range"
    }

    static func notFinite(_ size: CGSize, on axes: [Axis]) -> String {
        let words = axes.map { axis in
            "its \(axis.lengthName) is \(size[axis].isNaN ? "not a number" : PointsFormat.short(size[axis]))"
        }
        return words.joined(separator: " and ")
            + ": it takes all that it may, and nothing limits it; a SizeComponent around it would"
    }

    static func notFinite(position: CGPoint) -> String {
        "its place is not finite: \(PointsFormat.short(position))"
    }

    static func unspecified(_ axis: Axis) -> String { CommonSentences.unspecified(axis, in: "Theodolite") }
}
