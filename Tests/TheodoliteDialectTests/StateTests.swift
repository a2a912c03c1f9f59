import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Testing
import TheodoliteDialect

@testable import Interpreter
@testable import Vocabularies

/// States of components, across passes.
struct StateTests {
    /// A number that a tap increments.
    private final class Counter: Component, TypedComponent {
        typealias PropType = String
        typealias StateType = Int

        func initialState() -> Int? { 0 }

        override func render() -> [Component] {
            [
                TapComponent(
                    (
                        action: Action { _ in self.updateState(state: (self.state ?? 0) + 1) },
                        component: label("\(props) \(state ?? -1)")
                    ))
            ]
        }
    }

    /// As many counters as its state, and a button for more.
    private final class Shelf: Component, TypedComponent {
        typealias PropType = [String]
        typealias StateType = Bool

        func initialState() -> Bool? { false }

        override func render() -> [Component] {
            let names = state == true ? Array(props.reversed()) : props
            let counters = names.map { FlexChild(Counter(key: $0, $0)) }
            let button = ButtonComponent(
                ButtonComponent.Options(
                    actions: [.touchUpInside: Action { _ in self.updateState(state: self.state != true) }],
                    titles: [.normal: "turn"]))
            return [flex(FlexOptions(flexDirection: .column), counters + [FlexChild(button)])]
        }
    }

    /// A user of a layout: taps, and the resulting texts.
    private struct Person {
        let root: () -> Component
        var states: (any ElementStates)?
        private var pass: RecordedPass?
        var record: LayoutRecord { pass?.record ?? Recorder().finished }

        init(_ root: @escaping () -> Component) {
            self.root = root
            relayout()
        }

        mutating func relayout() {
            let root = root()
            let order = PassOrder(
                Native(TypeName(root.typeName), root), in: Proposal(width: .atMost(40), height: .atMost(20)),
                cells: .unit)
            pass = Theodolite().layOut(order, keeping: &states)
        }

        /// Taps the component at an index of the tappable ones, from top to bottom.
        mutating func tap(_ index: Int, thenLaysOut: Bool = true) {
            let tapped = record.elements.indices.map { ElementID($0) }
                .filter { pass?.elements.interaction(of: $0, in: record) == .taps }
                .sorted { (record[$0].placement?.step ?? 0) < (record[$1].placement?.step ?? 0) }
            guard tapped.indices.contains(index) else { return }
            pass?.elements.tap(tapped[index], keeping: &states)
            if thenLaysOut { relayout() }
        }

        var texts: [String] {
            record.elements.indices.map { ElementID($0) }
                .sorted { (record[$0].placement?.step ?? 0) < (record[$1].placement?.step ?? 0) }
                .filter { record[$0].name == "TextComponent" }
                .compactMap { pass?.elements.appearance(of: $0).text?.string }
        }
    }

    @Test func `a counter counts, and keeps its number if everything else is created again`() {
        var person = Person { inset(1, Counter("n")) }
        #expect(person.texts == ["n 0"])
        person.tap(0)
        person.tap(0)
        #expect(person.texts == ["n 2"])
        person.relayout()
        #expect(person.texts == ["n 2"])
    }

    @Test func `components are matched by their keys, in any order`() {
        var person = Person { Shelf(["a", "b", "c"]) }
        person.tap(1)
        person.tap(2)
        person.tap(2)
        #expect(person.texts == ["a 0", "b 1", "c 2"])
        person.tap(3)
        #expect(person.texts == ["c 2", "b 1", "a 0"])
    }

    @Test func `a component that was removed has lost its state when it returns`() {
        var names = ["a", "b"]
        var person = Person { Shelf(names) }
        person.tap(0)
        person.tap(1)
        names = ["b"]
        person.relayout()
        names = ["a", "b"]
        person.relayout()
        #expect(person.texts == ["a 0", "b 1"])
    }

