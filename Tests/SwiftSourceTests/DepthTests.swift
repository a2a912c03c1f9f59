import Foundation
import SwiftSource
import TestSupport
import Testing

@Suite struct DepthTests {
    /// What opens and closes around each other, ten thousand times.
    static let nestings: [(open: String, middle: String, close: String)] = [
        ("(", "1", ")"), ("[", "1", "]"), ("{", "1", "}"), ("[1: ", "1", "]"), ("f(", "1", ")"), ("f { ", "1", "}"),
        ("a.b(c: ", "1", ").d"), ("-(", "1", ")"), ("!(", "a", ")"), ("- ", "a", ""), ("try ", "a", ""),
        ("if a { ", "b", "}"), ("if a { } else { ", "b", "}"), ("for a in b { ", "b", "}"), ("while a { ", "b", "}"),
        ("switch a { case b: ", "c", "}"), ("func f() { ", "c", "}"), ("struct S { ", "c", "}"),
        ("a ? b : ", "c", ""), ("a ? ", "c", " : d"), ("a = ", "b", ""), ("\"\\(", "1", ")\""),
        ("let a: [", "Int", "]"), ("let a: (", "Int", ")"), ("let a: A<", "Int", ">"), ("let a: (Int) -> ", "Int", ""),
        ("let (", "a", ")"), ("a[", "1", "]"), ("&(", "a", ")"), ("do { ", "a", "}"), ("a: for b in c { ", "d", "}"),
        ("case .a(", "b", ")"), ("{ a in ", "b", "}"), ("{ (a: ", "b", ") in }"), ("#a(", "b", ")"),
    ]

    @Test(arguments: nestings.indices)
    func `ten thousand levels are an error and no crash, on a small stack`(index: Int) throws {
        let (open, middle, close) = Self.nestings[index]
        let text = String(repeating: open, count: 10_000) + middle + String(repeating: close, count: 10_000)
        let file = try onSmallStack { Parser.parse(SourceText(text)) }
        #expect(!file.diagnostics.isEmpty, "\(open)")
    }

    /// Each is looked at once: with the square of their number this would take an hour.
    @Test(.timeLimit(.minutes(5))) func `a long run of number signs is read in one go`() {
        let run = String(repeating: "#", count: 400_000)
        #expect(!Parser.parse(SourceText(run)).diagnostics.isEmpty)
        #expect(!Parser.parse(SourceText("let a = \"\\(" + run + ")\"")).diagnostics.isEmpty)
    }

    @Test(arguments: nestings.indices)
    func `a hundred levels or so do not overflow`(index: Int) throws {
        let (open, middle, close) = Self.nestings[index]
        for count in [20, 30, 40, 50, 60, 80, 100, 127, 130, 255, 257, 300] {
            let text = String(repeating: open, count: count) + middle + String(repeating: close, count: count)
            _ = try onSmallStack { Parser.parse(SourceText(text)) }
        }
    }
}
