/// The meaning of a piece of text. A theme decides its look.
package enum TextRole: Hashable, Sendable {
    /// `note` is secondary text; `faint` is for lines and signs, never for words.
    case text, note, faint, strong, accent, name, number
    case title, focusedTitle, rule
    case selected
    case error, warning
    case field
    /// The insertion point of a field, and text that typing replaces.
    case cursor, replaced
    case hole
    /// Answers to proposals that the layout did not make.
    case supposed
    /// Parts of a source; a literal is a number or an attribute.
    case keyword, typeName, literal, string, comment
}
