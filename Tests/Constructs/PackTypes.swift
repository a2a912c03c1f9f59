final class Event<each Argument> {
    struct Handler { let run: (repeat each Argument) -> Void }
    private var handlers: [Handler] = []
    func subscribe(_ handler: @escaping (repeat each Argument) -> Void) { handlers.append(Handler(run: handler)) }
    func send(_ argument: repeat each Argument) { for h in handlers { h.run(repeat each argument) } }
    var count: Int { handlers.count }
}
struct Memo<each Input: Hashable, Output> {
    private var known: [String: Output] = [:]
    private(set) var hits = 0
    let make: (repeat each Input) -> Output
    init(_ make: @escaping (repeat each Input) -> Output) { self.make = make }
    mutating func callAsFunction(_ input: repeat each Input) -> Output {
        var key = ""
        for part in repeat each input { key += "\(part)|" }
        if let found = known[key] { hits += 1; return found }
        let made = make(repeat each input)
        known[key] = made
        return made
    }
}
protocol Shape { var area: Double { get }; static var name: String { get } }
struct Square: Shape { var side: Double; var area: Double { side * side }; static let name = "square" }
struct Circle: Shape { var r: Double; var area: Double { 3 * r * r }; static var name: String { "circle" } }
struct Group<each S: Shape>: Shape {
    var shapes: (repeat each S)
    init(_ shapes: repeat each S) { self.shapes = (repeat each shapes) }
    var area: Double { var sum = 0.0; for s in repeat each shapes { sum += s.area }; return sum }
    static var name: String { "group" }
    func names() -> [String] { var r: [String] = []; repeat r.append((each S).name); return r }
    func scaled(by k: Double) -> [Double] { var r: [Double] = []; repeat r.append((each shapes).area * k); return r }
}
func largest<each S: Shape>(_ shapes: repeat each S) -> (any Shape)? {
    var best: (any Shape)?
    for shape in repeat each shapes {
        guard shape.area > (best?.area ?? -1) else { continue }
        best = shape
    }
    return best
}
func zip2<each A, each B>(_ a: repeat each A, and b: repeat each B) -> (repeat (each A, each B)) {
    (repeat (each a, each b))
}
func allNil<each T>(_ v: repeat (each T)?) -> Bool {
    for x in repeat each v { if x != nil { return false } }
    return true
}
func check<each T>(_ t: repeat each T, where test: repeat (each T) -> Bool) -> [Bool] {
    var r: [Bool] = []
    repeat r.append((each test)(each t))
    return r
}
struct Wrapper<T> { let value: T; func map<U>(_ f: (T) -> U) -> Wrapper<U> { .init(value: f(value)) } }
func wrap<each T>(_ t: repeat each T) -> (repeat Wrapper<each T>) { (repeat Wrapper(value: each t)) }
func unwrap<each T>(_ w: repeat Wrapper<each T>) -> (repeat each T) { return (repeat (each w).value) }
func sum<First: Numeric, each Rest>(_ first: First, _ rest: repeat each Rest, scale: First) -> First { first * scale }
func over(_ a: Int) -> String { "int" }
func over<each T>(_ a: repeat each T) -> String { "pack" }
func concat<each L, each R>(_ l: (repeat each L), _ r: (repeat each R)) -> (repeat each L, repeat each R) {
    (repeat each l, repeat each r)
}
struct Zip<each S: Sequence>: Sequence {
    let s: (repeat each S)
    init(_ s: repeat each S) { self.s = (repeat each s) }
    struct Iterator: IteratorProtocol {
        var its: (repeat (each S).Iterator)
        mutating func next() -> (repeat (each S).Element)? { nil }
    }
    func makeIterator() -> Iterator { Iterator(its: (repeat (each s).makeIterator())) }
    func firsts() -> [Any] { var r: [Any] = []; for q in repeat each s { for x in q { r.append(x); break } }; return r }
}
// run
let e = Event<Int, String>()
var log: [String] = []
e.subscribe { log.append("\($0)-\($1)") }
e.subscribe { n, s in log.append(s + "\(n + 1)") }
e.send(3, "x")
p(log, e.count)
let one = Event<(Int, Int)>()
one.subscribe { pair in log.append("\(pair.0 + pair.1)") }
one.send((4, 5))
p(log.last ?? "")
var memo = Memo { (a: Int, b: String) in b + String(a * 2) }
p(memo(4, "k"), memo(4, "k"), memo(5, "k"), memo.hits)
let g = Group(Square(side: 2), Circle(r: 1), Group(Square(side: 1)))
p(g.area, g.scaled(by: 2), g.shapes.0.side, g.names())
let big: (any Shape)? = largest(Square(side: 1), Circle(r: 2))
p(big.map { type(of: $0).name } ?? "none", largest() == nil)
let z = zip2(1, "a", and: true, 2.5)
p(z.0, z.1, z.1.0.count)
p(allNil(nil as Int?, nil as String?), allNil(1, nil as String?))
let checked = check(1, "abc", where: { (n: Int) in n > 0 }, { (s: String) in s.isEmpty })
p(checked)
let w = wrap(1, "s")
let w1: (Int, String) = unwrap(w.0, w.1)
p(w.0.map { $0 + 1 }.value, w1.1)
p(sum(2, "x", 3.5, scale: 4))
let ws = wrap(10, [1, 2])
let (a, b) = unwrap(ws.0, ws.1)
p(a + b.count)
p(over(1), over("x"), over(1, 2))
let c = concat((1, 2), ("a", "b"))
p(c, c.3 + "!", c.0 + 1)
p(Zip([1, 2], "ab", 5..<7).firsts().count)
