// swift-format-ignore-file: NeverForceUnwrap
struct Inventory {
    struct Item: Hashable { let name: String; let category: String; var qty: Int; var tags: Set<String> }
    var items: [Item]
    var byCategory: [String: [Item]] { Dictionary(grouping: items, by: \.category) }
    func totals() -> [(category: String, total: Int)] {
        byCategory.mapValues { $0.reduce(0) { $0 + $1.qty } }.map { ($0.key, $0.value) }.sorted {
            ($0.1, $1.0) > ($1.1, $0.0)
        }
    }
    var index: [String: Set<String>] {
        items.reduce(into: [:]) { d, i in i.tags.forEach { d[$0, default: []].insert(i.name) } }
    }
    mutating func restock(_ f: (Item) throws -> Int?) rethrows {
        for i in items.indices { if let n = try f(items[i]) { items[i].qty += n } }
    }
    subscript(name: String) -> Item? {
        get { items.first { $0.name == name } }
        set { items.removeAll { $0.name == name }; if let v = newValue { items.append(v) } }
    }
    subscript(category c: String, atLeast n: Int = 0) -> [String] {
        items.lazy.filter { $0.category == c && $0.qty >= n }.map(\.name).sorted()
    }
}
extension Array {
    func partitioned(by f: (Element) -> Bool) -> (yes: [Element], no: [Element]) { (filter(f), filter { !f($0) }) }
}
// run
var inv = Inventory(items: [
    .init(name: "apple", category: "fruit", qty: 5, tags: ["red", "round"]),
    .init(name: "banana", category: "fruit", qty: 0, tags: ["yellow"]),
    .init(name: "carrot", category: "veg", qty: 7, tags: ["orange"]),
    .init(name: "tomato", category: "veg", qty: 3, tags: ["red", "round"]),
    .init(name: "soap", category: "home", qty: 10, tags: []),
])
p(inv.totals().map { "\($0.category)=\($0.total)" }, inv.index["red"]?.sorted() ?? [], inv.index.count)
inv.restock { $0.qty == 0 ? 4 : $0.category == "veg" ? -1 : nil }
p(inv["banana"]?.qty ?? -1, inv["carrot"]!.qty, inv[category: "fruit"], inv[category: "veg", atLeast: 5])
inv["soap"] = nil; inv["apple"]?.qty *= 2; inv["kiwi"] = .init(name: "kiwi", category: "fruit", qty: 1, tags: ["green"])
p(inv.items.map(\.name), inv["apple"]?.qty ?? 0)
let (small, large) = inv.items.reduce(into: ([String](), [String]())) { r, i in
    if i.qty < 5 { r.0.append(i.name) } else { r.1.append(i.name) }
}
p(small, large)
var d = ["a": 1, "b": 2]
d.merge(["b": 5, "c": 3]) { $0 + $1 }
d["a"]? += 10; d["z", default: 100] -= 1; d["q"] = nil; d.updateValue(0, forKey: "c")
p(
    d.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }, d.filter { $0.value > 5 }.keys.sorted(),
    d.values.reduce(0, +), d.contains { $0.key == "z" })
p(
    Dictionary(uniqueKeysWithValues: zip("abc", 1...)).mapValues { $0 * $0 }["c"]!,
    d.compactMapValues { $0 > 5 ? "\($0)" : nil }.count, Dictionary([("x", 1), ("x", 2)], uniquingKeysWith: max)["x"]!,
    d.min { $0.value < $1.value }!.key)
var s: Set = [1, 2, 3]
p(
    s.insert(3).inserted, s.insert(4).memberAfterInsert, s.remove(9) as Any, s.intersection([2, 3, 9]).sorted(),
    s.isSuperset(of: [1]), s.subtracting([1]).count, s.symmetricDifference([4, 5]).sorted(), s.isDisjoint(with: [8]))
p(
    [1, 2, 3, 4, 5, 6].partitioned(by: { $0 % 2 == 0 }), [5, 3, 8].indices.filter { $0 > 0 },
    [1, 2, 2, 3].firstIndex(of: 2)!, [1, 2, 2].lastIndex(of: 2)!)
var q = [4, 1, 3]; q.sort(); q.insert(9, at: 1); q.remove(at: 0); q += [7]; q.reverse(); q.removeAll { $0 == 9 };
q.append(contentsOf: q.prefix(1))
p(
    q, q.dropLast().max()!, q[1...], Array(q[..<2]), q.first { $0 < 5 } ?? 0, q.allSatisfy { $0 > 2 },
    q.count { $0 == 7 })
