import EngineKit
import Negotiation
import TextMetrics

/// A text that wraps at the proposed width, and is never larger than its proposal.
public struct Text: LeafElement, LibraryLeaf {
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

    /// The library's name.
    public var elementName: String { "Text" }

    /// Partial on both axes: it may take less than its proposal.
    func flexibility(for axis: Axis, in surroundings: Surroundings) -> Flexibility {
        .partial
    }

    var steps: Int { TextExtent.steps(for: string) }

    /// Returns the size of the lines that fit the proposed width, cut to the proposal.
    @inline(__always) func answer(to proposal: CGSize, in context: RuleContext) -> Answer {
        let cell = context.cellSize
        let extent = TextExtent(string, width: proposal.width.columns(of: cell.width))
        let (width, height) = (CGFloat(extent.columns) * cell.width, CGFloat(extent.lines) * cell.height)
        let size = CGSize(
            width: min(width, max(0, proposal.width)), height: min(height, max(0, proposal.height)))
        var domain = AnswerDomain(only: proposal)
        if width <= proposal.width { domain.width = widths(around: proposal.width, of: extent, cell: cell.width) }
        if height <= proposal.height { domain.height = LengthInterval(height, .infinity) }
        return context.leaf(size, domain: domain)
    }

    /// The text's own lengths, or the proposal if that is shorter.
    public func explanation(
        of answer: LayoutNode, to proposal: CGSize, on axis: Axis, context: LayoutContext
    ) -> LengthExplanation {
        // What is not cut holds for larger proposals too: then the answer says all, and the text need not be measured.
        if let domain = answer.answer.domain, domain.width.goesBeyond(proposal.width),
            domain.height.goesBeyond(proposal.height)
        {
            return LengthExplanation(.content(fittedTo: domain.width.high == .infinity ? nil : .horizontal))
        }
        let cell = context.cellSize
        let extent = TextExtent(string, width: proposal.width.columns(of: cell.width))
        let whole = axis == .horizontal ? CGFloat(extent.columns) * cell.width : CGFloat(extent.lines) * cell.height
        guard whole <= max(0, proposal[axis]) else { return .proposed(proposal[axis], on: axis) }
        return LengthExplanation(.content(fittedTo: extent.isBroken ? .horizontal : nil))
    }

    /// The widths around one that give the same lines: none is cut, and no word moves up. For text that does not wrap,
    /// all larger widths qualify; else those of as many columns.
    private func widths(around width: CGFloat, of extent: TextExtent, cell: CGFloat) -> LengthInterval {
        var widths = LengthInterval(only: width)
        widths.reach(for: CGFloat(extent.columns) * cell) {
            ($0.columns(of: cell) ?? .max) >= extent.columns
        }
        if !extent.isBroken {
            widths.reach(for: .infinity) { _ in true }
        } else if let columns = width.columns(of: cell) {
            widths.reach(for: (CGFloat(columns + 1) * cell).nextDown) { $0.columns(of: cell) == columns }
        }
        return widths
    }
}
