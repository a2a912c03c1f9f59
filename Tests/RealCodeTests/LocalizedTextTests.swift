import Testing

/// Texts that are looked up for the reader's language: what stands beside the key where it does, else the key.
@Suite struct LocalizedTextTests {
    @Test func `generated names of texts give their fallbacks, with their arguments`() throws {
        try expect(
            """
            enum Words {
                static let title = Words.look("Words", "home.title", fallback: "At home")
                static func count(_ number: Int) -> String { look("Words", "home.count", number, fallback: "%d rooms") }
                private static func look(
                    _ table: String, _ key: String, _ arguments: CVarArg..., fallback value: String
                ) -> String {
                    let format = Token.bundle.localizedString(forKey: key, value: value, table: table)
                    return String(format: format, locale: Locale.current, arguments: arguments)
                }
            }
            private final class Token { static let bundle = Bundle(for: Token.self) }

            #Preview { VStack { Text(Words.title); Text(Words.count(4)) } }
            """, 7, 2, boxes: false, shows: "At home\n4 rooms")
    }

    @Test func `a default value is shown, and a key without one`() throws {
        try expect(
            """
            #Preview {
                VStack(alignment: .leading) {
                    Text(String(localized: "save", defaultValue: "Keep", bundle: .module))
                    Text(String(localized: "plain.key", bundle: .main, comment: "a comment"))
                    Text(LocalizedStringResource("open", defaultValue: "Open it", comment: "a comment"))
                    Text(NSLocalizedString("close", bundle: .module, value: "Close it", comment: ""))
                    Text(NSLocalizedString("other.key", comment: ""))
                    Text(String(format: "%.1f m", locale: .current, 2.5))
                    Text(String.localizedStringWithFormat("%d of %@", 1, "two"))
                }
            }
            """, 9, 7, boxes: false,
            words: ["Keep", "plain.key", "Open it", "Close it", "other.key", "2.5 m", "1 of two"])
    }
}
