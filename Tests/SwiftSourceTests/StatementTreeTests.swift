import SwiftSource
import Testing

@Suite struct StatementTreeTests {
    @Test func `declarations of values`() {
        #expect(tree("let a = 1, b: Int\nvar (x, y) = t") == "(let a = 1, b: Int)\n(var (tuple x y) = t)")
        #expect(
            tree("private static let a: [String: Int?] = [:]")
                == "(private static let a: [String: Int?] = (dictionary))")
        #expect(tree("var a: Int { 3 }") == "(var a: Int {3})")
        #expect(tree("let f: (inout Row, Int) -> Void") == "(let f: (inout Row, Int) -> Void)")
        #expect(tree("let a: some View, b: any P & Q") == "(let a: some View, b: any P & Q)")
        #expect(tree("let a: Array<Array<Int>>?") == "(let a: Array<Array<Int>>?)")
    }

    @Test func `control flow`() {
        #expect(
            tree("if a, let b = c, let d { e } else if case .f = g { h } else { i }")
                == "(if a, let b = c, let d {e} case .f = g {h} else {i})")
        #expect(tree("guard let a else { return }") == "(guard let a {(return)})")
        #expect(
            tree("for (i, x) in xs.enumerated() where i > 0 { f(x) }")
                == "(for (tuple i x) in (call xs.enumerated) where (i > 0) {(call f x)})")
        #expect(tree("outer: while a { break outer }") == "(outer: (while a {(break outer)}))")
        #expect(tree("repeat { a } while b") == "(repeat {a} b)")
        #expect(
            tree(
                "switch a {\ncase 1, 2: b\ncase let x where x > 3: c; d\ncase .e(let f): fallthrough\ndefault: break\n}"
            )
                == "(switch a (case 1, 2: b) (case (let x) where (x > 3): c; d) (case (call .e (let f)): (fallthrough)) (default: (break)))"
        )
        #expect(tree("do { try a() } catch let e { b }") == "(do {(try (call a))} catch {b})")
        #expect(tree("if f { g } ") == "(if f {g})")
    }

    @Test func `functions`() {
        #expect(
            tree("func card(_ title: String, width w: CGFloat = 10, xs: Int...) async throws -> some Element { a }")
                == "(func card(_ title: String, width w: CGFloat = 10, xs: Int...) -> some Element {a})")
        #expect(tree("func id<T: P>(_ t: T) -> T where T: Q { t }") == "(func id<T: P>(_ t: T) -> T where T: Q {t})")
    }

    @Test func `types`() {
        let source = """
            @MainActor
            public final class Card<T>: Base, P where T: Q {
                private let a: Int
                @State var b = 2
                init(a: Int) { self.a = a }
                override func layout(constraint: CGSize) -> Layout { x }
                deinit { y }
                subscript(i: Int) -> Int { i }
            }
            """
        #expect(
            tree(source)
                == "(@MainActor public final class Card<T> : Base, P where T: Q {(private let a: Int); (@State var b = 2); "
                + "(init(a: Int) {(set self.a = a)}); (override func layout(constraint: CGSize) -> Layout {x}); "
                + "(deinit() {y}); (subscript(i: Int) -> Int {i})})")
        #expect(
            tree("indirect enum E: Int { case a = 1, b\n case c(Int, x: Int) }")
                == "(indirect enum E : Int {(case a() = 1 b()); (case c(_ : Int, x: Int))})")
        #expect(
            tree("protocol P: Q { associatedtype A: B\n var x: Int { get set }\n func f() }")
                == "(protocol P : Q {(associatedtype A : B); (var x: Int {get; set}); (func f())})")
        #expect(tree("extension A.B: C { typealias D = E }") == "(extension A.B : C {(typealias D = E)})")
    }

    @Test func `imports, directives and attributes`() {
        #expect(
            tree("import BlueprintUI\n@testable import struct A.B")
                == "(import BlueprintUI)\n(@testable import A.B)")
        #expect(
            tree("#if DEBUG\na\n#if B\nb\n#endif\n#else\nc\n#endif\nd") == "(#if DEBUG {a; (#if B {b})} else {c})\nd")
    }

    @Test func `the reader goes on behind what it cannot read`() {
        #expect(tree("let = 3\nlet b = 4") == "(let _ = 3)\n(let b = 4)\nerror t:1:5: error: expected pattern")
        #expect(
            tree("f(a: )\ng(1 2)\nh()") == """
                (call f a: <missing>)
                (call g 1)
                (call h)
                error t:1:6: error: expected expression
                error t:2:5: error: expected ')' to end argument list
                """)
        #expect(
            tree("Label(text: \"a\" size: 3)")
                == "(call Label text: \"a\" size: 3)\nerror t:1:17: error: expected ',' separator")
        #expect(tree("a b") == "a\nb\nerror t:1:2: error: consecutive statements on a line must be separated by ';'")
        #expect(tree("}") == "error t:1:1: error: unexpected '}'")
        #expect(
            tree("Row { row in\n    row.a = \n}\nlet x = 1") == """
                (call Row trailing (closure |row| (set row.a = <missing>)))
                (let x = 1)
                error t:2:12: error: expected expression after '='
                """)
        #expect(tree("let a = 1 +\nwidth()\nlet b = c &&\ncheck(1)").contains("error") == false)
        #expect(
            tree("let a = 1 +\nrow.b = 2") == """
                (let a = 1)
                (set row.b = 2)
                error t:1:12: error: expected expression after '+'
                """)
        #expect(
            tree("Row {\n    a\n") == "(call Row trailing (closure a))\nerror t:2:6: error: expected '}' to end closure"
        )
    }
}
