import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Terminal
import Testing

@testable import Playground

/// The roots of the sources: the header, the list, and the keys from one to the next.
@Suite struct RootListTests {
    private static let files = [
        ("Sources/App/Card.swift", "struct Card {}\nlet footer = 1"), ("Sources/App/Menu.swift", "\nstruct Menu {}"),
    ]

    private static func root(_ name: String, _ kind: Root.Kind, _ file: Int, line: Int) -> Root {
        let text = files[file].1
        let start = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(line - 1)
            .reduce(0) { $0 + $1.utf8.count + 1 }
        let base = SourceText(text, number: file).base
        return Root(name: name, kind: kind, range: SourceRange(base + start, base + start + 1))
    }

    private static let roots = [
        root("Card", .type, 0, line: 1), root("footer", .element, 0, line: 2), root("Menu", .type, 1, line: 2),
        root("Menu.header", .property, 1, line: 2), root("On a phone", .preview, 1, line: 2),
    ]

    private static func document(showing chosen: Int) -> LayoutDocument {
        ToyElement.menu.document(named: "Sources/App", of: files, roots: roots, chosen: chosen)
    }

    private func opened(_ width: Int, _ height: Int, own: String? = nil) -> PlayedState {
        PlayedState(width, height, examples: Example.three, own: own, document: Self.document(showing: 1))
    }

