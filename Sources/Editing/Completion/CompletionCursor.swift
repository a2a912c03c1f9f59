import SwiftSource

/// The pieces before and behind a cursor, and what is typed of a name there.
struct CompletionCursor {
    let source: SourceText
    let range: Range<TextPosition>
    let typed: String
    /// In the source: where the typed name begins, and the cursor.
    let start: Int
    let position: Int
    /// The last piece before the typed name, and the first one that ends behind the cursor; comments are none.
    let previous: SourcePiece?
    let next: SourcePiece?
    private let beforePrevious: SourcePiece?
    /// Whether the cursor is in a string, a comment or a number.
    let isInText: Bool
    /// The spaces at the start of the cursor's line, and of lines in a block that begins there.
    let indentation: (outer: String, inner: String)

    init(_ text: TextLines, at cursor: TextPosition) {
        let cursor = text.clamped(cursor)
        let source = SourceText(text.lines.joined(separator: "\n"))
        let position = source.position(at: cursor.location)
        let pieces = source.pieces
        let piece = pieces.first { $0.range.end >= position }
        let name = piece.flatMap { $0.range.start < position && $0.kind.isWord ? $0 : nil }
        let start = name?.range.start ?? position
        let code = pieces.lazy.filter { $0.kind != .comment }
        let before = Array(code.prefix { $0.range.end <= start }.suffix(2))
        previous = before.last
        beforePrevious = before.count == 2 ? before.first : nil
        next = code.first { $0.range.end > position }
        typed = name.map { source[SourceRange($0.range.start, position)] } ?? ""
        range = TextPosition(line: cursor.line, offset: cursor.offset - (position - start))..<cursor
        isInText = piece.map { $0.range.start < position && source.holdsText($0, at: position) } ?? false
        let outer = String(text.lines[cursor.line].indentation)
        indentation = (outer, outer + text.indentationUnit)
        (self.source, self.start, self.position) = (source, start, position)
    }

    /// The source for the parser.
    var marked: MarkedSource {
        guard !isInText else { return MarkedSource(text: source, position: position - 1, typed: "") }
        let bytes = source.utf8
        let space = isBehindInfixOperator ? " " : ""
        let text = String(decoding: bytes[..<start] + (space + "x").utf8 + bytes[position...], as: UTF8.self)
        return MarkedSource(text: SourceText(text), position: start + space.utf8.count, typed: typed)
    }

    /// Whether an operator stands right before the typed name, and a value and a space before the operator on its line.
    /// Without a space behind it, the parser reads it as a prefix operator.
    private var isBehindInfixOperator: Bool {
        guard let previous, previous.kind == .sign, previous.range.end == start, let value = beforePrevious else {
            return false
        }
        let (end, start) = (value.range.end, previous.range.start)
        return end < start && !source.contains("\n", from: end, to: start) && isEndOfValue(value)
    }

    /// Whether a value ends before the typed name on its line, so that no other can begin.
    var isBehindValue: Bool {
        guard let previous, !source.contains("\n", from: previous.range.end, to: start) else { return false }
        return isEndOfValue(previous)
    }

    /// Whether a value can end with a piece.
    private func isEndOfValue(_ piece: SourcePiece) -> Bool {
        switch piece.kind {
        case .name: Expression.Effect(rawValue: source[piece.range]) == nil
        case .typeName, .number, .string, .placeholder, .closing: true
        default: false
        }
    }

    /// The text behind the typed name.
    var follower: CallInsertion.Follower {
        guard let next, next.range.start >= position else { return .nothing }
        switch next.kind {
        case .opening(.parenthesis) where next.range.start == position: return .arguments
        case .opening(.brace) where !source.isFirstOnLine(next.range.start): return .closure
        default: return .nothing
        }
    }

    /// The `@` or `#` that the typed name begins with, or that stands before it.
    var sign: Character? {
        let first = typed.first ?? previous.flatMap { $0.range.end == start ? source[$0.range].first : nil }
        return first == "@" || first == "#" ? first : nil
    }
}

/// A source with a name in the place of the one that is being typed, so that its syntax tree has a node there.
struct MarkedSource {
    let text: SourceText
    /// The position of that name; in a string, a comment or a number, where there is none, that of a character.
    let position: Int
    let typed: String

    /// A name as it is written.
    func written(_ name: Name) -> String {
        name.range.start == position ? typed + name.text.dropFirst() : name.text
    }
}

extension SourceText {
    /// Whether a position behind the start of a piece is inside of a string, a comment or a number.
    fileprivate func holdsText(_ piece: SourcePiece, at position: Int) -> Bool {
        switch piece.kind {
        case .number, .placeholder: return position <= piece.range.end
        case .string:
            let text = self[piece.range]
            return position < piece.range.end || text.count < 2 || !(text.hasSuffix("\"") || text.hasSuffix("#"))
        case .comment: return position < piece.range.end || !self[piece.range].hasSuffix("*/")
        default: return false
        }
    }
}

extension SourcePiece.Kind {
    /// Whether a name may be typed at a piece's end.
    fileprivate var isWord: Bool {
        switch self {
        case .name, .typeName, .keyword, .attribute: true
        default: false
        }
    }
}
