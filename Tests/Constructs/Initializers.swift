protocol Sized {
    init(size: Int)
    var size: Int { get }
}
extension Sized {
    init() { self.init(size: 7) }
    init(twice number: Int) { self = Self(size: number * 2) }
    init?(text: String) {
        guard let number = Int(text) else { return nil }
        self.init(size: number)
    }
}
protocol Tagged: Sized { var tag: String { get } }
extension Tagged { init(tagged size: Int) { self.init(size: size) } }
struct Square: Sized { let size: Int }
struct Crate: Tagged { let size: Int; var tag: String { "c\(size)" } }
final class Pen: Sized {
    let size: Int
    required init(size: Int) { self.size = size + 1 }
}
struct Sides: OptionSet {
    let rawValue: Int
    static let left = Sides(rawValue: 1)
    static let right = Sides(rawValue: 2)
}
protocol Named {
    init?(rawValue: String)
    static var fallback: Self { get }
}
extension Named { init(named text: String) { self = Self(rawValue: text) ?? Self.fallback } }
enum Mode: String, Named {
    case light, dark
    static var fallback: Mode { .dark }
}
class Base {
    let number: Int
    init(number: Int) { self.number = number }
    init(_ text: String) { number = text.count }
    convenience init() { self.init(number: 3) }
    convenience init(word: String) { self.init(word + "!") }
}
class Derived: Base {
    override init(number: Int) { super.init(number: number + 1) }
    override init(_ text: String) { super.init(text + text) }
}
class Other: Base {
    let half: Int
    init(half: Int) {
        self.half = half
        super.init(number: half * 2)
    }
    convenience init() { self.init(half: 9) }
}
func made<Value: Sized>(_ type: Value.Type) -> Value { type.init(size: 5) }
func tagged<Value: Tagged>() -> Value { Value(tagged: 6) }
struct Tally { private var count = 3; var doubled: Int { count * 2 } }
func called<Value>(_ make: () -> Value) -> Value { make() }
struct Inset { let side: Int, top = 1 }
struct Frame { var (width, height) = (10, 20) }
final class Counted {
    nonisolated(unsafe) static var made = 0
    let (first, second) = (Counted.next(), Counted.next())
    static let (low, high) = (1, 9)
    static func next() -> Int { made += 1; return made }
}
// run
p(Square().size, Square(twice: 4).size, Square(text: "12")?.size ?? -1, Square(text: "x")?.size ?? -1)
p(Pen().size, Pen(twice: 4).size, Pen(text: "x")?.size ?? -1, made(Pen.self).size)
p(Crate().tag, Crate(tagged: 4).tag, made(Crate.self).tag, (tagged() as Crate).tag)
p(Sides().rawValue, Sides().union(.right).rawValue, Sides().isEmpty, Sides([.left, .right]).rawValue)
p(Mode(named: "light"), Mode(named: "grey"))
p(Base().number, Derived().number, Other().number, Base(word: "ab").number, Derived(word: "ab").number)
p(called(Tally.init).doubled)
p(Inset(side: 2).side, Inset(side: 2).top)
var frame = Frame()
frame.width = 5
p(frame.width, frame.height, Frame().width, Counted.low + Counted.high)
p(Counted().first < Counted().first, Counted().second - Counted().first < 0)
