import TextMetrics

/// Finds the letters of a text that stand for what nobody knows, which it has in angle quotes: `Hello, ‹user.name›!`
struct HoleQuotes {
    private var isOpen = false

    /// Whether the next glyph of the text, line by line, is one of them. A quote that a limit of lines cut off its end
    /// reaches to the end of the text.
    mutating func take(_ glyph: Glyph) -> Bool {
        let wasOpen = isOpen
        switch glyph.character {
        case "‹": isOpen = true
        case "›": isOpen = false
        default: break
        }
        return wasOpen || isOpen
    }
}
