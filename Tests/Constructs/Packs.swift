func f<each T>(_ x: repeat each T) -> String {
    var out: [String] = []
    repeat out.append(String(describing: each x))
    return out.joined(separator: ",")
}
func tup<each T>(_ x: repeat each T) -> (repeat each T) { (repeat each x) }
func count<each T>(_ x: repeat each T) -> Int { var n = 0; for _ in repeat each x { n += 1 }; return n }
func descr<each T: CustomStringConvertible>(_ xs: repeat each T) -> [String] {
    var r: [String] = []
    for x in repeat each xs { r.append(x.description) }
    return r
}
struct Pair<A, B>: CustomStringConvertible {
    let a: A, b: B
    var description: String { "\(a)|\(b)" }
}
func pairs<each A, each B>(_ a: repeat each A, with b: repeat each B) -> (repeat Pair<each A, each B>) {
    (repeat Pair(a: each a, b: each b))
}
struct Bag<each T> {
    let items: (repeat each T)
    init(_ items: repeat each T) { self.items = (repeat each items) }
    func all() -> [Any] { var r: [Any] = []; repeat r.append(each items); return r }
    func map<R>(_ f: (Any) -> R) -> [R] { var r: [R] = []; for i in repeat each items { r.append(f(i)) }; return r }
}
func equal<each T: Equatable>(_ l: (repeat each T), _ r: (repeat each T)) -> Bool {
    for (a, b) in repeat (each l, each r) { if a != b { return false } }
    return true
}
func forward<each T>(_ x: repeat each T) -> String { f(repeat each x) + "!" }
func opts<each T>(_ x: repeat (each T)?) -> (repeat each T)? {
    func unwrap<U>(_ u: U?) throws -> U { guard let u else { throw CancellationError() }; return u }
    do { return (repeat try unwrap(each x)) } catch { return nil }
}
@resultBuilder enum TB {
    static func buildBlock<each V>(_ v: repeat each V) -> (repeat each V) { (repeat each v) }
    static func buildExpression<V>(_ v: V) -> V { v }
}
func build<T>(@TB _ f: () -> T) -> T { f() }
struct Predicate<each In> {
    let body: (repeat each In) -> Bool
    func callAsFunction(_ i: repeat each In) -> Bool { body(repeat each i) }
}
func make<each T>(_ t: repeat (each T).Type) -> [String] {
    var r: [String] = []; repeat r.append(String(describing: each t)); return r
}
func first<First, each Rest>(_ first: First, _ rest: repeat each Rest) -> First { first }
func apply<each T, each R>(_ x: repeat each T, fs: repeat (each T) -> each R) -> (repeat each R) {
    (repeat (each fs)(each x))
}
// run
p(f(1, "a", 2.5), f(), forward(1, 2))
p(tup(1, "x"), tup(3))
p(count(1, 2, 3), count())
p(descr(1, true, "s"))
let paired = pairs(1, "a", with: 2.0, true)
p(paired.0, paired.1)
let b = Bag(1, "two", 3.0)
p(b.items, b.all(), b.map { "<\($0)>" })
p(equal((1, "a"), (1, "a")), equal((1, 2), (1, 3)))
p(opts(1, "a") ?? (0, ""), opts(Optional(1), nil as String?) as Any)
p(
    build {
        1; "a"; true
    })
p(Predicate<Int, String>(body: { $0 > 1 && $1.isEmpty })(2, ""))
p(make(Int.self, String.self))
p(first(1, "x", 2), apply(1, "ab", fs: { $0 + 1 }, { $0.count }))
