import SwiftSource
import Testing

@Suite struct ExpressionTreeTests {
    @Test func `operators bind as tightly as Swift's`() {
        #expect(tree("a + b * c - d") == "(a + (b * c) - d)")
        #expect(tree("a == b && c < d || !e") == "(((a == b) && (c < d)) || (! e))")
        #expect(tree("a ?? b ?? c == d") == "((a ?? b ?? c) == d)")
        #expect(tree("0..<n + 1") == "(0 ..< (n + 1))")
        #expect(tree("a + b as CGFloat ?? c") == "(((a + b) as CGFloat) ?? c)")
    }

    @Test func `a ternary takes its else as far as it goes, an assignment takes all`() {
        #expect(tree("x = a ? b : c ? d : e") == "(set x = (a ? b : (c ? d : e)))")
        #expect(tree("x += a ?? b") == "(set x += (a ?? b))")
    }

    @Test func `numbers are read in every writing`() {
        #expect(
            tree("[0x1F, 0b101, 0o17, 1_000, 1.5e3, 0x1p4, 2.5, 1e-2]") == "(array 31 5 15 1000 1500.0 16.0 2.5 0.01)")
        #expect(tree("12px") == "<missing>\nerror t:1:1: error: this is not a number")
        #expect(tree("99999999999999999999") == "too large")
    }

    @Test func `strings are taken apart`() {
        #expect(tree(#""a \(b + 1) c""#) == #"(string "a " (\ (b + 1)) " c")"#)
        #expect(tree(#""tab\t \u{e9} \"q\" \\""#) == #""tab\t é \"q\" \\""#)
        #expect(tree(##"#"raw \n \#(x)"#"##) == ##"(string "raw \\n " (\ x))"##)
        #expect(tree("\"\"\"\n    a\n      b \\\n    c\n\n    d\n    \"\"\"") == #""a\n  b c\n\nd""#)
        #expect(tree(#""\(f("\(x)"))""#) == #"(\ (call f (\ x)))"#)
        #expect(tree(#""a\qb""#) == "\"ab\"\nerror t:1:3: error: invalid escape sequence '\\q' in literal")
        #expect(tree("\"abc\nx") == "\"abc\"\nx\nerror t:1:1: error: unterminated string literal")
        #expect(
            tree("\"\"\"\n  a\n b\n  \"\"\"") == """
                "a\\nb"
                error t:3:1: error: insufficient indentation of line in multi-line string literal
                """)
    }

    @Test func `a chain goes on over lines that begin with a dot`() {
        #expect(
            tree("a\n    .b(1)\n    // why\n    .c { d }\n    .e") == "(call (call a.b 1).c trailing (closure d)).e")
        #expect(tree("a?.b![0].c") == "(subscript a?.b! 0).c")
        #expect(tree("f(1)\n(2)") == "(call f 1)\n(tuple 2)")
        #expect(tree("t.0.1") == "t.0.1")
    }

    @Test func `key paths`() {
        #expect(tree(#"f(\.a.b, \Row.c, \.self)"#) == #"(call f \.a.b \Row.c \.self)"#)
        #expect(tree(#"\.a?.b"#) == #"\.a?.b"#)
        #expect(tree(#"\.[0].b"#) == #"(subscript \ 0).b"#)
        #expect(tree("\\ + 1").contains("expected member name following '.'"))
    }

    @Test func `calls keep labels, and closures trail with labels too`() {
        #expect(tree("f(a: 1, in: 2, 3)") == "(call f a: 1 in: 2 3)")
        #expect(tree("f(1) { x } other: { y }") == "(call f 1 trailing (closure x) trailing other: (closure y))")
        #expect(
            tree("f { x } else: { y } for: { z } in: { w }")
                == "(call f trailing (closure x) trailing else: (closure y) trailing for: (closure z) trailing in: (closure w))"
        )
        #expect(tree("f { x }\ninout: { y }").contains("error"))
        #expect(
            tree("switch a {\ncase 1: f { x }\ndefault: { y }()\n}")
                == tree("switch a {\ncase 1: f { x };\ndefault: { y }()\n}"))
        #expect(tree("if a { b } else { c }") == "(if a {b} else {c})")
        #expect(tree("Array<[Int]>()") == "(call Array<[Int]>)")
        #expect(tree("a < b") == "(a < b)")
        #expect(tree("reduce(0, +)") == "(call reduce 0 +)")
    }

    @Test func `closures have captures, parameters, types and anonymous parameters`() {
        #expect(tree("{ row in row.x = .center }") == "(closure |row| (set row.x = .center))")
        #expect(
            tree("{ [weak self, n = 2] (a: Int, b) -> Int in a }") == "(closure [weak self n] |a: Int, b| -> Int a)")
        #expect(tree("{ $0 + $1 }") == "(closure |$2| ($0 + $1))")
        #expect(tree("{ _, x in x }") == "(closure |_, x| x)")
        #expect(tree("f { g { $0 } }") == "(call f trailing (closure (call g trailing (closure |$1| $0))))")
        #expect(tree("{ (row: inout Row) in }") == "(closure |row: inout Row|)")
    }

    @Test func `literals of collections`() {
        #expect(tree("[1, 2,]") == "(array 1 2)")
        #expect(tree("[:]") == "(dictionary)")
        #expect(tree("[a: 1, b: 2]") == "(dictionary a: 1 b: 2)")
        #expect(tree("(1, b: 2)") == "(tuple 1 b: 2)")
        #expect(tree("[Int]()") == "(call (array Int))")
    }

    @Test func `effects, casts, keys and macros`() {
        #expect(tree("try await f()") == "(try (await (call f)))")
        #expect(tree("try? a + b") == "(try? (a + b))")
        #expect(tree("a as? B") == "(a as? B)")
        #expect(tree("x is [Int]") == "(x is [Int])")
        #expect(tree("#file") == "(#file)")
        #expect(tree("f(&x)") == "(call f (& x))")
        #expect(tree("let x = if a { 1 } else { 2 }") == "(let x = (if a {1} else {2}))")
    }

    @Test func `comments are nothing, also inside each other`() {
        #expect(tree("a /* b /* c */ d */ + /**/ e // f") == "(a + e)")
        #expect(tree("a /* b") == "a\nerror t:1:3: error: unterminated '/*' comment")
    }
}
