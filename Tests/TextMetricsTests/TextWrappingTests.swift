import Testing
import TestSupport

@testable import TextMetrics

struct TextWrappingTests {
    @Test(arguments: [
        Example("", 5, [""]),
        Example("one two three", 7, ["one two", "three"]),
        Example("one two three", 6, ["one", "two", "three"]),
        Example("one two three", nil, ["one two three"]),
        Example("unbreakable", 4, ["unbr", "eaka", "ble"]),
        Example("a unbreakable b", 4, ["a", "unbr", "eaka", "ble", "b"]),
        Example("ab unbreakable c", 5, ["ab", "unbre", "akabl", "e c"]),
        Example("one\ntwo", 10, ["one", "two"]),
        Example("one\r\ntwo", 10, ["one", "two"]),
        Example("one\n\ntwo\n", 10, ["one", "", "two", ""]),
        Example("a  b", 4, ["a  b"]),
        Example("a  b", 3, ["a ", "b"]),
        Example("a  b", 1, ["a", "", "b"]),
        Example("abc", 0, ["a", "b", "c"]),
        Example("日本語", 5, ["日本", "語"]),
        Example("日本語", 1, ["日", "本", "語"]),
        Example("a\u{A0}b c", 3, ["a\u{A0}b", "c"]),
        Example("\tx y", 5, ["    x", "y"]),
    ])
    func `words go on the first line on which they fit`(example: Example) {
        let wrapping = TextWrapping(example.text, width: example.width)
        #expect(wrapping.lines.map(\.string) == example.lines)
        #expect(wrapping.columns == wrapping.lines.map(\.columns).max())
    }

    @Test(arguments: [
        Example("one two three four", 7, limit: 2, ["one two", "three f"]),
        Example("one two three four", 7, limit: 1, ["one two"]),
        Example("one two three", 5, limit: 1, ["one t"]),
        Example("one two three", nil, limit: 1, ["one two three"]),
        Example("one\ntwo\nthree", 20, limit: 2, ["one", "two three"]),
        Example("one two", 20, limit: 3, ["one two"]),
        Example("日本", 3, limit: 1, ["日"]),
    ])
    func `text beyond the line limit is joined to the last line and cut`(example: Example) {
        let wrapping = TextWrapping(example.text, width: example.width, lineLimit: example.limit)
        #expect(wrapping.lines.map(\.string) == example.lines)
    }

    @Test(arguments: 0..<200) func `only spaces at breaks are lost, and no line is too wide`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let text = random.text(of: ["a", "bc", " ", "日", "e\u{301}", "  ", "😀"], count: 0...60)
        let width = Int.random(in: 1...12, using: &random)
        let wrapping = TextWrapping(text, width: width)
        for line in wrapping.lines {
            #expect(line.columns <= width || line.glyphs.count == 1, "seed \(seed), width \(width): \(text)")
        }
        let kept = wrapping.lines.map(\.string).joined().filter { $0 != " " }
        #expect(kept == text.filter { $0 != " " }, "seed \(seed), width \(width): \(text)")
    }

    @Test(arguments: 0..<400) func `the size is that of the lines`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let pieces = ["a", "bc", "defg", " ", " ", "  ", "\n"] + (seed % 4 == 0 ? ["日", "\t", "\r\n"] : [])
        for _ in 0..<50 {
            let text = random.text(of: pieces, count: 0...40)
            let width = Bool.random(using: &random) ? Int.random(in: 0...15, using: &random) : nil
            let limit = Int.random(in: 0...4, using: &random)
            let wrapping = TextWrapping(text, width: width, lineLimit: limit)
            let size = TextExtent(text, width: width, lineLimit: limit)
            let context =
                "seed \(seed), width \(width.map(String.init) ?? "none"), limit \(limit): \(text.debugDescription)"
            #expect(size.columns == wrapping.columns, "\(context)")
            #expect(size.lines == wrapping.lines.count, "\(context)")
        }
    }

    struct Example: CustomTestStringConvertible {
        let text: String
        let width: Int?
        let limit: Int
        let lines: [String]

        init(_ text: String, _ width: Int?, limit: Int = 0, _ lines: [String]) {
            (self.text, self.width, self.limit, self.lines) = (text, width, limit, lines)
        }

        var testDescription: String {
            "\(text.debugDescription) in \(width.map(String.init) ?? "any") columns"
        }
    }
}
