import EngineKit
import Negotiation

/// The rule by which a flex line shares its main size.
struct FlexRule: Reason {
    /// The line's length, and the items' lengths before they grow or shrink.
    let length: CGFloat
    let contents: CGFloat

    var sentence: String {
        guard let difference = CommonSentences.difference(of: length, contents) else {
            return length == contents ? CommonSentences.everythingFits : "unlimited: each child keeps its basis"
        }
        return difference + (length > contents ? ", shared by grow factor" : ", shared by shrink factor and basis")
    }
}

/// The rule by which the lines of a flex container follow each other.
struct FlexLinesRule: Reason {
    let stretches: Bool

    var sentence: String {
        CommonSentences.deepestItem + (stretches ? ", and shares what is left" : "")
    }
}

/// The cross size of a line.
struct FlexLineDepth: Reason {
    let axis: Axis
    let depth: CGFloat

    var sentence: String { "its line is \(PointsFormat.short(depth)) deep" }

    func calculation(on axis: Axis) -> Calculation? { axis == self.axis ? Calculation(depth) : nil }
}
