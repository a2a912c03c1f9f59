extension BinaryInteger {
    var isEven: Bool { self % 2 == 0 }
    func times(_ factor: Self) -> Self { self * factor }
}
extension BinaryFloatingPoint {
    var half: Self { self / 2 }
    func between(_ low: Self, _ high: Self) -> Self { min(max(self, low), high) }
    func steps(of length: Self) -> Int { Int((self / length).rounded(.up)) }
}
extension Numeric { var doubled: Self { self + self } }
extension FloatingPoint {
    var isSmall: Bool { self < 1 }
    func wrapped(at limit: Self) -> Self { truncatingRemainder(dividingBy: limit) }
}
extension SignedInteger { var opposite: Self { -self } }
extension FixedWidthInteger { var bits: Int { Self.bitWidth } }
extension AdditiveArithmetic { func plus(_ other: Self) -> Self { self + other + .zero } }
extension Strideable { func moved(by step: Stride) -> Self { advanced(by: step) } }
extension Sequence where Element: AdditiveArithmetic { func total() -> Element { reduce(.zero, +) } }
func halved<T: FloatingPoint>(_ value: T) -> T { value / 2 }
func whole<T>(_ value: T) -> Int where T: BinaryFloatingPoint { Int(value) + Int(value * 2) }
func mixed<T: BinaryFloatingPoint>(_ start: T, _ end: T, at part: T) -> T { start + (end - start) * part }
func converted<A: BinaryFloatingPoint, B: BinaryFloatingPoint>(_ value: A, to type: B.Type) -> B { B(value) }
func sum<S: Sequence>(_ values: S) -> S.Element where S.Element: Numeric { values.reduce(0, +) }
func mean<C: Collection>(_ values: C) -> Double where C.Element: BinaryInteger {
    Double(values.reduce(0, +)) / Double(values.count)
}
struct Box<Value: Numeric> {
    var value: Value
    func twice() -> Value { value * 2 }
}
@propertyWrapper struct Scaled<Value> where Value: BinaryFloatingPoint {
    private var base: Value
    private let scale: (Double, Double) -> Double
    var wrappedValue: Value {
        get { Value(scale(Double(base), 3)) }
        set { base = newValue }
    }
    init(wrappedValue: Value = 1, by scale: @escaping (Double, Double) -> Double) {
        (base, self.scale) = (wrappedValue, scale)
    }
}
struct Sizes {
    @Scaled(by: *) var width = 2
    @Scaled(by: /) var height = 75
    var area: Double { width * height }
}
// run
p(4.isEven, 3.times(4), 3.0.half, 5.0.between(0, 3), 7.5.steps(of: 2))
p(4.doubled, 1.5.doubled, 0.5.isSmall, 7.5.wrapped(at: 2), 3.opposite, UInt8(3).bits)
p(2.plus(3), 2.5.plus(1), 4.moved(by: 2), [1, 2].total(), [1.5, 2.5].total())
p(halved(3), whole(2.6), mixed(0, 10, at: 0.25), converted(2.5, to: Float.self))
p(sum([1, 2, 3]), sum([1.5, 2]), mean([1, 2, 4]), Box(value: 2).twice(), Box(value: 2.5).twice())
p(Sizes().width, Sizes().height, Sizes().area)
