// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
struct Interval: Hashable, Comparable {
    var lo: Int, hi: Int; var length: Int { hi - lo }
    init?(_ lo: Int, _ hi: Int) { guard lo <= hi else { return nil }; (self.lo, self.hi) = (lo, hi) }
    static func < (a: Self, b: Self) -> Bool { a.lo == b.lo ? a.hi < b.hi : a.lo < b.lo }
    static func ~= (r: Interval, n: Int) -> Bool { r.lo <= n && n < r.hi }
    func overlap(_ o: Interval) -> Interval? { Interval(max(lo, o.lo), min(hi, o.hi)) }
}
func merged(_ all: [Interval]) -> [Interval] {
    all.sorted().reduce(into: []) { out, next in
        if let last = out.last, next.lo <= last.hi {
            out[out.count - 1].hi = max(last.hi, next.hi)
        } else {
            out.append(next)
        }
    }
}
struct Graph<Node: Hashable> {
    private(set) var edges: [Node: [(to: Node, weight: Int)]] = [:]
    mutating func connect(_ a: Node, _ b: Node, _ w: Int = 1, both: Bool = true) {
        edges[a, default: []].append((b, w));
        if both { edges[b, default: []].append((a, w)) } else { edges[b, default: []] += [] }
    }
    func distances(from s: Node) -> [Node: Int] {
        var dist = [s: 0]; var queue: [(node: Node, d: Int)] = [(s, 0)]
        while let (node, d) = queue.min(by: { $0.d < $1.d }) {
            queue.removeAll { $0.node == node }; guard d <= dist[node, default: .max] else { continue }
            for (to, w) in edges[node] ?? [] where d + w < dist[to, default: .max] {
                dist[to] = d + w; queue.append((to, d + w))
            }
        }
        return dist
    }
    func path(_ a: Node, _ b: Node) -> [Node]? {
        var came: [Node: Node] = [:], seen: Set = [a], queue = [a][...]
        while let n = queue.popFirst() {
            if n == b { return Array(sequence(first: b) { came[$0] }).reversed() };
            for e in edges[n, default: []] where seen.insert(e.to).inserted { came[e.to] = n; queue.append(e.to) }
        }
        return nil
    }
}
extension Graph where Node: Comparable {
    var topological: [Node] {
        var done: [Node] = [], marks: [Node: Bool] = [:]
        func visit(_ n: Node) -> Bool {
            switch marks[n] {
            case true?: return true;
            case false?: return false;
            case nil:
                marks[n] = false;
                for e in (edges[n] ?? []).sorted(by: { $0.to < $1.to }) { if !visit(e.to) { return false } };
                marks[n] = true; done.insert(n, at: 0); return true
            }
        }
        for n in edges.keys.sorted(by: >) { guard visit(n) else { return [] } }; return done
    }
}
struct UnionFind {
    var parent: [Int]; init(_ n: Int) { parent = Array(0..<n) };
    mutating func find(_ i: Int) -> Int { if parent[i] != i { parent[i] = find(parent[i]) }; return parent[i] };
    mutating func union(_ a: Int, _ b: Int) -> Bool {
        let (x, y) = (find(a), find(b)); if x == y { return false }; parent[x] = y; return true
    }
}
struct Heap<T> {
    private var a: [T] = []; let less: (T, T) -> Bool;
    init(_ less: @escaping (T, T) -> Bool, _ items: T...) { self.less = less; items.forEach { push($0) } }
    mutating func push(_ v: T) {
        a.append(v); var i = a.count - 1;
        while i > 0, less(a[i], a[(i - 1) / 2]) { a.swapAt(i, (i - 1) / 2); i = (i - 1) / 2 }
    }
    mutating func pop() -> T? {
        guard let top = a.first else { return nil }; let last = a.removeLast();
        if !a.isEmpty {
            a[0] = last; var i = 0;
            while true {
                var m = i; for c in [2 * i + 1, 2 * i + 2] where c < a.count && less(a[c], a[m]) { m = c };
                if m == i { break }; a.swapAt(i, m); i = m
            }
        }; return top
    }
}
// run
p(
    merged([Interval(5, 8), Interval(1, 3), Interval(2, 4), Interval(8, 9), Interval(9, 2)].compactMap { $0 }).map {
        "\($0.lo)-\($0.hi)"
    })
switch 7 {
case Interval(5, 8)!: p("in");
default: p("out")
}
p(Interval(1, 5)!.overlap(Interval(3, 9)!)!.length, Interval(1, 2)!.overlap(Interval(3, 4)!) == nil)
var g = Graph<String>(); g.connect("a", "b", 4); g.connect("a", "c"); g.connect("c", "b", 2); g.connect("b", "d", 5);
g.connect("x", "y")
p(
    g.distances(from: "a").sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }, g.path("a", "d") ?? [],
    g.path("a", "x") == nil)
var dag = Graph<Int>();
for (a, b) in [(5, 2), (5, 0), (4, 0), (4, 1), (2, 3), (3, 1)] { dag.connect(a, b, both: false) }
p(dag.topological); dag.connect(1, 5, both: false); p(dag.topological.isEmpty)
var uf = UnionFind(5);
p(uf.union(0, 1), uf.union(1, 2), uf.union(0, 2), uf.find(0) == uf.find(2), uf.find(3) == uf.find(4))
var h = Heap<Int>(>, 3, 9, 4, 1); h.push(7); p((0..<6).map { _ in h.pop() ?? -1 })
