import Foundation
import LayoutInspection
import SwiftSource
import Terminal
import Testing
import TextMetrics

@testable import Playground

@Suite struct ReloadTests {
    private let broken = Diagnostic(
        .error, "Label has no parameter 'txt'", at: SourceRange(34, 37), hint: "write 'text'")

    private func brokenDocument(_ element: ToyElement? = nil) -> LayoutDocument {
        let source = SourceText("Column {\n    Box(12, 3)\n    Label(txt: 1)\n}")
        let root = element.map { $0.document().root } ?? nil
        return LayoutDocument(
            name: "Menu.swift", source: source, dialect: ToyDialect(), root: root, diagnostics: [broken])
    }

    @Test func `an unreadable source keeps the last good layout and reports its errors`() {
        var state = PlayedState.menu(80, 24)
        state.type("jj")
        state.documentChanged(brokenDocument())
        #expect(state.isStale)
        #expect(state.selection?.description == "Column/inset")
        expectPicture(
            state.part(rows: 2...10, columns: 49..<80),
            """
            ┬─ 3 Report ───────────────────
            │ The stage shows the last
            │ layout that could be read.
            │
            │ 1 error
            │▸3:11 error: Label has no
            │ parameter 'txt'.
            │ → write 'text'.
            │ 3 │ Label(txt: 1)
            """)
        #expect(state.rows[2].contains("─ the last good layout ─") && state.rows[4].contains("The menu of the day"))
        let label = state.canvas[20, 4].style
        #expect(label.attributes.contains(.dim))
    }

    @Test func `an error that a proposal causes replaces why, and disappears with the proposal`() {
        var state = ToyElement.box(4, 2).failing(below: 30).opened(120, 24)
        #expect(!state.showsReport && state.problems.isEmpty)
        state.type("{{")
        #expect(state.showsReport)
        #expect(state.screen.contains("27 is too narrow."))
        state.type("d")
        #expect(!state.showsReport)
        state.type("t")
        #expect(!state.showsReport && state.screen.contains("1 error"))
        state.type("[")
        #expect(state.showsReport && state.screen.contains("26 is too narrow."))
        state.type("}")
        #expect(!state.showsReport && state.problems.isEmpty)
    }

    @Test func `an error of the first layout is shown as one of the source`() {
        let state = ToyElement.box(4, 2).failing(below: 300).opened(120, 24)
        #expect(state.showsReport && !state.isStale)
        #expect(state.screen.contains("47 is too narrow."))
    }

    @Test func `a window with one pane hints at problems, and a key shows them`() {
        var state = ToyElement.box(4, 2).failing(below: 300).opened(40, 12)
        #expect(state.rows[11].hasPrefix(" d report    x examples"))
        state.type("d")
        #expect(state.focus == .pane(.why))
        #expect(state.screen.contains("36 is too narrow."))
        #expect(!state.rows[11].contains("d report"))
        state.type("d")
        #expect(!state.showsReport && state.rows[11].contains("d report"))
    }

    @Test func `a problem of the whole source has no position and no quoted line`() {
        var state = PlayedState.menu(80, 24)
        let gone = Diagnostic(.error, "the file is gone", at: SourceRange(0, 0), hint: "it had Row, Column, ...")
        state.documentChanged(
            LayoutDocument(
                name: "Menu.swift", source: SourceText("Column {}"), dialect: nil, root: nil, diagnostics: [gone]))
        let problems = state.state.reportRows(width: 60).map { $0.row.text }
        #expect(problems.suffix(3) == ["error: the file is gone.", "→ it had Row, Column, ...", ""])
    }

    @Test func `a source with errors shows the rest, and says that it has errors`() {
        var state = PlayedState.menu(80, 24)
        state.documentChanged(brokenDocument(.box(2, 2)))
        #expect(state.inspection?.elements.count == 1)
        #expect(!state.isStale && state.showsReport)
        #expect(state.rows[2].contains(" shown with 1 error "))
        state.documentChanged(ToyElement.box(3, 3).document())
        #expect(!state.rows[2].contains("shown with"))
    }

    @Test func `a source that opens with errors shows its readable half`() {
        var state = PlayedState(80, 24)
        state.open(brokenDocument(.box(2, 2)))
        #expect(state.inspection?.elements.count == 1)
        #expect(!state.isStale)
        #expect(state.showsReport)
        state.documentChanged(brokenDocument(.box(3, 3)))
        #expect(state.inspection?.elements.first?.frame.size == CGSize(width: 45, height: 12))
        #expect(state.inspection?.mainExchange(of: 0)?.answer == CGSize(width: 3, height: 3))
    }

    @Test func `an unreadable source says so`() {
        var state = PlayedState(80, 24)
        state.open(brokenDocument())
        #expect(state.screen.contains("Nothing to lay out here yet."))
        #expect(state.screen.contains("3:11 error: Label has no"))
    }

    @Test func `d goes from the problems to why and back`() {
        var state = PlayedState.menu(120, 40)
        state.documentChanged(brokenDocument())
        #expect(state.screen.contains("3 Report"))
        state.type("d")
        #expect(state.screen.contains("The source has errors"))
        state.type("d")
        #expect(state.showsReport)
        state.documentChanged(ToyElement.menu.document())
        #expect(!state.showsReport)
        #expect(!state.isStale)
    }

