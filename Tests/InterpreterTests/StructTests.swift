import Testing

/// Structs, their members and extensions, as Swift has them.
@Suite struct StructTests {
    @Test func `a struct that is not equatable has no equality`() {
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

    @Test func `an inout parameter takes a place, and others none`() {
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
