/// A key by its name in a session, or a typed text.
struct SessionKey {
    /// The bytes that a terminal sends for it.
    let bytes: String

    private static let named = [
        "Up": "\u{1B}[A", "Down": "\u{1B}[B", "Right": "\u{1B}[C", "Left": "\u{1B}[D", "Home": "\u{1B}[H",
        "End": "\u{1B}[F", "PageUp": "\u{1B}[5~", "PageDown": "\u{1B}[6~", "Enter": "\r", "Tab": "\t",
        "BackTab": "\u{1B}[Z", "Escape": "\u{1B}", "Backspace": "\u{7F}", "Space": " ",
        "C-n": "\u{0E}", "C-p": "\u{10}", "C-q": "\u{11}", "C-s": "\u{13}", "C-z": "\u{1A}",
        "PasteBegin": "\u{1B}[200~", "PasteEnd": "\u{1B}[201~",
    ]

    /// Names, single characters, and texts in quotation marks, with spaces between them.
    static func keys(in text: String, of line: String) throws -> [SessionKey] {
        let words = text.matches(of: /"([^"]*)"|(\S+)/)
        guard !words.isEmpty else { throw Session.Mistake(line: line) }
        return try words.map { word in
            if let typed = word.1 { return SessionKey(bytes: String(typed)) }
            let name = String(word.2 ?? "")
            guard let bytes = named[name] ?? (name.count == 1 ? name : nil) else { throw Session.Mistake(line: line) }
            return SessionKey(bytes: bytes)
        }
    }
}
