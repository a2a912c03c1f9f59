import Testing

/// What is not run is told as what it is, once, and what follows from it is no further error.
@Suite struct MisleadingErrorTests {
    @Test func `members of a type that a generic parameter stands for`() {
        expectErrors(
            "protocol P { static var kind: String { get } }\nfunc f<T: P>(_ t: T.Type) -> String { T.⟦kind⟧ }\n"
                + "struct A: P { static let kind = \"a\" }\nlet a = f(A.self)",
            "haggle does not run 'kind' of a type that a generic parameter stands for yet")
    }

    @Test func `extensions of optionals, and the type of a value`() {
        expectErrors(
            "extension ⟦Optional⟧ where Wrapped == String { var orEmpty: String { self ?? \"\" } }\n"
                + "let s: String? = nil\nlet t: String? = \"a\"\ns.orEmpty\nt.orEmpty",
            "haggle does not run extensions of 'Optional' yet")
        expectErrors("let t = ⟦type⟧(of: 3)\nt", "haggle does not run 'type(of:)' yet")
    }

    @Test func `types of the language that are not run`() {
        expectErrors("let s = ⟦Set⟧([1, 2])\ns", "haggle does not run 'Set' yet")
        expectErrors("struct Sides: ⟦OptionSet⟧ { let rawValue: Int }", "haggle does not run 'OptionSet' yet")
    }

    @Test func `a class that inherits from another of the source`() {
        expectErrors(
            """
            class Model {
                var name = "m"
                init(name: String) { self.name = name }
                func text() -> String { name }
            }
            class Loud: ⟦Model⟧ {
                var extra = 1
                override init(name: String) { super.init(name: name) }
                override func text() -> String { super.text() + "!" }
            }
            let loud = Loud(name: "x")
            loud.name = "y"
            loud.text()
            """, "haggle does not run types that inherit from 'Model', which the source declares yet")
    }

    @Test func `an operator of the source's own`() {
        expectErrors(
            "infix ⟦operator⟧ |>: AdditionPrecedence\nfunc |> (a: Int, b: Int) -> Int { a + b }\nlet a = 1 |> 2\na",
            "haggle does not run 'operator' yet")
        expectErrors(
            "prefix ⟦operator⟧ ~~\nprefix func ~~ (a: Int) -> Int { a }\nlet a = ~~2",
            "haggle does not run 'operator' yet")
    }

    @Test func `a switch that leaves out cases is told when it is reached, whatever it is given`() {
        let kind = "enum Kind { case a, b(Int), c }\n"
        let leaving = "func f(_ k: Kind) -> Int { switch ⟦k⟧ { case .a: return 1"
        expectErrors(
            kind + leaving + " } }\nf(.a)\nf(.c)", "switch must be exhaustive; add missing cases: '.b', '.c'")
        expectErrors(
            kind + leaving + "\ncase .c where 1 > 2: return 2\ncase .b(3): return 3 } }\nf(.a)",
            "switch must be exhaustive; add missing cases: '.b', '.c'")
        #expect(outcome(kind + leaving.filter { !"⟦⟧".contains($0) } + " } }") == "")
    }

    @Test(arguments: [
        "case .a: 1\ncase .b, .c: 2", "case .a: 1\ndefault: 2", "case .a, .c: 1\ncase .b(let n): n",
        "case .a, .c: 1\ncase let .b(n): n", "case .a: 1\ncase _: 2", "case .a: 1\ncase let other: 2",
        "case .a, .c: 1\ncase .b(0): 2\ncase .b(_): 3", "case Kind.a, Kind.c: 1\ncase Kind.b: 2",
        "case .a, .c: 1\ncase .b(..<0): 2\ncase .b(0...): 3",
    ])
    func `a switch that has all is right`(cases: String) {
        let source = "enum Kind { case a, b(Int), c }\nlet k = Kind.a\nlet n = switch k {\n\(cases)\n}"
        #expect(outcome(source).hasSuffix("n = 1"), "\(outcome(source))")
    }

    @Test func `an optional enum is switched over`() {
        let source = "enum E { case a, b }\nlet e: E? = .b\n"
        #expect(outcome(source + "let n = switch e { case .a: 1\ncase .b: 2\ncase nil: 3 }").hasSuffix("n = 2"))
        #expect(outcome(source + "let n = switch e { case .a?: 1\ncase .b?: 2\ncase nil: 3 }").hasSuffix("n = 2"))
        let holding = "enum E { case a, b(Int) }\nlet e: E? = .b(2)\n"
        #expect(
            outcome(holding + "let n = switch e { case .a?: 1\ncase .b(let n)?: n\ncase nil: 3 }").hasSuffix("n = 2"))
        #expect(
            outcome(source + "let n = switch e { case .some(let x): x == .a ? 1 : 2\ncase .none: 3 }").hasSuffix(
                "n = 2"))
    }

    @Test func `an autoclosure is evaluated when the function calls it`() {
        let source = """
            func either(_ first: Bool, or second: @autoclosure () -> Bool) -> Bool { first ? true : second() }
            let none: [Int] = []
            let a = either(none.isEmpty, or: none[0] == 1)
            let b = either(false, or: 1 < 2)
            """
        #expect(outcome(source).hasSuffix("a = true\nb = true"))
    }
}
