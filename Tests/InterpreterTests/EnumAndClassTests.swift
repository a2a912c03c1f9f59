@testable import Interpreter
import Testing

/// Enums, classes and protocols of the source.
@Suite struct EnumAndClassTests {
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

    @Test func `a value that does not conform is no value of the protocol`() {
        expectErrors(
            "protocol P { }\nstruct A { }\nlet p: P = ⟦A()⟧", "cannot convert value of type 'A' to specified type 'P'")
    }

    @Test func `misused enums are errors`() {
        expectErrors("enum A { case big }\nlet a: A = .⟦bib⟧", "'.bib' is not a member of A; did you mean 'big'?")
        expectErrors(
            "enum A { case b(Int) }\nA.b(⟦\"x\"⟧)",
            "cannot convert value of type 'String' to expected argument type 'Int'")
    }
}
