import Negotiation
import TextMetrics

/// The values around texts that decide their sizes. They own no memory: every text reads them.
struct TextValues {
    /// The points in a character of a text without a font of its own.
    fileprivate let character: CGSize
    fileprivate let textCase: Text.Case?
    /// The maximum number of lines; nil for no limit.
    let lineLimit: Int?
    /// The minimum number of lines.
    let reservedLines: Int

    init(_ values: EnvironmentValues, cell: CGSize) {
        character = Text.character(in: nil, of: cell, in: values)
        textCase = values.textCase
        lineLimit = values.lineLimit.map { max(1, $0) }
        reservedLines = values.reservedLines
    }
}

/// The measures of a text in its environment that hold for all proposals, found once in a pass. It owns no memory: the
/// text stays in its view.
struct ShownText {
    /// The points in a character.
    let cell: CGSize
    let values: TextValues
    /// The columns and lines without a proposal, limited only in the number of lines.
    let ideal: TextExtent
    /// Whether the first line is at least a column wide, for any height.
    let beginsVisibly: Bool

    // Borrowed: an initializer would retain the string.
    fileprivate init(_ text: borrowing Text, in node: Node) {
        values = node.textValues
        cell = text.isPlain ? values.character : text.character(of: node.shared.cell, in: node.shared.values)
        (ideal, beginsVisibly) = text.withShownString(in: values.textCase) { [values] string in
            node.pass.measure(TextExtent.steps(for: string))
            return (TextExtent(string, width: nil, lineLimit: values.lineLimit ?? 0), string.beginsVisibly)
        }
    }
}

extension Text {
    func shown(in node: Node) -> UnsafePointer<ShownText> { node.stored() ?? node.store(ShownText(self, in: node)) }

    /// The columns and lines for a proposal.
    func extent(for proposal: ProposedViewSize, in node: Node) -> TextExtent {
        let shown = shown(in: node)
        let ideal = shown.pointee.ideal
        let columns = proposal.width.flatMap { $0.columns(of: shown.pointee.cell.width) }
        let lines = proposal.height.flatMap { ($0 + TextDomain.slack).columns(of: shown.pointee.cell.height) }
        if columns ?? .max >= ideal.columns, lines ?? .max >= ideal.lines { return ideal }
        let limit = min(lines ?? .max, shown.pointee.values.lineLimit ?? .max)
        return withShownString(in: shown.pointee.values.textCase) { string in
            node.pass.measure(TextExtent.steps(for: string))
            return TextExtent(string, width: columns, lineLimit: limit == .max ? 0 : limit)
        }
    }

    /// The result of a closure for the string in a case. A string whose case stays is not copied.
    fileprivate func withShownString<Result>(in textCase: Case?, _ measure: (String) -> Result) -> Result {
        switch textCase {
        case .uppercase: measure(string.uppercased())
        case .lowercase: measure(string.lowercased())
        case nil: measure(string)
        }
    }

    /// The string in the case that the environment sets.
    package func shownString(in environment: EnvironmentValues) -> String {
        withShownString(in: environment.textCase) { $0 }
    }
}

extension Node {
    fileprivate var textValues: TextValues { child.row.pointee.surroundings.pointee.textValues }
}

extension String {
    /// Whether the first character is visible. A printable ASCII character, the most frequent beginning, is found
    /// without Unicode's tables.
    fileprivate var beginsVisibly: Bool {
        if let byte = utf8.first, (0x21..<0x7F).contains(byte) { return true }
        return first.map { !$0.isWhitespace && TextExtent("\($0)", width: nil).columns > 0 } ?? false
    }
}
