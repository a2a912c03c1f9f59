import SwiftSource
import Testing

/// What only the runner decides: what is shared and what is copied, what is changed in place, and what holes yield.
@Suite struct RunnerTests {
    @Test func `a hole yields what is wanted of it, and is listed once with what was assumed`() {
        let program = run(
            """
            struct Item { var title: String; var count: Int }
            let item: Item = known.nothing
            let label = Label(text: order.title, lines: order.lines)
            let text = order.isPaid ? "\\(order.count) paid" : "open"
            let name = order.name ?? "known"
            var turns = 0
            while order.isOpen { turns += 1 }
            for one in order.items { turns += 1 }
            """)
        #expect(program.diagnostics == [])
        #expect(
            program.topLevel.map { "\($0.name ?? "_") = \(shown($0.value))" } == [
                #"item = Item(title: "‹known.nothing.title›", count: 10)"#, #"label = "‹order.title›""#,
                "text = '‹order.count› paid'", "name = 'known'", "turns = 3",
            ])
        #expect(
            program.holes.map { "\($0.text): \($0.assumed)" } == [
                "known.nothing.title: ‹known.nothing.title›", "known.nothing.count: 10", "order.title: ‹order.title›",
                "order.lines: 0", "order.isPaid: true",
                "order.count: ‹order.count›", "order.name: known", "order.isOpen: false", "order.items: 3 elements",
            ])
    }

    @Test func `a switch over a hole takes its first case, whose names are holes too`() {
        let program = run("switch order.state {\ncase .done(let day): Label(text: day)\ndefault: Label(text: \"b\")\n}")
        #expect(program.diagnostics == [])
        #expect(program.holes.map { "\($0.text) \($0.assumed) \($0.count)" } == ["order.state .done 1"])
    }

    @Test func `behind a guard that ends in an error nothing is said of what it binds`() {
        let program = run(
            """
            func first(_ values: [Int]) -> Int {
                guard values.count == 1, let value = values.first else { fatalError() }
                return value + 1
            }
            let one = first([1, 2])
            """)
        #expect(program.diagnostics.map(\.message) == ["fatal error"])
    }
}

@Suite(.serialized) struct SlowRunnerTests {
    @Test func `a change of a thousand elements in place takes as many steps, not a million`() {
        let source = """
            struct Box { var all = Array(repeating: 0, count: 20_000) }
            var box = Box()
            for i in 0..<20_000 { box.all[i] = i }
            box.all[19_999]
            """
        #expect(outcome(source).hasSuffix("\n19999"))
    }
}
