import Foundation

enum Unit { case day, hour }
enum Bound { case open, most(Double) }
struct Pick {
    func get(_ units: Unit..., scale: Int = 1) -> String { "\(units.count) units" }
    func get(_ unit: Unit, scale: Int = 1) -> Int { unit == .day ? 24 : 1 }
}
struct Share: Hashable { var part: Double; var name: String }
final class Difference<Part, Piece> {
    struct Changes {
        var added: [Part] = []
        var count: Int { added.count }
    }
    enum Phase { case waiting, done(value: Part) }
    var phase = Phase.waiting
    init(_ part: Part) { phase = .done(value: part) }
}
extension Difference.Changes {
    func described(_ describe: (Part) -> String) -> [String] { added.map { describe($0) } }
    func paired<Other>(_ others: [Other], by pair: (Part, Other) -> String) -> String { pair(added[0], others[0]) }
}
@propertyWrapper struct Kept<Value> { var wrappedValue: Value }
struct Tags { @Kept var names: Set<String> = ["b", "a"] }
enum Step { case begun(Int), ended }
final class Work {
    var step = Step.begun(3)
    func steps(_ now: (inout Step) -> Void, later: (Int) -> Void) { now(&step); later(4) }
}
func stopped(_ words: @autoclosure () -> String = String("nothing"), at line: Int = 7) -> String {
    "\(words())@\(line)"
}
func hidden(_ words: @autoclosure () -> String = "default" + "!") -> () -> String {
    let text = words(); return { text }
}
class Model: Codable {
    var name = "model"
    init(name: String) { self.name = name }
}
final class Special: Model {
    enum Keys: String, CodingKey { case extra }
    var extra = 1
    override init(name: String) { super.init(name: name + "?") }
    required init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        extra = try container.decode(Int.self, forKey: .extra)
        try super.init(from: decoder)
    }
}
// Literals of a type that the whole statement says.
func price(_ amounts: [Int]) -> CGFloat { amounts.reduce(0) { $0 + CGFloat($1) } }
func same<T>(_ value: T) -> T { value }
struct Metre: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    var length: Double
    init(integerLiteral value: Int) { length = Double(value) }
    init(floatLiteral value: Double) { length = value }
}
struct Vec {
    var x: Int
    static func of(_ x: Int) -> Vec { Vec(x: x) }
    static func + (one: Vec, other: Vec) -> Vec { Vec(x: one.x + other.x) }
}
func sum() -> Vec { .of(1) + .of(2) + .of(5) }
struct Making<Made> {
    let make: (Int) -> Made
    init(make: @escaping (Int) -> Made = { $0 }) { self.make = make }
}
// run
let hours = Pick().get(.day)
p(hours + 1, Pick().get(.day, .hour), Pick().get())
let shares: Set<Share> = [Share(part: 0.5, name: "half"), Share(part: 0.7, name: "most")]
let most: Share? = shares.reduce(into: Share?.none) { most, next in
    if next.part > (most?.part ?? 0) { most = next }
}
p(most?.name ?? "none", [Int]?.none == nil, Share?.none?.name ?? "no name")
let changes = Difference<String, Int>.Changes(added: ["x", "y"])
p(changes.described { $0 + "!" }, changes.paired([1, 2]) { "\($0)\($1)" }, changes.count)
if case .done(let value) = Difference<String, Int>("part").phase { p(value) }
p(Tags().names.sorted(), Tags().names.contains("a"))
let given: String? = "a"
let missing: Int? = nil
p(
    ["a", "b"].contains(given), [1, 2].contains(missing), ["a", nil].contains(given),
    [2, 3].firstIndex(of: Optional(3)) ?? 9)
Work().steps { step in
    switch step {
    case .begun(let count): p("begun", count); step = .ended
    case .ended: p("ended")
    }
} later: { async in
    switch async {
    case 4: p("later", async)
    default: p("else")
    }
}
p(stopped(), stopped("words", at: 2), hidden()(), hidden("mine")())
let total: Int =
    3
let next =
    hours
p(total, next)
let anything: [Any] = [3, 2.5, true, "text"]
p(anything[0] is Int)
p(Special(name: "special").name)
let free: CGFloat = same(0)
p(price([]) == free, price([2, 3]), max(0, CGFloat(-1)), [1, 2].map { CGFloat($0) }.reduce(0, +), free + 2)
let metres: [Metre] = [same(2), same(2.5)]
p(metres.map { $0.length })
let halves: [Double] = []
let share: CGFloat = [0.5].first ?? .zero
p(halves.last ?? .zero, [7.3, 1.0].last ?? .zero, ([(7.8, "a")].first ?? (.zero, "b")).0, share, [2].first ?? .max)
p(sum().x)
p(Making().make(4) + 1, Making { "made \($0)" }.make(3))
let bounds = [0.0, 5.0].map { $0 == 0 ? Bound.open : .most($0) } + [1.0, 6.0].map { $0 < 2 ? .open : Bound.most($0) }
p(bounds.map { "\($0)" }, [1, 2].map { $0 > 1 ? nil : "x" }.count, [1, 2].map { $0 > 1 ? 2.5 : 1 })
p(
    [1.5, 2.5].reduce(into: 0) { sum, value in
        guard sum < 10.5 else { print(sum.magnitude); return }
        sum += value
    })
