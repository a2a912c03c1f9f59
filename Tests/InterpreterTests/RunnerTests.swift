import SwiftSource
import Testing

/// What only the runner decides: what is shared and what is copied, what is changed in place, and what holes yield.
@Suite struct RunnerTests {
    @Test func `observers hear of changes, not of the initializer's`() {
        let source = """
            struct A { var n = 1 { didSet { log += "\\(oldValue)>\\(n) " } }; var log = ""; init() { n = 2 } }
            var a = A()
            a.n = 5
            a.n += 1
            a.log
            """
        #expect(outcome(source).hasSuffix("\n'2>5 5>6 '"))
    }

    @Test func `classes inherit, override and call what they override`() {
        let source = """
            class B { var n: Int; init(n: Int) { self.n = n }; func f() -> String { "B\\(n)" }; var d: Int { n } }
            class C: B {
                override init(n: Int) { super.init(n: n + 1) }
                override func f() -> String { "C" + super.f() }
                override var d: Int { super.d * 10 }
            }
            let c: B = C(n: 3)
            c.f()
            c.d
            """
        #expect(outcome(source) == "c = C\n'CB4'\n40")
    }

    @Test func `each turn of a loop has its own variables, and local functions share those around them`() {
        let source = """
            func outer() -> [Int] {
                var total = 0
                func add(_ n: Int) { total += n; if n > 0 { add(n - 1) } }
                add(4)
                var all: [() -> Int] = []
                for i in 0..<3 { var k = i; all.append { k += 1; return k + total } }
                return all.map { $0() + $0() }
            }
            outer()
            """
        #expect(outcome(source) == "[23, 25, 27]")
    }

    @Test func `a nested value is changed in its place`() {
        let source = """
            struct Square { var side: Double; mutating func grow() { side += 1 } }
            func up(_ n: inout Int) { n += 1 }
            var entries: [String: [Int]] = [:]
            entries["a", default: []].append(3)
            entries["a"]?.append(4)
            entries["b"]?.append(5)
            var numbers = [1, 2]
            up(&numbers[1])
            numbers[0] *= 7
            var square: Square? = Square(side: 1)
            square?.grow()
            """
        #expect(
            outcome(source) == "entries = ['a': [3, 4]]\nnil\nnumbers = [7, 3]\nsquare = Square(side: 2.0)")
    }

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
