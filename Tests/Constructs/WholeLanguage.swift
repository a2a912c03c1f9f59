// swift-format-ignore-file: NeverForceUnwrap
enum Side { case left, right }
enum Held { case zero, one(Int) }
struct Counter { var counts = [0, 0] }
struct Part: Equatable { var n: Int }
struct Digit {
    var n: Int
    static func == (a: Digit, b: Digit) -> Bool { a.n % 10 == b.n % 10 }
    static func + (a: Digit, b: Digit) -> Digit { Digit(n: a.n + b.n) }
}
struct Spot {
    var x, y: Double
    var n: Int? = 1
    static func * (a: Spot, k: Double) -> Spot { Spot(x: a.x * k, y: a.y * k) }
    static prefix func - (a: Spot) -> Spot { Spot(x: -a.x, y: -a.y) }
}
struct Next { subscript(i: Int) -> Int { i + 1 } }
struct Seen { var a = 1 { didSet {} } }
class Late { lazy var a = b + 1; var b = 1; deinit {} }
actor Store { var a = 1 }
class Model {
    var name = "m"
    init(name: String) { self.name = name }
    func text() -> String { name }
}
class Loud: Model {
    var extra = 1
    override init(name: String) { super.init(name: name + "?") }
    override func text() -> String { super.text() + "!" }
}
class Plain: Model {}
protocol Greeting { var name: String { get }; func greet() -> String }
protocol Titled: Greeting {}
extension Greeting {
    func greet() -> String { "hello \(name)" }
    var shout: String { greet().uppercased() }
}
struct Cat: Greeting { let name = "cat" }
struct Dog: Titled { let name: String; func greet() -> String { "wuff" } }
enum Bird: Greeting { case owl; var name: String { "owl" } }
extension Int: Greeting { var name: String { "\(self)" } }
func sign(_ x: Int) -> String {
    guard x != 0 else { return "zero" }
    switch x {
    case ..<0: return "minus"
    case 1, 2: return "small"
    case let y where y > 100: return "large \(y)"
    default: return "plus"
    }
}
func hiding(x: Int) -> Int { let x = x + 1; return x }
func scaled(_ n: Int..., by k: Double = 1) -> Double { Double(n.reduce(0, +)) * k }
func bump(_ n: inout Int, by step: Int = 1) { n += step }
func either(_ first: Bool, or second: @autoclosure () -> Bool) -> Bool { first ? true : second() }
func number(_ side: Side?) -> Int {
    switch side {
    case .left: 1;
    case .right: 2;
    case nil: 3
    }
}
func unwrapped(_ side: Side?) -> Int {
    switch side {
    case .left?: 1;
    case .right?: 2;
    case nil: 3
    }
}
func some(_ side: Side?) -> Int {
    switch side {
    case .some(let x): x == .left ? 1 : 2;
    case .none: 3
    }
}
func value(_ held: Held?) -> Int {
    switch held {
    case .zero?: 1;
    case .one(let n)?: n;
    case nil: 3
    }
}
func later() async -> Int { 3 }
// run
let three: Int? = 3, missing: Int? = nil, word: String? = "x", noWord: String? = nil
p(three.map { $0 + 1 } ?? 0, missing.map { $0 + 1 } ?? 0, ([1, 2] as [Int]?).map { $0.count } ?? 0)
p(word.flatMap { Int($0) } ?? 7, missing ?? 3, missing == nil, three! + 1, noWord?.count ?? -1, Int("12") ?? 0)
if let three { p(three + 1) }
var total = 0
outer: for i in 0..<10 {
    if i == 2 { continue }
    for j in 1...3 {
        if i * j > 20 { break outer }
        total += j
    }
}
var n = 0
while true { n += 1; if n > 4 { break } }
repeat { n -= 1 } while n > 2
p(total, n, [0, 1, 200, 7, -1].map { sign($0) })
for i in stride(from: 10, to: 0, by: -3) { total += i }
p(total)
var list = [1, 2, 3]
list.append(4)
list[0] = 9
p(list, list.count + list.reduce(0, +), list.first ?? 0, Array(repeating: 0, count: 3))
p(
    ["a", "b"].enumerated().map { i, x in "\(i)\(x)" }.joined(separator: "-"),
    ["a", "b"].enumerated().map { "\($0)\($1)" })
p(Array([3, 1, 2].sorted().reversed()), (0..<5).filter { $0 % 2 == 0 })
for i in list.indices { p(i) }
let ages = ["a": 1]
p(ages["a"] ?? 0, ages["b"] ?? 0, "\(ages["a"]) \(ages["a", default: 0])")
var sizes: [CGFloat] = []
sizes.append(3)
let pair = (1, b: 2)
p(sizes, pair.0 + pair.b)
let add = { (by: Int) in n += by }
add(2)
add(3)
let copied = { [n] in n }
n = 100
let twice: (Int) -> Int = { $0 * 2 }
p(copied() + n, [1, 2].map(twice))
let chosen = if 1 < 2 { "x" } else { "y" }
p(chosen, true && !false || 1 > 2, 3 > 2 ? 1.5 : 2)
p(
    "\(three) \(three!) \(three ?? 0)", "\(["x", nil] as [String?])", String(describing: Spot(x: 1, y: 2)),
    "\(list.first)")
let flag = true, x = 2.5, two = 2, unknown: Double? = nil
let maybe = two > 5 ? two : nil
let chosenNumber = flag ? 30 : x
let grown: (Double) -> Double = { $0 * 1.5 }
var t = (1.5, 2)
t.0 = 5
p(
    chosenNumber, x * (x > 1 ? 3 : 4), unknown ?? 0, [Double]().first ?? 0, maybe,
    [Side.right, .left].map { "\($0)" }, grown(2), t)
p([Spot(x: 1, y: 1, n: 2), Spot(x: 1, y: 1, n: nil)].reduce(0.5) { $0 + Double($1.n ?? 0) })
let doubled = { (x: Int) -> Int in
    let x = x * 2
    return x
}
p(hiding(x: 1), doubled(3), -Spot(x: 2, y: 1) * 3, scaled(1, 2, 3), scaled(4, by: 2), scaled())
p(Part(n: 1) == Part(n: 1), Part(n: 1) != Part(n: 2), Digit(n: 11) == Digit(n: 1), Digit(n: 1) + Digit(n: 2))
var c = Counter()
bump(&n)
bump(&c.counts[1], by: 5)
p(n, c)
let none: [Int] = []
p(either(none.isEmpty, or: none[0] == 1), either(false, or: 1 < 2))
p(number(.right), unwrapped(.right), some(.right), value(.one(2)), number(nil), some(nil))
let loud = Loud(name: "x")
p(loud.text())
loud.name = "y"
let model: Model = loud
p(loud.text(), loud.extra, Plain(name: "p").text(), model.text())
let late = Late()
late.b = 4
var computed: Int { 3 }
p(late.a, Next()[2], Seen().a, computed + 1, await Store().a, await later())
let all: [Greeting] = [Cat(), Dog(name: "d"), Bird.owl, 7]
p(all.map { $0.shout }, all[1] is Dog, (all[1] as? Dog)?.name ?? "", all[0] as? Dog == nil)
