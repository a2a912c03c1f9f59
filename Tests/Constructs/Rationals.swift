// swift-format-ignore-file: NeverForceUnwrap
struct Matrix: Equatable {
    let rows: Int, cols: Int; var grid: [Double];
    init(_ r: [[Double]]) { rows = r.count; cols = r.first?.count ?? 0; grid = r.flatMap { $0 } };
    init(rows: Int, cols: Int, _ f: (Int, Int) -> Double) {
        self.rows = rows; self.cols = cols; grid = (0..<rows).flatMap { r in (0..<cols).map { f(r, $0) } }
    }
    subscript(r: Int, c: Int) -> Double {
        get { grid[r * cols + c] }
        set { grid[r * cols + c] = newValue }
    }
    static func * (a: Matrix, b: Matrix) -> Matrix? {
        guard a.cols == b.rows else { return nil };
        return Matrix(rows: a.rows, cols: b.cols) { r, c in (0..<a.cols).reduce(0.0) { $0 + a[r, $1] * b[$1, c] } }
    }
    static func identity(_ n: Int) -> Matrix { Matrix(rows: n, cols: n) { $0 == $1 ? 1 : 0 } };
    var transposed: Matrix { Matrix(rows: cols, cols: rows) { self[$1, $0] } }
}
extension Matrix: CustomStringConvertible {
    var description: String {
        (0..<rows).map { r in (0..<cols).map { String(format: "%g", self[r, $0]) }.joined(separator: " ") }.joined(
            separator: "; ")
    }
}
struct Rational: Comparable, Hashable, CustomStringConvertible, ExpressibleByIntegerLiteral, AdditiveArithmetic {
    let n: Int, d: Int;
    init(_ n: Int, _ d: Int = 1) {
        func g(_ a: Int, _ b: Int) -> Int { b == 0 ? abs(a) : g(b, a % b) }; let k = g(n, d) * (d < 0 ? -1 : 1);
        self.n = n / k; self.d = d / k
    }; init(integerLiteral v: Int) { self.init(v) }
    static func + (a: Self, b: Self) -> Self { .init(a.n * b.d + b.n * a.d, a.d * b.d) };
    static func - (a: Self, b: Self) -> Self { .init(a.n * b.d - b.n * a.d, a.d * b.d) };
    static func * (a: Self, b: Self) -> Self { .init(a.n * b.n, a.d * b.d) };
    static func / (a: Self, b: Self) -> Self { .init(a.n * b.d, a.d * b.n) };
    static func < (a: Self, b: Self) -> Bool { a.n * b.d < b.n * a.d }; static let zero = Rational(0);
    var description: String { d == 1 ? "\(n)" : "\(n)/\(d)" }; var double: Double { Double(n) / Double(d) }
}
extension Collection where Element == Double {
    var mean: Double? { isEmpty ? nil : reduce(0, +) / Double(count) };
    var stddev: Double {
        guard let m = mean else { return 0 }; return (map { pow($0 - m, 2) }.reduce(0, +) / Double(count)).squareRoot()
    };
    func median() -> Double {
        let s = sorted(); return count % 2 == 1 ? s[count / 2] : (s[count / 2 - 1] + s[count / 2]) / 2
    }
}
extension Int { func clamped(_ a: Int, _ b: Int) -> Int { Swift.min(Swift.max(self, a), b) } }
// run
let m = Matrix([[1, 2], [3, 4]]);
p(m, (m * Matrix.identity(2))! == m, m.transposed, (m * Matrix([[1], [1]]))!, m * Matrix([[1, 2, 3]]) == nil)
let h = Rational(1, 2), t = Rational(1, 3);
p(
    h + t, h - t, h * t, h / t, h > t, [h, t, 1].sorted(), [h, t].max()!, Rational(2, -4),
    Set([h, Rational(2, 4)]).count, (h + 1).double)
p(
    [1.0, 2, 3, 4].mean!, [2.0, 4, 4, 4, 5, 5, 7, 9].stddev, [3.0, 1, 2].median(), [4.0, 1, 2, 3].median(),
    ([] as [Double]).mean == nil)
p(
    7 / 2, -7 / 2, -7 % 3, 7.0 / 2, Int8.max &+ 1, UInt8(250) &+ 10, 5.clamped(1, 3), (-5).magnitude,
    10.isMultiple(of: 5), 0x1F, 0b101, 0o17, 1_000, 1e3, 5 << 2, 0xF0 >> 4,
    ~0, 6 & 3, 6 | 3, 6 ^ 3)
p(
    (2.5).rounded(), (3.5).rounded(), (-2.5).rounded(.towardZero), 2.4.rounded(.up), Int(2.9), Int(-2.9),
    Double(Int.max) > 1e18, 0.1 + 0.2, 1.0 / 3, Float(1) / 3, Double.pi.description.prefix(6),
    Double.nan == .nan, Double.infinity > 1, max(1, 2, 3), min(2.5, 1), abs(-3), 10.quotientAndRemainder(dividingBy: 3))
