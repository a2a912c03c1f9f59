@propertyWrapper struct Clamped<Value: Comparable> {
    private var value: Value
    let range: ClosedRange<Value>
    private(set) var clampedCount = 0
    var projectedValue: Clamped<Value> { self }
    var wrappedValue: Value {
        get { value }
        set {
            if !range.contains(newValue) { clampedCount += 1 }
            value = min(max(newValue, range.lowerBound), range.upperBound)
        }
    }
    init(wrappedValue: Value, _ range: ClosedRange<Value>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
    mutating func reset() { clampedCount = 0 }
}
@propertyWrapper final class Observed<T> {
    private var observers: [(T, T) -> Void] = []
    var wrappedValue: T { didSet { for o in observers { o(oldValue, wrappedValue) } } }
    var projectedValue: Observed<T> { self }
    init(wrappedValue: T) { self.wrappedValue = wrappedValue }
    func sink(_ f: @escaping (T, T) -> Void) { observers.append(f) }
}
@propertyWrapper struct Lazy<T> {
    enum State { case pending(() -> T), done(T) }
    private var state: State
    init(wrappedValue: @autoclosure @escaping () -> T) { state = .pending(wrappedValue) }
    var wrappedValue: T {
        get {
            switch state {
            case .pending(let f): return f()
            case .done(let v): return v
            }
        }
        set { state = .done(newValue) }
    }
    var isDone: Bool { if case .done = state { return true } else { return false } }
}
var built = 0
func expensive() -> Int { built += 1; return 42 }
struct Settings {
    @Clamped(0...10) var volume = 20
    @Clamped(-1.0...1.0) var balance: Double = 0
    @Observed var name = "a"
    @Lazy var answer: Int = expensive()
    var answered: Bool { _answer.isDone }
    mutating func tidy() { _volume.reset() }
}
struct Trimmed {
    @propertyWrapper struct Text {
        var wrappedValue: String { didSet { wrappedValue = wrappedValue.trimmingCharacters(in: .whitespaces) } }
        init(wrappedValue: String) { self.wrappedValue = wrappedValue.trimmingCharacters(in: .whitespaces) }
    }
    @Text var title: String
    @Text var subtitle = "  none "
}
// run
var s = Settings()
p(s.volume, s.$volume.clampedCount)
s.volume = 11; s.volume -= 4; s.volume = -3
p(s.volume, s.$volume.clampedCount, s.$volume.range)
s.tidy()
p(s.$volume.clampedCount)
s.balance += 0.25; s.balance *= 8
p(s.balance)
var changes: [String] = []
s.$name.sink { changes.append("\($0)->\($1)") }
s.name = "b"; s.name += "c"
let copy = s
copy.name = "shared"
p(changes, s.name)
p(built, s.answered); p(s.answer, s.answer, built, s.answered)
s.answer = 7
p(s.answer)
var t = Trimmed(title: "  x ")
p("[\(t.title)]", t.subtitle)
t.title = " hello  world "
p("[\(t.title)]")
