import Testing

/// Messages that no other test has, word for word: all of them are somewhere in the tests, which `MessageTableTests` checks.
struct RarerMessageTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let source: String
        let reported: String
        var testDescription: String { reported }
    }

    static let cases = [
        Case(
            source: "func f(_ a: Int) {}\nfunc f(_ a: String) {}\nfunc f(_ a: Bool) {}\nlet list = [1]\nf(list)",
            reported: "5: error: no overload of f takes arguments of these types"),
        Case(
            source: "func f<T>(_ x: T) where T {}",
            reported: "1: error: expected ':' or '==' to indicate a conformance or same-type requirement"),
        Case(
            source: "struct S { var a: Int { get { 1 } foo { } } }",
            reported: "1: error: expected 'get', 'set', 'willSet' or 'didSet'"),
        Case(source: "#if\nlet a = 1\n#endif", reported: "1: error: expected a condition after '#if'"),
        Case(source: "let a: Array<Int = []", reported: "1: error: expected '>' to end generic arguments"),
        Case(source: "func f(a: Int { }", reported: "1: error: expected ')' to end parameter list"),
        Case(source: "let a = [1, 2].prefix(-1)", reported: "1: error: a count cannot be negative: -1"),
        Case(
            source: "let a = Array(stride(from: 0, to: 3, by: 0))", reported: "1: error: stride size must not be zero"),
        Case(source: "var a = [1]\na.removeLast(2)", reported: "2: error: there are only 1 to remove"),
        Case(
            source: "let a = Dictionary(uniqueKeysWithValues: [(1, 2), (1, 3)])",
            reported: "1: error: two values have the same key: 1"),
        Case(source: "let a = Character(\"ab\")", reported: "1: error: \"ab\" is not one character"),
        Case(source: "let a = String(10, radix: 99)", reported: "1: error: a radix is 2 to 36, not 99"),
        Case(
            source: "import Foundation\nlet a = \"a\".padding(toLength: 5, withPad: \"x\", startingAt: 3)",
            reported: "2: error: the padding has no character at 3"),
        Case(
            source: "let n = 0\nlet a = Int.random(in: 0..<n)",
            reported: "2: error: there is no number in an empty range"),
        Case(
            source: "import Foundation\nlet a = String(format: \"%d %d\", 1)",
            reported: "2: error: the format has more specifiers than values"),
        Case(
            source: "import Foundation\nlet a = String(format: \"%-9223372036854775808$d\", 1)",
            reported: "2: error: the format has more specifiers than values"),
        Case(
            source: "import Foundation\nlet a = String(format: \"%9999999d\", 1)",
            reported: "2: error: the format is too wide"),
        Case(
            source: "import SwiftUI\nVStack { ForEach(true) { n in Text(\"a\") } }",
            reported: "2: error: ForEach goes through a collection or a range, not Bool"),
        Case(
            source: """
                import Foundation
                let long = String(repeating: "a", count: 90_000)
                let a = long.replacingOccurrences(of: "a", with: long)
                """,
            reported: "3: error: 90001 characters are too many"),
    ]

    @Test(arguments: cases)
    func `a message says what is wrong, and where`(_ one: Case) throws {
        #expect(try Shown(one.source, width: 20, height: 4, reporting: nil).reported.first == one.reported)
    }

    @Test func `a modifier without effect is remarked on`() {
        let remarks = Shown.remarks(of: "import SwiftUI\nText(\"a\").bold()")
        #expect(remarks == ["2: 'bold' has no effect on the layout"])
    }
}
