import SwiftSource
import Testing

@testable import Interpreter

/// Work is counted by what it walks, compares and copies, not by how often it is asked for.
@Suite struct CostTests {
    /// What a hundred rounds are too much for: what is made before the loop, and what each round does.
    private static let costly: [(before: String, round: String)] = [
        ("let s = text", "s.count"),
        ("let s = text", "s.last"),
        ("let s = text", "s.uppercased()"),
        ("let s = text", "s.contains(\"b\")"),
        ("let s = text", "s.reversed()"),
        ("let s = text, t = text", "s == t"),
        ("let s = text, t = text", "s < t"),
        ("let s = text, t = text", "max(s, t)"),
        ("let s = text", "\"\\(s)!\""),
        ("let s = text", "s + \"!\""),
        ("let a = numbers", "a.max()"),
        ("let a = numbers", "a.contains(1)"),
        ("let a = numbers", "a.firstIndex(of: 1)"),
        ("let a = numbers", "a.reduce(0, +)"),
        ("let a = numbers", "a.prefix(50_000)"),
        ("let a = numbers, b = numbers", "a == b"),
        ("let a = numbers, b = numbers", "a.elementsEqual(b)"),
        ("let a = [text, text, text]", "a.firstIndex(of: text + \"\")"),
        ("let a = [text + \"a\", text + \"b\"]", "a.max()"),
        ("let d = [text: 1, text + \"b\": 2]", "d[text + \"c\"]"),
        ("let s: Set = [text]", "Set([text + \"b\"])"),
        ("var a = numbers", "let b = a; a[0] = b[1]"),
        ("var a = numbers", "let b = a; a.append(b[1])"),
        ("var a = numbers", "a.insert(1, at: 0)"),
        ("var s = text", "let t = s; s += \"b\"; t.isEmpty"),
    ]

    @Test(arguments: costly.indices)
    func `a hundred rounds over a long value take as many steps as they walk`(index: Int) {
        let (before, round) = Self.costly[index]
        let start = """
            let text = String(repeating: "a", count: 100_000)
            let numbers = Array(repeating: 0, count: 50_000)
            \(before)

            """
        var limits = Limits()
        limits.steps = 40_000
        let found = run(start + "for _ in 0..<100 { \(round) }", limits: limits).diagnostics
            .filter { $0.severity == .error }
        #expect(found.map(\.message) == ["this takes too many steps; the source was stopped here"], "\(round)")
        #expect(found.allSatisfy { $0.range.start >= start.utf8.count }, "\(round)")
    }

    /// What takes steps for what it does alone, however long the value is that it is done in.
    private static let cheap: [(before: String, round: String)] = [
        ("var a = numbers", "a[i] = i"),
        ("var a = numbers", "a[i] += i"),
        ("var a = [numbers]", "a[0][i] = i"),
        ("var a = (numbers, 1)", "a.0[i] = i"),
        ("struct S { var a: [Int] }\nvar a = S(a: numbers)", "a.a[i] = i"),
        ("final class C { var a: [Int]; init(_ a: [Int]) { self.a = a } }\nlet a = C(numbers)", "a.a[i] = i"),
        ("var a = numbers\nfunc set(_ a: inout [Int], _ i: Int) { a[i] = i }", "set(&a, i)"),
        ("struct S { var a: [Int]; mutating func set(_ i: Int) { a[i] = i } }\nvar a = S(a: numbers)", "a.set(i)"),
        ("var a = numbers", "a.swapAt(i, i + 1)"),
        ("var a = numbers", "a.append(i)"),
        ("var a = numbers", "a += [i]"),
        ("var a = numbers", "a.removeLast()"),
        ("let a = numbers", "a.count"),
        ("let a = numbers", "a[i]"),
        ("var s = text", "s += \"b\""),
        ("var s = text", "s.append(\"b\")"),
    ]

    @Test(arguments: cheap.indices)
    func `a change in place takes no more steps in a long value`(index: Int) {
        let (before, round) = Self.cheap[index]
        func steps(_ count: Int) -> Int {
            let program = run(
                """
                let text = String(repeating: "a", count: \(count))
                let numbers = Array(repeating: 0, count: \(count))
                \(before)
                for i in 0..<500 { \(round) }
                """)
            #expect(program.diagnostics.filter { $0.severity == .error } == [], "\(round)")
            return program.runner.steps
        }
        // Making the long values, and letting go of the first copy, are a walk each.
        let (short, long) = (steps(1_000), steps(100_000))
        #expect(long - short < 6 * 100_000 / 16, "\(round): \(short) steps in a short one, \(long) in a long one")
    }

    @Test func `a search for a text counts what it may compare`() {
        var limits = Limits()
        limits.steps = 40_000
        let source = """
            let text = String(repeating: "a", count: 20_000)
            let end = String(repeating: "a", count: 10_000) + "b"
            text.contains(end)
            """
        #expect(
            run(source, limits: limits).diagnostics.map(\.message)
                == ["this takes too many steps; the source was stopped here"])
        #expect(run(source.replacing("20_000", with: "200").replacing("10_000", with: "1")).diagnostics == [])
    }

    @Test func `many functions, and many overloads of one name, are checked in steps of their own`() {
        let functions = (0..<5000).map { "func f\($0)(_ n: Int) -> Int { f\(($0 + 1) % 5000)(n) + 1 }" }
        #expect(run(functions.joined(separator: "\n") + "\nlet a = 1").diagnostics == [])
        let overloads = (0..<2000).map { "struct S\($0) { }\nfunc f(_ s: S\($0)) -> Int { \($0) }" }
        #expect(outcome(overloads.joined(separator: "\n") + "\nf(S7())") == "7")
    }
}
