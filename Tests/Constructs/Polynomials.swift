// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
struct Poly: Equatable, CustomStringConvertible, ExpressibleByArrayLiteral {
    var c: [Int]
    init(arrayLiteral e: Int...) { c = e };
    init<S: Sequence>(_ s: S) where S.Element == Int { c = Array(s); while c.last == 0 { c.removeLast() } }
    func callAsFunction(_ x: Int) -> Int { c.reversed().reduce(0) { $0 * x + $1 } }
    subscript(i: Int) -> Int {
        get { c.indices.contains(i) ? c[i] : 0 }
        set { while c.count <= i { c.append(0) }; c[i] = newValue }
    }
    static func + (a: Poly, b: Poly) -> Poly { Poly((0..<max(a.c.count, b.c.count)).map { a[$0] + b[$0] }) }
    static prefix func - (a: Poly) -> Poly { Poly(a.c.map { -$0 }) }
    static func - (a: Poly, b: Poly) -> Poly { a + -b }
    static func * (a: Poly, b: Poly) -> Poly {
        var r: Poly = []; for (i, x) in a.c.enumerated() { for (j, y) in b.c.enumerated() { r[i + j] += x * y } };
        return r
    }
    static func * (k: Int, a: Poly) -> Poly { Poly(a.c.map { k * $0 }) }
    static func ^ (a: Poly, n: Int) -> Poly { (0..<n).reduce([1]) { r, _ in r * a } }
    static let x: Poly = [0, 1]
    var derivative: Poly { Poly(c.enumerated().dropFirst().map { $0.offset * $0.element }) }
    var description: String {
        c.enumerated().reversed().compactMap { i, k in
            k == 0 ? nil : (i == 0 ? "\(k)" : "\(k == 1 ? "" : "\(k)")x" + (i > 1 ? "^\(i)" : ""))
        }.joined(separator: " + ")
    }
}
struct Frac: Hashable, Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral {
    let n: Int, d: Int
    init(_ n: Int, _ d: Int = 1) {
        func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }; let g = gcd(abs(n), abs(d)) * d.signum();
        self.n = n / g; self.d = d / g
    }
    init(integerLiteral v: Int) { self.init(v) }
    static func + (l: Self, r: Self) -> Self { Self(l.n * r.d + r.n * l.d, l.d * r.d) }
    static func / (l: Self, r: Self) -> Self { Self(l.n * r.d, l.d * r.n) }
    static func < (l: Self, r: Self) -> Bool { l.n * r.d < r.n * l.d }
    static func += (l: inout Self, r: Self) { l = l + r }
    var description: String { d == 1 ? "\(n)" : "\(n)/\(d)" }
}
extension Array where Element == Frac { var mean: Frac { reduce(0, +) / Frac(count) } }

struct V2: SIMDish { var x: Double, y: Double }
protocol SIMDish { var x: Double { get set }; var y: Double { get set }; init(x: Double, y: Double) }
extension SIMDish {
    static func + (a: Self, b: Self) -> Self { .init(x: a.x + b.x, y: a.y + b.y) };
    static func * (a: Self, k: Double) -> Self { .init(x: a.x * k, y: a.y * k) };
    static func += (a: inout Self, b: Self) { a = a + b }; static func *= (a: inout Self, k: Double) { a = a * k };
    var length: Double { (x * x + y * y).squareRoot() }; mutating func normalize() { self *= 1 / length }
}
func lerp<T: SIMDish>(_ a: T, _ b: T, _ t: Double) -> T { a * (1 - t) + b * t }
func bezier<T: SIMDish>(_ p: [T], _ t: Double) -> T {
    p.count == 1 ? p[0] : bezier(zip(p, p.dropFirst()).map { lerp($0, $1, t) }, t)
}
// run
let q = Poly.x * Poly.x + 2 * Poly.x - [3]
p(q, q(2), q.derivative, (Poly.x + [1]) ^ 3, q == [-3, 2, 1], -q, (q - q).c.isEmpty)
p(
    Frac(6, -8), Frac(1, 2) + Frac(1, 3), [Frac(1, 2), 2, Frac(3, 4)].mean, [Frac(1, 2), Frac(1, 3)].max()!,
    Set([Frac(2, 4), Frac(1, 2)]).count, Frac(1, 2) + 1)
var f = Frac(1, 3); f += Frac(1, 6); f += 1; p(f, f > 1, f < Frac(8, 5))
var v = V2(x: 3, y: 4); v += V2(x: 0, y: 0); v *= 2; p(v.length, v); v.normalize();
p(v.x, v.y, bezier([V2(x: 0, y: 0), V2(x: 1, y: 2), V2(x: 2, y: 0)], 0.5))
