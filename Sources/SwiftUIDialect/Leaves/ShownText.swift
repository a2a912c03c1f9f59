import Negotiation
import TextMetrics

/// The measures of a text in its environment that hold for all proposals, found once in a pass. It owns no memory: the
/// text stays in its view.
struct ShownText {
    /// The points in a character.
    let cell: CGSize
    /// The maximum number of lines; nil for no limit.
    let lineLimit: Int?
    let reservedLines: Int
    /// The columns and lines without a proposal, limited only in the number of lines.
    let ideal: TextExtent
    /// Whether the first line is at least a column wide, for any height.
    let beginsVisibly: Bool

    fileprivate init(_ text: Text, in node: Node) {
        let shared = node.shared
        let string = text.shownString(in: shared.values)
        node.pass.measure(TextExtent.steps(for: string))
        cell = text.character(of: shared.cell, in: shared.values)
        lineLimit = shared.values.lineLimit.map { max(1, $0) }
        reservedLines = shared.values.reservedLines
        ideal = TextExtent(string, width: nil, lineLimit: lineLimit ?? 0)
        beginsVisibly = string.beginsVisibly
    }
}

extension Text {
    func shown(in node: Node) -> UnsafePointer<ShownText> { node.stored { ShownText(self, in: node) } }

    /// The columns and lines for a proposal.
    func extent(for proposal: ProposedViewSize, in node: Node) -> TextExtent {
        let shown = shown(in: node)
        let ideal = shown.pointee.ideal
        let columns = proposal.width.flatMap { $0.columns(of: shown.pointee.cell.width) }
        let lines = proposal.height.flatMap { ($0 + TextDomain.slack).columns(of: shown.pointee.cell.height) }
        if columns ?? .max >= ideal.columns, lines ?? .max >= ideal.lines { return ideal }
        let string = shownString(in: node.shared.values)
        node.pass.measure(TextExtent.steps(for: string))
        let limit = min(lines ?? .max, shown.pointee.lineLimit ?? .max)
        return TextExtent(string, width: columns, lineLimit: limit == .max ? 0 : limit)
    }
}

extension String {
    /// Whether the first character is visible. A printable ASCII character, the most frequent beginning, is found
    /// without Unicode's tables.
    fileprivate var beginsVisibly: Bool {
        if let byte = utf8.first, (0x21..<0x7F).contains(byte) { return true }
        return first.map { !$0.isWhitespace && TextExtent("\($0)", width: nil).columns > 0 } ?? false
    }
}
