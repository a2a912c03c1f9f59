// swift-format-ignore-file: NeverForceUnwrap
// run
do {
    let n = [1, 2, 3, 4]
    p("\(n.prefix(2)) \(n.suffix(3)) \(n.dropFirst()) \(n.dropLast(3)) \(n.prefix(while: { $0 < 3 }))")
}
do {
    let n = [1, 0, 0, 2, 0, 3]
    p("\(n.split(separator: 0).map { Array($0) }) \(n.split { $0 > 1 }.map { $0.count })")
}
do {
    let n = [1, 2, 3]
    p("\(n.prefix(upTo: 1)) \(n.prefix(through: 1)) \(n.suffix(from: 1)) \(n.drop(while: { $0 < 2 }))")
}
do {
    let n = [1, 2, 3]
    p("\(n.starts(with: [1, 2])) \(n.elementsEqual([1, 2])) \(n.lexicographicallyPrecedes([1, 3]))")
}
do {
    let n = [3, 1, 2]
    p("\(n.max()!) \(n.min()!) \(n.max(by: { $0 > $1 })!) \(n.allSatisfy { $0 > 0 }) \(n.contains { $0 > 2 })")
    p("\(n.lastIndex(of: 2)!) \(n.lastIndex { $0 > 1 }!) \(n.firstIndex(of: 9) == nil)")
}
do {
    var n = [1, 2, 3, 4]
    n.insert(9, at: 1)
    n.insert(contentsOf: [7, 8], at: 5)
    n.removeSubrange(0..<2)
    p("\(n)")
}
do {
    var n = [1, 2, 3, 4]
    n[1...2] = [5]
    n.replaceSubrange(0..<1, with: [6, 6])
    n.removeFirst(1)
    n.removeLast(1)
    p("\(n) \(n.count)")
}
do {
    var s: Set = [1]
    let a = s.insert(1).inserted
    let b = s.insert(2).inserted
    let c = s.remove(5)
    p("\(a) \(b) \(c == nil) \(s.count) \(s.sorted())")
}
do {
    let s: Set = [1, 2, 3]
    let t: Set = [3, 4]
    p("\(s.union(t).sorted()) \(s.intersection(t)) \(s.subtracting(t).sorted()) \(s.symmetricDifference(t).sorted())")
}
do {
    let s: Set = [1, 2]
    p("\(s.isSubset(of: [1, 2, 3])) \(s.isSuperset(of: [1])) \(s.isDisjoint(with: [3])) \(s == [2, 1])")
}
do {
    let s = Set(["b", "a", "b"])
    p("\(s.count) \(s.contains("a")) \(Array(s).sorted())")
}
do {
    let d = ["a": 1].merging(["a": 2, "b": 3]) { $0 + $1 }
    p("\(d["a"]!) \(d["b"]!) \(d.count)")
}
do {
    let d = Dictionary([("a", 1), ("a", 2)], uniquingKeysWith: { _, new in new })
    p("\(d)")
}
do {
    let d = ["a": 1].compactMapValues { $0 > 1 ? $0 : nil }
    p("\(d.isEmpty)")
}
do {
    let d = Dictionary(grouping: ["one", "two", "three"], by: \.count)
    p("\(d[3]!) \(d[5]!)")
}
do {
    let r = 2..<5
    p("\(r.count) \(r.lowerBound) \(r.isEmpty) \(r.overlaps(4..<9)) \(r.clamped(to: 3..<9)) \(Array(r.reversed()))")
}
do {
    let r = 1...3
    p("\(r.count) \(r.map { $0 * 2 }) \(r.reduce(0, +)) \(r.contains(4)) \((1...).contains(7)) \((..<3).contains(3))")
}
do {
    var i = [1, 2].makeIterator()
    let a = i.next()
    let b = i.next()
    let c = i.next()
    p("\(a!) \(b!) \(c == nil)")
}
do {
    let a: Int? = 3
    p("\(a.map { $0 + 1 }!) \(a.flatMap { $0 > 3 ? $0 : nil } == nil)")
}
do {
    enum E { case a, b }
    let n = [3, 1, 2, 1]
    let e = [E.a, .b]
    p("\(n.contains(2)) \(n.contains(7)) \(e.contains(.b))")
    p("\(n.firstIndex(of: 1)!) \(n.firstIndex { $0 < 3 }!) \(e.firstIndex(of: .b)!)")
    p("\(n.first { $0 < 3 } ?? 0) \(n.last { $0 > 1 } ?? 0)")
    p("\(n.prefix { $0 > 2 }) \(n.drop { $0 > 2 })")
    p("\(n.min { $0 > $1 }!) \(n.max { $0 > $1 }!)")
    p("\(n[1...]) \(n[..<2]) \(n[...0]) \(n[1..<2])")
}
p("\((1, "a") < (1, "b")) \((2, 1) <= (1, 9))")
do {
    var n = [5, 3, 4]
    let last = n.removeLast()
    let first = n.remove(at: 0)
    n += [9, 8]
    n.swapAt(0, 2)
    n.sort()
    n.reverse()
    n.removeAll { $0 == 8 }
    p("\(last) \(first) \(n) \(n.popLast()!) \(n.endIndex)")
}
p("\([3, 1].reduce(into: 0) { $0 += $1 })")
do {
    var d = ["a": 1]
    d["b", default: 0] += 3
    d["a"] = nil
    let old = d.updateValue(7, forKey: "c")
    p("\(d.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }) \(d["z", default: 2]) \(old == nil)")
    p("\(d.map { $0.value }.sorted()) \(d.sorted { $0.value > $1.value }[0].key)")
    p("\(d.mapValues { $0 * 2 }["b"]!) \(d.filter { $0.value > 3 })")
    p("\(d.removeValue(forKey: "b")!) \(d.count)")
}
do {
    let g = Dictionary(grouping: [1, 2, 3]) { $0 % 2 }
    p("\(g[1]!) \(Dictionary(uniqueKeysWithValues: [("x", 1)]))")
}
p("\(Array([[1, 2], [3]].joined())) \(["a", "b"].joined())")
p("\([String]().joined().isEmpty) \([["a"], ["b"]].joined().joined(separator: "-"))")
p("\(zip(["a", "b"], 1...).map { "\($0)\($1)" })")
do {
    var s = 0
    for i in 2... { s += i; if i > 3 { break } }
    p("\(s)")
}
