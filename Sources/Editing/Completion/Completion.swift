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
        let cursor = CompletionCursor(text, at: cursor)
        range = cursor.range
        typed = cursor.typed
        candidates = cursor.isInText ? [] : CompletionSearch(cursor, CodeContext(cursor, names)).candidates
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
