import Testing

/// What is valid and not run here is no error, and nothing is that follows from it.
@Suite struct MisleadingErrorTests {
    @Test func `valid code that is not supported is no error`() {
        expectHoles(
            "protocol P { static var kind: String { get } }\nfunc f<T: P>(_ t: T.Type) -> String { T.kind }\n"
                + "struct A: P { static let kind = \"a\" }\nlet a = f(A.self)\nlet b = \"\\(a)\"",
            [])
        expectHoles(
            "protocol P { static var kind: String { get } }\nstruct Box<T: P> { var kind: String { T.kind } }\n"
                + "struct A: P { static let kind = \"a\" }\nlet a = Box<A>().kind\nlet b = \"\\(a)\"",
            [])
        expectHoles(
            "extension Optional where Wrapped == String { var orEmpty: String { self ?? \"\" } }\n"
                + "let s: String? = nil\nLabel(text: s.orEmpty)", [])
        expectHoles("let t = type(of: 3)\nLabel(text: \"\\(t)\")", [])
        expectHoles("let s = Set([1, 2])\nif s.contains(1) { }", [])
        expectHoles("struct Sides: OptionSet { let rawValue: Int }", [])
        expectHoles("infix operator |>: AdditionPrecedence\nfunc |> (a: Int, b: Int) -> Int { a + b }", [])
    }

    @Test func `a name of the library's own code is unknown to a source`() {
        expectHoles("let cell = __cellSize()\nlet width = \"\\(cell.width)\"", ["cell.width"])
    }

    @Test func `an unterminated string is one error, whatever stands in it`() {
        #expect(run("let a = \"\\\"").diagnostics.count == 1)
        #expect(outcome("let a = \"\\\"").hasSuffix("t:1:9: error: unterminated string literal"))
        #expect(run("let a = \"b\\q").diagnostics.count == 1)
        #expect(outcome("let a = \"b\\q").hasSuffix("t:1:9: error: unterminated string literal"))
    }

    @Test func `a known name with one word more is no slip of it, and a letter less is one`() {
        #expect(outcome("struct Margin { }\nfunc f(_ id: MarginID) { }") == "")
        #expect(
            outcome("struct Margin { }\nfunc f(_ id: Margn) { }")
                == "t:2:14: warning: cannot find type 'Margn' in scope; did you mean 'Margin'?")
    }

    @Test(arguments: [
        "case .a: 1\ncase .b, .c: 2", "case .a: 1\ndefault: 2", "case .a, .c: 1\ncase .b(let n): n",
        "case .a, .c: 1\ncase let .b(n): n", "case .a: 1\ncase _: 2", "case .a: 1\ncase let other: 2",
        "case .a, .c: 1\ncase .b(0): 2\ncase .b(_): 3", "case Kind.a, Kind.c: 1\ncase Kind.b: 2",
    ])
    func `a switch that has all is right`(cases: String) {
        let source = "enum Kind { case a, b(Int), c }\nlet k = Kind.a\nlet n = switch k {\n\(cases)\n}"
        #expect(outcome(source).hasSuffix("n = 1"), "\(outcome(source))")
    }
}
