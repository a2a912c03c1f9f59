func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func ap<A, B>(_ a: A, _ f: (A) -> B) -> B { f(a) }
// run
let c = compose({ (n: Int) in n + 1 }, { "\($0)" })
p(c(4))
let d = compose({ (n: Int) -> Int in n + 1 }, String.init)
p(d(4), [1, 2].map(String.init), ap(3, String.init), ap(3.5, Int.init), ap("7", Int.init) ?? 0)
p(compose({ (n: Int) in n + 1 }, { "\($0)" })(4))
p(compose(\String.count, { $0 * 2 })("abc"))
