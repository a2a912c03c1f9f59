import Testing

/// Number styles, which write what Foundation's own styles write in en_US: their bodies are those.
struct FormatStyleTests {
    @Test(
        arguments: [
            ("1234567.891.formatted(.number)", "1,234,567.891"), ("(1.0 / 3).formatted(.number)", "0.333333"),
            ("1234.formatted(.number.grouping(.never))", "1234"),
            ("2.5.formatted(.number.precision(.fractionLength(2...4)))", "2.50"),
            ("2.125.formatted(.number.precision(.fractionLength(...2)))", "2.12"),
            ("0.2567.formatted(.percent)", "25.67%"), ("12.formatted(.percent)", "12%"),
            ("0.125.formatted(.percent.precision(.fractionLength(0)))", "12%"),
            ("1234.5.formatted(.currency(code: \"USD\"))", "$1,234.50"),
            ("1234.5.formatted(.currency(code: \"USD\").grouping(.never))", "$1234.50"),
            ("(-3.5).formatted(.currency(code: \"JPY\"))", "-¥4"),
            ("3.formatted(.currency(code: \"CHF\"))", "CHF\u{a0}3.00"),
            ("\"\\(0.5, format: .percent) \\(2.0, specifier: \"%.2f\")\"", "50% 2.00"),
        ] as [(String, String)])
    func `numbers are written in a style`(expression: String, text: String) {
        #expect(outcome("let unused = 1\n" + expression).hasSuffix("\n'\(text)'"))
    }

    @Test(
        arguments: [
            ("\"a,b;c\".components(separatedBy: CharacterSet(charactersIn: \",;\")).joined()", "abc")
        ] as [(String, String)])
    func `texts are taken apart and put together`(expression: String, text: String) {
        #expect(outcome("let unused = 1\n" + expression).hasSuffix("\n'\(text)'"))
    }

    @Test func `texts have ranges`() {
        #expect(
            outcome(
                #"""
                let letters = "a"..<"f"
                "\(letters.contains("e")) \(letters.contains("f"))"
                """#
            ).hasSuffix("\n'true false'"))
    }
}
