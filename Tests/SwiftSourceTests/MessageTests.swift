import SwiftSource
import Testing

/// The sentences about what cannot be read, with their places.
@Suite struct MessageTests {
    @Test(arguments: [
        ("`abc", "1:1 a name in backticks has no closing backtick"),
        ("a = \u{200B}", "1:5 invalid character '\u{200B}' in source"),
        ("\"\"\"a\n\"\"\"", "1:4 multi-line string literal content must begin on a new line"),
        ("while a\n", "1:8 expected '{' after 'while' condition"),
        ("func ()", "1:6 expected name in 'func'"),
        ("let a: = 2", "1:8 expected type"),
        ("switch a { case b }", "1:19 expected ':' after 'case'"),
        ("a ? b", "1:6 expected ':' after '? ...' in ternary expression"),
        ("for a { }", "1:7 expected 'in' after for-each pattern"),
        ("repeat { } a", "1:12 expected 'while' after body of 'repeat' statement"),
        ("guard a { }", "1:9 expected 'else' after 'guard' condition"),
        ("a.", "1:3 expected member name following '.'"),
        ("if case .a { }", "1:12 expected '=' and a value in condition"),
        ("func f { }", "1:8 expected '(' and parameters"),
        ("switch a { b }", "1:12 expected 'case' or 'default' in 'switch'"),
        ("(1", "1:3 expected ')' to end parentheses"),
        ("[1", "1:3 expected ']' to end array"),
        ("a[1", "1:4 expected ']' to end subscript"),
        ("if a { b", "1:9 expected '}' to end block"),
        ("\"\\()\"", "1:4 expected expression"),
        ("f(: a)", "1:3 expected a label before ':'"),
        ("let a: B -> C", "1:8 single argument function type requires parentheses"),
        ("f {\n  g\n    a\n  }\n}", "2:4 expected '{'"),
    ])
    func `each sentence stands at its place`(source: String, expected: String) {
        let text = SourceText(source)
        let found = Parser.parse(text).diagnostics.map { "\(text.location(of: $0.range.start)) \($0.message)" }
        #expect(found.first == expected, "\(found)")
    }

    @Test(arguments: [
        ("lett a = 3", "1:5 consecutive statements on a line must be separated by ';'")
    ])
    func `syntax of another version or library is one error`(source: String, expected: String) {
        let text = SourceText(source)
        let found = Parser.parse(text).diagnostics.map { "\(text.location(of: $0.range.start)) \($0.message)" }
        #expect(found == [expected])
    }

    @Test func `an operator that the source declares can be read where it is used`() {
        let source = "infix operator |>: AdditionPrecedence\npostfix operator ~~\nlet a = 1 |> 2 .!= 4\nlet b = 3~~"
        #expect(Parser.parse(SourceText(source)).diagnostics == [])
        #expect(Parser.parse(SourceText("a / b")).diagnostics == [])
    }

    @Test func `a declaration behind a comma may stand on the next line`() {
        let source = "let a = 1,\nb = 2\nenum C {\n    case d,\n    e\n}"
        #expect(Parser.parse(SourceText(source)).diagnostics == [])
    }

    @Test func `too much of anything is said once`() {
        let deep = Parser.parse(SourceText(String(repeating: "(", count: 10_000)))
        #expect(deep.diagnostics.map(\.message) == ["this is nested too deeply to be read"])
        let bad = Parser.parse(SourceText(String(repeating: "let = 1\n", count: 500)))
        #expect(bad.diagnostics.count == 21)
        #expect(bad.diagnostics.last?.message == "and 480 more errors")
        let worse = Parser.parse(SourceText(String(repeating: "let = 1\n", count: 5000)))
        #expect(worse.diagnostics.last?.message == "and more than 980 more errors")
        let one = Parser.parse(SourceText(String(repeating: "let = 1\n", count: 21)))
        #expect(one.diagnostics.last?.message == "and 1 more error")
    }

    @Test(
        arguments: [
            ([0x61, 0x0A, 0x62, 0x20, 0xFF, 0xFF], "2:3", "byte 0xFF at line 2, column 3"),
            ([0x22, 0xC3, 0x28, 0x22], "1:2", "byte 0xC3 at line 1, column 2"),
            ([0x61, 0xE2, 0x82], "1:2", "byte 0xE2 at line 1, column 2"),
            ([0x2F, 0x2F, 0xC3, 0xA9, 0x80, 0x0A, 0xFE], "1:5", "byte 0x80 at line 1, column 5"),
            // What U+FFFD itself begins with, and no more of it.
            ([0x61, 0xEF], "1:2", "byte 0xEF at line 1, column 2"),
            ([0x61, 0xEF, 0xBF, 0x20, 0xFF], "1:2", "byte 0xEF at line 1, column 2"),
        ] as [([UInt8], String, String)])
    func `bytes that are no text are one error with its place`(bytes: [UInt8], place: String, sentence: String) {
        let source = SourceText(bytes: bytes)
        let file = Parser.parse(source)
        #expect(file.diagnostics.map(\.message) == ["this is not UTF-8 text: \(sentence)"])
        #expect(file.diagnostics.first.map { source.location(of: $0.range.start).description } == place)
    }

    @Test func `a replacement character that is really written is text`() {
        let source = SourceText(bytes: Array("let a = \"\u{FFFD}\"".utf8))
        #expect(source.invalidByte == nil)
        #expect(Parser.parse(source).diagnostics == [])
    }
}
