import LayoutInspection
import Negotiation
import Terminal
import Testing

@testable import Playground

/// The stage with the layout beside other layouts.
@Suite struct CompanionTests {
    private static let pair = ToyElement.column(
        .label("one two three"), .row(.label("left"), .label("right"), spacing: 2))

    private static func state(_ width: Int = 80, _ height: Int = 24) throws -> PlayedState {
        PlayedState(
            width, height, examples: Example.three, document: pair.document(), proposal: try proposal("14", "6"))
    }

    /// Types words in the list and chooses the result.
    private static func choose(_ words: String, in state: inout PlayedState) {
        state.type("|" + words)
        state.press(Key(.enter))
    }

    @Test func `a typed proposal is laid out beside the first, and the differences are marked and named`() throws {
        var state = try Self.state(72, 14)
        Self.choose("9", in: &state)
        state.type("z")
        expectPicture(
            state.screen,
            """
             haggle  Toy.swift · toy                             5 elements, 9 asks
             width  14  exactly   height  6  exactly   pinned      Column took 14×6
            ─ 1 Tree  2 Stage  3 Why  4 Trace  5 Source ─── ━ selected  ╌ proposed ─
            14×6 · toy    │9×6 · 4 differ
            one two three!│one two!┓
            left  right! ┃│three·· ┃
            ┃            ┃│left  rig!
            ┃            ┃│┃     ht·
            ┃            ┃│┃       ┃
            ┗━━━━━━━━━━━━┛│┗━━━━━━━┛
                          │
                          │
            9 wide: first, Column asks Label ≤9×≤6 → 7×2, not ≤14×≤6 → 13×1
             ↑↓ select  ← parent  → child  F fields      x examples  q quit  ? keys
            """)
    }

    @Test func `infinite lengths have their sign side by side, in lists and in the report`() throws {
        let column = ToyElement.column(.label("one two"), .box(3, .infinity))
        var state = PlayedState(80, 24, document: column.document(), proposal: try proposal("14", "6"))
        func expectSign() {
            #expect(state.screen.contains("∞") && state.screen.firstMatch(of: /\binf\b/) == nil, "\(state.screen)")
        }
        state.type("/box")
        expectSign()
        state.press(Key(.escape))
        state.type("d")
        expectSign()
        state.type("d")
        Self.choose("inf", in: &state)
        expectSign()
    }

    @Test func `the list has other widths, the earlier sources and the examples`() throws {
        var state = try Self.state(72, 14)
        state.type("|")
        expectPicture(
            state.part(rows: 0...9),
            """
            ┌─ Beside the layout ──────────────────────────────────────────────────┐
            │ find ‹ › 40, -10, 40 inf, or a part of a name                        │
            │                                                                      │
            │ ▸ 10 narrower        another width, as far from this one             │
            │   10 wider           another width, as far from this one             │
            │   before the change  the sources as they were before they changed l… │
            │   as committed       the sources as git has them                     │
            │   Badge              an example of toy                               │
            │   Card               an example of toy                               │
            │   Chat               an example of other                             │
            """)
        state.type("card")
        #expect(state.found.map { $0.cells[0].text } == ["Card"])
    }

    @Test(arguments: [
        ("40", "40 wide"), ("-10", "10 narrower"), ("+3 <=5", "3 wider, ≤5 high"), ("inf,nil", "∞ wide, nil high"),
        ("20×+1", "20 wide, 1 taller"),
    ])
    func `a proposal is typed as lengths or as differences`(typed: String, name: String) throws {
        let companion = try Companion(parsing: typed)
        #expect(CompanionStory(companion: companion, notation: Notation(.utf8)).name == name)
    }

    @Test(arguments: ["", "card", "1 2 3", "--4", "-inf", "+"])
    func `other words are no proposal`(typed: String) {
        #expect(throws: ProposalError.self) { try Companion(parsing: typed) }
    }

    @Test func `a companion given as a difference moves with the proposal, and one given as a length stays`() throws {
        var state = try Self.state()
        Self.choose("-5 3", in: &state)
        func beside() throws -> [Proposal] {
            try state.companions.results.map { try $0.layout.get().inspection.proposal }
        }
        #expect(try beside() == [try proposal("9", "3")])
        state.type("]=")
        #expect(try beside() == [try proposal("10", "3")])
    }

