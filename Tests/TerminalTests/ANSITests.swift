import Testing

@testable import Terminal

struct ANSITests {
    @Test func `a plain canvas is plain text`() {
        var canvas = Canvas(size: CellSize(width: 6, height: 2))
        canvas.write("日 a", at: .zero)
        #expect(canvas.ansi(colors: .twoHundredFiftySix) == "日 a\n\n")
    }

    @Test func `a style is set once and reset at the end of the row`() {
        var canvas = Canvas(size: CellSize(width: 6, height: 1))
        let style = Style(foreground: .theme(1), background: .theme(12), attributes: [.bold, .underline])
        canvas.write("ab", at: .zero, style: style)
        canvas.write("c", at: CellPoint(x: 2, y: 0))
        canvas.write("d", at: CellPoint(x: 3, y: 0), style: style.on(.standard))
        let expected = "<0;1;4;31;104m>ab<0m>c<0;1;4;31m>d<0m>\n"
        #expect(readable(canvas.ansi(colors: .sixteen)) == expected)
    }

    @Test func `exact colours are reduced to those available`() {
        var canvas = Canvas(size: CellSize(width: 1, height: 1))
        canvas.write("a", at: .zero, style: Style(foreground: .rgb(red: 255, green: 0, blue: 0)))
        #expect(readable(canvas.ansi(colors: .twoHundredFiftySix)) == "<0;38;5;196m>a<0m>\n")
        #expect(readable(canvas.ansi(colors: .sixteen)) == "<0;91m>a<0m>\n")
        #expect(readable(canvas.ansi(colors: .none)) == "a\n")
    }

    @Test func `attributes are shown without colours`() {
        var canvas = Canvas(size: CellSize(width: 1, height: 1))
        canvas.write("a", at: .zero, style: Style(attributes: [.dim, .italic, .reverse]))
        #expect(readable(canvas.ansi(colors: .none)) == "<0;2;3;7m>a<0m>\n")
    }

    @Test func `trailing spaces with a visible background stay`() {
        var canvas = Canvas(size: CellSize(width: 4, height: 2))
        canvas.fill(CellRect(x: 0, y: 0, width: 2, height: 1), style: Style(background: .theme(4)))
        canvas.fill(CellRect(x: 0, y: 1, width: 2, height: 1), style: Style(foreground: .theme(4), attributes: .bold))
        #expect(readable(canvas.ansi(colors: .sixteen)) == "<0;44m>  <0m>\n\n")
    }

    private func readable(_ text: String) -> String {
        text.replacing("\u{1B}[0m", with: "<0m>").replacing(#/\x{1B}\[([0-9;]*)m/#) { "<\($0.1)m>" }
    }
}
