import Testing

/// Whether types meet the requirements of their protocols.
@Suite struct ConformanceTests {
    @Test(arguments: [
        ("func f(a: Int)", "func f(b: Int) {}", "f(a:)"),
        ("func f(a: Int)", "func f(_ a: Int) {}", "f(a:)"),
        ("func f(a: Int)", "func f(a: Int, b: Int = 1) {}", "f(a:)"),
        ("func f(a: Int)", "static func f(a: Int) {}", "f(a:)"),
        ("func f()", "var f: Int { 1 }", "f()"),
        ("static func f(x: Int) -> Int", "static func f(y: Int) -> Int { y }", "f(x:)"),
        ("var v: Int { get }", "static var v: Int { 1 }", "v"),
        ("var v: Int { get }", "func v() -> Int { 1 }", "v"),
        ("init(z: Int)", "init(y: Int) {}", "init(z:)"),
        ("subscript(i: Int) -> Int { get }", "subscript(j i: Int) -> Int { i }", "subscript(_:)"),
    ])
    func `a member with other labels does not meet a requirement`(requirement: String, member: String, name: String) {
        expectErrors(
            "protocol P { \(requirement) }\nstruct ⟦S⟧: P { \(member) }",
            "type 'S' does not conform to protocol 'P'; it needs '\(name)'")
    }

    /// The compiler accepts each.
    private static let accepted = [
        "protocol P { func f(a: Int) }\nstruct S: P { func f(a b: Int) {} }",
        "protocol P { func f(a: Int) async throws }\nstruct S: P { func f(a: Int) {} }",
        "protocol P { func f(a: Int) }\nextension P { func f(a: Int) {} }\nstruct S: P {}",
        "protocol P { func f(a: Int) }\nstruct S {}\nextension S: P { func f(a: Int) {} }",
        "protocol P { associatedtype T; func f(_ x: T) }\nextension P where T == Int { func f(_ x: Int) {} }\n"
            + "struct S: P { typealias T = Int }",
        "protocol P { func f<T>(_ x: T, z: Int) }\nstruct S: P { func f<U>(_ y: U, z w: Int) {} }",
        "protocol P { static func + (a: Self, b: Self) -> Self }\nstruct S: P {}\nfunc + (a: S, b: S) -> S { a }",
        "protocol P: Equatable { static func == (a: Self, b: Self) -> Bool }\nstruct S: P { var x: Int }",
        "protocol P { init(x: Int) }\nstruct S: P { var x: Int }",
        "protocol P { init() }\nstruct S: P { var x = 1 }",
        "protocol P { init?(rawValue: String) }\nenum S: String, P { case a }",
        "protocol P { static var a: Self { get }; static func b(x: Int) -> Self }\nenum S: P { case a, b(x: Int) }",
        "protocol P { subscript(k: String) -> Int { get } }\nstruct S: P { subscript(q: String) -> Int { 1 } }",
        "protocol P { var f: (Int) -> Int { get } }\nstruct S: P { let f: (Int) -> Int }",
        "protocol P { init() }\nclass A: P { required init() {} }\nclass B: A {}",
        "@objc protocol P { @objc optional func f(a: Int); @objc optional var v: Int { get } }\nclass S: P {}",
    ]

    @Test(arguments: accepted) func `what meets a requirement in another way is accepted`(source: String) {
        #expect(run(source).diagnostics.map(\.message) == [])
    }
}
