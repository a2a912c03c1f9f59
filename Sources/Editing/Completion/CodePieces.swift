import SwiftSource

/// The pieces of a text without its comments, and which brackets belong together. Half-typed text has brackets without
/// partners.
struct CodePieces {
    let source: SourceText
    let pieces: [SourcePiece]
    /// Comments that document: their ends, and their texts without slashes.
    private let comments: [SourceRange]
    /// For each bracket its partner.
    private var partners: [Int: Int] = [:]
    /// For each piece the innermost bracket that is open before it, or behind a closing one; -1 for none.
    private var openings: [Int] = []

    init(_ source: SourceText) { self.init(source, source.pieces) }

    /// - Parameter all: the source's pieces.
    init(_ source: SourceText, _ all: [SourcePiece]) {
        self.source = source
        pieces = all.filter { $0.kind != .comment }
        comments = all.filter { $0.kind == .comment }.map(\.range)
        matchBrackets()
    }

    private mutating func matchBrackets() {
        var open: [(bracket: SourcePiece.Bracket, index: Int)] = []
        openings.reserveCapacity(pieces.count)
        for (index, piece) in pieces.enumerated() {
            if case .closing(let bracket) = piece.kind,
                let last = open.lastIndex(where: { $0.bracket == bracket })
            {
                // A brace closes the parentheses that are left open in it; a parenthesis closes no brace.
                if bracket == .brace || !open[last...].contains(where: { $0.bracket == .brace }) {
                    partners[open[last].index] = index
                    partners[index] = open[last].index
                    open.removeSubrange(last...)
                }
            }
            openings.append(open.last?.index ?? -1)
            if case .opening(let bracket) = piece.kind { open.append((bracket, index)) }
        }
    }

    var count: Int { pieces.count }

    /// The kind of a piece; nil outside of the text.
    func kind(_ index: Int) -> SourcePiece.Kind? { pieces.indices.contains(index) ? pieces[index].kind : nil }

    /// The text of a piece; empty outside of the text.
    func text(_ index: Int) -> String { pieces.indices.contains(index) ? source[pieces[index].range] : "" }

    /// The text from one piece to another, both with it.
    func text(from start: Int, through end: Int) -> String {
        guard start <= end, pieces.indices.contains(start), pieces.indices.contains(end) else { return "" }
        return source[pieces[start].range.union(pieces[end].range)].onOneLine
    }

    func isWord(_ index: Int, _ word: String) -> Bool {
        guard let kind = kind(index), kind == .keyword || kind == .name || kind == .sign else { return false }
        let range = pieces[index].range
        return range.end - range.start == word.utf8.count
            && source.utf8[(range.start - source.base)..<(range.end - source.base)].elementsEqual(word.utf8)
    }

    func partner(of index: Int) -> Int? { partners[index] }

    /// The innermost bracket that is open before a piece; nil for none. The text's end is a piece, too.
    func opening(around index: Int) -> Int? {
        guard index > 0, index <= count else { return nil }
        if case .opening = pieces[index - 1].kind { return index - 1 }
        let opening = openings[index - 1]
        return opening < 0 ? nil : opening
    }

    /// Whether a piece is the first one on its line.
    func isFirstOnLine(_ index: Int) -> Bool {
        guard index > 0, index < count else { return true }
        return hasNewline(from: pieces[index - 1].range.end, to: pieces[index].range.start)
    }

    /// Whether a position has no piece before it on its line.
    func beginsLine(_ position: Int, after index: Int) -> Bool {
        guard pieces.indices.contains(index) else { return true }
        return hasNewline(from: pieces[index].range.end, to: position)
    }

    private func hasNewline(from start: Int, to end: Int) -> Bool {
        guard start < end else { return false }
        return source.utf8[(start - source.base)..<(end - source.base)].contains(UInt8(ascii: "\n"))
    }

    /// Whether a piece follows the one before without a space.
    func isAdjacent(_ index: Int) -> Bool {
        index > 0 && index < count && pieces[index - 1].range.end == pieces[index].range.start
    }

    /// Whether an expression can end with a piece.
    func endsValue(_ index: Int) -> Bool {
        switch kind(index) {
        case .name, .typeName, .number, .string, .placeholder, .closing: true
        case .keyword: Self.valueWords.contains(text(index))
        case .sign: isAdjacent(index) && ["?", "!"].contains(text(index)) && endsValue(index - 1)
        default: false
        }
    }

    private static let valueWords: Set = ["self", "Self", "super", "nil", "true", "false", "Any", "init"]

    /// The comment on the lines before a piece, if it documents: its first sentence's line.
    func documentation(before index: Int) -> String {
        guard pieces.indices.contains(index) else { return "" }
        let start = pieces[index].range.start
        let previous = index > 0 ? pieces[index - 1].range.end : source.base
        guard let comment = comments.last(where: { $0.end <= start }), comment.start >= previous else { return "" }
        let lines = source[comment].split(separator: "\n").map { $0.drop { $0 == " " } }
        guard let first = lines.first(where: { $0.hasPrefix("///") }) else { return "" }
        return String(first.dropFirst(3).trimmed)
    }
}

extension String {
    /// The text with each run of spaces and line ends as one space.
    fileprivate var onOneLine: String {
        contains("\n") ? split(whereSeparator: \.isWhitespace).joined(separator: " ") : self
    }
}
