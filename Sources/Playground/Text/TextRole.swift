/// What a piece of text means. A theme decides how it looks.
package enum TextRole: Hashable, Sendable {
    case text, faint, strong, accent, name, number
    case title, focusedTitle, rule
    case selected
    case error, warning, note
    case field
    /// The position in a field where typing goes, and text that typing replaces.
    case cursor, replaced
    case hole
}
