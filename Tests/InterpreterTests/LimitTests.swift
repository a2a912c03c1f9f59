import Foundation
import Interpreter
import SwiftSource
import TestSupport
import Testing

@Suite struct LimitTests {
    static let endless: [(source: String, message: String)] =
        [
            (tooManySteps, "this takes too many steps; the source was stopped here"),
            (tooLarge, "this grows too large; the source was stopped here"),
            (tooDeep, "too many nested calls; the source was stopped here"),
            (tooMany, "1000000000 elements are too many"),
            (["stride(from: 0, to: 1e18, by: 1e-9)"], "these are too many steps"),
        ].flatMap { sources, message in sources.map { ($0, message) } }

    private static let tooManySteps = [
        "while true { }",
        "var a = 0\nwhile true { a += 1 }",
        "for i in 0..<1_000_000_000_000 { i }",
        "var a: [Any] = [1]\nwhile true { a = [a, a] }",
        "var a: [Any] = [1]\nwhile true { a.append(a) }",
        "let a = Array(repeating: 1, count: 1_000_000)\nfor _ in 0..<99 { let b = Array(repeating: a, count: 1_000_000) }",
        "Array((0..<Int.max).prefix(1_000_000_000))",
        "Array(zip(0..<Int.max, 0..<Int.max))",
        "let a = Array(0..<500_000)\nfor i in a { _ = a.enumerated().count }",
        "var f: () -> Int = { 1 }\nwhile true { let g = f; f = { g() + 1 } }",
        "final class N { var next: N?; init() { } }\nvar n = N()\nwhile true { let m = N(); m.next = n; n = m }",
        "final class N { var all: [N] = []; init() { } }\nvar n = N()\nwhile true { let m = N(); m.all = [n]; n = m }",
        "final class N { var next: N?; init(_ n: N?) { next = n } }\nvar n = N(nil)\nwhile true { n = N(n) }",
        "struct A { var n = 0; mutating func up() { n += 1 } }\nvar a = A()\nwhile true { a.up() }",
    ]

    private static let tooLarge = [
        "var s = \"a\"\nwhile true { s = s + s }",
        "var s = \"a\"\nwhile true { s += s }",
        "var s = \"a\"\nwhile true { s = \"\\(s)\\(s)\" }",
        "var a = [1]\nwhile true { a += a }",
        "var a = [1]\nwhile true { a.append(contentsOf: a) }",
        "var a: [Any] = [1]\nwhile true { a = Array(repeating: a, count: 1) }",
        "var a: [Any] = [1]\nwhile true { a[0] = a }",
        "struct A { var list: [A] = [] }\nvar a = A()\nwhile true { a = A(list: [a]) }",
        "struct A { var list: [A] = [] }\nvar a = A()\nwhile true { a.list = [a] }",
        "indirect enum L { case end; case cons(L) }\nvar l = L.end\nwhile true { l = .cons(l) }",
        "indirect enum L { case end; case cons(L) }\nvar l: [L] = [.end]\nwhile true { l[0] = .cons(l[0]) }",
        "struct A { var s = \"a\"; mutating func up() { s += s } }\nvar a = A()\nwhile true { a.up() }",
    ]

    private static let tooDeep = [
        "func f(_ n: Int) -> Int { f(n + 1) }\nf(0)",
        "func f() -> Element { Row { f() } }\nf()",
        "var f: () -> Int = { 1 }\nf = { f() }\nf()",
        "var e: Element = Box()\nwhile true { e = Box(wrapping: e) }",
        "var e: Element = Box()\nwhile true { e = e.inset(uniform: 1) }",
        "var e: Element = Box()\nwhile true { let c = e; e = Row { $0.add(child: c) } }",
        "struct A { var n: Int { n } }\nA().n",
        "struct A { func f() -> Int { f() } }\nA().f()",
        "struct A { var b = B() }\nstruct B { var c: [A] = [A()] }\nA()",
        "final class A { var a: A? = A() }\nA()",
        "final class A { init() { A() } }\nA()",
        "struct A { init() { self.init() } }\nA()",
        "struct A { static let a = A.b + 1; static let b = A.f(); static func f() -> Int { f() } }\nA.a",
        "extension Element { func f() -> Element { inset(uniform: 1).f() } }\nBox().f()",
        "extension Int { var next: Int { next } }\n1.next",
        "protocol P { }\nextension P { func f() -> Int { f() } }\nstruct A: P { }\nA().f()",
        "struct A: Equatable { var n = 0; static func == (a: A, b: A) -> Bool { a == b } }\nA() == A()",
    ]

    private static let tooMany = [
        "Array(repeating: 1, count: 1_000_000_000)",
        "String(repeating: \"ab\", count: 1_000_000_000)",
        "Array(0..<1_000_000_000)",
    ]

    @Test func `lists of 20,000 objects are made and released`() throws {
        let source =
            """
            final class Node { let next: Node?; init(_ next: Node?) { self.next = next } }
            enum Box { case full(Link), empty }
            final class Link { let box: Box; init(_ box: Box) { self.box = box } }
            var head: Node?
            var box = Box.empty
            for _ in 0..<20_000 { (head, box) = (Node(head), .full(Link(box))) }
            """
        #expect(try onSmallStack { run(source, limits: .large).diagnostics.map(\.message) } == [])
    }

