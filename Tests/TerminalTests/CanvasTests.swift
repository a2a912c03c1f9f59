import Testing
import TextMetrics

@testable import Terminal

struct CanvasTests {
    @Test func `text is clipped at every edge`() {
        var canvas = Canvas(size: CellSize(width: 5, height: 2))
        canvas.write("abcdefgh", at: CellPoint(x: -2, y: 0))
        canvas.write("xyz", at: CellPoint(x: 3, y: 1))
        canvas.write("no", at: CellPoint(x: 0, y: 2))
        canvas.write("no", at: CellPoint(x: 0, y: -1))
        #expect(canvas.rows == ["cdefg", "   xy"])
    }

    @Test func `text is clipped at the clip`() {
        var canvas = Canvas(size: CellSize(width: 8, height: 1))
        canvas.write("abcdefgh", at: .zero, clip: CellRect(x: 2, y: 0, width: 3, height: 1))
        #expect(canvas.rows == ["  cde"])
    }

    @Test func `writing returns the column after the text`() {
        var canvas = Canvas(size: CellSize(width: 3, height: 1))
        #expect(canvas.write("日本語", at: CellPoint(x: 1, y: 0)) == 7)
    }

    @Test func `a wide glyph that is cut leaves a space`() {
        var canvas = Canvas(size: CellSize(width: 4, height: 2))
        canvas.fill(canvas.bounds, with: Glyph(character: ".", columns: 1), style: .plain)
        canvas.write("日本", at: CellPoint(x: 1, y: 0))
        canvas.write("日本", at: CellPoint(x: -1, y: 1))
        #expect(canvas.rows == [".日", " 本."])
        #expect(canvas[3, 0].glyph == .space)
    }

    @Test(arguments: [(0, "x 本."), (1, " x本."), (2, "日x ."), (3, "日 x.")])
    func `a glyph over half of a wide one leaves a space for the other half`(column: Int, row: String) {
        var canvas = Canvas(size: CellSize(width: 5, height: 1))
        canvas.write("日本.", at: .zero)
        canvas.write("x", at: CellPoint(x: column, y: 0))
        #expect(canvas.rows == [row])
    }

    @Test func `a wide glyph over two halves leaves spaces on both sides`() {
        var canvas = Canvas(size: CellSize(width: 6, height: 1))
        canvas.write("日本語", at: .zero)
        canvas.write("한", at: CellPoint(x: 1, y: 0))
        #expect(canvas.rows == [" 한 語"])
        #expect(canvas[2, 0].isContinuation)
        #expect(!canvas[3, 0].isContinuation)
    }

    @Test func `filling with a wide glyph does not overlap itself`() {
        var canvas = Canvas(size: CellSize(width: 5, height: 1))
        canvas.fill(canvas.bounds, with: Glyph(character: "日", columns: 2), style: .plain)
        #expect(canvas.rows == ["日日"])
    }

    @Test func `restyling leaves the glyphs`() {
        var canvas = Canvas(size: CellSize(width: 3, height: 1))
        canvas.write("abc", at: .zero)
        canvas.restyle(CellRect(x: 1, y: 0, width: 9, height: 9)) { $0.attributes.insert(.reverse) }
        #expect(canvas.rows == ["abc"])
        #expect(canvas.row(0).map { $0.style.attributes.contains(.reverse) } == [false, true, true])
    }

    @Test func `drawing a part of another canvas cuts its wide glyphs`() {
        var source = Canvas(size: CellSize(width: 6, height: 1))
        source.write("日本語", at: .zero)
        var canvas = Canvas(size: CellSize(width: 8, height: 1))
        canvas.write("........", at: .zero)
        canvas.draw(source, from: CellRect(x: 1, y: 0, width: 4, height: 1), at: CellPoint(x: 2, y: 0))
        #expect(canvas.rows == [".. 本 .."])
    }

    @Test func `drawing is clipped to the canvas and the source`() {
        var source = Canvas(size: CellSize(width: 2, height: 2))
        source.write("ab", at: .zero)
        source.write("cd", at: CellPoint(x: 0, y: 1))
        var canvas = Canvas(size: CellSize(width: 2, height: 2))
        canvas.draw(source, from: CellRect(x: 0, y: 0, width: 9, height: 9), at: CellPoint(x: -1, y: -1))
        #expect(canvas.rows == ["d", ""])
    }

    @Test func `an empty canvas holds nothing`() {
        var canvas = Canvas(size: CellSize(width: -3, height: 2))
        canvas.write("a", at: .zero)
        #expect(canvas.rows == ["", ""])
    }
}
