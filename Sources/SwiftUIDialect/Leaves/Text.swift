import EngineKit
import Negotiation
import TextMetrics

/// A text that wraps at the proposed width, in as many whole lines as the proposed height holds, and at least one.
public struct Text: LeafElement, Equatable {
    package private(set) var string: String
    package var color: Color?
    /// How the text differs from plain text; without effect on its size.
    package private(set) var style: [String] = []

    public init(_ string: String) {
        self.string = string
    }

    public init(verbatim string: String) {
        self.string = string
    }

    /// Two texts as one.
    public static func + (first: Text, second: Text) -> Text {
        var text = first
        text.string += second.string
        return text
    }

    /// The same text in another colour.
    public func foregroundColor(_ color: Color?) -> Text {
        var text = self
        text.color = color
        return text
    }

    /// The same text in another style, which has no effect on its size in cells.
    package func styled(_ name: String) -> Text {
        var text = self
        text.style.append(name)
        return text
    }

    package func size(for proposal: ProposedViewSize, in node: Node) -> CGSize {
        let cell = node.context.cell
        let extent = extent(for: proposal, in: node.context)
        let width = CGFloat(extent.columns) * cell.width
        return CGSize(
            width: min(width, max(0, proposal.width ?? .infinity)), height: CGFloat(extent.lines) * cell.height)
    }

    /// The lines under a proposal, in columns and lines.
    private func extent(for proposal: ProposedViewSize, in context: Context) -> TextExtent {
        let columns = proposal.width.flatMap { $0.columns(of: context.cell.width) }
        let lines = proposal.height.flatMap { ($0 + Self.slack).columns(of: context.cell.height) }
        let limit = context.environment.lineLimit.map { max(1, $0) }
        return TextExtent(string, width: columns, lineLimit: [lines, limit].compactMap { $0 }.min() ?? 0)
    }

    /// The proposals around one for which the same lines come out.
    package func domain(of proposal: ProposedViewSize, in node: Node) -> AnswerDomain? {
        guard let width = proposal.width, let height = proposal.height else { return nil }
        let (context, cell) = (node.context, node.context.cell)
        let shown = extent(for: proposal, in: context)
        let all = extent(for: ProposedViewSize(width: width, height: nil), in: context)
        let length = CGFloat(shown.columns) * cell.width
        let whole = extent(for: ProposedViewSize(width: .infinity, height: nil), in: context)
        let widths =
            length > width
            ? LengthInterval(only: width)
            : whole == shown && all == shown
                ? LengthInterval(length, .infinity)
                : columns(width, cell.width).map { LengthInterval(max(length, $0), ($0 + cell.width).nextDown) }
        let lines = CGFloat(shown.lines) * cell.height
        let heights =
            all == shown
            ? LengthInterval(shown.lines == 1 ? -.infinity : lines, .infinity)
            : LengthInterval(shown.lines == 1 ? -.infinity : lines, lines + cell.height - 2 * Self.slack)
        guard let widths, widths.contains(width), heights.contains(height) else { return nil }
        return AnswerDomain(width: widths, height: heights)
    }

    /// The whole columns in a width, as a length; nil where the width is less than one.
    private func columns(_ width: CGFloat, _ cell: CGFloat) -> CGFloat? {
        width.isFinite && width >= cell ? (width / cell).rounded(.down) * cell : nil
    }

    /// What a height may lack of a whole line.
    private static let slack: CGFloat = 1e-6

    package func guides(in node: Node) -> GuideSet {
        GuideSet(VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key)
    }

    package func explicitGuide(_ key: AlignmentKey, at proposal: ProposedViewSize, in node: Node) -> CGFloat? {
        switch key.line {
        case .firstTextBaseline: node.context.cell.height
        case .lastTextBaseline: node.size(at: proposal).height
        default: nil
        }
    }

    package func spacing(in node: Node) -> ViewSpacing { node.context.metrics.text }
}
