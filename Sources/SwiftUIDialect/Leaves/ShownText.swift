import EngineKit
import Negotiation
import TextMetrics

/// A text with what its environment sets. A class, because the node stores it as an object.
final class ShownText {
    let string: String
    /// The points in a character.
    let cell: CGSize
    /// The maximum number of lines; nil for no limit.
    let lineLimit: Int?
    let reservedLines: Int
    /// The columns and lines without a proposal, limited only in the number of lines.
    let ideal: TextExtent

    init(_ text: Text, in node: Node) {
        let shared = node.context.shared
        string = text.shownString(in: shared.values)
        cell = text.character(of: shared.cell, in: shared.values)
        lineLimit = shared.values.lineLimit.map { max(1, $0) }
        reservedLines = shared.values.reservedLines
        node.pass.measure(TextExtent.steps(for: string))
        ideal = TextExtent(string, width: nil, lineLimit: lineLimit ?? 0)
    }

    /// The columns and lines for a proposal.
    func extent(for proposal: ProposedViewSize, in pass: PassPointer) -> TextExtent {
        let columns = proposal.width.flatMap { $0.columns(of: cell.width) }
        let lines = proposal.height.flatMap { ($0 + TextDomain.slack).columns(of: cell.height) }
        if columns ?? .max >= ideal.columns, lines ?? .max >= ideal.lines { return ideal }
        pass.measure(TextExtent.steps(for: string))
        let limit = min(lines ?? .max, lineLimit ?? .max)
        return TextExtent(string, width: columns, lineLimit: limit == .max ? 0 : limit)
    }
}
