// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals, NeverUseForceTry
class Animal: CustomStringConvertible {
    let name: String; var legs: Int { 4 }; private(set) var log: [String] = []
    init(name: String) { self.name = name; setUp() }
    convenience init() { self.init(name: "?") }
    func setUp() { note("animal") }
    func note(_ s: String) { log.append(s) }
    class func kind() -> String { "animal" }
    static let planet = "earth"
    var description: String { "\(type(of: self).kind()) \(name)" }
    func sound() -> String { "..." }
}
class Bird: Animal {
    override var legs: Int { 2 };
    var wings = 2 {
        willSet { note("will \(newValue)") }
        didSet { note("did \(oldValue)") }
    }
    override func setUp() { super.setUp(); note("bird") }
    override class func kind() -> String { "bird" }
    override func sound() -> String { "tweet" }
}
final class Owl: Bird {
    let age: Int; init(age: Int) { self.age = age; super.init(name: "owl"); wings = 3 };
    override func sound() -> String { super.sound() + " hoo" }; deinit { gone.append("owl") }
}
nonisolated(unsafe) var gone: [String] = []
class Node { var value: Int; var next: Node?; weak var previous: Node?; init(_ v: Int) { value = v } }
struct Matrix {
    let rows: Int, columns: Int; private var grid: [Double];
    init(_ r: Int, _ c: Int) { rows = r; columns = c; grid = Array(repeating: 0, count: r * c) }
    subscript(r: Int, c: Int) -> Double {
        get { grid[r * columns + c] }
        set { grid[r * columns + c] = newValue }
    }
    subscript(row r: Int) -> [Double] { (0..<columns).map { self[r, $0] } }
}
struct Temperature {
    var celsius: Double { didSet { if celsius < -273 { celsius = -273 } } };
    var fahrenheit: Double {
        get { celsius * 9 / 5 + 32 }
        set { celsius = (newValue - 32) * 5 / 9 }
    }; static let freezing = Temperature(celsius: 0); lazy var text = "\(celsius)°"
}
struct Vector: Equatable, Hashable, AdditiveArithmetic {
    var x = 0.0, y = 0.0; static let zero = Vector()
    static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) };
    static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }
    static func * (a: Vector, k: Double) -> Vector { Vector(x: a.x * k, y: a.y * k) };
    static prefix func - (a: Vector) -> Vector { a * -1 }; static func *= (a: inout Vector, k: Double) { a = a * k }
}
extension Array where Element: Numeric { func total() -> Element { reduce(0, +) } }
extension Optional where Wrapped: Collection { var isNilOrEmpty: Bool { self?.isEmpty ?? true } }
extension Int {
    var isEven: Bool { self % 2 == 0 }; func times(_ f: () -> Void) { for _ in 0..<self { f() } };
    static let answer = 42; mutating func square() { self *= self }
}
extension Collection {
    func chunked(_ n: Int) -> [[Element]] {
        var r: [[Element]] = []; var c: [Element] = [];
        for e in self { c.append(e); if c.count == n { r.append(c); c = [] } }; if !c.isEmpty { r.append(c) }; return r
    }
}
class Shelf {
    nonisolated(unsafe) static var books: [String] = ["a"]
    var current: String! = "x" { willSet { seen.append(newValue) } }
    var seen: [String] = []
    private let update: (Int) -> Int = { $0 + 1 }
    func add(_ book: String) -> Int {
        type(of: self).books.append(book); type(of: self).books[0] = "A"; Self.books += ["z"]
        return type(of: self).books.count
    }
    func update(times: Int) -> Int { (0..<times).reduce(0) { n, _ in update(n) } }
    func twice() -> Int { update(times: 2) + update(5) }
    var chosen: String! {
        get { seen.first }
        set { guard newValue != nil else { return }; seen = [newValue] }
    }
    func later(_ body: (Shelf, Int) -> Int) -> Int { body(self, 3) }
    func later() -> Int { later { (self, n) in self.seen.count + n } }
}
func never<T>(_ value: Never) -> T {}
class Basket { var items: [Int] = []; func add(_ item: Int) { items.append(item) } }
final class Shown: Basket {
    override var items: [Int] {
        get { super.items.isEmpty ? [7] : super.items }
        set { super.items = newValue + [0] }
    }
}
final class Left: Animal {}
final class Right: Animal {}
// run
let shelf = Shelf()
p(shelf.add("b"), Shelf.books, shelf.twice(), shelf.later())
shelf.current = "y"; shelf.chosen = "w"
p(shelf.seen, shelf.chosen ?? "-", shelf.current ?? "-")
let basket = Shown()
p(basket.items); basket.add(4); p(basket.items); basket.items = []; p(basket.items)
let both: [Animal] = [Left(name: "l")] + [Right(name: "r")]
p(both.map(\.name))
let animals: [Animal] = [Animal(), Bird(name: "robin")]
p(animals, animals.map(\.legs), animals.map { $0.sound() }, animals[1].log)
var owl: Owl? = Owl(age: 3)
p(owl!, owl!.log, owl!.sound(), owl!.age, Owl.planet)
owl!.wings = 4
p(owl!.log.suffix(2), animals[1] === animals[0], owl is Bird)
owl = nil
let first = Node(1), second = Node(2)
first.next = second; second.previous = first
first.next?.value += 5
p(second.value, second.previous?.value ?? 0, first.next?.next?.value ?? -1)
var m = Matrix(2, 2)
m[0, 1] = 3; m[1, 1] += 2
p(m[row: 0], m[row: 1])
var t = Temperature.freezing
t.fahrenheit = 212; p(t.celsius); t.celsius = -300; p(t.celsius, t.text)
var v = Vector(x: 1, y: 2) + Vector(x: 3, y: 4) * 2
v *= 2; v += -Vector(x: 1, y: 1)
p(v, v == Vector(x: 13, y: 19), Set([v, v]).count, [Vector(x: 1, y: 1), v].reduce(Vector.zero, +))
p([1, 2, 3].total(), [1.5, 2].total(), (nil as [Int]?).isNilOrEmpty, (["a"] as [String]?).isNilOrEmpty)
var k = 3
k.square(); k.times { k += 1 }
p(k, k.isEven, Int.answer, Array(1...7).chunked(3), "abcde".chunked(2).map { String($0) })
