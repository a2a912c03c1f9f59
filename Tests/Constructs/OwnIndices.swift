// swift-format-ignore-file: NeverForceUnwrap
struct Deque<Element> {
    private var storage: [Element] = []
    init(_ s: [Element]) { storage = s }
    struct Index: Comparable, Hashable {
        let offset: Int; static func < (a: Index, b: Index) -> Bool { a.offset < b.offset }
    }
}
extension Deque: RandomAccessCollection {
    var startIndex: Index { Index(offset: 0) }
    var endIndex: Index { Index(offset: storage.count) }
    func index(after i: Index) -> Index { Index(offset: i.offset + 1) }
    func index(before i: Index) -> Index { Index(offset: i.offset - 1) }
    func index(_ i: Index, offsetBy n: Int) -> Index { Index(offset: i.offset + n) }
    func distance(from a: Index, to b: Index) -> Int { b.offset - a.offset }
    subscript(i: Index) -> Element { storage[i.offset] }
}
func gen<C: Collection>(_ c: C) -> [C.Element] {
    var (i, out) = (c.startIndex, [C.Element]())
    while i != c.endIndex { out.append(c[i]); i = c.index(after: i) }
    return out
}
func third<C: Collection>(_ c: C) -> C.Element? { c.dropFirst(2).first }
extension Collection {
    func whole() -> SubSequence { self[startIndex..<endIndex] }
    func rest() -> SubSequence { self[startIndex...].dropFirst() }
}
// run
let d = Deque(["a", "b", "c", "d"])
for x in d { p(x) }
p(d.map { $0 + "!" }, d.first ?? "-", d.last ?? "-", d.count, d.isEmpty)
p(d.indices.map(\.offset), d.indices.count)
p(d[d.startIndex], d[d.index(after: d.startIndex)], d[d.index(d.startIndex, offsetBy: 2)])
let i = d.firstIndex(of: "c")!
p(i.offset, d[i], d[..<i].joined(), d[i...].joined(), d[d.startIndex..<i].count)
p(Array(d.reversed()), d.reversed().first!, d.dropFirst().joined(), d.prefix(2).joined(), d.suffix(1).joined())
p(d.enumerated().map { "\($0.offset)\($0.element)" }, zip(d, 1...).map { "\($0)\($1)" })
p(d.contains("b"), d.min()!, d.max()!, d.sorted(by: >), d.filter { $0 > "b" }, d.reduce("", +))
p(d.firstIndex { $0 > "b" }.map { d.distance(from: d.startIndex, to: $0) } ?? -1, d.last { $0 < "c" } ?? "none")
p(d.lazy.map { $0 + $0 }.first!, Array(d), d.randomElement() != nil, d.split(separator: "b").map { $0.joined() })
p(d.index(d.startIndex, offsetBy: 9, limitedBy: d.endIndex) == nil, d.distance(from: d.startIndex, to: d.endIndex))
let sl = d[d.index(after: d.startIndex)..<d.endIndex]
p(sl.startIndex.offset, sl.first!, sl.count, sl.map { $0 }, sl.firstIndex(of: "d")!.offset)
p(
    d.elementsEqual(["a", "b", "c", "d"]), d.allSatisfy { $0 < "z" }, d.starts(with: ["a"]), d.dropLast(3).joined(),
    d.lastIndex(of: "a")!.offset)
for (n, ix) in d.indices.enumerated() where n % 2 == 1 { p(n, d[ix]) }
p(gen(d), gen([1, 2]), gen(1..<3), gen("ab"), third(d) ?? "-", third([1, 2, 3]) ?? -1)
p(d.whole().count, d.rest().joined(), [1, 2, 3].rest().count, String("abc".rest()))
p(("b"...).contains("c"), (..<"b").contains("c"), ("a"...).lowerBound)
