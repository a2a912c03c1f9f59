import EngineKit
import Negotiation

/// The reason for the size of a child in a flow.
struct FlowPlacement: Reason {
    let item: FlowLayout.Item
    let growth: FlowLayout.FlowGrowth
    let height: CGFloat

    private var own: CGSize { item.size }

    var sentence: String {
        let across =
            growth.length == 0
            ? CommonSentences.own(.horizontal, own.width)
            : "its width \(PointsFormat.short(own.width)) \(part.words)"
        return "\(across); "
            + (height == own.height ? "its own height " : "its line's height ") + PointsFormat.short(height)
    }

    private var part: DifferencePart {
        DifferencePart(
            growth.length, of: growth.room, contents: growth.contents,
            by: growth.whole == own.width ? [] : [.times(own.width), .over(growth.whole)])
    }

    func calculation(on axis: Negotiation.Axis) -> Calculation? {
        axis == .horizontal ? Calculation(own.width).adding(.plus(growth.length)) : Calculation(height)
    }

    func origin(on axis: Negotiation.Axis) -> LengthOrigin {
        axis == .horizontal || height == own.height ? item.origin(on: axis) : growth.height
    }
}

/// The rule by which a flow's line divides its width.
struct FlowRule: Reason {
    /// The line's width, and the part that its items and the spacing take.
    let room: CGFloat
    let contents: CGFloat
    let grows: Bool
    let alignment: Flow.LineAlignment

    var sentence: String {
        guard room > contents, let rest = CommonSentences.difference(of: room, contents) else {
            return "the line is full"
        }
        if grows { return "\(rest), shared by those that grow, by their widths" }
        return switch alignment {
        case .leading: "\(rest), after the last item"
        case .center: "\(rest), half of it before the first item"
        case .trailing: "\(rest), before the first item"
        }
    }
}

/// The rule for the heights of a flow's lines.
struct FlowLinesRule: Reason {
    var sentence: String { "each line is as high as its highest item" }
}

/// The reason for the height of a line.
struct FlowLineHeight: Reason {
    private let height: CGFloat
    private let item: FlowLayout.Item?

    /// - Parameter item: the highest item; nil if the line's height is not a number.
    init(height: CGFloat, of item: FlowLayout.Item?) {
        (self.height, self.item) = (height, item)
    }

    var sentence: String { "its highest item's \(PointsFormat.short(height))" }

    func calculation(on axis: Negotiation.Axis) -> Calculation? { axis == .vertical ? Calculation(height) : nil }

    func origin(on axis: Negotiation.Axis) -> LengthOrigin { item?.origin(on: axis) ?? .rule }
}
