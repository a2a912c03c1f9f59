/// What a piece of text means. A theme decides how it looks.
package enum TextRole: Hashable, Sendable {
    /// `note` is text that can be passed over; `faint` is for lines and signs, never for words.
    case text, note, faint, strong, accent, name, number
    case title, focusedTitle, rule
    case selected
    case error, warning
    case field
    /// The position in a field where typing goes, and text that typing replaces.
    case cursor, replaced
    case hole
    /// What was asked outside of the layout.
    case supposed
}
