// swift-format-ignore-file: NeverForceUnwrap
struct Money: ExpressibleByIntegerLiteral {
    var cents: Int; init(integerLiteral v: Int) { cents = v * 100 }; init(cents: Int) { self.cents = cents }
    static func + (a: Self, b: Self) -> Self { .init(cents: a.cents + b.cents) }
}
extension Sequence where Element == Money {
    func total() -> Money { reduce(0, +) }; func total2() -> Money { reduce(Money(cents: 0), +) };
    func total3() -> Money { self.reduce(0) { $0 + $1 } }
}
struct Item: Identifiable, Hashable { let id: String; var n = 1 }
struct Repo { var all: [Item]; func find(_ id: Item.ID) -> Item? { all.first { $0.id == id } } }
protocol Finder { associatedtype T: Identifiable; func find(_ id: T.ID) -> T? }
struct FF: Finder { func find(_ id: String) -> Item? { Item(id: id) } }
struct Cart<R: Finder> where R.T == Item {
    var repo = Repo(all: [Item(id: "a"), Item(id: "bb")]); var lines: [Item.ID: Int] = ["a": 1, "bb": 2]; var r: R
    func grouped<K: Hashable>(by key: (Item) -> K) -> [K: [String]] {
        Dictionary(grouping: lines.keys.compactMap(repo.find), by: key).mapValues { $0.map(\.id).sorted() }
    }
    func g2<K: Hashable>(by key: (Item) -> K) -> [K: [String]] {
        Dictionary(grouping: lines.keys.compactMap(r.find), by: key).mapValues { $0.map(\.id).sorted() }
    }
    func g3() -> Int { lines.keys.compactMap(r.find).count }
}
struct M { var c: Int; static func + (a: M, b: M) -> M { M(c: a.c + b.c) }; static let zero = M(c: 0) }
extension Sequence where Element == M {
    func total() -> M { reduce(.zero, +) }; func t2() -> Int { reduce(0) { $0 + $1.c } };
    func firstC() -> Int? { first { $0.c > 1 }?.c }; var list: [Int] { map(\.c) }
    func copy() -> [Element] { map { $0 } }; func pair() -> (Self, Int) { (self, 1) }; func me() -> Self { self };
    func each(_ f: (Element) -> Void) { forEach(f) }
}
extension Collection where Element: Comparable {
    func top() -> Element? { self.max() }; var sortedDown: [Element] { sorted(by: >) }
}
extension Collection where Element == Int, Index == Int {
    func sum() -> Int { var s = 0; for i in indices { s += self[i] }; return s }
}
extension Array where Element == M { func cs() -> [Int] { map(\.c) } }
extension Dictionary where Key == String, Value == Int {
    func q() -> String { map { "\($0.key)=\($0.value)" }.sorted().joined(separator: "&") }
}
extension Sequence where Element: Sequence, Element.Element == Int {
    func flat() -> Int { reduce(0) { $0 + $1.reduce(0, +) } }
}
extension Sequence where Element == (key: String, value: Int) {
    func q2() -> String { map { "\($0.key)\($0.value)" }.joined() }
}
// run
p([Money(cents: 5), 1].total().cents, [Money(cents: 5), 1].total2().cents, [Money(cents: 5)].total3().cents)
let t: Money = [Money(cents: 5), 1].reduce(0, +); p(t.cents)
let c = Cart(r: FF())
p(c.g3(), c.grouped { $0.id.count }.sorted { $0.key < $1.key }.map(\.value), c.g2 { $0.id.count }.count)
let ms = [M(c: 1), M(c: 2)]
p(
    ms.total().c, ms.t2(), ms.firstC() ?? 0, ms.list, ms.copy().count, ms.pair().0.count, ms.me().cs(), [3, 1].top()!,
    [1, 3].sortedDown, [1, 2].sum(), ["a": 1].q(), [[1], [2, 3]].flat(),
    [("k", 1)].map { (key: $0.0, value: $0.1) }.q2())
ms.each { p($0.c) }
