import Editing
import LayoutInspection
import SwiftSource
import Terminal
import Testing

@testable import Playground

/// The source pane: what it shows, and how the cursor and the selection belong together.
@Suite struct SourcePaneTests {
    /// The menu with its source in the pane.
    private func opened(_ width: Int = 120, _ height: Int = 40) -> PlayedState {
        var state = PlayedState.menu(width, height)
        state.type("5")
        return state
    }

    /// The rows of the pane, without what is beside it.
    private func source(_ state: PlayedState) -> [String] {
        guard let area = state.arrangement.panes[.source] else { return [] }
        var canvas = Canvas(size: area.size)
        canvas.draw(state.canvas, from: area, at: .zero)
        return canvas.rows
    }

    private func click(_ point: CellPoint, in state: inout PlayedState) {
        _ = state.handle(.mouse(Mouse(.press(.left), at: point)))
    }

    private func line(_ state: PlayedState) -> String {
        guard let text = state.sourceEditor.edited else { return "" }
        return text.text.lines[text.cursor.line].trimmed
    }

    @Test func `the pane shows the source with its numbers, and the lines of the selected element`() {
        var state = opened()
        state.type("2jj")
        expectPicture(
            source(state).prefix(8).joined(separator: "\n"),
            """
             1 Column(spacing: 1) {
             2     Label("The menu of the day, for guests
             3     Row(spacing: 3) {
             4         Label("Espresso")
             5         Label("2.40")
            ▎6     }.inset(1)
             7     Box(12, 3)
             8 }
            """)
    }

    @Test func `in a window of 80 by 24 the source stands beside the stage`() {
        let state = opened(80, 24)
        #expect(state.arrangement.panes.keys.sorted { $0.rawValue < $1.rawValue } == [.stage, .source])
        var other = state
        other.type("3")
        #expect(other.arrangement.panes[.source] == nil)
        #expect(other.arrangement.panes[.why] != nil)
    }

    @Test func `the layout's proposal is the same with the source`() {
        #expect(opened().proposal.proposal == PlayedState.menu(120, 40).proposal.proposal)
    }

    @Test func `selecting an element moves the text to it`() {
        var state = opened()
        state.type("2jjj")
        #expect(state.selection?.description == "Column/inset/Row")
        #expect(line(state).hasPrefix("Row(spacing: 3)"))
    }

    @Test func `the cursor selects the element that is written there`() {
        var state = opened()
        state.type("g")
        for _ in 0..<20 where state.selection?.description != "Column/inset/Row" { state.type("j") }
        #expect(state.selection?.description == "Column/inset/Row")
    }

    @Test func `a click puts the cursor there and selects, and a second one selects the word`() throws {
        var state = opened()
        let rows = state.rows
        let y = try #require(rows.firstIndex { $0.contains("Espresso") && $0.contains("Label(") })
        let range = try #require(rows[y].range(of: "Label("))
        let point = CellPoint(x: rows[y].distance(from: rows[y].startIndex, to: range.lowerBound) + 2, y: y)
        click(point, in: &state)
        #expect(state.selection?.description == "Column/inset/Row/Label")
        click(point, in: &state)
        #expect(state.sourceEditor.edited?.selectedText == "Label")
    }

    @Test func `dragging selects text`() throws {
        var state = opened()
        let y = try #require(state.rows.firstIndex { $0.contains("Espresso") && $0.contains("Label(") })
        let range = try #require(state.rows[y].range(of: "Label("))
        let x = state.rows[y].distance(from: state.rows[y].startIndex, to: range.lowerBound)
        click(CellPoint(x: x, y: y), in: &state)
        state.mouse(.drag(.left), x + 5, y)
        #expect(state.sourceEditor.edited?.selectedText == "Label")
    }

    @Test func `typing changes the text, which is read again`() {
        var state = opened()
        state.type("gi")
        #expect(state.sourceEditor.isEditing)
        let effects = state.type("// a")
        guard case .edit(let texts)? = effects.last else {
            Issue.record("\(effects)")
            return
        }
        #expect(texts.map(\.name.file) == ["Menu.swift"])
        #expect(texts[0].text.hasPrefix("// a"))
        #expect(state.screen.contains("Menu.swift unsaved"))
        state.press(Key(.escape))
        #expect(!state.sourceEditor.isEditing)
    }

    @Test func `undoing all edits reads the file's text again`() {
        var state = opened()
        state.type("gix")
        #expect(state.press(Key(.character("z"), .control)) == [.edit([])])
        #expect(!state.screen.contains("unsaved"))
    }

    @Test func `pasted text is one edit`() {
        var state = opened()
        state.type("gi")
        _ = state.handle(.paste("// one\r\n// two\n"))
        #expect(state.sourceEditor.edited?.text.lines.prefix(2) == ["// one", "// two"])
        state.press(Key(.character("z"), .control))
        #expect(state.sourceEditor.edited?.text.lines.first != "// one")
    }

    @Test func `copying gives the selected text to the terminal`() {
        var state = opened()
        state.type("gi")
        state.press(Key(.end, .shift))
        let first = state.sourceEditor.edited?.text.lines[0] ?? ""
        #expect(state.press(Key(.character("c"), .control)) == [.copy(first)])
        state.press(Key(.end))
        state.press(Key(.character("v"), .control))
        #expect(state.sourceEditor.edited?.text.lines[0] == first + first)
    }

