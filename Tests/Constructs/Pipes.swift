infix operator ||> : MultiplicationPrecedence
func ||> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
func double(_ x: Int) -> Int { x * 2 }
precedencegroup Pipeline {
    associativity: left
}
infix operator |>> : Pipeline
func |>> <A, B>(a: A, f: (A) throws -> B) rethrows -> B { try f(a) }
// run
p(5 ||> double ||> String.init)
p(5 ||> String.init ||> { $0 + "!" })
p([3, 1, 2] ||> { $0.sorted() } ||> { $0.map(String.init) } ||> { $0.joined(separator: "-") })
p("42" |>> Int.init |>> { $0 ?? 0 })
p(5 |>> Double.init |>> { $0 / 2 })
p(["a", "b"] |>> { $0.map { $0.uppercased() } } |>> Set.init |>> { $0.count })
p(5 |>> String.init(_:) |>> Array.init)
let f: (Int) -> String = String.init
p(f(3), [1, 2].map(String.init), [1, 2].map(Double.init), ["1", "x"].compactMap(Int.init))
p(Optional(3).map(String.init) ?? "none")
