import Testing

/// Result builders that the sources declare.
@Suite struct ResultBuilderTests {
    private static let text = """
        @resultBuilder enum Words {
            static func buildExpression(_ number: Int) -> String { "#\\(number)" }
            static func buildExpression(_ text: String) -> String { text }
            static func buildBlock(_ parts: String...) -> String { parts.joined(separator: " ") }
            static func buildOptional(_ part: String?) -> String { part ?? "-" }
            static func buildEither(first: String) -> String { "1(\\(first))" }
            static func buildEither(second: String) -> String { "2(\\(second))" }
            static func buildArray(_ parts: [String]) -> String { parts.joined(separator: ",") }
            static func buildLimitedAvailability(_ part: String) -> String { "limited " + part }
        }
        func words(@Words _ make: () -> String) -> String { make() }

        """

    @Test func `expressions, conditions, loops and declarations go through the builder's functions`() {
        #expect(
            outcome(
                Self.text + """
                    func make(_ n: Int) -> String {
                        words {
                            "a"
                            n
                            if n > 2 { "big"; 7 }
                            if n == 1 { "one" } else if n == 2 { "two" } else { "many" }
                            switch n { case 1: "s1"; case 2: "s2"; case 3: "s3"; case 4: "s4"; default: "s5" }
                            for i in 0..<n { if i % 2 == 0 { "e\\(i)" } else { i } }
                            let twice = n * 2
                            "x\\(twice)"
                            if #available(macOS 10, *) { "new" }
                        }
                    }
                    [make(1), make(3), make(5)]
                    """)
                == "['a #1 - 1(1(one)) 1(1(1(s1))) 1(e0) x2 limited new', "
                + "'a #3 big #7 2(many) 1(2(1(s3))) 1(e0),2(#1),1(e2) x6 limited new', "
                + "'a #5 big #7 2(many) 2(s5) 1(e0),2(#1),1(e2),2(#3),1(e4) x10 limited new']")
    }

    @Test func `a builder has blocks of some arities, and a final result`() {
        #expect(
            outcome(
                """
                struct Sum { let n: Int }
                @resultBuilder enum Summing {
                    static func buildBlock() -> [Int] { [] }
                    static func buildBlock(_ a: Int) -> [Int] { [a] }
                    static func buildBlock(_ a: Int, _ b: Int) -> [Int] { [a, b] }
                    static func buildFinalResult(_ all: [Int]) -> Sum { Sum(n: all.reduce(0, +)) }
                }
                @Summing func two() -> Sum { 3; 4 }
                @Summing var one: Sum { 5 }
                @Summing func none() -> Sum { }
                @Summing func returned() -> Sum { return Sum(n: 99) }
                [two().n, one.n, none().n, returned().n]
                """) == "[7, 5, 0, 99]")
    }

    @Test func `parts are joined one by one, of types that are inferred`() {
        #expect(
            outcome(
                """
                struct Pair<A, B> { let a: A, b: B }
                struct Either<A, B> { let a: A?, b: B? }
                @resultBuilder enum Pairs {
                    static func buildPartialBlock<T>(first: T) -> T { first }
                    static func buildPartialBlock<A, B>(accumulated: A, next: B) -> Pair<A, B> { Pair(a: accumulated, b: next) }
                    static func buildEither<A, B>(first: A) -> Either<A, B> { Either(a: first, b: nil) }
                    static func buildEither<A, B>(second: B) -> Either<A, B> { Either(a: nil, b: second) }
                }
                func pairs<T>(@Pairs _ make: () -> T) -> T { make() }
                let all = pairs { 1; "two"; 3.0 }
                let flag = false
                let either = pairs { if flag { 1 } else { "s" } }
                "\\(all.a.a) \\(all.a.b) \\(all.b) \\(either.a ?? -1) \\(either.b ?? "none")"
                """
            ).hasSuffix("'1 two 3.0 -1 s'"))
    }

    @Test func `properties, protocols and generic builders`() {
        #expect(
            outcome(
                Self.text + """
                    protocol Page { @Words var body: String { get } }
                    struct Start: Page { var body: String { "one"; 2 } }
                    struct Kept { @Words let content: () -> String }
                    @resultBuilder enum Rules<Value> {
                        static func buildBlock(_ all: (Value) -> Bool...) -> (Value) -> Bool { { one in all.allSatisfy { $0(one) } } }
                    }
                    struct Check<Value> {
                        let rule: (Value) -> Bool
                        init(@Rules<Value> _ make: () -> (Value) -> Bool) { rule = make() }
                    }
                    let check = Check<Int> { { $0 > 3 }; { $0 < 10 } }
                    "\\(Start().body), \\(Kept { "a"; 5 }.content()), \\(check.rule(5)), \\(check.rule(12))"
                    """
            ).hasSuffix("'one #2, a #5, true, false'"))
    }

    @Test func `a part that is not known is a hole, and the others stand`() {
        expectHoles(Self.text + "words { \"a\"; unknown; \"b\" }", ["unknown"])
        #expect(outcome(Self.text + "words { \"a\"; unknown(); \"b\" }").contains("'a ‹unknown()› b'"))
    }

    @Test func `overloads that take other types are other functions`() {
        #expect(
            outcome(
                """
                class Base<T> {
                    func f(_ x: T) -> String { "T" }
                    func g(_ x: Int) -> String { "int" }
                    func g(_ x: String) -> String { "text" }
                }
                class Derived: Base<Int> {
                    override func f(_ x: Int) -> String { "D" }
                    override func g(_ x: String) -> String { "own" }
                }
                enum Make { static func one(_ n: Int) -> String { "n" }; static func one(_ s: String) -> String { "s" } }
                let base: Base<Int> = Derived()
                [base.f(1), base.g(1), base.g(""), Make.one(1), Make.one("")]
                """
            ).hasSuffix("['D', 'int', 'own', 'n', 's']"))
    }

    @Test func `a protocol's static members are those of the type that a value is of`() {
        #expect(
            outcome(
                """
                protocol Theme { static var name: String { get }; static func tint() -> Int; init(); var level: Int { get } }
                extension Theme { var own: String { Self.name + "\\(Self.tint())" } }
                struct Dark: Theme { static let name = "dark"; static func tint() -> Int { 3 }; var level = 1 }
                struct Light: Theme {
                    static var name: String { "light" }
                    static func tint() -> Int { 4 }
                    let level: Int
                    init() { level = 9 }
                }
                func describe<T: Theme>(_ type: T.Type) -> String { "\\(T.name) \\(T.tint()) \\(T().level)" }
                func names(_ all: [any Theme.Type]) -> [String] { all.map { $0.name } }
                let theme: any Theme = Light()
                [describe(Dark.self), describe(Light.self), Light().own, type(of: theme).name] + names([Dark.self, Light.self])
                """
            ).hasSuffix("['dark 3 1', 'light 4 9', 'light4', 'light', 'dark', 'light']"))
    }
}
