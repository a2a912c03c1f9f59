import SwiftSource

/// The list of names that can be written at a cursor, the best first.
package struct Completion: Hashable, Sendable {
    /// The typed beginning of a name, which a candidate replaces; empty where nothing is typed yet.
    package let range: Range<TextPosition>
    /// The text of the range.
    package let typed: String
    package let candidates: [Candidate]

    /// - Parameters:
    ///   - text: may be half-typed.
    ///   - names: those of the library.
    package init(_ text: TextLines, at cursor: TextPosition, names: CompletionNames) {
        self.init(CompletionCursor(text, at: cursor), names: names)
    }

    private init(_ cursor: CompletionCursor, names: CompletionNames) {
        range = cursor.range
        typed = cursor.typed
        guard !cursor.isInText else {
            candidates = []
            return
        }
        candidates = CompletionSearch(cursor, CodeReading(cursor, names)).candidates
    }

    /// Whether the first candidate is what is typed already, so that taking it changes nothing.
    package var isTyped: Bool { candidates.first.map { $0.insertion == typed } ?? false }

    /// The edit that writes a candidate.
    package func edit(taking candidate: Candidate) -> TextEdit { TextEdit(range, replacedBy: candidate.insertion) }

    /// Something that can be written.
    package struct Candidate: Hashable, Sendable {
        /// As the list shows it, and as it is matched: `VStack`, `.center`, `spacing:`.
        package let name: String
        /// With `<#placeholders#>`, and with the line's indentation on further lines.
        package let insertion: String
        /// The place of the cursor in an insertion without placeholders, in bytes: in the parentheses of a call
        /// whose arguments all have defaults, otherwise behind it.
        package let cursorOffset: Int
        /// `frame(width: CGFloat? = nil, height: CGFloat? = nil) -> View`.
        package let signature: String
        /// One line; may be empty.
        package let help: String
        package let kind: Kind
        /// The number of overloads that the candidate stands for besides its own. Typing the whole name lists them.
        package var alternatives = 0

        package enum Kind: Hashable, Sendable {
            case element, type, `protocol`, attribute, module
            case modifier, method, initializer, function
            case property, variable, parameter, staticMember
            case label, keyword
        }
    }
}

/// The pieces around a cursor, and what is typed of a name there.
struct CompletionCursor {
    let source: SourceText
    let pieces: [SourcePiece]
    let range: Range<TextPosition>
    let typed: String
    /// In the source: where the typed name begins, and the cursor.
    let start: Int
    let position: Int
    /// Whether the cursor is in a string, a comment or a number.
    let isInText: Bool
    /// The spaces at the start of the cursor's line, and of lines in a block that begins there.
    let indentation: (outer: String, inner: String)

    init(_ text: TextLines, at cursor: TextPosition) {
        let cursor = text.clamped(cursor)
        let source = SourceText(text.lines.joined(separator: "\n"))
        let position = source.position(at: cursor.location)
        pieces = source.pieces
        let piece = pieces.first { $0.range.end >= position }
        let name = piece.flatMap { $0.range.start < position && $0.kind.isWord ? $0 : nil }
        start = name?.range.start ?? position
        typed = name.map { source[SourceRange($0.range.start, position)] } ?? ""
        range = TextPosition(line: cursor.line, offset: cursor.offset - (position - start))..<cursor
        isInText = piece.map { $0.range.start < position && source.holdsText($0, at: position) } ?? false
        let outer = String(text.lines[cursor.line].indentation)
        indentation = (outer, outer + text.indentationUnit)
        (self.source, self.position) = (source, position)
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
