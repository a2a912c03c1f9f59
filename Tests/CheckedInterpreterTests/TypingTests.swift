import Testing

/// What type an expression has where it shows only around it, as the compiler finds it.
@Suite struct TypingTests {
    @Test func `both sides of a choice have one type`() {
        #expect(outcome("let c = true\nlet x = 2.5\nlet a = c ? 30 : x") == "c = true\nx = 2.5\na = 30.0")
        #expect(outcome("let x = 2.0\nlet a = x * (x > 1 ? 3 : 4)") == "x = 2.0\na = 6.0")
        #expect(outcome("let x: Double? = nil\nlet a = x ?? 0") == "x = nil\na = 0.0")
        #expect(outcome("let a = [Double]().first ?? 0") == "a = 0.0")
        #expect(outcome("let x = 2\nlet a = x > 5 ? x : nil") == "x = 2\na = nil")
        #expect(outcome("enum E { case a, b }\nlet all = [E.b, .a]") == "all = [b, a]")
        #expect(outcome("let f: (Double) -> Double = { $0 * 1.5 }\nf(2)").hasSuffix("3.0"))
        let prices = "struct P { var n: Double? = nil }\nlet all = [P(n: 2), P()]\n"
        #expect(outcome(prices + "all.reduce(0) { $0 + ($1.n ?? 0) }").hasSuffix("2.0"))
        #expect(outcome("var t = (1.5, 2)\nt.0 = 5") == "t = (5.0, 2)")
    }

    @Test func `an optional is written as one`() {
        #expect(outcome(#"let a: Int? = 3"# + "\n" + #""\(a) \(a!) \(a ?? 0)""#) == "a = 3\n'Optional(3) 3 3'")
        #expect(
            outcome(#"let a: [String?] = ["x", nil]"# + "\n" + #""\(a)""#) == "a = ['x', nil]\n'[Optional(\"x\"), nil]'"
        )
        #expect(
            outcome(#"let d = ["a": 1]"# + "\n" + #""\(d["a"]) \(d["a", default: 0])""#)
                == "d = ['a': 1]\n'Optional(1) 1'")
        #expect(outcome("struct S { var n: Int? = 1 }\nString(describing: S())") == "'S(n: Optional(1))'")
        #expect(outcome("let a = [1, 2]\nlet b = a.first\n\"\\(b)\"").hasSuffix("'Optional(1)'"))
    }

    @Test func `names may share a type, and a body may hide a parameter`() {
        #expect(outcome("struct P { var x, y: Double }\nlet a = P(x: 1, y: 2)") == "a = P(x: 1.0, y: 2.0)")
        #expect(outcome("func f(x: Int) -> Int { let x = x + 1; return x }\nf(x: 1)") == "2")
        #expect(outcome("let f = { (x: Int) -> Int in\nlet x = x * 2\nreturn x }\nf(3)").hasSuffix("6"))
    }

    @Test func `operators of the source take literals as the type they want, and stand before a value`() {
        let source = """
            struct V {
                var x: Double
                static func * (a: V, k: Double) -> V { V(x: a.x * k) }
                static prefix func - (a: V) -> V { V(x: -a.x) }
            }
            let a = -V(x: 2) * 3
            """
        #expect(outcome(source) == "a = V(x: -6.0)")
    }

    @Test func `variadic parameters take what is there`() {
        let source = "func f(_ n: Int..., by k: Double = 1) -> Double { Double(n.reduce(0, +)) * k }\n"
        #expect(outcome(source + "let a = [f(1, 2, 3), f(4, by: 2), f()]") == "a = [6.0, 8.0, 0.0]")
        expectErrors(source + "f(1, ⟦\"x\"⟧)", "cannot convert value of type 'String' to expected element type 'Int'")
    }
}
