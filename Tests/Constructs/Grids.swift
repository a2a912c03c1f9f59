// swift-format-ignore-file: NeverForceUnwrap
struct Point: Hashable {
    var x = 0, y = 0; static func + (a: Point, b: Point) -> Point { .init(x: a.x + b.x, y: a.y + b.y) };
    static prefix func - (a: Point) -> Point { .init(x: -a.x, y: -a.y) }
}
struct Grid<Cell> {
    let width: Int, height: Int; private var cells: [Cell]
    init(width: Int, height: Int, fill: Cell) {
        (self.width, self.height) = (width, height); cells = Array(repeating: fill, count: width * height)
    }
    init(_ rows: [[Cell]]) { width = rows[0].count; height = rows.count; cells = rows.flatMap { $0 } }
    subscript(_ p: Point) -> Cell {
        get { cells[p.y * width + p.x] }
        set { cells[p.y * width + p.x] = newValue }
    }
    subscript(row r: Int) -> ArraySlice<Cell> { cells[r * width..<(r + 1) * width] }
    func contains(_ p: Point) -> Bool { 0..<width ~= p.x && (0..<height).contains(p.y) }
    var points: [Point] { (0..<height).flatMap { y in (0..<width).map { Point(x: $0, y: y) } } }
    func neighbors(_ p: Point) -> [Point] {
        [(0, 1), (1, 0), (0, -1), (-1, 0)].map { p + Point(x: $0.0, y: $0.1) }.filter(contains)
    }
    func map<T>(_ f: (Cell) throws -> T) rethrows -> Grid<T> {
        Grid<T>(try (0..<height).map { try self[row: $0].map(f) })
    }
}
extension Grid: CustomStringConvertible where Cell: CustomStringConvertible {
    var description: String { (0..<height).map { self[row: $0].map(\.description).joined() }.joined(separator: "/") }
}
struct PriorityQueue<T, P: Comparable> {
    private var heap: [(item: T, p: P)] = []; var isEmpty: Bool { heap.isEmpty }
    mutating func push(_ i: T, _ p: P) { heap.append((i, p)); heap.sort { $0.p > $1.p } };
    mutating func pop() -> T? { heap.popLast()?.item }
}
func bfs(_ g: Grid<Character>, from s: Point, to e: Point) -> Int? {
    var dist = [s: 0]; var q = [s];
    while !q.isEmpty {
        let c = q.removeFirst(); if c == e { return dist[c] };
        for n in g.neighbors(c) where g[n] != "#" && dist[n] == nil { dist[n] = dist[c]! + 1; q.append(n) }
    }; return nil
}
func flood(_ g: inout Grid<Character>, _ p: Point, _ c: Character) {
    let old = g[p]; guard old != c else { return }; g[p] = c;
    for n in g.neighbors(p) where g[n] == old { flood(&g, n, c) }
}
func memo<A: Hashable, R>(_ f: @escaping ((A) -> R, A) -> R) -> (A) -> R {
    var cache: [A: R] = [:];
    func g(_ a: A) -> R { if let r = cache[a] { return r }; let r = f(g, a); cache[a] = r; return r }; return g
}
extension Array {
    func chunked(_ n: Int) -> [[Element]] {
        stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) }
    }
}
// run
var g = Grid<Character>(["..#.", ".##.", "...."].map(Array.init))
p(
    g, bfs(g, from: Point(), to: .init(x: 3, y: 0)) ?? -1, g.neighbors(Point()).count,
    g.points.filter { g[$0] == "#" }.count)
flood(&g, Point(), "o"); p(g, g.map { $0 == "#" ? 1 : 0 }.points.count, g.map { $0 == "o" ? 1 : 0 })
var pq = PriorityQueue<String, Int>();
for (w, i) in ["c": 3, "a": 1, "b": 2].sorted(by: { $0.key < $1.key }) { pq.push(w, i) }; var out: [String] = [];
while let x = pq.pop() { out.append(x) }; p(out)
let fib = memo { (fib: (Int) -> Int, n: Int) -> Int in n < 2 ? n : fib(n - 1) + fib(n - 2) };
p(fib(30), (0..<8).map(fib))
p(
    -Point(x: 1, y: 2),
    Dictionary(grouping: g.points, by: \.y).mapValues(\.count).sorted { $0.key < $1.key }.map {
        "\($0.key):\($0.value)"
    }, zip(1..., "abc").map { "\($0)\($1)" }, stride(from: 10, through: 0, by: -5).map { $0 }, (1...3).reduce(1, *))
var arr = [5, 3, 8, 1]; arr.sort(); arr.swapAt(0, 3); arr.reverse(); arr.insert(contentsOf: [7, 7], at: 1);
arr.removeAll { $0 == 7 }; arr.append(contentsOf: [2, 2]);
p(
    arr, arr.firstIndex(of: 2)!, Array(Set(arr)).sorted(), arr.dropLast().max()!,
    arr.chunked(2))
