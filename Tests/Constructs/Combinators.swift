func outer(_ items: [Int]) -> [String] {
    var out: [String] = []
    var depth = 0
    func visit(_ i: Int, _ f: (Int) -> Bool) {
        depth += 1; defer { depth -= 1 }; if f(i) { out.append("\(i)@\(depth)"); visit(i / 2) { $0 > 1 } }
    }
    search: for i in items {
        var j = i
        while true {
            switch j % 4 {
            case 0 where j == 0: break search
            case 0: j /= 4; continue
            case 1: if j > 100 { continue search }; j -= 1
            case let r: j -= r; if j < 0 { break }
            }
            if j == 0 { break }
            visit(j) { $0.isMultiple(of: 4) }
            repeat { j += 7; if j > 50 { continue search } } while j % 5 != 0
        }
        out.append("end \(i)")
    }
    return out
}
func counter() -> (inc: () -> Int, reset: () -> Void, peek: () -> Int) {
    var n = 0;
    return (
        {
            n += 1; return n
        }, { n = 0 }, { n }
    )
}
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
func memoize<K: Hashable, V>(_ f: @escaping ((K) -> V, K) -> V) -> (K) -> V {
    var known: [K: V] = [:]
    func go(_ k: K) -> V { if let v = known[k] { return v }; let v = f(go, k); known[k] = v; return v }
    return go
}
func debounce(_ n: Int, _ f: @escaping (Int) -> Void) -> (Int) -> Void {
    var left = n;
    return { v in
        left -= 1; if left == 0 { left = n; f(v) }
    }
}
func swapAll<T>(_ a: inout [T], _ b: inout [T]) { swap(&a, &b); if !a.isEmpty { a.swapAt(0, a.count - 1) } }
struct Pipe<T> {
    private var steps: [(T) -> T?] = [];
    func then(_ f: @escaping (T) -> T?) -> Pipe { var c = self; c.steps.append(f); return c }
    func callAsFunction(_ t: T) -> T? { steps.reduce(Optional(t)) { acc, f in acc.flatMap(f) } }
}
// run
p(outer([16, 64, 0, 9]))
let c = counter(), d = counter()
p(c.inc(), c.inc(), d.inc(), c.peek()); c.reset(); p(c.peek(), d.peek())
p(compose({ (n: Int) in n + 1 }, String.init)(4), curry(+)(2)(3), compose(\String.count, { $0 * 2 })("abc"))
let fib = memoize { (f: (Int) -> Int, n: Int) in n < 2 ? n : f(n - 1) + f(n - 2) }
p(fib(50))
var got: [Int] = []
let deb = debounce(3) { got.append($0) }
for i in 1...7 { deb(i) }
p(got)
var a = [1, 2, 3], b = [9, 8]
swapAll(&a, &b); p(a, b)
let pipe = Pipe<Int>().then { $0 > 0 ? $0 : nil }.then { $0 * 3 }.then { $0.isMultiple(of: 2) ? $0 : nil }
p(pipe(4) ?? -1, pipe(3) ?? -1, pipe(-2) ?? -1)
var x = 1; let capture = { [x] in x }; x = 2; let byRef = { x }; x = 3
p(capture(), byRef(), { $0 + $1 }(1, 2))
let ops: [String: (Double, Double) -> Double] = ["+": (+), "-": (-), "max": { max($0, $1) }]
p(ops["-"]?(5, 3) ?? 0, ops["max"].map { $0(1, 2) } ?? 0, ops.keys.sorted())
p(
    (1...3).map { i in (0..<i).reduce(into: "") { $0 += "\($1 * i)" } },
    [3, 1, 2].sorted(by: >).map(String.init).joined())
var arr = [[1, 2], [3]]; arr[0][1] += 5; arr[1].append(contentsOf: [4, 5]); arr[1][0...1] = [7]; let copy = arr;
arr[0] = []; p(arr, copy)
