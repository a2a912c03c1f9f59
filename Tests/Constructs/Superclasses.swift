// What a superclass, a protocol or an overload means where it is used.
struct P {
    let s: String
    init(a: Int, b: Int = 2) { s = "ab" }
    init(a: Int) { s = "a" }
    func k(x: Int, y: Int = 0) -> String { "xy" }
    func k(x: Int) -> String { "x" }
}
func overloaded(x: Int, y: Int = 0) -> String { "xy" }
func overloaded(x: Int) -> String { "x" }
func left(_ n: Int) -> String {
    var out = ""
    outer: if n > 0 {
        out += "in"
        if n > 5 { break outer }
        out += "more"
    } else {
        out += "else"
    }
    return out
}
final class Link {
    var n = 0
    var next: Link?
}
final class Counter {
    var count = 0
    func next() -> Int {
        count += 1
        return count
    }
}
struct Late {
    var hits = 0
    lazy var list: [Int] = {
        let one = 1
        return [one]
    }()
    lazy var more = hits + 10
}
class Cell {
    class var id: String { "\(self)" }
    static var name: String { String(describing: self) }
    class func made() -> String { "\(Self.self)" }
}
final class WideCell: Cell {}
extension Cell {
    static var reuse: String { String(describing: Self.self) }
}
func reuse<T: Cell>(_ type: T.Type) -> String { T.reuse + T.made() + T.name }
protocol Tagged {}
extension Tagged {
    var tag: String { "B" }
}
class Base {
    let x: Int
    init(x: Int) { self.x = x }
    func hello() -> String { "G\(x)" }
}
class Both: Base & Tagged {
    override func hello() -> String { super.hello() + "H" + tag }
}
typealias TaggedBase = Base & Tagged
final class ByAlias: TaggedBase {
    override init(x: Int) { super.init(x: x + 1) }
}
protocol Shape { static var name: String { get } }
extension Shape {
    static var title: String { name + "!" }
    func info() -> String { Self.name + "\(Self.self)" + Self.title }
}
struct Circle: Shape { static let name = "circle" }
// run
p(overloaded(x: 1), P(a: 1).s, P(a: 1).k(x: 2), overloaded(x: 1, y: 2), P(a: 1, b: 3).s)
p(left(1), left(6), left(0))
let counter = Counter()
var link: Link? = nil
link?.n = counter.next()
link?.n += counter.next()
link?.next?.n = counter.next()
link = Link()
link?.n = counter.next()
link?.n += counter.next()
link?.next?.n = counter.next()
p(counter.count, link?.n ?? 0)
var late = Late()
p(late.list, late.list, late.hits, late.more)
p(Cell.id, WideCell.id, WideCell.name, Cell.name, WideCell.reuse, reuse(WideCell.self))
p(Both(x: 1).hello(), ByAlias(x: 2).hello(), (ByAlias(x: 1) as Base) is Tagged)
let shapes: [any Shape] = [Circle()]
p(shapes[0].info(), Circle.title, Circle().info())
