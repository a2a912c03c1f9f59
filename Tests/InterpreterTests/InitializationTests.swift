import Testing

/// Local variables that are declared without a value.
@Suite struct InitializationTests {
    @Test func `a constant is given its value once`() {
        let problem = "immutable value 'a' may only be initialized once"
        expectErrors("func f() { let a: Int; a = 1; ⟦a = 2⟧ }", problem)
        expectErrors("func f(_ c: Bool) { let a: Int; if c { a = 1; ⟦a = 2⟧ } else { a = 3 } }", problem)
        expectErrors("func f(_ c: Bool) { let a: Int; if c { a = 1 } else { a = 2 }; ⟦a = 3⟧ }", problem)
        expectErrors("let f = { let a: Int; a = 1; ⟦a = 2⟧ }", problem)
        expectErrors(
            "func f() { let a: [Int]; a = []; a.⟦append⟧(1) }",
            "cannot use mutating member on immutable value: 'a' is a 'let' constant")
    }

    @Test func `a variable has a value before it is used, whatever way leads there`() {
        let problem = "constant 'a' used before being initialized"
        expectErrors("func f() -> Int { let a: Int; return ⟦a⟧ }", problem)
        expectErrors("func f(_ c: Bool) -> Int { let a: Int; if c { a = 1 }; return ⟦a⟧ }", problem)
        expectErrors("func f(_ c: Bool) -> Int { let a: Int; if c { a = ⟦a⟧ + 1 } else { a = 2 }; return a }", problem)
        expectErrors("func f() { let a: Int; for _ in 0..<3 { print(⟦a⟧) } }", problem)
        expectErrors("func f() -> Int { var a: Int; return ⟦a⟧ }", "variable 'a' used before being initialized")
        expectErrors(
            "func f(_ n: Int) -> Int { let a: Int; switch n { case 0: a = 1; default: print(n) }; return ⟦a⟧ }", problem
        )
    }

    /// The compiler accepts each.
    private static let accepted = [
        "let a: Int; if c { a = 1 } else { a = 2 }; return a",
        "let a: Int; if c { a = 1 } else { return 2 }; return a",
        "let a: Int; guard c else { return 0 }; a = 1; return a",
        "let a: Int; switch n { case 0: a = 1; case 1: return 3; default: fatalError() }; return a",
        "let a: Int; switch n { case 0: a = 1; if c { break }; print(a); default: a = 2 }; return a",
        "let a: Int; switch n { case 0: fallthrough; default: a = 2 }; return a",
        "let a: Int; while true { if c { a = 1; break } }; return a",
        "let a: Int; repeat { a = 1 } while false; return a",
        "let a: Int; do { a = try g() } catch { a = 2 }; return a",
        "let a: Int; do { a = 1 }; return a",
        "let a: Int; out: do { if c { a = 1; break out }; a = 2 }; return a",
        "let a: Int; defer { print(n) }; a = 1; return a",
        "let a: Int; a = c ? 1 : 2; let f = { a + 1 }; return f()",
        "let a: Int?; if c { a = 1 } else { a = nil }; return a ?? 0",
        "let a: Int, b: Int; (a, b) = (1, 2); return a + b",
        "var a: Int; a = 1; a = 2; a += 1; return a",
        "var a: Int?; if c { a = 1 }; return a ?? 0",
        "var a: Int!; if c { a = 1 }; return a ?? 0",
        "var a: (Int, Int); a.0 = 1; a.1 = 2; return a.0 + a.1",
        "for i in 0..<n { let a: Int; a = i; print(a) }; return 0",
        "let a: Int; if c { a = 1 } else if n > 2 { a = 2 } else { fatalError() }; return a",
    ]

    @Test(arguments: accepted) func `nothing is said where every way gives one value`(body: String) {
        let program = run("func g() throws -> Int { 1 }\nfunc f(_ c: Bool, _ n: Int) -> Int { \(body) }")
        #expect(program.diagnostics.map(\.message) == [])
    }

    @Test func `what is not known here may leave`() {
        #expect(
            run("func f(_ c: Bool) -> Int { let a: Int; if c { a = 1 } else { giveUp() }; return a }").diagnostics == []
        )
    }
}
