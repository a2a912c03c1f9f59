import Testing

/// Number styles, which write what Foundation's own styles write in en_US.
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
            ("2.675.formatted(.currency(code: \"eur\"))", "€2.68"), ("(0.0 / 0).formatted(.number)", "NaN"),
            ("(-1e12).formatted(.number)", "-1,000,000,000,000"), ("(1.0 / 0).formatted(.percent)", "∞%"),
            ("1e-9.formatted(.number)", "0"), ("2.formatted(.number.precision(.fractionLength(2)))", "2.00"),
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
