import TestSupport
import Testing

@testable import Editing

struct TextLinesTests {
    @Test func `a text keeps its line ends`() {
        #expect(TextLines("a\r\nb\r\n").ending == .carriageReturnAndNewline)
        #expect(TextLines("a\r\nb\r\n").lines == ["a", "b", ""])
        #expect(TextLines("a\r\nb\n").ending == .newline)
        #expect(TextLines("a\r\nb\n").lines == ["a\r", "b", ""])
    }

    @Test(arguments: ["", "\n", "a", "a\nb", "a\r\nb", "a\r\nb\n", "\u{FEFF}a\n", "é👩‍👧\n\tx", "\r\r\n\r"])
    func `a text is read and written unchanged`(text: String) {
        #expect(Array(TextLines(text).string.utf8) == Array(text.utf8))
    }

    @Test func `an edit gives the edit that reverts it`() {
        var lines = TextLines("let a = 1\nlet b = 2\n")
        let range = TextPosition(line: 0, offset: 4)..<TextPosition(line: 1, offset: 5)
        let back = lines.apply(TextEdit(range, replacedBy: "x\ny\nz"))
        #expect(lines.lines == ["let x", "y", "z = 2", ""])
        lines.apply(back)
        #expect(lines.string == "let a = 1\nlet b = 2\n")
    }

    @Test func `a cursor stands before or behind a character`() {
        let lines = TextLines("a👩‍👧b")
        #expect(lines.cursor(near: TextPosition(line: 0, offset: 7)) == TextPosition(line: 0, offset: 1))
        #expect(lines.cursor(near: TextPosition(line: 9, offset: 7)) == lines.end)
        #expect(lines.cursor(near: TextPosition(line: -1, offset: 7)) == .start)
    }

    @Test(arguments: 0..<50)
    func `the smallest edit makes one text the other`(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let parts = ["a", "b", "\n", "é", "e", "\u{301}", "👩‍👧", " "]
        func text() -> String {
            (0..<Int.random(in: 0...12, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
        }
        let (old, new) = (text(), text())
        var lines = TextLines(old)
        if let edit = lines.edit(to: TextLines(new)) { lines.apply(edit) }
        #expect(Array(lines.string.utf8) == Array(new.utf8), "\(old.debugDescription) to \(new.debugDescription)")
    }

    @Test func `the smallest edit touches nothing else`() throws {
        let edit = try #require(TextLines("a\nbcd\ne").edit(to: TextLines("a\nbxd\ne")))
        #expect(edit.range == TextPosition(line: 1, offset: 1)..<TextPosition(line: 1, offset: 2))
        #expect(edit.replacement == "x")
    }

    @Test func `a search ignores case unless the text has capital letters`() {
        let lines = TextLines("Text text\nTEXT")
        #expect(lines.ranges(of: "text").count == 3)
        #expect(lines.ranges(of: "Text").count == 1)
        #expect(lines.ranges(of: "").isEmpty)
    }

    @Test func `a search goes on at the other end`() {
        let lines = TextLines("ab\nab")
        let last = TextPosition(line: 1, offset: 1)
        #expect(lines.range(of: "ab", after: last)?.lowerBound == .start)
        #expect(lines.range(of: "ab", after: .start, backward: true)?.lowerBound.line == 1)
    }
}
