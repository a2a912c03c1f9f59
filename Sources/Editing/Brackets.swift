import SwiftSource

/// The brackets of a text, without those in strings and comments, and the pieces around a position. Half-typed text has
/// brackets without partners.
struct Brackets {
    private let source: SourceText
    /// With the comments.
    private let pieces: [SourcePiece]
    /// In the order of the opening brackets.
    private var pairs: [Pair] = []

    /// An opening bracket with its partner, as offsets.
    private struct Pair {
        let opening: Int
        var closing: Int?
        /// The offset at which it ends: that of its partner, or of one around it.
        var end = Int.max
    }

    init(_ text: TextLines) {
        source = SourceText(text.string)
        pieces = source.pieces
        matchBrackets()
    }

    private mutating func matchBrackets() {
        var open: [(bracket: SourcePiece.Bracket, pair: Int)] = []
        for piece in pieces {
            switch piece.kind {
            case .opening(let bracket):
                open.append((bracket, pairs.count))
                pairs.append(Pair(opening: piece.range.start))
            case .closing(let bracket):
                // A brace closes the parentheses that are left open in it; a parenthesis closes no brace.
                guard let last = open.lastIndex(where: { $0.bracket == bracket }),
                    bracket == .brace || !open[last...].contains(where: { $0.bracket == .brace })
                else { continue }
                pairs[open[last].pair].closing = piece.range.start
                for (_, pair) in open[last...] { pairs[pair].end = piece.range.start }
                open.removeSubrange(last...)
            default: break
            }
        }
    }

    /// The position of the bracket that belongs to the one at a position; nil if there is none.
    func partner(of position: TextPosition) -> TextPosition? {
        let offset = source.position(at: position.location)
        let closing = pairs.first { $0.opening == offset }?.closing
        return (closing ?? pairs.first { $0.closing == offset }?.opening).map(self.position)
    }

    /// The innermost bracket that is open at a position.
    func enclosing(_ position: TextPosition) -> TextPosition? {
        let offset = source.position(at: position.location)
        return pairs.last { $0.opening < offset && $0.end >= offset }.map { self.position($0.opening) }
    }

    private func position(_ offset: Int) -> TextPosition { TextPosition(source.location(of: offset)) }

    /// Whether each bracket of a kind has its partner.
    func areBalanced(_ bracket: SourcePiece.Bracket) -> Bool {
        var depth = 0
        for piece in pieces {
            if piece.kind == .opening(bracket) { depth += 1 }
            if piece.kind == .closing(bracket) { depth -= 1 }
            if depth < 0 { return false }
        }
        return depth == 0
    }

    /// Whether a position is inside of a string or a comment.
    func isInText(_ position: TextPosition) -> Bool {
        let offset = source.position(at: position.location)
        guard let piece = pieces.first(where: { $0.range.end >= offset }), piece.range.start < offset else {
            return false
        }
        switch piece.kind {
        case .string: return offset < piece.range.end
        case .comment: return offset < piece.range.end || !source[piece.range].hasSuffix("*/")
        default: return false
        }
    }
}

extension TextPosition {
    package init(_ location: SourceLocation) {
        self.init(line: location.line - 1, offset: location.column - 1)
    }

    package var location: SourceLocation { SourceLocation(line: line + 1, column: offset + 1) }
}

extension SourcePiece.Bracket {
    init?(_ character: Character) {
        switch character {
        case "(", ")": self = .parenthesis
        case "[", "]": self = .bracket
        case "{", "}": self = .brace
        default: return nil
        }
    }

    var closing: Character {
        switch self {
        case .parenthesis: ")"
        case .bracket: "]"
        case .brace: "}"
        }
    }
}

extension Character {
    var isOpeningBracket: Bool { self == "(" || self == "[" || self == "{" }

    var isClosingBracket: Bool { self == ")" || self == "]" || self == "}" }
}

extension EditedText {
    /// The bracket at the cursor, or else the one before it, and its partner; in the order of the text.
    package var matchingBrackets: Range<TextPosition>? {
        guard selection.isEmpty else { return nil }
        let before = TextPosition(line: cursor.line, offset: cursor.offset - 1)
        let here = [
            text.character(at: cursor).flatMap { $0.isBracket ? cursor : nil },
            text.character(before: cursor).flatMap { $0.isBracket ? before : nil },
        ].compactMap { $0 }
        guard let bracket = here.first, let partner = Brackets(text).partner(of: bracket) else { return nil }
        return min(bracket, partner)..<max(bracket, partner)
    }
}

extension Character {
    fileprivate var isBracket: Bool { isOpeningBracket || isClosingBracket }
}
