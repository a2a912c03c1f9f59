import Interpreter
import SwiftSource
import Testing

/// Types of a few lines that have more parts than memory holds.
@Suite struct TypeSizeTests {
    /// A line for each doubling, forty times. Behind a type that is too large, the next ones grow again.
    private static let written = [
        "typealias T0 = Int\n" + lines { "typealias T\($0) = (T\($0 - 1), T\($0 - 1))" } + "let a: T40? = nil",
        "typealias T0 = Int\n" + lines { "typealias T\($0) = [T\($0 - 1): T\($0 - 1)]" } + "let a: T40? = nil",
        "typealias T0 = Int\n" + lines { "typealias T\($0) = (T\($0 - 1)) -> T\($0 - 1)" } + "let a: T40? = nil",
        "struct P<A, B> { }\ntypealias T0 = Int\n" + lines { "typealias T\($0) = P<T\($0 - 1), T\($0 - 1)>" }
            + "let a: T40? = nil",
        "let t0 = 1\n" + lines { "let t\($0) = (t\($0 - 1), t\($0 - 1))" },
    ]

    private static func lines(_ line: (Int) -> String) -> String { (1...40).map { line($0) + "\n" }.joined() }

    @Test(arguments: written.indices) func `a written type of too many parts is an error`(index: Int) {
        let messages = run(Self.written[index]).diagnostics.map(\.message)
        #expect((1...4).contains(messages.count))
        #expect(Set(messages) == ["this type is too large; it is left unknown"])
    }

    /// What is inferred is unknown instead.
    private static let inferred = [
        "func pair<T>(_ x: T) -> (T, T) { (x, x) }\nfunc f() {\nlet t0 = 1\n"
            + lines { "let t\($0) = pair(t\($0 - 1))" } + "}",
        "struct P<A, B> { let a: A; let b: B }\nfunc f() {\nlet t0 = 1\n"
            + lines { "let t\($0) = P(a: t\($0 - 1), b: t\($0 - 1))" } + "}",
        "struct P<A, B> { let a: A; let b: B }\n"
            + "func f<T>(_ x: T, _ n: Int) -> Int { n == 0 ? 7 : f(P(a: x, b: x), n - 1) }\nlet seven = f(1, 40)",
        "class C0<T> { }\n" + lines { "class C\($0)<T>: C\($0 - 1)<(T, T)> { }" } + "let a = C40<Int>()",
    ]

    @Test(arguments: inferred.indices) func `an inferred type of too many parts is unknown`(index: Int) {
        #expect(run(Self.inferred[index]).diagnostics == [])
    }

    @Test func `a recursive generic function gives its result at any size of its types`() {
        #expect(outcome(Self.inferred[2]) == "seven = 7")
    }

    @Test func `a type of a thousand parts is a type`() {
        let tuple = "(" + Array(repeating: "Int", count: 1000).joined(separator: ", ") + ")"
        #expect(run("let a: \(tuple)? = nil").diagnostics == [])
    }

    @Test func `a class with hundreds of ancestors is open`() {
        let classes = "class C0 { }\n" + (1..<700).map { "class C\($0): C\($0 - 1) { }\n" }.joined()
        #expect(run(classes + "let a: Int = C699()").diagnostics == [])
        let messages = run("class C { }\nlet a: Int = C()").diagnostics.map(\.message)
        #expect(messages == ["cannot convert value of type 'C' to specified type 'Int'"])
    }
}
