import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Testing
import TheodoliteDialect
import Vocabularies

/// States of a source's components, across passes and reloads.
struct SourceStateTests {
    /// A user of a source: taps, edits, and the resulting texts.
    private struct Person {
        private(set) var document: LayoutDocument
        private var tapDiagnostics: [Diagnostic] = []
        private var states: (any ElementStates)?
        private var layout: InspectedLayout
        private var width: CGFloat = 40

        init(_ source: String) throws {
            document = Self.read(source)
            layout = try Self.layOut(document, width, &states)
        }

        var inspection: Inspection { layout.inspection }

        private static func read(_ source: String) -> LayoutDocument {
            LayoutReader(dialects: [Theodolite()])
                .read(SourceText("import TheodoliteDialect\n" + source), name: "source")
        }

        private static func layOut(
            _ document: LayoutDocument, _ width: CGFloat, _ states: inout (any ElementStates)?
        ) throws -> InspectedLayout {
            let proposal = Proposal(width: .atMost(width), height: .atMost(20))
            let layout = try document.layOut(proposal, keeping: &states)
            return try #require(layout, "\(document.diagnostics.map(\.message))")
        }

        mutating func edit(_ source: String) throws {
            document = Self.read(source)
            try propose(width)
        }

        mutating func propose(_ width: CGFloat) throws {
            self.width = width
            layout = try Self.layOut(document, width, &states)
        }

        /// Taps the component at an index of the tappable ones, from top to bottom.
        mutating func tap(_ index: Int = 0) throws {
            let tapped = inspection.elements.indices.filter { inspection.interaction(of: $0) == .taps }
            tapDiagnostics = document.tap(tapped[index], of: layout, keeping: &states)
            try propose(width)
        }

        var texts: [String] {
            inspection.elements.indices.filter { inspection.elements[$0].name == "TextComponent" }
                .sorted { (inspection.placement(of: $0)?.step ?? 0) < (inspection.placement(of: $1)?.step ?? 0) }
                .compactMap { inspection.appearance(of: $0).text?.string }
        }

        var messages: [String] { (document.diagnostics + tapDiagnostics + inspection.failures).map(\.message) }
    }

    @Test func `a handler calls a method of its component`() throws {
        let source = """
            final class Touched: Component, TypedComponent {
                typealias PropType = String
                typealias StateType = Int
                override func render() -> [Component] {
                    let label = LabelComponent(("\\(props) \\(state ?? 0)", options: LabelComponent.Options()))
                    return [TapComponent((action: Handler(self, Touched.tapped), component: label))]
                }
                func tapped(gesture: UITapGestureRecognizer) { updateState(state: (state ?? 0) + 1) }
            }
            Touched("a")
            """
        var person = try Person(source)
        try person.tap()
        try person.tap()
        #expect(person.texts == ["a 2"])
        #expect(person.messages == [])
    }

    /// A counter with every kind of action.
    private static let counter = """
        final class Counter: Component, TypedComponent {
            typealias PropType = (title: String, start: Int)
            typealias StateType = Int
            func initialState() -> Int? { props.start }
            func more(_ tap: UITapGestureRecognizer) { updateState(state: (state ?? 0) + 1) }
            func less(_ control: UIControl) { updateState(state: state.map { $0 - 1 }) }
            override func render() -> [Component] {
                let label = LabelComponent(("\\(props.title) \\(state ?? -1)", options: .init()))
                let button = ButtonComponent(ButtonComponent.Options(
                    actions: [.touchUpInside: Action(less)], titles: [.normal: "-"]))
                return [
                    TapComponent((action: Action(more), component: label)), button,
                    TapComponent((
                        action: Action<UITapGestureRecognizer> { [self] _ in updateState(state: state! * 10) },
                        component: button)),
                ]
            }
        }

        """

    @Test func `two taps count two, by a method, a closure and a button`() throws {
        var person = try Person(Self.counter + "Counter((\"n\", start: 3))")
        #expect(person.texts == ["n 3"])
        try person.tap()
        try person.tap()
        #expect(person.texts == ["n 5"])
        try person.tap(1)
        #expect(person.texts == ["n 4"])
        try person.tap(2)
        #expect(person.texts == ["n 40"])
        #expect(person.messages == [])
    }

    @Test func `states survive another proposal and a reload`() throws {
        let source = Self.counter + "InsetComponent((insets: .zero, component: Counter((\"n\", start: 3))))"
        var person = try Person(source)
        try person.tap()
        try person.propose(12)
        #expect(person.texts == ["n 4"])
        try person.edit(
            "// Moved down.\n" + source.replacing("\"n\"", with: "\"many\"").replacing("start: 3", with: "start: 9"))
        #expect(person.texts == ["many 4"])
        try person.tap()
        #expect(person.texts == ["many 5"])
        #expect(person.messages == [])
    }

    @Test func `siblings keep their states by their keys`() throws {
        let row = """
            enum Fruit { case apple, pear }
            func row(_ order: [Fruit]) -> Component {
                FlexboxComponent((options: FlexOptions(), children: order.map {
                    FlexChild(Counter(key: $0, (title: "\\($0)", start: 0)))
                }))
            }

            """
        var person = try Person(Self.counter + row + "row([.apple, .pear])")
        try person.tap(4)
        try person.tap(4)
        #expect(person.texts == ["apple 0", "pear 2"])
        try person.edit(Self.counter + row + "row([.pear, .apple])")
        #expect(person.texts == ["pear 2", "apple 0"])
        #expect(person.inspection.diagnostics == [])
    }

