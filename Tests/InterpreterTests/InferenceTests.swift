import Testing

/// Sources that the compiler accepts because of what it infers from afar: all is known in them here too.
@Suite struct InferenceTests {
    static let known = [
        "let a: Int? = { nil }()",
        "let a = [nil, 1]\nlet b = a[0] ?? 2",
        "enum E { case a, b }\nlet e: E = [.a, .b][1]",
        "let a = [Bool??]()",
        "let a = (6 as Int?).map { $0 + 1 }",
        "let a = (nil as Int??) != nil",
        "let a: Int?? = 1\nlet b: Int? = a ?? nil\nlet c: Int? = a ?? Optional(2)",
        "let flag = true\nlet a = (flag ? \"A\".lowercased() : \"b\").count",
        "let a = Array(Set([\"x\"])).map { $0.count }",
        "let a = Array([\"x\", \"y\"].suffix(1)).first { $0.isEmpty }?.count",
        "let names = [\"a\"]\nlet a = Dictionary(grouping: names, by: \\.count).mapValues { $0.sorted() }",
        "enum E { case a }\nlet a: [String: E] = Dictionary(uniqueKeysWithValues: [\"x\"].map { ($0, .a) })",
        "func same<T>(_ value: T) -> T { value }\nlet a: (Int?, String) = same((nil, \"\"))",
        """
        struct Pair<A, B> {
            let first: A
            let second: B
            static func twice(_ one: A) -> Pair<A, A> where A == B { Pair<A, A>(first: one, second: one) }
        }
        let a = Int(Pair.twice(2.5).first)
        """,
        """
        struct V {
            var x = 0.0
            static let zero = V()
            static func + (a: V, b: V) -> V { V(x: a.x + b.x) }
        }
        let a = [V(x: 1)].reduce(.zero, +).x
        """,
        """
        struct Edges: OptionSet {
            let rawValue: Int
            static let top = Edges(rawValue: 1)
            static let left = Edges(rawValue: 2)
        }
        let a: Edges = [.top, .left]
        let b = a.subtracting([.top]) == [.left] || a == []
        """,
        """
        protocol Source { associatedtype Item; var items: [Item] { get } }
        func same<A: Source, B: Source>(_ a: A, _ b: B) -> Bool where A.Item == B.Item, A.Item: Equatable {
            a.items == b.items && zip(a.items, b.items).allSatisfy { $0 == $1 }
        }
        """,
        """
        protocol Named { var name: String { get } }
        struct Cat: Named { let name = "Tom" }
        struct Dog: Named { let name = "Rex" }
        var all = ["a": (Cat() as any Named)]
        all["b"] = Dog()
        let a = all.merging(["c": Dog()]) { old, _ in old }
        """,
        """
        @resultBuilder enum Texts {
            static func buildBlock(_ parts: String...) -> [String] { parts }
        }
        func list(@Texts _ parts: () -> [String]) -> [String] { parts() }
        let made = list { "a"; "b" }.map(\\.count)
        """,
        "let a = ({ [Range<Int>?]() }())",
        "enum E { case a, b }\nlet n = 1\nlet e: E = [.a, { .b }()][n]",
        "enum E { case a(Int) }\nlet n = 0\nlet e: [String: E] = [[\"x\": .a(1)], [:]][n]",
        "enum E { case a }\nfunc same<T>(_ value: T) -> T { value }\nlet e: [Int: E] = same([20: .a])",
        "protocol P {}\nstruct A: P {}\nstruct B: P {}\nlet n = 0\nfunc take(_ p: any P) {}\ntake([A(), B()][n])",
        "protocol P {}\nstruct A: P {}\nstruct B: P {}\nfunc same<T>(_ value: T) -> T { value }\n"
            + "let all: [any P] = same([A(), B()])",
    ]

    @Test(arguments: known.indices)
    func `a type that follows from a distant use is known`(index: Int) {
        #expect(findings(in: Self.known[index]).all.map(\.text) == [])
    }

    @Test func `the result of a source's own builder of several types is known`() {
        let source = """
            @resultBuilder enum Texts {
                static func buildExpression(_ number: Int) -> [String] { ["\\(number)"] }
                static func buildExpression(_ text: String) -> [String] { [text] }
                static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
            }
            func list(@Texts _ parts: () -> [String]) -> [String] { parts() }
            let made = list { "a"; 2 }
            """
        #expect(findings(in: source).all.map(\.text) == [])
        #expect(outcome(source) == "made = ['a', '2']")
    }

    @Test func `and has its value`() {
        #expect(outcome("let a: Int? = { nil }()") == "a = nil")
        #expect(outcome("enum E { case a, b }\nlet e: E = [.a, .b][1]").hasSuffix("e = b"))
        #expect(outcome("let a = (6 as Int?).map { $0 + 1 }") == "a = 7")
        #expect(outcome("let flag = true\nlet a = (flag ? \"A\".lowercased() : \"b\").count").hasSuffix("a = 1"))
        #expect(outcome("let a: Int?? = 1\nlet b: Int? = a ?? nil").hasSuffix("b = 1"))
        #expect(outcome("let a = Array(Set([\"xyz\"])).map { $0.count }") == "a = [3]")
        #expect(outcome(Self.known[13]).hasSuffix("a = 2"))
        #expect(outcome(Self.known[14]).hasSuffix("a = 1.0"))
        #expect(outcome(Self.known[15]).hasSuffix("b = true"))
        #expect(outcome(Self.known[18]) == "made = [1, 1]")
    }
}