    @Test func `a component of another type or key is another component`() {
        final class Other: Component, TypedComponent {
            typealias PropType = Void
            typealias StateType = Int

            func initialState() -> Int? { 7 }
            override func render() -> [Component] { [label("other \(state ?? -1)")] }
        }
        var root: Component = Counter(key: 1, "n")
        var person = Person { root }
        person.tap(0)
        root = Other(key: 1, ())
        person.relayout()
        #expect(person.texts == ["other 7"])
        root = Counter(key: 2, "n")
        person.relayout()
        #expect(person.texts == ["n 0"])
    }

    @Test func `the last of two updates in a batch applies, and nothing changes before the pass`() {
        var person = Person { Shelf(["a"]) }
        person.tap(0, thenLaysOut: false)
        person.tap(0, thenLaysOut: false)
        person.tap(1, thenLaysOut: false)
        #expect(person.texts == ["a 0"])
        person.relayout()
        #expect(person.texts == ["a 1"])
    }

    @Test func `states are values: older ones restore the older state`() {
        var person = Person { Counter("n") }
        let before = person.states
        person.tap(0)
        #expect(person.texts == ["n 1"])
        person.states = before
        person.relayout()
        #expect(person.texts == ["n 0"])
    }

    @Test func `two siblings of a type without keys share one state, and are reported`() {
        var states = ComponentStates()
        let root = flex(FlexOptions(), [FlexChild(Counter("x")), FlexChild(Counter("y"))])
        let proposal = Proposal(width: .atMost(20), height: .atMost(3))
        let recording = Recording(root, proposal, keeping: &states)
        #expect(
            recording.notes == [
                "Counter: a sibling of the same type has the same key, or none as well: both keep one state; give each a "
                    + "key of its own"
            ])
        var person = Person { flex(FlexOptions(), [FlexChild(Counter("x")), FlexChild(Counter("y"))]) }
        person.tap(1)
        #expect(person.texts == ["x 1", "y 1"])
        #expect(Recording(flex(FlexOptions(), [FlexChild(label("a")), FlexChild(label("b"))]), 9, 9).notes == [])
    }

    @Test func `one component in two positions has two states`() {
        let counter = Counter("n")
        var person = Person {
            flex(FlexOptions(), [FlexChild(inset(0, counter)), FlexChild(TapComponent((Action(), counter)))])
        }
        #expect(person.texts == ["n 0", "n 0"])
        person.tap(2)
        #expect(person.texts == ["n 0", "n 1"])
    }

    @Test func `a state may be nil at first, and updates without a pass have no effect`() {
        final class Late: Component, TypedComponent {
            typealias PropType = Void
            typealias StateType = String

            override func render() -> [Component] {
                [TapComponent((Action { _ in self.updateState(state: "here") }, label(state ?? "nothing")))]
            }
        }
        let free = Late(())
        free.updateState(state: "lost")
        #expect(free.state == nil)
        var person = Person { Late(()) }
        #expect(person.texts == ["nothing"])
        person.tap(0)
        #expect(person.texts == ["here"])
    }

    @Test func `a button that is disabled or has no action is not tappable`() {
        var heard = 0
        func button(enabled: Bool?, _ actions: [UIControl.Event: Action<UIControl>]?) -> ButtonComponent {
            ButtonComponent(
                ButtonComponent.Options(actions: actions, titles: [.normal: "x"], enabled: enabled))
        }
        let action = Action<UIControl> { _ in heard += 1 }
        for (button, responds) in [
            (button(enabled: nil, [.touchUpInside: action]), true),
            (button(enabled: false, [.touchUpInside: action]), false), (button(enabled: nil, nil), false),
        ] {
            let recording = Recording(button, 9, 9)
            let elements = RecordedComponents(all: recording.components)
            #expect((elements.interaction(of: ElementID(0), in: recording.record) == .taps) == responds)
            button.tap()
        }
        #expect(heard == 1)
    }

    @Test func `a deep tree keeps its states`() {
        var person = Person { (0..<100).reduce(Counter("n") as Component) { tree, _ in inset(0, tree) } }
        person.tap(0)
        #expect(person.texts == ["n 1"])
    }
}
