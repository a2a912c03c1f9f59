import Testing

/// Structs, their members and extensions, as Swift has them.
@Suite struct StructTests {
    @Test func `a struct is made from its members, with defaults left out`() {
        #expect(
            outcome(
                """
                struct Point { var x: Double; var y = 2.0; let name: String? = nil; var tag: Int? }
                let a = Point(x: 1)
                let b = Point(x: 1, y: 3, tag: 4)
                b.y + a.x
                """)
                    == """
                    a = Point(x: 1.0, y: 2.0, name: nil, tag: nil)
                    b = Point(x: 1.0, y: 3.0, name: nil, tag: Optional(4))
                    4.0
                    """)
    }

    @Test func `a struct is a copy wherever it goes`() {
        #expect(
            outcome(
                """
                struct Inner { var n = 1 }
                struct Outer { var inner = Inner(); var list = [Inner(n: 5)] }
                var a = Outer()
                let b = a
                a.inner.n = 7
                a.list[0].n += 1
                "\\(a.inner.n) \\(a.list[0].n) \\(b.inner.n) \\(b.list[0].n)"
                """
            ).hasSuffix("'7 6 1 5'"))
    }

    @Test func `methods, computed properties and statics`() {
        #expect(
            outcome(
                """
                struct Square {
                    static let unit = Square(side: 1)
                    static func sized(_ n: Double) -> Square { Square(side: n) }
                    var side: Double
                    var area: Double { side * side }
                    var half: Double { get { side / 2 } set { side = newValue * 2 } }
                    func scaled(by n: Double) -> Square { Self(side: side * n) }
                    mutating func grow() { side += 1; half += 1 }
                }
                var a = Square.unit
                a.grow()
                a.area
                a.scaled(by: 2).half
                let b: Square = .sized(3)
                b.area
                [Square.unit, b].map { $0.area }
                """)
                == "a = Square(side: 4.0)\n16.0\n4.0\nb = Square(side: 3.0)\n9.0\n[1.0, 9.0]")
    }

    @Test func `own initializers, delegating and failable`() {
        #expect(
            outcome(
                """
                struct Span {
                    let start: Int, end: Int
                    init(from start: Int, count: Int = 1) { self.start = start; end = start + count }
                    init?(text: String) { if text.isEmpty { return nil }; self.init(from: text.count) }
                }
                Span(from: 2)
                Span(from: 2, count: 5).end
                Span(text: "") == nil
                Span(text: "abc")?.start ?? 0
                """) == "Span(start: 2, end: 3)\n7\ntrue\n3")
    }

    @Test func `nested types, aliases and extensions`() {
        #expect(
            outcome(
                """
                struct Card {
                    enum Size { case small, large }
                    struct Style { var size: Size = .small; static let big = Style(size: .large) }
                    typealias Width = Double
                    var style: Style = .big
                    let width: Width
                }
                extension Card { var isBig: Bool { style.size == .large }; init() { self.init(width: 3) } }
                Card().isBig
                Card(style: Card.Style(), width: 2).isBig
                let s: Card.Size = .small
                """) == "true\nfalse\ns = small")
    }

    @Test func `equality is part by part, or as the type says`() {
        #expect(
            outcome(
                """
                struct A: Equatable { var n: Int }
                struct B { var n: Int; static func == (a: B, b: B) -> Bool { a.n % 10 == b.n % 10 }
                    static func + (a: B, b: B) -> B { B(n: a.n + b.n) } }
                A(n: 1) == A(n: 1)
                A(n: 1) != A(n: 2)
                B(n: 11) == B(n: 1)
                B(n: 1) + B(n: 2)
                """) == "true\ntrue\ntrue\nB(n: 3)")
        expectErrors(
            "struct A { var n = 1 }\nA() ⟦==⟧ A()",
            "binary operator '==' cannot be applied to operands of type 'A' and 'A'")
    }

    @Test func `a source's extensions add to types of the vocabulary and the language`() {
        #expect(
            outcome(
                """
                extension Element {
                    func card(_ n: Double = 2) -> Element { inset(uniform: n) }
                    var doubled: Element { Row { self; self } }
                }
                extension Colour { static let brand = Colour.gray(0.5); static func dim() -> Colour { brand } }
                extension Int { var twice: Int { self * 2 }; func plus(_ n: Int) -> Int { self + n } }
                extension Array { var second: Element { self[1] } }
                extension Label { init(title: String) { self.init(text: title, lines: 1) } }
                Label(text: "a").card()
                Box(colour: .brand).doubled
                Box(colour: .dim())
                3.twice.plus(1)
                [1, 2].second
                Label(title: "x")
                """)
                == "Inset(2.0, \"a\")\nRow(top 0.0: Box(gray(0.5)) Box(gray(0.5)))\nBox(gray(0.5))\n7\n2\n\"x\":1")
    }

    @Test func `a type that describes itself is written so`() {
        #expect(
            outcome(
                """
                struct A: CustomStringConvertible { let n: Int; var description: String { "A#\\(n)" } }
                "\\(A(n: 1)) \\([A(n: 2)])"
                """) == "'A#1 [A#2]'")
    }

    @Test func `generic functions and types are run with any types`() {
        #expect(
            outcome(
                """
                struct Pair<A, B> { let a: A; let b: B; var swapped: Pair<B, A> { Pair<B, A>(a: b, b: a) } }
                func first<T>(_ values: [T], or other: T) -> T { values.isEmpty ? other : values[0] }
                Pair(a: 1, b: "x").swapped
                first([2, 3], or: 0)
                """) == "Pair(a: \"x\", b: 1)\n2")
    }

    @Test func `inout parameters change what they are given`() {
        #expect(
            outcome(
                """
                struct Counter { var counts = [0, 0] }
                func bump(_ n: inout Int, by step: Int = 1) { n += step }
                var a = 1
                var c = Counter()
                bump(&a)
                bump(&c.counts[1], by: 5)
                """) == "a = 2\nc = Counter(counts: [0, 5])")
        expectErrors(
            "func f(_ n: inout Int) {}\nvar a = 1\nf(⟦a⟧)",
            "passing value of type 'Int' to an inout parameter requires explicit '&'")
        expectErrors(
            "func f(_ n: Int) {}\nvar a = 1\nf(⟦&a⟧)", "'&' used with non-inout argument of type 'Int'")
    }

    @Test func `misused structs are errors`() {
        expectErrors("struct A { var n: Int }\nA⟦()⟧", "missing argument for parameter 'n'", at: ")")
        expectHoles("struct A { }\nlet a = \"\\(A().b)\"", ["A().b"])
        expectErrors("struct A { var bar = 1 }\nA().⟦baz⟧", "A has no member 'baz'; did you mean 'bar'?")
        expectHoles("struct A { var b: B }", [])
        expectErrors(
            "struct A { var n = 0; mutating func f() { n = ⟦a⟧.n } }\nvar a = A()\na.f()",
            "overlapping accesses to 'a': it is being changed by a mutating method")
    }
}
