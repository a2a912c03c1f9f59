import Testing

/// Messages that no other test has, word for word: all of them are somewhere in the tests, which `MessageTableTests` checks.
struct RarerMessageTests {
    static let cases: [(source: String, reported: String)] = [
        (
            "func f(_ a: Int) {}\nfunc f(_ a: String) {}\nfunc f(_ a: Bool) {}\nlet list = [1]\nf(list)",
            "5: error: no overload of f takes arguments of these types"
        ),
        (
            "func f<T>(_ x: T) where T {}",
            "1: error: expected ':' or '==' to indicate a conformance or same-type requirement"
        ),
        ("struct S { var a: Int { get { 1 } foo { } } }", "1: error: expected 'get', 'set', 'willSet' or 'didSet'"),
        ("#if\nlet a = 1\n#endif", "1: error: expected a condition after '#if'"),
        ("let a: Array<Int = []", "1: error: expected '>' to end generic arguments"),
        ("func f(a: Int { }", "1: error: expected ')' to end parameter list"),
        ("let a = [1, 2].prefix(-1)", "1: error: a count cannot be negative: -1"),
        ("let a = Array(stride(from: 0, to: 3, by: 0))", "1: error: stride size must not be zero"),
        ("var a = [1]\na.removeLast(2)", "2: error: there are only 1 to remove"),
        ("let a = Dictionary(uniqueKeysWithValues: [(1, 2), (1, 3)])", "1: error: two values have the same key: 1"),
        ("let a = Character(\"ab\")", "1: error: \"ab\" is not one character"),
        ("let a = String(10, radix: 99)", "1: error: a radix is 2 to 36, not 99"),
        (
            "import Foundation\nlet a = \"a\".padding(toLength: 5, withPad: \"x\", startingAt: 3)",
            "2: error: the padding has no character at 3"
        ),
        ("let n = 0\nlet a = Int.random(in: 0..<n)", "2: error: there is no number in an empty range"),
        (
            "import Foundation\nlet a = String(format: \"%d %d\", 1)",
            "2: error: the format has more specifiers than values"
        ),
        (
            "import Foundation\nlet a = String(format: \"%-9223372036854775808$d\", 1)",
            "2: error: the format has more specifiers than values"
        ),
        ("import Foundation\nlet a = String(format: \"%9999999d\", 1)", "2: error: the format is too wide"),
        (
            "import SwiftUI\nVStack { ForEach(true) { n in Text(\"a\") } }",
            "2: error: ForEach goes through a collection or a range, not Bool"
        ),
        (
            """
            import Foundation
            let long = String(repeating: "a", count: 90_000)
            let a = long.replacingOccurrences(of: "a", with: long)
            """, "3: error: 90001 characters are too many"
        ),
    ]

    @Test(arguments: cases)
    func `a message says what is wrong, and where`(source: String, reported: String) throws {
        #expect(try Shown(source, width: 20, height: 4, reporting: nil).reported.first == reported)
    }

    @Test func `a modifier without effect is remarked on`() {
        let remarks = Shown.remarks(of: "import SwiftUI\nText(\"a\").bold()")
        #expect(remarks == ["2: 'bold' has no effect on the layout"])
    }
}