    @Test(arguments: ["UInt8", "Float"])
    func `numbers of all types are keys`(type: String) throws {
        let row = """
            func row(_ order: [\(type)]) -> Component {
                FlexboxComponent((options: FlexOptions(), children: order.map {
                    FlexChild(Counter(key: $0, (title: $0 == 1 ? "one" : "two", start: 0)))
                }))
            }

            """
        var person = try Person(Self.counter + row + "row([1, 2])")
        try person.tap(4)
        #expect(person.texts == ["one 0", "two 1"])
        try person.edit(Self.counter + row + "row([2, 1])")
        #expect(person.texts == ["two 1", "one 0"])
        #expect(person.inspection.diagnostics == [])
    }

    /// A component with a state of the source's own type.
    private static func own(_ types: String, _ stateType: String, _ first: String, _ text: String, _ next: String)
        -> String
    {
        """
        \(types)
        final class Own: Component, TypedComponent {
            typealias PropType = Int
            typealias StateType = \(stateType)
            func initialState() -> \(stateType)? { \(first) }
            override func render() -> [Component] {
                [TapComponent((
                    action: Action { _ in guard let state = self.state else { return }; \(next) },
                    component: LabelComponent((state.map { \(text) } ?? "none", options: .init()))))]
            }
        }
        Own(1)
        """
    }

    private static let box = own(
        "struct Box { var n: Int; var moods: [Mood] }\nenum Mood { case calm, loud(Int) }", "Box",
        "Box(n: 1, moods: [.calm])", "\"\\($0.n) \\($0.moods[0])\"",
        "updateState(state: Box(n: state.n + 1, moods: [.loud(state.n)]))")

    @Test func `states of the source's own types become states of the new types with their names`() throws {
        var person = try Person(Self.box)
        #expect(person.texts == ["1 calm"])
        try person.tap()
        #expect(person.texts == ["2 loud(1)"])
        try person.edit("let above = 1\n" + Self.box)
        #expect(person.texts == ["2 loud(1)"])
        try person.tap()
        #expect(person.texts == ["3 loud(2)"])
        #expect(person.messages == [])
    }

    @Test(arguments: [
        ("struct Box { var n", "struct Box { var more = 2; var n"),
        ("case calm, loud(Int)", "case calm, loud(Double)"),
        ("case calm, loud(Int)", "case calm, quiet(Int), loud(Int, Int)"), ("var n: Int", "var n: CGFloat"),
    ])
    func `states that their types cannot hold any more are dropped`(old: String, new: String) throws {
        var person = try Person(Self.box)
        try person.tap()
        try person.edit(Self.box.replacing(old, with: new).replacing("loud(state.n)", with: "calm"))
        #expect(person.texts == [new.contains("CGFloat") ? "1.0 calm" : "1 calm"])
        #expect(person.messages == [])
    }

    @Test func `states of another type, and objects and functions of another program, are dropped`() throws {
        var person = try Person(Self.counter.replacing("Counter", with: "Own") + "Own((\"n\", start: 3))")
        try person.tap()
        try person.edit(Self.own("", "String", "\"first\"", "$0", "updateState(state: state + \"!\")"))
        #expect(person.texts == ["first"])
        try person.tap()
        #expect(person.texts == ["first!"])
        let object = Self.own(
            "final class Tally { var n = 1 }", "Tally", "Tally()", "\"\\($0.n)\"",
            "state.n += 1; updateState(state: state)")
        try person.edit(object)
        try person.tap()
        #expect(person.texts == ["2"])
        try person.edit(object + "\n")
        #expect(person.texts == ["1"])
        let function = Self.own(
            "", "(Int) -> Int", "{ $0 + 1 }", "\"\\($0(1))\"", "updateState(state: { state($0) * 2 })")
        try person.edit(function)
        try person.tap()
        #expect(person.texts == ["4"])
        try person.edit(function + "\n")
        #expect(person.texts == ["2"])
        #expect(person.messages == [])
    }

    @Test(arguments: [
        ("let none: [Int] = []; updateState(state: none[3])", "index 3 is out of range; the count is 0"),
        ("while true { }", "this takes too many steps; the source was stopped here"),
        ("updateState(state: \"x\")", ""),
        ("func again() -> Int { again() }; updateState(state: again())", ""),
    ])
    func `a handler that fails is reported, and the state stays`(handler: String, message: String) throws {
        var person = try Person(Self.own("", "Int", "7", "\"\\($0)\"", handler))
        try person.tap()
        #expect(person.texts == ["7"])
        #expect(person.messages.count == 1, "\(person.messages)")
        #expect(message.isEmpty || person.messages == [message])
        try person.tap()
        #expect(person.texts == ["7"])
    }

    @Test func `an update outside of a pass has no effect`() throws {
        let person = try Person(Self.counter + "let c = Counter((\"n\", start: 3))\nc.updateState(state: 9)\nc")
        #expect(person.texts == ["n 3"])
        #expect(person.messages == [])
    }
}
