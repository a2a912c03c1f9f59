import SwiftSource
import Testing

/// What is written beside names and values stays in the tree.
@Suite struct KeptSyntaxTests {
    @Test(
        arguments: [
            (
                "func f<each T: P, let n: Int>(_ t: repeat each T) {}",
                "(func f<each T: P, n: Int>(_ t: <missing>) {})"
            ),
            ("func f<T>(t: T) where T: P, T.E == Int {}", "(func f<T>(t: T) where T: P, T.E == Int {})"),
            ("extension A.B where T: P {}", "(extension A.B where T: P {})"),
            ("extension [Int] {}", "(extension [Int] {})"),
            (
                "protocol P<E> { associatedtype E: Q = Int where E: R }",
                "(protocol P<E> {(associatedtype E : Q = Int where E: R)})"
            ),
            ("actor A: ~Copyable {}", "(actor A : ~Copyable {})"),
            ("init?(a: Int) throws(E) {}", "(init?(a: Int) {})"),
            ("init!() async {}", "(init!() {})"),
            (
                "subscript<T>(i: T) -> Int { get { 1 } set(n) { f(n) } }",
                "(subscript<T>(i: T) -> Int {get {1}; set(n) {(call f n)}})"
            ),
            ("indirect case a(Int = 1)", "(case a(_ : Int = 1))"),
            ("typealias A<T> = B<T> where T: P", "(typealias A<T> = B<T> where T: P)"),
            ("infix operator |>: AdditionPrecedence", "(unread |>)"),
            ("precedencegroup P { higherThan: A, B\n associativity: left\n assignment: true }", "(unread P)"),
            ("macro m<T>(_ t: T) -> Int = #ext(a: \"b\")", "(unread m)"),
            ("private(set) static var a: Int", "(static var a: Int)"),
            ("nonisolated(unsafe) let a = 1", "(let a = 1)"),
            ("@Environment(\\.a) var b", "(@Environment(\\.a) var b)"),
            ("@available(iOS 15, *) @MainActor func f()", "(@available @MainActor func f())"),
            (
                "func f(_ a: @escaping () async throws -> Void, @B b: Int...)",
                "(func f(@escaping _ a: () -> Void, @B b: Int...))"
            ),
            (
                "func f(a: borrowing A, b: isolated (any B)?, c: inout C)",
                "(func f(a: A, b: any B?, c: inout C))"
            ),
            ("var a: (@Sendable (_ b: Int) -> Void)?", "(var a: @Sendable (_: Int) -> Void?)"),
            ("var a: (any P).Type, b: Int!, c: [3 of Int]", "(var a: (any P).Type, b: Int!, c: [Int])"),
            ("var a = 1 { willSet { b } didSet(old) { c } }", "(var a = 1 {willSet {b}; didSet(old) {c}})"),
            ("var a: Int { get async throws { 1 } mutating set }", "(var a: Int {get {1}; mutating set})"),
            ("func == <T>(a: T, b: T) -> Bool", "(func ==<T>(a: T, b: T) -> Bool)"),
        ] as [(String, String)])
    func `declarations`(source: String, expected: String) {
        #expect(tree(source) == expected)
    }

    @Test(
        arguments: [
            (
                "{ @MainActor [weak self] (_, b: inout Int) async throws -> Int in b }",
                "(@MainActor closure [weak self] |_, b: inout Int| -> Int b)"
            ),
            ("#Preview(\"A\") { b }", "(#Preview \"A\" trailing (closure b))"),
            ("@available(iOS 17, *)\n#Preview { b }", "(@available #Preview trailing (closure b))"),
            ("#selector(f(_:b:))", "(#selector f(_:b:))"),
            ("a.map(B.init(c:))", "(call a.map B.init(c:))"),
            ("reduce(0, +)", "(call reduce 0 +)"),
            ("a.b { 1 } else: { 2 }", "(call a.b trailing (closure 1) trailing else: (closure 2))"),
            ("\\[Int].[0]?.a", "(subscript \\[Int] 0)?.a"),
            ("\\Array<Int>.count", "\\Array<Int>.count"),
            ("let r = /a(b)\\/c/", "(let r = regex)"),
            ("#/a/b/#", "regex"),
            ("consume a", "(consume a)"),
            ("(repeat f(each a))", "(tuple (repeat (call f (each a))))"),
            ("async let a = b", "(async let a = b)"),
            ("for try await a: Int in b {}", "(for a: Int in b {})"),
            ("if #available(iOS 15, *), let a {}", "(if #available, let a {})"),
            ("if case let .a(b)? = c {}", "(if case (let (call .a b)?) = c {})"),
            ("let `class` = `default`", "(let class = default)"),
            ("let größe = 你", "(let größe = 你)"),
            ("(any P).self", "(tuple (type any P)).self"),
            ("() -> Void", "(type () -> Void)"),
            ("self.a + Self.b + super.c + $0", "(self.a + Self.b + super.c + $0)"),
            ("a .== b", "(a .== b)"),
            ("for a in b.filter { $0 } { c }", "(for a in (call b.filter trailing (closure |$1| $0)) {c})"),
        ] as [(String, String)])
    func `expressions and statements`(source: String, expected: String) {
        #expect(tree(source) == expected)
    }

    @Test func `all branches of an #if are read, wherever it stands`() {
        #expect(
            tree("#if os(iOS) && !canImport(A) || DEBUG\nlet a = 1\n#elseif arch(arm64)\nb\n#else\nc\n#endif")
                == "(#if ((os(iOS) && !canImport(A)) || DEBUG) {(let a = 1)} arch(arm64) {b} else {c})")
        #expect(
            tree("a\n  .b()\n#if os(iOS)\n  .c()\n#else\n  .d\n#endif\n  .e")
                == "(call a.b)[#os(iOS) (call .c)][#else .d].e")
        #expect(
            tree("switch a {\n#if A\ncase 1: b\n#else\ncase 2: c\n#endif\ndefault: d\n}")
                == "(switch a (#if A case 1: b) (#if !A case 2: c) (default: d))")
        #expect(tree("enum E {\ncase a\n#if A\ncase b\n#endif\n}") == "(enum E {(case a()); (#if A {(case b())})})")
        #expect(tree("#if A\na") == "(#if A {a})\nerror t:2:2: error: expected '#endif' to end '#if'")
        #expect(
            tree("#if canImport(UIKit.UIView)\na\n#elseif canImport(A, _version: 2)\nb\n#endif")
                == "(#if canImport(UIKit) {a} canImport(A) {b})")
        #expect(tree("#endif") == "(unread endif)\nerror t:1:1: error: unexpected '#endif'")
    }

    @Test func `an operator is what it means`() throws {
        let file = Parser.parse(SourceText("a <= b\nc &+= d\ne <+> f"))
        let operators = file.statements.map { statement -> Operator.Kind? in
            guard case .expression(let expression) = statement.kind else { return nil }
            switch expression.kind {
            case .infix(let chain): return chain.rest[0].operator.kind
            case .assignment(let assignment): return assignment.operator.kind
            default: return nil
            }
        }
        #expect(operators == [.builtin(.lessOrEqual), .builtin(.wrappingAddAssign), .own("<+>")])
        #expect(BuiltinOperator.wrappingAddAssign.assigned == .wrappingAdd)
        #expect(BuiltinOperator.lessOrEqual.precedence == .comparison)
    }
}
