import EngineKit
import Negotiation
import TextMetrics

/// A text that wraps at the proposed width, and is never larger than its proposal.
public struct Text: LeafElement {
    /// The text. Its lines end at line breaks, and between words that do not fit.
    public let string: String
    /// The text's color; nil for the terminal's own.
    public var color: Color?

    /// Creates a text in the terminal's own color.
    public init(_ string: String) {
        self.string = string
    }

    /// The same text in another color.
    public func foregroundColor(_ color: Color) -> Text {
        var text = self
        text.color = color
        return text
    }

    /// Partial on both axes: it may take less than its proposal.
    public func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        .partial
    }

    /// Returns the size of the lines that fit the proposed width, cut to the proposal.
    public func layoutThatFits(
        _ proposal: CGSize, children: [ElementProxy], context: LayoutContext
    ) -> LayoutNode {
        let cell = context.cellSize
        let extent = TextExtent(string, width: proposal.width.columns(of: cell.width))
        let (width, height) = (CGFloat(extent.columns) * cell.width, CGFloat(extent.lines) * cell.height)
        let size = CGSize(
            width: min(width, max(0, proposal.width)), height: min(height, max(0, proposal.height)))
        var domain = AnswerDomain(only: proposal)
        if width <= proposal.width { domain.width = widths(around: proposal.width, of: extent, cell: cell.width) }
        if height <= proposal.height { domain.height = LengthInterval(height, .infinity) }
        return LayoutNode(size: size, context: context, domain: domain)
    }

    /// The text's own lengths, or the proposal if that is shorter.
    public func explanation(
        of answer: LayoutNode, to proposal: CGSize, on axis: Axis, context: LayoutContext
    ) -> LengthExplanation {
        let cell = context.cellSize
        let extent = TextExtent(string, width: proposal.width.columns(of: cell.width))
        let whole = axis == .horizontal ? CGFloat(extent.columns) * cell.width : CGFloat(extent.lines) * cell.height
        guard whole <= max(0, proposal[axis]) else { return .proposed(proposal[axis], on: axis) }
        let isBroken = extent != TextExtent(string, width: nil)
        return LengthExplanation(.content(fittedTo: isBroken ? .horizontal : nil))
    }

    /// The widths around one that give the same lines: none is cut, and no word moves up. For text that does not wrap,
    /// all larger widths qualify; else those of as many columns.
    private func widths(around width: CGFloat, of extent: TextExtent, cell: CGFloat) -> LengthInterval {
        let columns = width.columns(of: cell)
        let isWrapped = columns != nil && extent.lines > 1 && extent.lines > 1 + string.utf8.count { $0 == 0x0A }
        var widths = LengthInterval(only: width)
        widths.reach(for: CGFloat(extent.columns) * cell) {
            ($0.columns(of: cell) ?? .max) >= extent.columns
        }
        if !isWrapped {
            widths.reach(for: .infinity) { _ in true }
        } else if let columns {
            widths.reach(for: (CGFloat(columns + 1) * cell).nextDown) { $0.columns(of: cell) == columns }
        }
        return widths
    }
}
