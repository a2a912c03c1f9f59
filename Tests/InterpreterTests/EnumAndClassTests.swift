@testable import Interpreter
import Testing

/// Enums, classes and protocols of the source.
@Suite struct EnumAndClassTests {
    @Test func `cases hold values, and patterns take them out`() {
        #expect(
            outcome(
                """
                enum Shape {
                    case circle(radius: Double), box(Double, Double), none
                    var area: Double {
                        switch self {
                        case .circle(let r): r * r * 3
                        case let .box(w, h) where w > 5: w + h
                        case .box(let w, _): w
                        case .none: 0
                        }
                    }
                    static func square(_ n: Double) -> Shape { .box(n, n) }
                }
                let shapes: [Shape] = [.circle(radius: 2), .box(6, 1), .box(2, 1), .none, .square(3)]
                shapes.map { $0.area }
                if case .circle(let r) = shapes[0] { r }
                for s in shapes { if case let .box(w, h) = s { print(w) } }
                [1.0, 2].map(Shape.square)
                """)
                == "shapes = [circle(radius: 2.0), box(6.0, 1.0), box(2.0, 1.0), none, box(3.0, 3.0)]\n"
                + "[12.0, 7.0, 2.0, 0.0, 3.0]\n[box(1.0, 1.0), box(2.0, 2.0)]")
    }

    @Test func `raw values and all cases`() {
        #expect(
            outcome(
                """
                enum Size: Int, CaseIterable { case small = 3, medium, large }
                enum Word: String { case a, b = "bee" }
                Size.large.rawValue
                Size(rawValue: 4) == .medium
                Size(rawValue: 9) == nil
                Word.a.rawValue + Word.b.rawValue
                Size.allCases.count
                Size.small == .large
                """) == "5\ntrue\ntrue\n'abee'\n3\nfalse")
    }

    @Test func `optionals are matched as the enum that they are`() {
        #expect(
            outcome(
                """
                let a: Int? = 3
                switch a { case .some(let n): "\\(n)"; case .none: "none" }
                let b: Int? = nil
                let t = switch b { case .some(let n): n; case .none: -1 }
                """) == "a = 3\nb = nil\nt = -1")
    }

    @Test func `an object is the same one wherever it goes`() {
        #expect(
            outcome(
                """
                final class Counter {
                    private var count = 0
                    let step: Int
                    init(step: Int) { self.step = step }
                    var shown: String { "n\\(count)" }
                    func up() -> Int { count += step; return count }
                }
                let a = Counter(step: 2)
                let b = a
                a.up()
                b.up()
                a.shown
                a === b
                a === Counter(step: 1)
                """) == "a = Counter\nb = Counter\n2\n4\n'n4'\ntrue\nfalse")
    }

    @Test func `objects that hold each other are let go`() {
        #expect(
            outcome(
                """
                final class Node { var next: Node?; let n: Int; init(_ n: Int) { self.n = n } }
                let a = Node(1)
                let b = Node(2)
                a.next = b
                b.next = a
                a.next?.next?.n ?? 0
                """) == "a = Node\nb = Node\n1")
    }

    @Test func `a value behind a question mark is assigned where there is one`() {
        #expect(
            outcome(
                """
                final class Node { var next: Node?; var n = 1 }
                let a = Node()
                a.next?.n = 5
                a.next = Node()
                a.next?.n = 6
                a.next?.n ?? 0
                """) == "a = Node\n6")
    }

    @Test func `types inside functions are there for each call`() {
        #expect(
            outcome(
                """
                func f(_ n: Int) -> Int {
                    struct Pair { var a: Half; var b = Half(n: 1); enum Kind { case x }
                        struct Half { var n: Int }
                        var sum: Int { a.n + b.n } }
                    let pair = Pair(a: Pair.Half(n: n))
                    let rest = n > 0 ? f(n - 1) : 0
                    return pair.sum + rest
                }
                f(3)
                f(1)
                """) == "10\n3")
    }

    @Test func `a program releases its types and objects`() {
        weak var evaluation: AnyObject?
        do {
            let program = run(
                """
                final class Node { var next: Node?; static let shared = Node(); var f: () -> Int = { 1 } }
                struct Value { static let all = [Value(n: Node.shared)]; let n: Node }
                func g() { struct Local { let n: Node }; let l = Local(n: Node()); l.n.next = l.n; l.n.f = { l.n.f() } }
                g()
                Node.shared.next = Node.shared
                let v = Value.all[0]
                v.n.f = { v.n.f() }
                """)
            #expect(program.diagnostics == [])
            if case .instance(let value)? = program.topLevel.last?.value { evaluation = value.symbol }
            #expect(evaluation != nil)
        }
        #expect(evaluation == nil)
    }

    @Test func `protocols' extensions give their methods to what conforms`() {
        #expect(
            outcome(
                """
                protocol Named { var name: String { get } ; func greet() -> String }
                protocol Titled: Named { }
                extension Named {
                    func greet() -> String { "hello \\(name)" }
                    var shout: String { greet().uppercased() }
                }
                struct Cat: Named { let name = "cat" }
                struct Dog: Titled { let name: String; func greet() -> String { "wuff" } }
                enum Bird: Named { case owl; var name: String { "owl" } }
                extension Int: Named { var name: String { "\\(self)" } }
                let all: [Named] = [Cat(), Dog(name: "d"), Bird.owl, 7]
                all.map { $0.shout }
                all[1] is Dog
                (all[1] as? Dog)?.name ?? ""
                all[0] as? Dog == nil
                """
            ).hasSuffix("['HELLO CAT', 'WUFF', 'HELLO OWL', 'HELLO 7']\ntrue\n'd'\ntrue"))
        expectErrors(
            "protocol P { }\nstruct A { }\nlet p: P = ⟦A()⟧", "cannot convert value of type 'A' to specified type 'P'")
    }

    @Test func `a class has the initializers that its generic superclass hands down`() {
        let source = """
            class Box<T> {
                let value: T
                init(value: T) { self.value = value }
                convenience init(twice value: T) { self.init(value: value) }
            }
            class Plain: Box<Int> {}
            class Counting: Box<Int> {
                override init(value: Int) { super.init(value: value + 1) }
                convenience init(half: Int) { self.init(value: half * 2) }
            }
            Plain(value: 1).value
            Plain(twice: 2).value
            Counting(half: 3).value
            """
        #expect(outcome(source) == "1\n2\n7")
    }

    @Test func `misused enums are errors`() {
        expectErrors("enum A { case big }\nlet a: A = .⟦bib⟧", "'.bib' is not a member of A; did you mean 'big'?")
        expectErrors(
            "enum A { case b(Int) }\nA.b(⟦\"x\"⟧)",
            "cannot convert value of type 'String' to expected argument type 'Int'")
    }
}
