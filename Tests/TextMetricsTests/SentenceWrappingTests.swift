import Testing
import TestSupport

@testable import TextMetrics

struct SentenceWrappingTests {
    @Test(arguments: [
        Example("", 4, [""]),
        Example("one two three", 8, ["one two ", "three"]),
        Example("one two", 3, ["one", "two"]),
        Example("a    b", 3, ["a", "b"]),
        Example("    b", 3, ["   ", " b"]),
        Example("abcdefghij", 4, ["abcd", "efgh", "ij"]),
        Example("a/bc//de", 3, ["a/", "bc/", "/de"]),
        Example("日本語", 5, ["日本", "語"]),
        Example("ab", 0, ["a", "b"]),
    ])
    func `a sentence breaks beside spaces and after slashes`(example: Example) {
        #expect(example.rows(hang: 0) == example.expected)
    }

    @Test(arguments: [
        Example("key  a value", 11, ["key  a ", "     value"]),
        Example("key  a value", 10, ["key  a ", "value"]),
    ])
    func `rows are indented if that leaves them half of the width`(example: Example) {
        #expect(example.rows(hang: 5) == example.expected)
    }

    @Test(arguments: 0..<100) func `a sentence's words break where a text's do`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let words = (0..<Int.random(in: 1...8, using: &random)).map { _ in
            String(repeating: "x", count: Int.random(in: 1...9, using: &random))
        }
        let width = Int.random(in: 1...12, using: &random)
        let sentence = Example(words.joined(separator: " "), width, []).rows(hang: 0)
        let text = TextWrapping(words.joined(separator: " "), width: width).lines.map(\.string)
        #expect(sentence.map { $0.last == " " ? String($0.dropLast()) : $0 } == text, "seed \(seed), width \(width)")
    }

    struct Example: CustomTestStringConvertible {
        let text: String
        let width: Int
        let expected: [String]

        init(_ text: String, _ width: Int, _ expected: [String]) {
            (self.text, self.width, self.expected) = (text, width, expected)
        }

        func rows(hang: Int) -> [String] {
            let glyphs = VisibleText(text).glyphs
            let wrapping = SentenceWrapping(glyphs, width: width, hang: hang)
            return wrapping.rows.enumerated().map { number, range in
                String(repeating: " ", count: number == 0 ? 0 : wrapping.hang)
                    + VisibleText(glyphs: glyphs[range]).string
            }
        }

        var testDescription: String { "\(text.debugDescription) in \(width) columns" }
    }
}
