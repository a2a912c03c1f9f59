/// The text that a last line behind a source interpolates, between apostrophes; or the source's first error.
func interpolated(_ source: String, _ text: String) -> String {
    let lines = outcome("\(source)\n\"\(text)\"").split(separator: "\n")
    return String(lines.first { $0.hasPrefix("t:") } ?? lines.last ?? "")
}
