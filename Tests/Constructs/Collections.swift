// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
struct Sale: Hashable { let item: String, region: String, amount: Double }
struct Fib: Sequence { let n: Int; func makeIterator() -> some IteratorProtocol<Int> { FibIterator(left: n) } }
struct FibIterator: IteratorProtocol {
    var left: Int, a = 0, b = 1;
    mutating func next() -> Int? {
        guard left > 0 else { return nil }; left -= 1; defer { (a, b) = (b, a + b) }; return a
    }
}
struct Ring: Collection {
    let all: [Int]; var startIndex: Int { 0 }; var endIndex: Int { all.count };
    func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> Int { all[i] }
}
extension Array {
    func partitioned(_ f: (Element) -> Bool = { _ in true }) -> [Int] { [filter(f).count, filter { !f($0) }.count] }
}
// run
let sales = [
    Sale(item: "a", region: "n", amount: 2), Sale(item: "b", region: "s", amount: 3.5),
    Sale(item: "a", region: "s", amount: 1),
]
let byItem = Dictionary(grouping: sales, by: \.item).mapValues { $0.reduce(0) { $0 + $1.amount } }
p(byItem.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
p(sales.max { $0.amount < $1.amount }!.item, Set(sales.map(\.region)).sorted(), sales.partitioned())
var counts: [Character: Int] = [:]
for c in "mississippi" { counts[c, default: 0] += 1 }
p(counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key)\($0.value)" }.joined())
p(
    Array(Fib(n: 10)), Fib(n: 5).reduce(0, +), Ring(all: [4, 5, 6]).map { $0 * 2 }, Ring(all: [4, 5]).first!,
    Ring(all: [1, 2, 3]).dropFirst().count)
var list = [5, 3, 8, 1]
list.sort(); list.insert(7, at: 2); list.remove(at: 0); list += [9, 9]; list.removeAll { $0 == 9 }; list.swapAt(0, 1);
list.reverse()
p(
    list, list.firstIndex(of: 7)!, list.contains { $0 > 7 }, list.prefix(2), list.suffix(2), list.dropLast(),
    list.isEmpty)
p(
    stride(from: 0, to: 10, by: 3).map { $0 }, stride(from: 1.0, through: 0, by: -0.5).map { $0 },
    (1...3).reversed().map { $0 })
p(
    [[1, 2], [3]].flatMap { $0 }, [[1], []].joined().count, ["1", "x", "3"].compactMap { Int($0) },
    [1, 2, 3, 4].partitioned { $0 > 2 })
p(
    zip(1..., ["a", "b"]).map { "\($0)\($1)" }, ["x", "y"].enumerated().map { "\($0.offset)\($0.element)" },
    Array(repeating: 0, count: 3))
let d = ["a": 1, "b": 2]
p(
    d.keys.sorted(), d.values.sorted(), d.filter { $0.value > 1 }, d.mapValues { $0 * 10 }["a"]!, d["z"] ?? 0,
    d.merging(["b": 5, "c": 6]) { $0 + $1 }["b"]!, d.contains { $0.key == "a" }, d.min { $0.value < $1.value }!.key)
var dd = d
dd["a"] = nil; dd["q", default: 10] += 1; dd.updateValue(3, forKey: "b"); let removed = dd.removeValue(forKey: "b")
p(dd, removed!, Dictionary(uniqueKeysWithValues: [("k", 1)]), Dictionary([("a", 1), ("a", 2)], uniquingKeysWith: +))
let s: Set = [1, 2, 3]
p(
    s.union([4]).sorted(), s.intersection([2, 9]).sorted(), s.subtracting([1]).sorted(), s.isSubset(of: [1, 2, 3, 4]),
    s.symmetricDifference([3, 4]).sorted(), s.contains(2), s.isDisjoint(with: [7]))
p(
    [3, 1, 2].min()!, [3, 1, 2].sorted().reversed().map { $0 }, [1, 2, 3, 4, 5][1...3].map { $0 },
    [1, 2, 3][..<2].count, Array([1, 2, 3, 4].dropFirst(2)), [1, 2, 2, 3].last { $0 == 2 }!,
    [1, 2, 3].elementsEqual([1, 2, 3]), [1, 2].starts(with: [1]))
p(
    (1...10).filter { $0.isMultiple(of: 3) }, (1...5).reduce(into: []) { $0.insert($1, at: 0) } as [Int],
    [1, 2, 3, 4].prefix { $0 < 3 }.map { $0 }, [1, 5, 2].drop { $0 < 3 }.map { $0 }, Array("hello").shuffled().count,
    [1, 2, 3].allSatisfy { $0 > 0 })
p(
    [1, 2, 3].split(separator: 2).map { Array($0) }, [4, 5].indices.map { $0 }, ["b", "a"].sorted(by: <),
    [[2, 1], [1, 5]].sorted { $0.lexicographicallyPrecedes($1) }, [1, 2, 3].randomElement() != nil,
    (0..<3).map { _ in 1 })
p(
    sequence(first: 1) { $0 < 40 ? $0 * 3 : nil }.map { $0 }, repeatElement("x", count: 2).joined(), [Int](1...3),
    [(1, "b"), (1, "a")].sorted { $0 < $1 }.map(\.1))
let tail = [1, 2, 3][1...]
p(tail.index(tail.startIndex, offsetBy: 10), tail.index(after: tail.endIndex), tail.index(tail.endIndex, offsetBy: -9))
var prices = ["a": 1].merging([("a", 2), ("b", 3)], uniquingKeysWith: +)
prices.merge(["c", "b"].map { ($0, 9) }) { old, _ in old }
p(prices.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
