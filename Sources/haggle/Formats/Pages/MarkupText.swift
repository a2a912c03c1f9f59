/// Text for XML and HTML.
enum MarkupText {
    /// The text as the contents of an element, or of an attribute in quotes. Characters that XML forbids become U+FFFD.
    static func escaped(_ text: some StringProtocol) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// An element with its attributes, which are escaped, and its contents, which are markup.
    static func element(_ name: String, _ attributes: [(name: String, value: String)], _ contents: String? = nil)
        -> String
    {
        let written = attributes.map { " \($0.name)=\"\(escaped($0.value))\"" }.joined()
        return contents.map { "<\(name)\(written)>\($0)</\(name)>" } ?? "<\(name)\(written)/>"
    }
}
