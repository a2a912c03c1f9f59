import Negotiation

/// How a child of a flow came by its size.
struct FlowPlacement: Reason {
    let own: CGSize
    let growth: CGFloat
    let height: CGFloat

    var sentence: String {
        let across =
            growth == 0
            ? "its own width \(PointsFormat.short(own.width))"
            : "its width \(PointsFormat.short(own.width)) and \(PointsFormat.short(growth)) of what its line leaves"
        return "\(across); "
            + (height == own.height ? "its own height " : "its line's height ") + PointsFormat.short(height)
    }

    func calculation(on axis: Negotiation.Axis) -> Calculation? {
        axis == .horizontal ? Calculation(own.width).adding(.plus(growth)) : Calculation(height)
    }
}

/// The rule by which a flow's line divides its width.
struct FlowRule: Reason {
    let extra: CGFloat
    let grows: Bool
    let alignment: Flow.LineAlignment

    var sentence: String {
        let rest = PointsFormat.short(extra)
        guard extra > 0 else { return "the line is full" }
        if grows { return "\(rest) left over, shared by those that grow, by their widths" }
        return switch alignment {
        case .leading: "\(rest) left over, after the last item"
        case .center: "\(rest) left over, half of it before the first item"
        case .trailing: "\(rest) left over, before the first item"
        }
    }
}

/// The rule by which a flow's lines stand below each other.
struct FlowLinesRule: Reason {
    var sentence: String { "each line is as high as its highest item" }
}

/// The height of a line.
struct FlowLineHeight: Reason {
    let height: CGFloat

    var sentence: String { "its highest item's \(PointsFormat.short(height))" }

    func calculation(on axis: Negotiation.Axis) -> Calculation? { axis == .vertical ? Calculation(height) : nil }
}
