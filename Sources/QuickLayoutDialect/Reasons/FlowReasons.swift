import EngineKit
import Negotiation

/// A line's position in its flow.
struct FlowLinePlace {
    /// The first is 1.
    let number: Int
    let corner: CGPoint
    let runsFromRight: Bool
}

/// An item in its line of a flow.
struct FlowPlaced: PositionReason {
    let size: CGSize
    let place: CGPoint
    let line: FlowLinePlace
    /// The start of the item in its line.
    let begin: CGFloat
    /// The distance to the item before it; nil for the first of its line.
    let gap: CGFloat?
    let item: GuideName

    var sentence: String {
        let side = line.runsFromRight ? " from the right" : ""
        guard let gap else {
            return "its own size; first\(side) in line \(line.number), which stands at "
                + "\(PointsFormat.short(line.corner)); \(item.words) in line"
        }
        let spacing = gap == 0 ? "" : ", after spacing \(PointsFormat.short(gap))"
        return "its own size; \(PointsFormat.short(begin)) into line \(line.number)\(side)\(spacing); "
            + "\(item.words) in line"
    }

    func position(on axis: Axis) -> Calculation { Calculation(place[axis]) }
}

/// The rule by which a flow breaks its items into lines.
struct FlowRule: Reason {
    var sentence: String { "each item keeps its own length; one that does not fit begins a new line" }
}

/// The rule by which a flow's lines follow each other.
struct FlowLinesRule: Reason {
    var sentence: String { CommonSentences.deepestItem }
}