    @Test func `a text is found, and the next place of it`() {
        var state = opened()
        state.press(Key(.character("f"), .control))
        state.type("label(")
        let first = state.sourceEditor.edited?.selection.range.lowerBound
        #expect(state.screen.contains("find ‹label("))
        state.press(Key(.enter))
        let second = state.sourceEditor.edited?.selection.range.lowerBound
        #expect(first != nil && second != nil && first != second)
        state.press(Key(.escape))
        state.press(Key(.function(3), .shift))
        #expect(state.sourceEditor.edited?.selection.range.lowerBound == first)
    }

    @Test func `a line is gone to`() {
        var state = opened()
        state.press(Key(.character("g"), .control))
        state.type("3:2")
        state.press(Key(.enter))
        #expect(state.sourceEditor.edited?.cursor == TextPosition(line: 2, offset: 1))
        state.press(Key(.character("g"), .control))
        state.type("x")
        state.press(Key(.enter))
        #expect(state.message?.contains("40:7") == true)
    }

    @Test(arguments: ["-9223372036854775808", "1:-9223372036854775808"])
    func `a number before the text leads to its start`(typed: String) {
        var state = opened()
        state.press(Key(.down))
        state.press(Key(.character("g"), .control))
        state.type(typed)
        state.press(Key(.enter))
        #expect(state.sourceEditor.edited?.cursor == .start)
    }
}

/// Saving, conflicts and quitting.
@Suite struct SavingTests {
    private func edited() -> PlayedState {
        var state = PlayedState.menu(120, 40)
        state.type("5gix")
        return state
    }

    private var name: TextName { TextName(file: "Menu.swift", isExample: false) }

    private func save(_ state: inout PlayedState) -> [Effect] { state.press(Key(.character("s"), .control)) }

    @Test func `an unsaved text is written over the one that was read`() throws {
        var state = edited()
        guard case .save(let text, let old)? = save(&state).first else {
            Issue.record("nothing is saved")
            return
        }
        #expect(text.name == name && text.text == "x" + old.string)
        #expect(state.state.saved(text) == nil)
        #expect(!state.screen.contains("unsaved"))
        #expect(save(&state).isEmpty)
        #expect(state.message == "Menu.swift has no unsaved changes")
    }

    @Test func `a file that changed meanwhile is not overwritten unasked`() {
        var state = edited()
        state.state.fileChanged(name, to: SourceText("theirs\n"))
        #expect(state.screen.contains("Menu.swift changed on disk: m keeps mine, t takes theirs"))
        state.press(Key(.escape))
        #expect(save(&state).isEmpty)
        guard case .save(let text, let old)? = state.type("m").first else {
            Issue.record("nothing is saved")
            return
        }
        #expect(old.string == "theirs\n" && text.text.hasPrefix("x"))
    }

    @Test func `the file's text replaces the unsaved one as an edit that can be undone`() {
        var state = edited()
        let mine = state.sourceEditor.edited?.text.string
        state.state.fileChanged(name, to: SourceText("theirs\n"))
        #expect(state.type("t") == [.edit([])])
        #expect(state.sourceEditor.edited?.text.string == "theirs\n")
        state.press(Key(.character("z"), .control))
        #expect(state.sourceEditor.edited?.text.string == mine)
    }

    @Test func `both texts are compared line by line`() {
        var state = edited()
        let first = state.sourceEditor.edited?.text.lines[0] ?? ""
        state.state.fileChanged(
            name, to: SourceText(state.sourceEditor.edited?.text.string.replacing(first, with: "theirs") ?? ""))
        state.type("b")
        #expect(state.found.map { $0.cells.map(\.text) } == [["on disk", "1", "theirs"], ["yours", "1", first]])
    }

    @Test func `quitting with unsaved changes asks`() {
        var state = edited()
        state.press(Key(.escape))
        #expect(state.type("q").isEmpty)
        #expect(state.screen.contains("Menu.swift has unsaved changes: q again loses them, esc stays"))
        state.press(Key(.escape))
        #expect(state.type("q").isEmpty)
        #expect(state.type("q") == [.quit])
    }

    @Test func `an example is saved under a name`() {
        var state = PlayedState(
            120, 40, examples: Example.three,
            document: ToyElement.menu.document(named: Example.three[0].name, source: Example.three[0].source))
        state.type("5gix")
        #expect(save(&state).isEmpty)
        for _ in 0..<40 { state.press(Key(.backspace)) }
        state.type("Mine.swift")
        let effects = state.press(Key(.enter))
        #expect(
            effects == [
                .saveAs(
                    NamedText(TextName(file: Example.three[0].name, isExample: true), "x" + Example.three[0].source),
                    path: "Mine.swift")
            ])
    }

    @Test func `an example of the list is written into a file`() {
        let example = Example.three[1]
        var state = PlayedState.menu(120, 40)
        state.type("x")
        state.type(example.name)
        let effects = state.press(Key(.character("w"), .control))
        let text = NamedText(TextName(file: example.name, isExample: true), example.source)
        #expect(effects == [.saveAs(text, path: "\(example.name).swift")])
        state.press(Key(.escape))
        state.press(Key(.character("w"), .control))
        #expect(state.message != nil)
    }

    @Test func `a text that was never saved is offered`() {
        var state = PlayedState.menu(120, 40)
        state.state.offer(RecoveryOffer(NamedText(name, "mine\n"), time: "12:03"))
        #expect(state.screen.contains("unsaved text of Menu.swift from 12:03: t takes it, f forgets it"))
        #expect(state.type("t") == [.edit([NamedText(name, "mine\n")])])
        #expect(state.sourceEditor.edited?.text.string == "mine\n")
    }
}
