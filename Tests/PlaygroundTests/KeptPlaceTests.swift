import Foundation
import Interpreter
import LayoutInspection
import Negotiation
import SwiftSource
import Terminal
import Testing

@testable import Playground

/// What a person made of the screen, from one session to the next.
@Suite struct KeptPlaceTests {
    private static let title = Hole(
        text: "title", range: SourceRange(4, 9), kind: .text, wanted: "String", assumed: "‹title›")

    private func opened(_ element: ToyElement = .menu, holes: [Hole] = []) -> PlayedState {
        PlayedState(
            120, 40,
            document: element.document(named: "Toy.swift", of: [("Toy.swift", "let title: String")], holes: holes))
    }

    /// The place as the next start reads it.
    private func kept(_ state: PlayedState) throws -> KeptPlace {
        try JSONDecoder().decode(KeptPlace.self, from: JSONEncoder().encode(state.state.place))
    }

    private func resumed(_ place: KeptPlace, _ element: ToyElement = .menu) -> PlayedState {
        var state = opened(element)
        let isReadAgain = state.state.takePlace(place)
        #expect(!isReadAgain)
        _ = state.handle(.resize(state.window))
        return state
    }

    @Test func `an untouched screen is a usual place`() throws {
        let place = try kept(opened())
        #expect(place.isUsual)
        #expect(place.width == KeptPlace.Length(proposal: "47", followsWindow: true), "\(place)")
        #expect(resumed(place).state.place == place)
    }

    @Test func `the proposal comes back with the axes that follow the window`() throws {
        var before = opened()
        for key in ["[", "[", "["] { before.type(key) }
        let place = try kept(before)
        #expect(!place.isUsual)
        let after = resumed(place)
        #expect(after.proposal.proposal == before.proposal.proposal)
        #expect(after.proposal.followed == [.vertical])
        #expect(after.inspection?.proposal == before.inspection?.proposal)
        var larger = after
        _ = larger.handle(.resize(CellSize(width: 130, height: 45)))
        #expect(larger.proposal.proposal.width == before.proposal.proposal.width)
        #expect(larger.proposal.proposal.height != before.proposal.proposal.height)
    }

    @Test func `kinds of proposals are kept as they are written`() throws {
        for text in ["<=30", "inf", "nil", "10..20", "12.5"] {
            var before = opened()
            before.type("p")
            for character in text { before.type(String(character)) }
            before.press(Key(.enter))
            let place = try kept(before)
            #expect(place.width?.proposal == text)
            #expect(resumed(place).proposal.proposal == before.proposal.proposal)
        }
    }

    @Test func `the selected element comes back, and one that is gone is ignored`() throws {
        var before = opened()
        before.type("G")
        let place = try kept(before)
        let after = resumed(place)
        #expect(after.selection == before.selection && after.selection != opened().selection)
        #expect(after.stepping.moment == before.stepping.moment)
        let usual = opened(.label("a")).selection
        #expect(resumed(place, .label("a")).selection == usual)
    }

    @Test func `stops and the sizes of panes come back`() throws {
        var before = opened()
        before.type("m")
        before.type("1")
        before.press(Key(.right, .alt))
        before.type("3")
        before.type("\\")
        let place = try kept(before)
        #expect(!place.isUsual)
        let after = resumed(place)
        #expect(after.stepping.stops == before.stepping.stops && after.stepping.stops != Stops())
        #expect(after.shown.extra == [.tree: 2] && after.shown.hidden == [.why])
        #expect(after.arrangement.panes == before.arrangement.panes)
    }

    @Test func `stops are kept as their names and paths`() throws {
        let json = #"{"stops": [{"element": {"_0": ["Menu", "Label#2"]}}, {"thirdAsk": {}}]}"#
        let place = try JSONDecoder().decode(KeptPlace.self, from: Data(json.utf8))
        #expect(place.stops == [.element(ElementPath(components: ["Menu", "Label#2"])), .thirdAsk])
        #expect(try JSONDecoder().decode(KeptPlace.self, from: JSONEncoder().encode(place)) == place)
    }

    @Test(arguments: [(Int.max, Pane.stage), (Int.min, .tree)])
    func `a pane's size that no window has leaves the smaller pane its minimum`(extra: Int, smaller: Pane) throws {
        let panes = #"[{"pane": "Tree", "extra": \#(extra), "isHidden": false}]"#
        let place = try JSONDecoder().decode(KeptPlace.self, from: Data(#"{"panes": \#(panes)}"#.utf8))
        #expect(resumed(place).arrangement.panes[smaller]?.width == 12)
    }

    @Test func `values of holes come back, except those that a comment has`() throws {
        var before = opened(holes: [Self.title])
        before.type("d")
        before.type("a")
        before.press(Key(.enter))
        #expect(before.holeSettings.map(\.expression) == ["\"a\""])
        let place = try kept(before)
        #expect(place.holes == [KeptPlace.HoleValue(name: "title", expression: "\"a\"")])
        var after = opened(holes: [Self.title])
        let isReadAgain = after.state.takePlace(place)
        #expect(isReadAgain)
        #expect(after.holeSettings == before.holeSettings)
        // The hole is gone.
        var without = opened()
        let isReadWithout = without.state.takePlace(place)
        #expect(!isReadWithout && without.holeSettings.isEmpty)
        before.documentChanged(
            ToyElement.menu.document(
                named: "Toy.swift", of: [("Toy.swift", "// haggle: title = \"a\"\nlet title: String")],
                holes: [Self.title]))
        #expect(try kept(before).holes == [])
    }

    @Test func `a chosen root is found again by its name and its file`() throws {
        let roots = [
            Root(name: "one", kind: .element, range: SourceRange(0, 3)),
            Root(name: "two", kind: .property, range: SourceRange(5, 8)),
        ]
        let document = ToyElement.menu.document(
            named: "Toy.swift", of: [("Toy.swift", "one; two")], roots: roots, chosen: 1)
        let state = PlayedState(120, 40, document: document)
        let place = try kept(state)
        #expect(place.root?.name == "two" && place.root?.file == "Toy.swift")
        #expect(place.root?.earlier?.likeness(of: roots[1], in: document.sources) == .same)
        #expect(place.root?.earlier?.likeness(of: roots[0], in: document.sources) == nil)
    }
}