    @Test func `many types, and initializers in each other, are reported at worst`() throws {
        let inside = (0..<10_000).map { _ in "A(a: " }.joined()
        let nested = "struct A { var a: Any = 1 }\n" + inside + "1" + String(repeating: ")", count: 10_000)
        #expect(try onSmallStack { run(nested).diagnostics.count } > 0)
        let types =
            (0..<300).map { "struct S\($0) { var s: S\($0 + 1)? }" }.joined(separator: "\n") + "\nstruct S300 { }"
        #expect(try onSmallStack { run(types).diagnostics } == [])
        let protocols =
            (0..<300).map { "protocol P\($0): P\($0 + 1) { }" }.joined(separator: "\n")
            + "\nprotocol P300 { }\nextension P300 { var n: Int { 7 } }\nstruct A: P0 { }\nA().n"
        #expect(try onSmallStack { outcome(protocols) } == "7")
        let diamonds = (0..<60).map { "protocol A\($0): A\($0 + 1), B\($0 + 1) { }\nprotocol B\($0): A\($0 + 1) { }" }
        let shared = diamonds.joined(separator: "\n") + "\nprotocol A60 { }\nprotocol B60: Equatable { }\n"
        #expect(
            try onSmallStack { outcome(shared + "struct S: A0 { var n = 1 }\nS() == S()\nlet a: A30 = S()") }
                == "true\na = S(n: 1)")
        #expect(
            try onSmallStack { run("protocol P: Q { }\nprotocol Q: P { }").diagnostics.map(\.message) } == [])
        let inner = String(repeating: "struct A { ", count: 40) + String(repeating: "}", count: 40)
        #expect(try onSmallStack { run(inner).diagnostics } == [])
    }

    @Test func `calls go as deep as the thread's stack allows, and no deeper than the limit`() throws {
        let sum = "func sum(_ n: Int) -> Int { if n == 0 { return 0 } else { return n + sum(n - 1) } }\n"
        #expect(try onStack(of: 64 << 20) { outcome(sum + "sum(400)") } == "80200")
        let small = try onSmallStack { run(sum + "sum(400)").diagnostics.map(\.message) }
        #expect(small == ["too many nested calls; the source was stopped here"])
        let endless = try onStack(of: 64 << 20) { run(sum + "sum(-1)").diagnostics.map(\.message) }
        #expect(endless == ["too many nested calls; the source was stopped here"])
    }

    @Test func `the first of very many errors are reported, and that more follow`() {
        func errors(_ count: Int) -> [String] {
            run("func f(_ a: Int) {}\n" + (0..<count).map { "f(n\($0): 1)\n" }.joined()).diagnostics.map(\.message)
        }
        #expect(errors(200).last == "f has no parameter 'n199'")
        #expect(errors(300).count == 201)
        #expect(errors(300).last == "and more errors; only the first 200 are reported")
    }

    @Test func `a long sum is not deep, nor is a chain of five hundred calls`() throws {
        let sum = "let a = 1" + String(repeating: " + 1", count: 20_000)
        #expect(try onSmallStack { outcome(sum) } == "a = 20001")
        let chain = "let a = \"a\"" + String(repeating: ".uppercased()", count: 500)
        #expect(try onSmallStack { outcome(chain) } == "a = 'A'")
        let branches = "if false { }" + String(repeating: " else if false { }", count: 10_000)
        #expect(try onSmallStack { outcome(branches) } == "")
    }

    @Test func `a file with too many calls is one error`() {
        let calls = String(repeating: "f()\n", count: 50_001)
        let messages = run("func f() { }\nfunc g() {\n\(calls)}").diagnostics.map(\.message)
        #expect(messages == ["this file has more than 15000 calls; the others are left unknown"])
    }

    @Test func `the list of holes ends with a note at two thousand names`() {
        let program = run((0..<2_001).map { "Label(text: name\($0))\n" }.joined())
        #expect(program.holes.count == 2_000)
        #expect(program.diagnostics.map(\.message) == ["and more holes; only the first 2000 are listed"])
    }

    @Test func `an interpolation of many values is checked in linear time`() {
        let text = "\"" + String(repeating: "\\(n) ", count: 5_000) + "\""
        #expect(outcome("let n = 1\nlet count = \(text).count") == "n = 1\ncount = 10000")
    }

    @Test func `a thousand children are not deep, and twenty rows in each other are not too deep`() throws {
        let wide = "let r = Row { row in for i in 0..<1000 { row.add(child: Box()) } }\nlet n = 1"
        #expect(run(wide).diagnostics == [])
        let deep = String(repeating: "Row {\n", count: 20) + "Box()\n" + String(repeating: "}\n", count: 20)
        #expect(try onSmallStack { run(deep).diagnostics } == [])
    }

    @Test func `steps are counted over all closures, and can be renewed for another layout`() throws {
        var limits = Limits()
        limits.steps = 200
        let program = run("Lazy { width in Inset(top: width, bottom: 1, wrapping: Box()) }", limits: limits)
        guard let native = program.rootElement(), let lazy = native.payload as? Lazy else {
            Issue.record("the root is no Lazy")
            return
        }
        let (made, found) = program.calling {
            var made = 0
            while lazy.make(2) != nil, made < 1000 { made += 1 }
            return made
        }
        #expect(made > 5 && made < 100)
        #expect(found.map(\.message) == ["this takes too many steps; the source was stopped here"])
        #expect(program.diagnostics == found)
        let (again, rest) = program.calling { lazy.make(2)?.text }
        #expect(again == "Inset(2.0 1.0, Box(clear))")
        #expect(rest == [] && program.diagnostics == [])
    }
}

@Suite(.serialized) struct SlowLimitTests {
    @Test(arguments: LimitTests.endless.indices)
    func `an endless program is stopped on a small stack`(index: Int) throws {
        let (source, message) = LimitTests.endless[index]
        let found = try onSmallStack { run(source).diagnostics.map(\.message) }
        #expect(found == [message], "\(source)")
    }
}

extension Limits {
    fileprivate static var large: Limits {
        var limits = Limits()
        limits.steps = 10_000_000
        limits.memory = 1 << 26
        return limits
    }
}
