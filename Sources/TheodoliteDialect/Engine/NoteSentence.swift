import EngineKit
import Negotiation

/// The sentences for components on which Theodolite's rules leave something open.
enum NoteSentence {
    static let sharedState =
        "a sibling of the same type has the same key, or none as well: both keep one state; give each a key of its own"

    static func outOfRange(_ size: CGSize, _ range: SizeRange) -> String {
        "it answers \(PointsFormat.short(size)) to \(range.proposal.width) by \(range.proposal.height), "
            + "and promised to stay in its range"
    }

    static func notFinite(_ size: CGSize, on axes: [Axis]) -> String {
        let words = axes.map { axis in
            "its \(axis.lengthName) is \(size[axis].isNaN ? "NaN" : PointsFormat.short(size[axis]))"
        }
        return words.joined(separator: " and ")
            + ": it fills its range, which has no maximum; wrap it in a SizeComponent"
    }

    static func notFinite(position: CGPoint) -> String {
        "its position is not finite: \(PointsFormat.short(position))"
    }

    static func unspecified(_ axis: Axis) -> String { CommonSentences.unspecified(axis, in: "Theodolite") }
}