    @Test func `both layouts have the same selection and step`() throws {
        var state = try Self.state()
        Self.choose("9", in: &state)
        state.press(Key(.end))
        #expect(state.selection?.description == "Column/Row/Label#2")
        let layout = try #require(state.state.companionLayout(state.companions.wanted[0]))
        let inspection = try #require(state.inspection)
        #expect(
            layout.inspection.path(of: try #require(state.state.companionElement(of: state.selected, in: layout)))
                == state.selection)
        #expect(state.state.companionStepping(in: layout) == nil)
        for _ in 0..<inspection.record.exchanges.count {
            state.type(".")
            let stepping = try #require(state.state.companionStepping(in: layout))
            let (now, other) = (try #require(state.stepping.now), try #require(stepping.now))
            #expect(
                inspection.element(at: now).map { inspection.path(of: $0) }
                    == layout.inspection.element(at: other).map { layout.inspection.path(of: $0) })
        }
    }

    @Test func `the layouts scroll together, each as far as it goes`() throws {
        var state = try Self.state(72, 14)
        Self.choose("14 30", in: &state)
        let split = try #require(state.state.splitStage)
        let layout = try #require(state.state.companionLayout(state.companions.wanted[0]))
        let first = try #require(state.inspection).extent
        #expect(layout.inspection.extent.height == 30 && split.parts[1].picture.height < 30)
        state.state.scroll(.stage, by: CellPoint(x: 0, y: 100))
        let end = 30 - split.parts[1].picture.height
        #expect(state.state.stageOffset(of: layout.inspection.extent, in: split.parts[1].picture).y == end)
        #expect(
            state.state.stageOffset(of: first, in: split.parts[0].picture).y
                == max(0, first.maxY - split.parts[0].picture.height))
    }

    @Test func `a click on the other layout selects the same element`() throws {
        var state = try Self.state(72, 14)
        Self.choose("9", in: &state)
        let split = try #require(state.state.splitStage)
        let layout = try #require(state.state.companionLayout(state.companions.wanted[0]))
        let label = try #require(layout.inspection.elements.first { $0.pathComponent == "Label#2" })
        let place = split.parts[1].picture.origin
        let point = CellPoint(x: place.x + label.cells.minX, y: place.y + label.cells.minY)
        _ = state.apply(.window(.click(point)))
        #expect(state.selection?.description == "Column/Row/Label#2")
    }

    @Test func `a third companion replaces the oldest, choosing one again removes it, and esc removes all`() throws {
        var state = try Self.state()
        for words in ["9", "10", "11"] { Self.choose(words, in: &state) }
        #expect(state.companions.wanted == [try Companion(parsing: "10"), try Companion(parsing: "11")])
        #expect(state.message == "beside: 10 wide; 11 wide; esc shows the layout alone")
        Self.choose("10", in: &state)
        #expect(state.companions.wanted == [try Companion(parsing: "11")])
        #expect(state.companions.results.map(\.companion) == state.companions.wanted)
        state.press(Key(.escape))
        #expect(state.companions.wanted.isEmpty && state.state.splitStage == nil)
        #expect(state.message == "the layout alone")
    }

    @Test func `a companion that cannot be laid out says why`() throws {
        var state = try Self.state(72, 14)
        Self.choose("before", in: &state)
        #expect(
            state.screen.contains("before the change: the sources have not changed since they were opened."))
        Self.choose("1..2", in: &state)
        #expect(state.companions.results.count == 2)
        let refusal = ProposalRefusal(axis: .horizontal, .minimum(library: "toy", .between(1, 2)))
        #expect(throws: CompanionFailure.refused(refusal)) { try state.companions.results[1].layout.get() }
    }

    @Test func `the sources before the last change are laid out beside the new ones`() throws {
        var state = try Self.state()
        state.documentChanged(ToyElement.column(.label("one two")).document(source: "new"))
        Self.choose("before", in: &state)
        let layout = try #require(state.state.companionLayout(.earlier))
        #expect(layout.inspection.elements.count == 5)
        state.documentChanged(ToyElement.column(.label("one two")).document(source: "new"))
        #expect(state.state.companionLayout(.earlier)?.inspection.elements.count == 5, "nothing changed")
        state.documentChanged(ToyElement.column(.label("one")).document(source: "newer"))
        #expect(state.state.companionLayout(.earlier)?.inspection.elements.count == 2)
        state.open(ToyElement.label("another").document())
        #expect(state.companions.wanted.isEmpty)
    }

    @Test func `companions are requested only if the stage is visible, and once a layout`() throws {
        var state = try Self.state(40, 12).state
        func asked() -> [LayoutKey] {
            state.takeRequests().compactMap { if case .companions(_, let key) = $0 { key } else { nil } }
        }
        state.companions.toggle(try Companion(parsing: "9"))
        state.setFocus(.pane(.tree))
        #expect(asked().isEmpty)
        state.setFocus(.pane(.stage))
        #expect(asked() == [try #require(state.shownLayout.key)])
        #expect(asked().isEmpty)
    }

    @Test func `companions of an older layout are not shown in a newer one`() throws {
        var state = try Self.state()
        Self.choose("9", in: &state)
        let old = try #require(state.shownLayout.key)
        var later = state.state
        _ = later.apply(.proposal(.lengthen(.horizontal, by: 1)))
        later.shownLayout.key = LayoutKey(document: old.document, proposal: later.proposal.proposal, taps: 0)
        #expect(later.companionLayout(later.companions.wanted[0]) == nil)
        later.receive(.companions(later.companions.results, in: old))
        #expect(later.companionLayout(later.companions.wanted[0]) == nil)
    }
}