    @Test func `the last good layout still follows the proposal`() {
        var state = PlayedState.menu(80, 24)
        state.documentChanged(brokenDocument())
        state.type("[")
        #expect(state.inspection?.size.width == 44)
        #expect(state.isStale)
    }

    @Test func `the selection stays, or goes to the nearest remaining ancestor`() throws {
        var state = PlayedState.menu(120, 40)
        state.press(Key(.end))
        state.press(Key(.up))
        #expect(state.selection?.description == "Column/inset/Row/Label#2")
        state.documentChanged(ToyElement.column(.row(.label("a"), .label("b"), .label("c")).inset(1)).document())
        #expect(state.selection?.description == "Column/inset/Row/Label#2")
        state.documentChanged(ToyElement.column(.row(.label("a")).inset(1)).document())
        #expect(state.selection?.description == "Column/inset/Row")
        state.documentChanged(ToyElement.column(.box(1, 1)).document())
        #expect(state.selection?.description == "Column")
        state.documentChanged(ToyElement.row(.box(1, 1)).document())
        #expect(state.selection?.description == "Row")
    }

    @Test func `the proposal and folded elements stay`() throws {
        var state = PlayedState.menu(120, 40)
        state.type("jj ]]")
        let before = state.proposal
        state.documentChanged(ToyElement.menu.document())
        #expect(state.proposal == before)
        #expect(state.treeRows?.elements.count == 4)
        state.open(ToyElement.menu.document())
        #expect(state.proposal == before)
        #expect(state.treeRows?.elements.count == 7)
        #expect(state.selection?.description == "Column")
    }

    @Test(arguments: [
        "\tlet row = Row(alignment: .center, spacing: 12, underflow: .spaceEvenly) { ^Label(txt: 1) }",
        "let words = [\"宽字符宽字符\", \"\u{202E}\u{1B}[31m\", \"e\u{301}e\u{301}\"]; ^Label(txt: 1) // " + "and on",
        "    \t^Label(txt: 1)",
        "let a = 1; " + String(repeating: "let 宽 = [1, 2]; ", count: 60) + "^Label(txt: 1)",
    ])
    func `the caret is under its position in long lines, and behind tabs and wide letters`(marked: String) throws {
        let text = marked.replacing("^", with: "")
        let mark = try #require(marked.utf8.firstIndex(of: UInt8(ascii: "^")))
        let start = marked.utf8.distance(from: marked.startIndex, to: mark)
        let source = SourceText(text)
        let quote = SourceQuote(source, at: source.location(of: start)).withCaret(width: 30).wrapped(to: 30)
        #expect(quote.count == 2)
        let caret = quote[1].text.prefix { $0 != "^" }.count
        var column = 0
        let behind = VisibleText(quote[0].text).glyphs.drop { glyph in
            defer { column += glyph.columns }
            return column < caret
        }
        #expect(String(behind.map(\.character)).hasPrefix("Label(txt"), "\(behind)")
    }

    @Test func `a tap's errors are forgotten when the source is read again`() {
        var state = PlayedState.menu(80, 24)
        state.tapDiagnostics = [broken]
        #expect(state.problems == [broken])
        state.documentChanged(ToyElement.menu.document())
        #expect(state.problems.isEmpty)
    }

    @Test func `a shorter tree is scrolled back, and another document begins at its corner`() throws {
        let labels = (0..<60).map { ToyElement.label("line \($0)") }
        let tall = ToyElement(name: "Column", kind: .stack(.vertical, spacing: 0), children: labels)
        var state = tall.opened(80, 24, proposal: try proposal("40", "60"))
        state.type("1")
        state.press(Key(.end))
        #expect(state.offset(.tree).y > 0 && state.offset(.stage).y > 0)
        state.open(tall.document())
        #expect(state.offset(.tree) == .zero && state.offset(.stage) == .zero)
        state.press(Key(.end))
        state.documentChanged(ToyElement.column(.label("a")).document())
        #expect(state.offset(.tree) == .zero)
    }

    @Test func `the first hundred of many problems are listed, and the others are counted`() {
        var state = PlayedState.menu(80, 24)
        let problems = (0..<103).map { Diagnostic(.warning, "number \($0)", at: SourceRange(0, 0)) }
        state.documentChanged(ToyElement.menu.document(diagnostics: problems))
        let listed = state.state.reportRows(width: 60).map { $0.row.text }
        #expect(listed.suffix(3) == ["warning: number 99.", "", "… and 3 more."])
    }

    @Test func `a hint that is a question has no full stop`() {
        var state = PlayedState.menu(80, 24)
        state.documentChanged(
            LayoutDocument(
                name: "Menu.swift", source: SourceText("Labl()"), dialect: ToyDialect(), root: nil,
                diagnostics: [
                    Diagnostic(.error, "Labl is unknown", at: SourceRange(0, 4), hint: "did you mean 'Label'?")
                ]))
        #expect(state.screen.contains("→ did you mean 'Label'?"))
        #expect(!state.screen.contains("?."))
    }
}
