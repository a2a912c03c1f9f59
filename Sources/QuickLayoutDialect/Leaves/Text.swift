import TextMetrics

/// A text that wraps at the proposed width, and is never larger than what it is proposed.
public struct Text: LeafElement {
    public let string: String
    public var color: Color?

    public init(_ string: String) {
        self.string = string
    }

    /// The same text in another colour.
    public func foregroundColor(_ color: Color) -> Text {
        var text = self
        text.color = color
        return text
    }

    public func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        .partial
    }

    public func layoutThatFits(
        _ proposal: CGSize, children: [ElementProxy], context: LayoutContext
    ) -> LayoutNode {
        let cell = context.cellSize
        let extent = TextExtent(string, width: Self.columns(in: proposal.width, cell: cell.width))
        let size = CGSize(
            width: min(CGFloat(extent.columns) * cell.width, max(0, proposal.width)),
            height: min(CGFloat(extent.lines) * cell.height, max(0, proposal.height)))
        return LayoutNode(size: size, context: context)
    }

    /// The columns that a text may take in a width of points; nil for no limit.
    private static func columns(in width: CGFloat, cell: CGFloat) -> Int? {
        let columns = (width / cell).rounded(.down)
        guard columns >= 1 else { return 1 }
        return columns < 1e9 ? Int(columns) : nil
    }
}