/// The parts of a stage that shows several layouts.
@Suite struct SplitStageTests {
    private func drawn(_ area: CellSize, _ sizes: [CellSize], _ footer: Int = 1) -> String {
        let split = SplitStage(area: CellRect(origin: .zero, size: area), sizes: sizes, footerHeight: footer)
        var canvas = Canvas(size: area)
        func fill(_ rect: CellRect, _ letter: Character) {
            canvas.fill(rect, with: .init(character: letter, columns: 1), style: .plain)
        }
        for (number, part) in split.parts.enumerated() {
            fill(part.heading, "h")
            fill(part.picture, Character(String(number + 1)))
        }
        fill(split.footer, "f")
        return canvas.rows.joined(separator: "\n")
    }

    @Test func `layouts are side by side, each as wide as its content, if all fit whole`() {
        expectPicture(
            drawn(CellSize(width: 36, height: 5), [CellSize(width: 14, height: 3), CellSize(width: 20, height: 3)]),
            """
            hhhhhhhhhhhhhh hhhhhhhhhhhhhhhhhhhhh
            11111111111111 222222222222222222222
            11111111111111 222222222222222222222
            11111111111111 222222222222222222222
            ffffffffffffffffffffffffffffffffffff
            """)
    }

    @Test func `layouts are stacked if only that shows them whole`() {
        expectPicture(
            drawn(CellSize(width: 30, height: 7), [CellSize(width: 25, height: 2), CellSize(width: 29, height: 2)]),
            """
            hhhhhhhhhhhhhhhhhhhhhhhhhhhhhh
            111111111111111111111111111111
            111111111111111111111111111111
            hhhhhhhhhhhhhhhhhhhhhhhhhhhhhh
            222222222222222222222222222222
            222222222222222222222222222222
            ffffffffffffffffffffffffffffff
            """)
    }

    @Test func `layouts are stacked if cut rows would show less than fewer whole rows`() {
        let split = SplitStage(
            area: CellRect(x: 0, y: 0, width: 78, height: 20),
            sizes: Array(repeating: CellSize(width: 70, height: 12), count: 3), footerHeight: 2)
        #expect(split.isStacked)
        #expect(split.parts.map(\.picture.size) == Array(repeating: CellSize(width: 78, height: 5), count: 3))
    }

    @Test func `layouts share the stage equally if it is too small for all`() {
        expectPicture(
            drawn(
                CellSize(width: 40, height: 4),
                [CellSize(width: 50, height: 9), CellSize(width: 50, height: 9), CellSize(width: 5, height: 9)]),
            """
            hhhhhhhhhhhhh hhhhhhhhhhhhh hhhhhhhhhhhh
            1111111111111 2222222222222 333333333333
            1111111111111 2222222222222 333333333333
            ffffffffffffffffffffffffffffffffffffffff
            """)
    }

    @Test func `all parts are within the area and none overlap, in every area`() {
        for width in 0...40 {
            for height in 0...12 {
                let area = CellRect(x: 3, y: 2, width: width, height: height)
                for count in 2...3 {
                    let sizes = (0..<count).map { CellSize(width: 9 * ($0 + 1), height: 3) }
                    let split = SplitStage(area: area, sizes: sizes, footerHeight: 2)
                    let rects = split.parts.flatMap { [$0.heading, $0.picture] } + [split.footer]
                    let shown = rects.filter { !$0.isEmpty }
                    #expect(shown.allSatisfy { area.intersection($0) == $0 }, "\(width)×\(height)")
                    for (index, one) in shown.enumerated() {
                        #expect(shown[..<index].allSatisfy { $0.intersection(one).isEmpty }, "\(width)×\(height)")
                    }
                }
            }
        }
    }
}
