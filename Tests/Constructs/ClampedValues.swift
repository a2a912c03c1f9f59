@propertyWrapper struct Clamped<Value: Comparable> {
    private var value: Value; let range: ClosedRange<Value>
    var wrappedValue: Value {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
    var projectedValue: Clamped<Value> { self }
    init(wrappedValue: Value, _ range: ClosedRange<Value>) {
        self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
    var isAtEdge: Bool { value == range.lowerBound || value == range.upperBound }
}
struct Slider { @Clamped(0...10) var level = 4; @Clamped(0...1) var ratio: Double = 3 }
@propertyWrapper struct Trimmed {
    private(set) var value = "";
    var wrappedValue: String {
        get { value }
        set { value = newValue.trimmingCharacters(in: .whitespaces) }
    }
    init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
struct Form { @Trimmed var name: String = "  x "; @Trimmed var mail: String }
@propertyWrapper final class Shared<T> {
    var wrappedValue: T; var projectedValue: Shared<T> { self };
    init(wrappedValue: T) { self.wrappedValue = wrappedValue }
    func map<U>(_ f: (T) -> U) -> U { f(wrappedValue) }
}
struct Uses { @Shared var n = 1; var twice: Int { $n.map { $0 * 2 } } }
func lowered(@Clamped(0...5) _ n: Int = 9) -> (Int, Bool) { (n, $n.isAtEdge) }
// run
var s = Slider(); s.level = 20; p(s.level, s.$level.isAtEdge, s.ratio, s.$ratio.range); s.level -= 3; p(s.level)
var f = Form(mail: " y "); f.name = " z  "; p(f.name, f.mail, f.name.count)
let u = Uses(); let v = u; v.n = 5; p(u.n, u.twice)
p(lowered(7))
