import Testing

/// Swift that layouts do not use: holes, and the rest of the file stands.
@Suite struct UnsupportedSwiftTests {
    @Test func `a declaration with parameter packs is a hole`() throws {
        try expect(
            #"""
            func joined<each T>(_ parts: repeat each T) -> String {
                var all = ""
                repeat all += "\(each parts)"
                return all
            }
            struct Bag<each T> {
                var items: (repeat each T)
                func count() -> Int { 1 }
            }
            extension Bag { func second() -> Int { 2 } }
            struct Tools {
                func all<each V: View>(@ViewBuilder _ content: () -> (repeat each V)) -> some View { content() }
                let count = 2
            }
            let list = VStack(spacing: 0) {
                Text(joined(1, "a"))
                Text("\(Bag(1, "a").count())")
                Tools().all { Text("in all") }
                Text("last \(Tools().count)")
            }
            """#, 22, 7, boxes: false, holes: ["joined(1, \"a\")", "Bag(1, \"a\").count()", "Tools"],
            shows: """
                   ‹joined(1, "a")›
                 ‹Bag(1, "a").count()›
                       ▒ Too… ▒
                       ▒in all▒
                       ▒▒▒▒▒▒▒▒
                        last 2
                """)
    }

    @Test func `an operator that is not the standard library's is a hole`() throws {
        try expect(
            #"""
            precedencegroup Pipe { associativity: left }
            infix operator |>: Pipe
            func |> (a: Int, b: Int) -> Int { a + b }
            prefix operator √
            prefix func √ (x: Double) -> Double { x.squareRoot() }
            extension Int { static func * (a: Int, b: String) -> String { String(repeating: b, count: a) } }
            let list = VStack(spacing: 0) {
                Text("\(1 |> 2) \(√9)")
                Text(2 * "ab")
            }
            """#, 20, 2, boxes: false, holes: ["1 |> 2", "√9"], shows: "    ‹1 |> 2› ‹√9›\n        abab")
    }

    @Test func `a variable of a body with a setter or observers is a hole`() throws {
        try expect(
            #"""
            struct Row: View {
                var body: some View {
                    var title: String { "title" }
                    var first: String { get { "a" } set { print(newValue) } }
                    var second = "b" { didSet { print(second) } }
                    return Text("\(title) \(first) \(second)")
                }
            }
            """#, 30, 1, boxes: false, holes: ["first", "second"], shows: "    title ‹first› ‹second›")
    }
}
