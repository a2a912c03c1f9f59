import EngineKit
import Negotiation

/// The sentences for elements on which Blueprint's rules leave something open.
enum NoteSentence {
    static let growsFromNothing = "it is 0 wide: no share of the leftover"
    static let noShare =
        "its share of the stack's overflow or underflow is NaN; its length is 0"
    static let undefinedRoom =
        "the room left by its siblings and the spacing is NaN; its length is 0"
    static let noProportion =
        "the proportions of its grid row do not sum up to more than 0, so its column is 0 wide"

    static func noRatio(_ ratio: CGFloat) -> String {
        "nothing has the ratio \(PointsFormat.short(ratio)) of width to height; write one above 0"
    }

    static func notFinite(_ frame: CGRect, taken: CGRect) -> String {
        "\(CommonSentences.notFinite(frame)); \(CommonSentences.text(taken)) is taken instead"
    }

    static func negativeFrame(_ size: CGSize) -> String {
        "its frame is of a negative size: \(PointsFormat.short(size))"
    }

    static func notFinite(answer: CGSize) -> String {
        "its answer is not finite: \(PointsFormat.short(answer))"
    }

    static func practicallyInfinite(answer: CGSize) -> String {
        "its answer is practically infinite: \(PointsFormat.short(answer))"
    }

    static func negative(answer: CGSize) -> String {
        "its answer is negative: \(PointsFormat.short(answer))"
    }

    static func unspecified(_ axis: Negotiation.Axis) -> String {
        CommonSentences.unspecified(axis, in: "Blueprint")
    }
}
