import Testing
import TestSupport

@testable import TextMetrics

struct VisibleTextTests {
    @Test(arguments: [
        ("plain", "plain", 5),
        ("日本", "日本", 4),
        ("ﾊﾛｰ", "ﾊﾛｰ", 3),
        ("한국", "한국", 4),
        ("\u{1112}\u{1161}\u{11AB}", "\u{1112}\u{1161}\u{11AB}", 2),
        ("e\u{301}", "e\u{301}", 1),
        ("é", "é", 1),
        ("★→…", "★→…", 3),
        ("😀", "😀", 2),
        ("\u{3000}x", "\u{3000}x", 3),
    ])
    func `characters on which terminals agree are shown unchanged`(text: String, shown: String, columns: Int) {
        #expect(VisibleText(text).string == shown)
        #expect(VisibleText(text).columns == columns)
    }

    @Test(arguments: [
        ("👍🏽", "👍", 2),
        ("👩‍👩‍👧‍👦", "👩", 2),
        ("👩‍⚕️", "👩", 2),
        ("❤️", "❤", 1),
        ("1️⃣", "1", 1),
        ("🇩🇪", "DE", 2),
        ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴", 2),
        ("🏽", "🏽", 2),
        ("क्षि", "क्ष\u{FFFD}", 3),
        ("क्‍ष", "क्ष", 2),
        ("䷀", "\u{FFFD}", 1),
    ])
    func `clusters of disputed width are reduced to a form on which terminals agree`(
        text: String, shown: String, columns: Int
    ) {
        #expect(VisibleText(text).string == shown)
        #expect(VisibleText(text).columns == columns)
    }

    @Test(arguments: [
        ("\u{1B}[31m", "␛[31m"),
        ("a\r\nb", "a␍␊b"),
        ("\u{7F}", "␡"),
        ("\u{9B}31m", "‹9B›31m"),
        ("a\u{202E}b", "a‹202E›b"),
        ("a\u{2066}b", "a‹2066›b"),
        ("a\u{200B}b", "ab"),
        ("\u{FEFF}a", "‹FEFF›a"),
        ("co\u{AD}op", "co-op"),
        ("a\u{2028}b", "a‹2028›b"),
        ("\u{E0041}", "‹E0041›"),
        ("\u{E000}", "‹E000›"),
        ("\u{FFFF}\u{378}", "\u{FFFD}\u{FFFD}"),
        ("\u{3164}", "‹3164›"),
        ("\u{301}a", "\u{FFFD}a"),
        ("a\u{2003}b", "a b"),
        ("a\u{A0}b\u{202F}c", "a\u{A0}b\u{A0}c"),
    ])
    func `characters that act on the terminal or are invisible are shown or omitted`(text: String, shown: String) {
        #expect(VisibleText(text).string == shown)
    }

    @Test func `a base character keeps four marks`() {
        let text = "a" + String(repeating: "\u{301}", count: 50)
        #expect(VisibleText(text).glyphs == [Glyph(character: "a\u{301}\u{301}\u{301}\u{301}", columns: 1)])
    }

    @Test func `a tab ends at the next column that is divisible by four`() {
        #expect(VisibleText("\ta").string == "    a")
        #expect(VisibleText("ab\tc").string == "ab  c")
        #expect(VisibleText("日本\tc").string == "日本    c")
    }

    @Test func `truncating adds an ellipsis if something is omitted`() {
        #expect(VisibleText("haggle").truncated(to: 6).string == "haggle")
        #expect(VisibleText("haggle").truncated(to: 5).string == "hagg…")
        #expect(VisibleText("日本語").truncated(to: 4).string == "日…")
        #expect(VisibleText("haggle").truncated(to: 0).string == "")
    }

    @Test(arguments: 0..<40) func `the glyphs of any text are safe to send`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let scalars = (0..<400).compactMap { _ in
            Unicode.Scalar(UInt32.random(in: 0...(random.next() % 3 == 0 ? 0x10FFFF : 0x3000), using: &random))
        }
        for glyph in VisibleText(String(String.UnicodeScalarView(scalars))).glyphs {
            let parts = Array(glyph.character.unicodeScalars)
            #expect(parts.count <= 5, "seed \(seed)")
            #expect(parts.allSatisfy(Self.isSafe), "seed \(seed): \(parts.map(\.value))")
            #expect(glyph.columns == 1 || glyph.columns == 2, "seed \(seed)")
        }
    }

    private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: false
        default: !scalar.properties.isVariationSelector || scalar.properties.generalCategory == .nonspacingMark
        }
    }
}
