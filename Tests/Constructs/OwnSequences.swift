// swift-format-ignore-file: NeverForceUnwrap
struct Ring: Collection {
    let items: [Int]
    enum Position: Comparable { case at(Int), end }
    var startIndex: Position { items.isEmpty ? .end : .at(0) }
    var endIndex: Position { .end }
    func index(after p: Position) -> Position {
        guard case .at(let n) = p, n + 1 < items.count else { return .end }; return .at(n + 1)
    }
    subscript(p: Position) -> Int { guard case .at(let n) = p else { fatalError() }; return items[n] }
}
struct Evens: Sequence {
    let limit: Int
    struct Iterator: IteratorProtocol {
        var n = 0; let limit: Int
        mutating func next() -> Int? { guard n < limit else { return nil }; defer { n += 2 }; return n }
    }
    func makeIterator() -> Iterator { Iterator(limit: limit) }
}
struct Countdown: Sequence, IteratorProtocol {
    var n: Int; mutating func next() -> Int? { if n == 0 { return nil }; n -= 1; return n + 1 }
}
struct Pairs<S: Sequence>: Sequence {
    let base: S
    func makeIterator() -> AnyIterator<(S.Element, S.Element)> {
        var it = base.makeIterator(); var last = it.next()
        return AnyIterator {
            guard let l = last, let n = it.next() else { return nil }; last = n; return (l, n)
        }
    }
}
extension Sequence { func pairs() -> Pairs<Self> { Pairs(base: self) } }
final class Tree<T: Comparable>: Sequence {
    var v: T; var l: Tree?, r: Tree?; init(_ v: T) { self.v = v }
    func insert(_ x: T) {
        if x < v {
            if let l { l.insert(x) } else { l = Tree(x) }
        } else {
            if let r { r.insert(x) } else { r = Tree(x) }
        }
    }
    func makeIterator() -> IndexingIterator<[T]> {
        (Array(l.map { Array($0) } ?? []) + [v] + (r.map { Array($0) } ?? [])).makeIterator()
    }
}
extension Sequence where Element == Int {
    func joined2() -> String { map(String.init).joined(separator: ",") };
    func forEachCount() -> Int { var n = 0; forEach { _ in n += 1 }; return n }
}
protocol Drawable { associatedtype Picture; var shown: Element { get }; func picture() -> Picture }
struct Element { let text: String }
struct Step: Drawable {
    var n: Int
    func next() -> Step? { n < 2 ? Step(n: n + 1) : nil }
    func picture() -> Int { n }
    var shown: Element { Element(text: "step \(n)") }
}
// run
let r = Ring(items: [3, 1, 2])
p(Array(r), r.count, r.first!, r.sorted(), r.map { $0 * 2 }, r.isEmpty, r.max()!, r.firstIndex(of: 1)! == .at(1))
for x in r { p(x) }
p(
    r.dropFirst().first!, r.prefix(2).reduce(0, +), r[r.index(r.startIndex, offsetBy: 2)], Array(r.suffix(2)),
    Ring(items: []).first ?? -1)
p(r.indices.count, r.reversed(), Set(r).count, r.min { $0 > $1 }!, r.contains { $0 > 2 })
let e = Evens(limit: 9)
p(
    Array(e), e.map { $0 + 1 }, e.filter { $0 > 3 }, e.reduce(0, +), e.contains(4), e.first { $0 > 4 }!,
    e.sorted(by: >), e.min()!, e.max()!)
p(
    Array(e.dropFirst(2)), Array(e.prefix(2)), e.suffix(2), e.reversed(), e.enumerated().map { $0 * $1 },
    Array(zip(e, e.dropFirst())).count, e.joined2())
p(
    e.split { $0 == 4 }.map { Array($0) }, e.allSatisfy { $0 % 2 == 0 }, e.starts(with: [0, 2]),
    e.elementsEqual([0, 2]), e.compactMap { $0 > 2 ? $0 : nil }, e.flatMap { [$0, $0] }.count)
var total = 0
for x in Countdown(n: 3) { total += x }
p(total, Array(Countdown(n: 3)), Countdown(n: 4).pairs().map { "\($0.0)-\($0.1)" }, [1, 2, 4].pairs().map { $1 - $0 })
var it = e.makeIterator(); p(it.next()!, it.next()!, it.next()!)
let t = Tree(5); [3, 8, 1, 9].forEach(t.insert)
p(Array(t), t.map { $0 * 2 }, t.first { $0 > 4 }!, t.reduce(0, +))
p(Array(e.lazy.map { $0 * 3 }.filter { $0 > 6 }), Array(e.prefix { $0 < 5 }), Array(e.drop { $0 < 5 }))
var c = Countdown(n: 2); while let x = c.next() { p(x) }
p(
    Array(sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }), Dictionary(grouping: e) { $0 % 3 }.count, Set(e).count,
    Array(stride(from: 0, to: 6, by: 2)), e.forEachCount())
p(
    Array(AnyIterator(e.makeIterator())).count, Array(repeatElement("x", count: 2)),
    max(3, e.max() ?? 0))
p(Step(n: 1).shown.text, Step(n: 1).next()?.shown.text ?? "-", Step(n: 2).next() == nil, Step(n: 4).picture())
