extension Sequence {
    func a() -> Int { var n = 0; for _ in lazy { n += 1 }; return n }
    func b() -> Int { lazy.map { _ in 1 }.first ?? 0 }
    func c() -> Int { var it = makeIterator(); var n = 0; while it.next() != nil { n += 1 }; return n }
    func d() -> Int { var it = AnyIterator(makeIterator()); var n = 0; while it.next() != nil { n += 1 }; return n }
}
struct C: Sequence, IteratorProtocol { var n = 3; mutating func next() -> Int? { n -= 1; return n < 0 ? nil : n } }
struct Fib: Sequence {
    func makeIterator() -> some IteratorProtocol<Int> {
        var s = (0, 1)
        return AnyIterator {
            defer { s = (s.1, s.0 + s.1) }; return s.0
        }
    }
}
struct Words: Sequence { let all: [String]; func makeIterator() -> IndexingIterator<[String]> { all.makeIterator() } }
struct Powers: Sequence, IteratorProtocol { var n = 1; mutating func next() -> Int? { defer { n *= 2 }; return n } }
// run
var total = 0
for x in Fib() { total += x; if x > 20 { break } }
p(
    total, Array(Fib().prefix(5)), Fib().first { $0 > 50 } ?? 0, Fib().contains { $0 == 21 },
    Fib().allSatisfy { $0 < 99 })
p(zip(Powers(), "abc").map { "\($0)\($1)" })
p(
    Array(Powers().prefix { $0 < 20 }), sequence(first: 3) { $0 * 2 }.first { $0 > 20 } ?? 0,
    Words(all: ["b", "a"]).map { $0 + "!" })
let steps = sequence(first: 1) { $0 < 4 ? $0 + 1 : nil }
p(Array(steps), Words(all: ["x", "y"]).reversed().joined())
p([1, 2].c(), C().c())
p([1, 2].d(), C().d())
p([1, 2].a(), C().a())
p([1, 2].b(), C().b())
