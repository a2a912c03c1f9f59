import Testing

/// Structs, their members and extensions, as Swift has them.
@Suite struct StructTests {
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