    @Test func `the header names the root and the number of roots as far as it fits`() {
        func header(_ width: Int) -> String { opened(width, 24).rows[0] }
        #expect(
            header(100)
                == " haggle  Sources/App · toy · footer in Card.swift · 2 of 5                      7 elements, 15 asks"
        )
        #expect(header(80) == " haggle  Sources/App · toy · footer in Card.swift · 2 of 5  7 elements, 15 asks")
        #expect(header(60) == " haggle  Sources/App · toy · footer · 2 of 5     7 elements")
        #expect(header(40) == " haggle  footer 2/5          7 elements")
    }

    @Test func `the list of roots has a row for each root`() {
        var state = opened(80, 24)
        state.type("R")
        expectPicture(
            state.part(rows: 2...10, columns: 4..<76),
            """
            ┌─ Roots in ≤45×≤12 ───────────────────────────────────────────────────┐
            │ find ‹ › type a part of it                                           │
            │                                                                      │
            │   Card         type      Card.swift:1                                │
            │ ▸ footer       element   Card.swift:2                                │
            │   Menu         type      Menu.swift:2                                │
            │   Menu.header  property  Menu.swift:2                                │
            │   On a phone   preview   Menu.swift:2                                │
            │                                                                      │
            """)
        var small = opened(40, 12)
        small.type("R")
        expectPicture(
            small.part(rows: 0...7),
            """
            ┌─ Roots in ≤36×≤7 ────────────────────┐
            │ find ‹ › type a part of it           │
            │                                      │
            │   Card         type                  │
            │ ▸ footer       element               │
            │   Menu         type                  │
            │   Menu.header  property              │
            │   On a phone   preview               │
            """)
    }

    @Test func `a preview without a name is listed with its view, and found by it`() {
        let range = Self.roots[4].range
        let previews = ["Card", "Menu"].enumerated().map { number, view in
            Root(name: "preview:\(number + 1)", kind: .preview, range: range, shows: view)
        }
        let document = ToyElement.menu.document(
            named: "Sources/App", of: Self.files, roots: Self.roots + previews, chosen: 6)
        var state = PlayedState(100, 24, examples: Example.three, own: nil, document: document)
        #expect(state.rows[0].contains("preview:2 Menu in Menu.swift · 7 of 7"))
        state.type("R")
        #expect(state.screen.contains("▸ preview:2 Menu  preview   Menu.swift:2"))
        state.type("preview:1 c")
        #expect(state.screen.contains("▸ preview:1 Card"))
        #expect(!state.screen.contains("On a phone"))
    }

    @Test func `a list that was open before its roots were read measures them`() {
        let window = CellSize(width: 80, height: 24)
        var state = PlaygroundState(window: window, colors: .none, own: "Sources/App", isOpening: true)
        func measured() -> [Root] {
            state.takeRequests().flatMap { request -> [Root] in
                if case .sizes(let roots, _, _) = request { roots } else { [] }
            }
        }
        #expect(state.handle(.key(Key(.character("R")))) == nil)
        #expect(measured() == [])
        let desk = LayoutDesk(projection: .unit)
        for _ in 0..<2 {
            // The document is read for the first time, and again as if a file had changed.
            let opened = desk.open(
                Self.document(showing: 1), in: state.proposal.proposal, after: state.laidOutID, selected: nil,
                isAnother: false)
            state.receive(.opened(opened))
            #expect(measured() == Self.roots)
        }
    }

    @Test func `resizing the window measures the roots again while their list is open`() throws {
        var state = opened(80, 24).state
        let id = try #require(state.readSources.documentID)
        func proposals() -> [Proposal] {
            state.takeRequests().compactMap { if case .sizes(_, _, let proposal) = $0 { proposal } else { nil } }
        }
        _ = state.handle(.key(.character("R")))
        #expect(proposals() == [Proposal(limits: CGSize(width: 45, height: 12))])
        state.receive(.sizes([Self.roots[0]: CGSize(width: 7, height: 3)], in: id))
        #expect(PlaygroundView(state).canvas.rows[5].contains("  Card         type      7×3  Card.swift:1"))
        #expect(proposals() == [])
        _ = state.handle(.resize(CellSize(width: 79, height: 24)))
        #expect(proposals() == [Proposal(limits: CGSize(width: 44, height: 12))])
        #expect(state.finder?.sizes == [:])
    }

    @Test func `typing filters roots by their names and their files' names`() {
        var state = opened(80, 24)
        state.type("Rmenu.h")
        expectPicture(
            state.rows[3...8].joined(separator: "\n"),
            """
                │ find ‹menu.h ›                                                       │   ▐
              0 │                                                                      │   ▐
                │ ▸ Menu.header  property  Menu.swift:2                                │   ▐
                │                                                                      │   ▐
                │                                                                      │0×1
                │                                                                      │7×3
            """)
        #expect(state.press(Key(.enter)) == [.choose(Self.roots[3])])
        #expect(state.overlay == nil)
        state.type("RCARD")
        #expect(state.found.map(\.target) == [.root(Self.roots[0]), .root(Self.roots[1])])
        state.type("zz")
        #expect(state.screen.contains("No match."))
        #expect(state.press(Key(.enter)) == [])
        #expect(state.message == "no match for 'CARDzz'")
        state.press(Key(.escape))
        #expect(state.overlay == nil)
    }

    private let next = Key(.character("n"), .control)
    private let previous = Key(.character("p"), .control)

    @Test func `keys go to the next root and to the one before, and round`() {
        var state = opened(80, 24)
        #expect(state.press(next) == [.choose(Self.roots[2])])
        state.documentChanged(Self.document(showing: 1))
        #expect(state.press(previous) == [.choose(Self.roots[0])])
        state.documentChanged(Self.document(showing: 0))
        #expect(state.press(previous) == [.choose(Self.roots[4])])
        var alone = PlayedState.order(80, 24)
        #expect(alone.press(next) == [])
        #expect(alone.message == "card is the only root")
        var none = PlayedState.menu(80, 24)
        none.type("R")
        #expect(none.message == "nothing here can be laid out")
    }

    @Test func `each press counts, even before the last root is read`() {
        var state = opened(80, 24)
        #expect(state.press(next, next, next) == [2, 3, 4].map { .choose(Self.roots[$0]) })
        #expect(state.press(previous) == [.choose(Self.roots[3])])
        // A stopped reading is no longer awaited.
        state.state.workStopped()
        #expect(state.press(next) == [.choose(Self.roots[2])])
        state.documentChanged(Self.document(showing: 2))
        #expect(state.press(next) == [.choose(Self.roots[3])])
    }

    @Test func `another root begins at its corner, and the same root keeps its scroll position`() {
        var state = opened(80, 24)
        state.type("jj")
        let selection = state.selection
        state.documentChanged(Self.document(showing: 1))
        #expect(state.selection == selection)
        state.documentChanged(Self.document(showing: 2))
        #expect(state.selection?.description == "Column")
    }

    @Test func `a click on a row of the list chooses it, even if scrolled`() {
        var state = opened(40, 9)
        state.type("R")
        state.press(Key(.end))
        let y = state.rows.firstIndex { $0.contains("On a phone") } ?? 0
        #expect(state.mouse(.press(.left), 6, y) == .choose(Self.roots[4]))
    }

    @Test func `the person's own file is first in the lists of examples and roots, and a key away`() {
        var state = opened(80, 24, own: "Sources/App")
        #expect(state.type("X") == [.openOwn])
        #expect(state.message == "read again: this is what you opened")
        state.type("x")
        expectPicture(
            state.rows[2...7].joined(separator: "\n"),
            """
            ─ 2 ┌─ Files and examples ─────────────────────────────────────────────────┐it ─
                │ find ‹ › type a part of it                                           │   ▐
              0 │                                                                      │   ▐
                │ ▸ Sources/App  yours  what you opened                                │   ▐
                │   Badge        toy    A number on a corner                           │   ▐
                │   Card         toy    A picture, a title                             │0×1
            """)
        #expect(state.press(Key(.enter)) == [.openOwn])
        state.press(Key(.down))
        #expect(state.press(Key(.enter)) == [.open(Example.three[0])])
        state.open(
            ToyElement.box(1, 1).document(
                named: "Badge", of: [("Badge", Example.three[0].source)],
                roots: [Root(name: "element:1", kind: .element, range: SourceRange(0, 1))]))
        #expect(state.type("X") == [.openOwn])
        state.type("R")
        expectPicture(
            state.rows[3...8].joined(separator: "\n"),
            """
                │ find ‹ › type a part of it                                           │   ▐
              0 │                                                                      │   ▐
                │ ▸ element:1    element  line 1                                       │   ▐
                │   Sources/App  yours    what you opened                              │   ▐
                │                                                                      │   ▐
                │                                                                      │ly ▐
            """)
        state.press(Key(.end))
        #expect(state.press(Key(.enter)) == [.openOwn])
        var none = opened(80, 24)
        none.type("X")
        #expect(none.message == "no file was opened; x lists the examples")
    }
}
