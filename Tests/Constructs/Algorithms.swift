// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
struct Grid<Cell> {
    let width: Int, height: Int; private(set) var cells: [Cell]
    init(width: Int, height: Int, repeating c: Cell) {
        self.width = width; self.height = height; cells = .init(repeating: c, count: width * height)
    }
    init?(_ rows: [[Cell]]) {
        guard let w = rows.first?.count, rows.allSatisfy({ $0.count == w }) else { return nil }; width = w;
        height = rows.count; cells = rows.flatMap { $0 }
    }
    subscript(x: Int, y: Int) -> Cell {
        get { precondition(contains(x, y)); return cells[y * width + x] }
        set { cells[y * width + x] = newValue }
    }
    subscript(safe p: (x: Int, y: Int)) -> Cell? { contains(p.x, p.y) ? self[p.x, p.y] : nil }
    func contains(_ x: Int, _ y: Int) -> Bool { (0..<width).contains(x) && (0..<height) ~= y }
    func neighbours(_ x: Int, _ y: Int) -> [Cell] {
        [(0, -1), (1, 0), (0, 1), (-1, 0)].compactMap { dx, dy in self[safe: (x + dx, y + dy)] }
    }
    func map<T>(_ f: (Cell) throws -> T) rethrows -> [[T]] {
        try (0..<height).map { y in try (0..<width).map { x in try f(self[x, y]) } }
    }
}
func life(_ g: Grid<Bool>) -> Grid<Bool> {
    var n = g;
    for y in 0..<g.height {
        for x in 0..<g.width {
            var c = 0;
            for dy in -1...1 {
                for dx in -1...1 where (dx, dy) != (0, 0) { if g[safe: (x + dx, y + dy)] == true { c += 1 } }
            }; n[x, y] = c == 3 || (g[x, y] && c == 2)
        }
    }; return n
}
func shortest(_ graph: [String: [String: Int]], from: String) -> [String: Int] {
    var dist = [from: 0], open: Set = [from];
    while let next = open.min(by: { dist[$0]! < dist[$1]! }) {
        open.remove(next);
        for (to, cost) in graph[next] ?? [:] {
            let d = dist[next]! + cost; if d < dist[to, default: .max] { dist[to] = d; open.insert(to) }
        }
    }; return dist
}
func permutations<T>(_ xs: [T]) -> [[T]] {
    guard let first = xs.first else { return [[]] };
    return permutations(Array(xs.dropFirst())).flatMap { p in
        (0...p.count).map { i in
            var c = p; c.insert(first, at: i); return c
        }
    }
}
func quicksort<T: Comparable>(_ xs: [T]) -> [T] {
    guard xs.count > 1 else { return xs }; let pivot = xs[xs.count / 2];
    return quicksort(xs.filter { $0 < pivot }) + xs.filter { $0 == pivot } + quicksort(xs.filter { $0 > pivot })
}
func primes(upTo n: Int) -> [Int] {
    var sieve = [Bool](repeating: true, count: n + 1); sieve[0] = false; sieve[1] = false; var i = 2;
    while i * i <= n { if sieve[i] { for j in stride(from: i * i, through: n, by: i) { sieve[j] = false } }; i += 1 };
    return sieve.indices.filter { sieve[$0] }
}
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
struct Fraction: Comparable, CustomStringConvertible {
    let n: Int, d: Int; init(_ n: Int, _ d: Int = 1) { let g = gcd(abs(n), abs(d)); self.n = n / g; self.d = d / g };
    static func + (a: Self, b: Self) -> Self { .init(a.n * b.d + b.n * a.d, a.d * b.d) };
    static func * (a: Self, b: Self) -> Self { .init(a.n * b.n, a.d * b.d) };
    static func < (a: Self, b: Self) -> Bool { a.n * b.d < b.n * a.d };
    var description: String { d == 1 ? "\(n)" : "\(n)/\(d)" }
}
func levenshtein(_ a: String, _ b: String) -> Int {
    let a = Array(a), b = Array(b); var row = Array(0...b.count);
    for (i, ca) in a.enumerated() {
        var prev = row[0]; row[0] = i + 1;
        for (j, cb) in b.enumerated() {
            let cur = row[j + 1]; row[j + 1] = ca == cb ? prev : min(prev, row[j], row[j + 1]) + 1; prev = cur
        }
    }; return row.last!
}
struct LRU<K: Hashable, V> {
    let capacity: Int; private var order: [K] = [], kept: [K: V] = [:]; init(_ c: Int) { capacity = c }
    subscript(k: K) -> V? {
        get { kept[k] }
        set {
            if let newValue {
                kept[k] = newValue; touch(k); if order.count > capacity { kept[order.removeFirst()] = nil }
            } else {
                kept[k] = nil; order.removeAll { $0 == k }
            }
        }
    }
    private mutating func touch(_ k: K) { order.removeAll { $0 == k }; order.append(k) }; var keys: [K] { order }
}
enum Roman {
    static let table: [(Int, String)] = [
        (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
        (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
        ;
    static func text(_ n: Int) -> String {
        var n = n, s = ""; for (v, r) in table { while n >= v { s += r; n -= v } }; return s
    }
}
struct Weight: Comparable {
    let grams: Int, name: String
    static func < (one: Weight, other: Weight) -> Bool { one.grams < other.grams }
}
// run
var g = Grid(width: 5, height: 5, repeating: false); for x in 1...3 { g[x, 2] = true }
p(
    life(g).map { $0 ? "#" : "." }.map { $0.joined() }, Grid([[1, 2], [3]]) == nil,
    Grid([[1, 2], [3, 4]])!.neighbours(0, 0), g[safe: (9, 9)] == nil)
p(
    shortest(["a": ["b": 4, "c": 1], "c": ["b": 2], "b": ["d": 5]], from: "a").sorted { $0.key < $1.key }.map {
        "\($0.key)\($0.value)"
    })
p(
    permutations([1, 2, 3]).count, permutations(["a", "b"]), quicksort([3, 1, 4, 1, 5, 9, 2, 6]),
    quicksort(["b", "a"]), primes(upTo: 30))
p(
    Fraction(1, 2) + Fraction(1, 3), Fraction(2, 4) * Fraction(2), [Fraction(1, 2), Fraction(1, 3)].sorted(),
    Fraction(3, 6) == Fraction(1, 2))
p(levenshtein("kitten", "sitting"), [1994, 2024, 4].map(Roman.text))
var lru = LRU<String, Int>(2); lru["a"] = 1; lru["b"] = 2; _ = lru["a"]; lru["c"] = 3;
p(lru.keys, lru["b"] ?? -1, lru["a"] ?? -1); lru["a"] = nil; p(lru.keys)
p(
    (1...15).map {
        switch ($0 % 3, $0 % 5) {
        case (0, 0): "FizzBuzz";
        case (0, _): "Fizz";
        case (_, 0): "Buzz";
        default: "\($0)"
        }
    }.joined(separator: " "))
p(
    Int.max &+ 1 == Int.min, (7).quotientAndRemainder(dividingBy: 2), -7 / 2, -7 % 3,
    7.0.truncatingRemainder(dividingBy: 2.5), (2.5).rounded(), (-2.5).rounded(.up), 10.0 / 4, 1e3, 0.1 + 0.2,
    5.isMultiple(of: 5), abs(-3), (3.7).magnitude, Int(3.99), 0b101, 0xff, 1_000, Double.pi > 3, (1.0 / 0).isInfinite,
    Double.nan.isNaN, 6.0.squareRoot() > 2.4, 12.signum(), min(3, 1, 2), UInt8(200), 5 & 3, 5 | 2, 5 ^ 1, 1 << 4, ~5)
let weights = ["a", "b", "c"].map { Weight(grams: 1, name: $0) }
p(max(weights[0], weights[1]).name, min(weights[0], weights[1]).name)
p(max(weights[0], weights[1], weights[2]).name, min(weights[0], weights[1], weights[2]).name)
p(weights.max()!.name, weights.min()!.name, weights.max { $0 < $1 }!.name, max(1, Double.nan), max(Double.nan, 1))
