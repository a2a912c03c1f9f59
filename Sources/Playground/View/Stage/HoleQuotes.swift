import TextMetrics

/// Finds the holes in a text, which are in angle quotes: `Hello, ‹user.name›!`
struct HoleQuotes {
    private var isOpen = false

    /// Whether the next glyph of the text belongs to a hole. A hole whose end was cut off reaches to the end of the text.
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
