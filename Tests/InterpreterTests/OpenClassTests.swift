import Interpreter
import SwiftSource
import Testing

/// Classes of the source that inherit from one that compiled code has.
@Suite struct OpenClassTests {
    private static let types = """
        final class Text: Component, TypedComponent {
            typealias PropType = String
            override func size(in width: Double) -> Double { Double(props.count) }
        }
        final class Counter: Component, TypedComponent {
            typealias PropType = (start: Int, step: Double)
            typealias StateType = Int
            override func initialState() -> Int? { props.start }
            override func render() -> [Component] {
                let count = state ?? -1
                updateState(state: count + 1)
                return [Text("\\(count)"), Text(key: "s", "\\(props.step)")]
            }
            override func size(in width: Double) -> Double { super.size(in: width) + props.step }
        }

        """

    private static func components(_ source: String) -> (Program, [Component]) {
        let program = SourceRunner(vocabulary: ToyComponents.vocabulary).run(
            Parser.parse(SourceText(types + source)))
        let components = program.topLevel.compactMap { value -> Component? in
            guard case .native(let native) = value.value else { return nil }
            return native.payload as? Component
        }
        return (program, components)
    }

    @Test func `props, state and super, through an initializer that is inherited`() {
        let (program, components) = Self.components("Counter(key: 1, (start: 3, step: 2))")
        #expect(program.diagnostics == [])
        #expect(
            components.map(\.text) == [
                "Counter(key 1, size 6.5: Text(key nil, size 1.0: ), Text(key 's', size 3.0: ))"
            ])
    }

    @Test func `an object's fields are changed by its own code and by compiled code`() {
        let (program, components) = Self.components("Counter((9, 0.5))")
        #expect(components.first?.text.contains("Text(key nil, size 1.0: )") == true)
        #expect(components.first?.text.contains("Text(key nil, size 2.0: )") == true)
        #expect(components.first?.source[field: "state"].map(shown) == "11")
        components.first?.source[field: "state"] = .int(12345)
        #expect(components.first?.text.contains("Text(key nil, size 5.0: )") == true)
        #expect(program.diagnostics == [])
    }

    @Test func `an object is one object in compiled code too`() {
        let (_, components) = Self.components("let a = Text(\"x\")\nlet b = a")
        #expect(components.count == 2)
        #expect(components.first === components.last)
    }

    @Test func `an extension of a class leaves what it keeps`() {
        let (program, components) = Self.components(
            "protocol P { }\nfinal class A: Component { var n = 3; override func size(in w: Double) -> Double { m } }\n"
                + "extension A: P { var m: Double { Double(n) } }\nA(key: 1)")
        #expect(program.diagnostics == [])
        #expect(components.map(\.text) == ["A(key 1, size 3.0: )"])
    }

}
