import Foundation
import SwiftSource
import TestSupport
import Testing

@Suite struct DepthTests {
    /// What opens and closes around itself.
    struct Nesting: CustomTestStringConvertible {
        let before: String
        let open: String
        let middle: String
        let close: String
        let after: String

        init(_ open: String, _ middle: String, _ close: String, before: String = "", after: String = "") {
            (self.before, self.open, self.middle, self.close, self.after) = (before, open, middle, close, after)
        }

        func text(levels: Int) -> String {
            before + String(repeating: open, count: levels) + middle + String(repeating: close, count: levels) + after
        }

        var testDescription: String { before + open + middle + close + after }
    }

    static let nestings = [
        Nesting("(", "1", ")"), Nesting("[", "1", "]"), Nesting("{", "1", "}"), Nesting("[1: ", "1", "]"),
        Nesting("f(", "1", ")"), Nesting("f { ", "1", "}"), Nesting("a.b(c: ", "1", ").d"), Nesting("-(", "1", ")"),
        Nesting("!(", "a", ")"), Nesting("try ", "a", ""), Nesting("if a { ", "b", "}"),
        Nesting("if a { } else { ", "b", "}"), Nesting("for a in b { ", "b", "}"), Nesting("while a { ", "b", "}"),
        Nesting("switch a { case b: ", "c", "}"), Nesting("func f() { ", "c", "}"), Nesting("struct S { ", "c", "}"),
        Nesting("a ? b : ", "c", ""), Nesting("a ? ", "c", " : d"), Nesting("a = ", "b", ""),
        Nesting("[", "Int", "]", before: "let a: "), Nesting("(", "Int", ")", before: "let a: "),
        Nesting("A<", "Int", ">", before: "let a: "), Nesting("(Int) -> ", "Int", "", before: "let a: "),
        Nesting("(", "a", ")", before: "let ", after: " = b"), Nesting("a[", "1", "]"), Nesting("&(", "a", ")"),
        Nesting("do { ", "a", "}"), Nesting("a: for b in c { ", "d", "}"),
        Nesting(".a(", "b", ")", before: "switch a { case ", after: ": c }"), Nesting("{ a in ", "b", "}"),
        Nesting(".b", "", "", before: "a"), Nesting(".b(1)", "", "", before: "a"),
        Nesting("{ (a: Int) in ", "b", "}"), Nesting("#a(", "b", ")"), Nesting("\"\\(", "1", ")\""),
    ]

    private static let tooDeep = "this is nested too deeply to be read"

    @Test(arguments: nestings) func `twenty levels are read whole`(nesting: Nesting) throws {
        let text = nesting.text(levels: 20)
        let file = try onSmallStack { Parser.parse(SourceText(text)) }
        #expect(file.diagnostics.map(\.message) == [])
        #expect(file.statements.last?.range.end == text.utf8.count)
        #expect(misplacedNodes(in: file) == [])
    }

    /// On a small stack, which they would overflow if each level took more of it than is left for it.
    @Test(arguments: nestings) func `a hundred levels or so are read whole, or reported once`(nesting: Nesting) throws {
        for count in [30, 40, 50, 60, 80, 100, 127, 130, 255, 257, 300] {
            let text = nesting.text(levels: count)
            let file = try onSmallStack { Parser.parse(SourceText(text)) }
            let messages = file.diagnostics.map(\.message)
            if messages.isEmpty {
                #expect(file.statements.last?.range.end == text.utf8.count, "\(count) levels")
            } else if nesting.open.first != "\"" {
                #expect(messages == [Self.tooDeep], "\(count) levels")
            }
            #expect(misplacedNodes(in: file) == [], "\(count) levels")
        }
    }

    @Test func `closures in closures are read as deep as the compiler reads them`() throws {
        let text = Nesting("f { ", "1", "}").text(levels: 255)
        let file = try onStack(of: 64 << 20) { Parser.parse(SourceText(text)) }
        #expect(file.diagnostics.map(\.message) == [])
        #expect(file.statements.last?.range.end == text.utf8.count)
    }

    @Test(arguments: nestings)
    func `ten thousand levels are an error and no crash, on a small stack`(nesting: Nesting) throws {
        let text = nesting.text(levels: 10_000)
        let file = try onSmallStack { Parser.parse(SourceText(text)) }
        let expected = nesting.open.first == "\"" ? "unterminated string literal" : Self.tooDeep
        #expect(file.diagnostics.first?.message == expected)
    }

    /// Each is looked at once: with the square of their number this would take an hour, and the tests would not end.
    @Test func `a long run of number signs is read in one go, and is one error`() {
        let run = String(repeating: "#", count: 400_000)
        for (before, after) in [("", ""), ("let a = \"\\(", ")\"")] {
            let diagnostics = Parser.parse(SourceText(before + run + after)).diagnostics
            #expect(diagnostics.map(\.message) == ["expected expression"])
            #expect(diagnostics.map(\.range.start) == [before.utf8.count + 1])
        }
    }
}
