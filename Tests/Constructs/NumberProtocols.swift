// swift-format-ignore-file: NeverForceUnwrap
func add<T: Numeric>(_ a: T, _ b: T) -> T { a + b * 2 }
func avg<T: BinaryFloatingPoint>(_ xs: [T]) -> T { xs.isEmpty ? 0 : xs.reduce(0, +) / T(xs.count) }
func isEven<T: BinaryInteger>(_ x: T) -> Bool { x % 2 == 0 && x.isMultiple(of: 2) }
func mid<T: FloatingPoint>(_ a: T, _ b: T) -> T { (a + b) / 2 }
func lerp<T: BinaryFloatingPoint>(_ a: T, _ b: T, _ t: T) -> T { a + (b - a) * t }
func clamp<T: Comparable>(_ x: T, _ r: ClosedRange<T>) -> T { min(max(x, r.lowerBound), r.upperBound) }
func total<S: Sequence>(_ s: S) -> S.Element where S.Element: AdditiveArithmetic { s.reduce(.zero, +) }
extension BinaryFloatingPoint {
    var pct: String { "\(Int((self * 100).rounded()))%" };
    func lerp(to b: Self, _ t: Self) -> Self { self + (b - self) * t }
}
extension FloatingPoint { var half: Self { self / 2 } }
extension Numeric { var squared: Self { self * self } }
extension BinaryInteger { var digits: Int { String(self).count }; var isOdd: Bool { self % 2 != 0 } }
extension SignedNumeric { var negated: Self { -self } }
extension Comparable { func clamped(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }
extension AdditiveArithmetic { func plus(_ x: Self) -> Self { self + x } }
struct Vec<T: BinaryFloatingPoint> {
    var x: T, y: T; static func * (v: Vec, s: T) -> Vec { Vec(x: v.x * s, y: v.y * s) };
    var len: T { (x * x + y * y).squareRoot() }
}
// run
p(
    add(1, 2), add(1.5, 2), avg([1.0, 2.0]), avg([Float(3)]), isEven(4), isEven(UInt8(3)), mid(1.0, 4),
    lerp(0.0, 10, 0.5), clamp(12, 0...10), total([1, 2, 3]), total([0.5, 1]))
p(
    0.256.pct, Float(0.5).pct, CGFloat(0.1).pct, (2.0).lerp(to: 4, 0.25), 5.0.half, 3.squared, 1.5.squared, 120.digits,
    UInt8(7).isOdd, 3.negated, 2.5.negated, 15.clamped(to: 1...10), "m".clamped(to: "a"..."f"), 3.plus(4))
p(Vec(x: 3.0, y: 4.0).len, (Vec(x: Float(1), y: 2) * 2).y)
