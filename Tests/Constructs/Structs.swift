struct Point { var x: Double; var y = 2.0; let name: String? = nil; var tag: Int? }
struct Inner { var n = 1 }
struct Outer { var inner = Inner(); var list = [Inner(n: 5)] }
struct Square {
    static let unit = Square(side: 1)
    static func sized(_ n: Double) -> Square { Square(side: n) }
    var side: Double
    var area: Double { side * side }
    var half: Double {
        get { side / 2 }
        set { side = newValue * 2 }
    }
    func scaled(by n: Double) -> Square { Self(side: side * n) }
    mutating func grow() { side += 1; half += 1 }
}
struct Card {
    enum Size { case small, large }
    struct Style { var size: Size = .small; static let big = Style(size: .large) }
    typealias Width = Double
    var style: Style = .big
    let width: Width
}
extension Card { var isBig: Bool { style.size == .large }; init() { self.init(width: 3) } }
typealias Pair<T> = (T, T)
typealias Named<Value> = [String: Value]
typealias Handler<Input, Output> = (Input) -> Output
struct Table {
    nonisolated(unsafe) static var all = [1, 2]
    static subscript(_ i: Int) -> Int {
        get { all[i] }
        set { all[i] = newValue }
    }
}
struct Watched { var n = 1 { didSet { log += "\(oldValue)>\(n) " } }; var log = ""; init() { n = 2 } }
func up(_ n: inout Int) { n += 1 }
func nested(_ n: Int) -> Int {
    struct Pair {
        var a: Half
        var b = Half(n: 1)
        enum Kind { case x }
        struct Half { var n: Int }
        var sum: Int { a.n + b.n }
    }
    let pair = Pair(a: Pair.Half(n: n))
    return pair.sum + (n > 0 ? nested(n - 1) : 0)
}
// run
p(Point(x: 1), Point(x: 1, y: 3, tag: 4))
var a = Outer()
let b = a
a.inner.n = 7
a.list[0].n += 1
p(a.inner.n, a.list[0].n, b.inner.n, b.list[0].n)
var square = Square.unit
square.grow()
let sized: Square = .sized(3)
p(square.area, square.scaled(by: 2).half, [Square.unit, sized].map { $0.area })
let small: Card.Size = .small
p(Card().isBig, Card(style: Card.Style(), width: 2).isBig, small)
let pair: Pair<Int> = (1, 2)
let named: Named<Int> = ["a": 3]
let handler: Handler<Int, String> = { "\($0 + 1)" }
p(handler(pair.0 + pair.1), named["a"] ?? 0)
Table[1] = 9
Table[0] += 4
p(Table.all)
var entries: [String: [Int]] = [:]
entries["a", default: []].append(3)
entries["a"]?.append(4)
entries["b"]?.append(5)
var numbers = [1, 2]
up(&numbers[1])
numbers[0] *= 7
var maybe: Square? = Square(side: 1)
maybe?.grow()
p(entries, numbers, maybe?.side ?? 0)
p(nested(3), nested(1))
var watched = Watched()
watched.n = 5
watched.n += 1
p(watched.log)
