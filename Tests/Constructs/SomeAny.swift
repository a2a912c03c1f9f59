protocol Shape { var area: Double { get }; var name: String { get }; func scaled(_ by: Double) -> Self }
extension Shape { var name: String { "shape" }; func twice() -> some Shape { scaled(2) } }
struct Square: Shape {
    let side: Double; var area: Double { side * side }; func scaled(_ by: Double) -> Square { Square(side: side * by) }
}
struct Circle: Shape {
    let r: Double; var area: Double { 3 * r * r }; var name: String { "circle" };
    func scaled(_ by: Double) -> Circle { Circle(r: r * by) }
}
func make(_ flag: Bool) -> any Shape { flag ? Square(side: 2) : Circle(r: 1) }
func hidden() -> some Shape { Square(side: 3) }
func total(_ all: [any Shape]) -> Double { all.reduce(0) { $0 + $1.area } }
func largest(_ one: some Shape, _ other: some Shape) -> String { one.area > other.area ? one.name : other.name }
struct AnyShape: Shape {
    private let wrapped: any Shape
    init(_ wrapped: any Shape) { self.wrapped = wrapped }
    var area: Double { wrapped.area }
    var name: String { "any " + wrapped.name }
    func scaled(_ by: Double) -> AnyShape { AnyShape(wrapped.scaled(by)) }
}
protocol Greeter: AnyObject { var greeting: String { get } }
final class English: Greeter { let greeting = "hello" }
final class Host { weak var greeter: (any Greeter)?; func greet() -> String { greeter?.greeting ?? "..." } }
// run
p(total([make(true), make(false), hidden()]))
p(hidden().twice().area, make(false).twice().area)
p(largest(Square(side: 1), Circle(r: 1)), AnyShape(Circle(r: 2)).name, AnyShape(Square(side: 1)).scaled(3).area)
let shapes: [any Shape] = [Square(side: 1), Circle(r: 1)]
for shape in shapes {
    if let square = shape as? Square { p("square", square.side) } else if shape is Circle { p("circle") }
    switch shape {
    case let c as Circle: p(c.r);
    case is Square: p("sq");
    default: p("?")
    }
}
p(shapes.compactMap { $0 as? Circle }.count, shapes.map(\.name))
let english = English()
let host = Host()
host.greeter = english
p(host.greet())
let values: [Any] = [1, "two", 3.5, [1, 2], nil as Int? as Any, true]
for value in values {
    switch value {
    case let n as Int where n > 0: p("int", n)
    case let s as String: p("string", s)
    case is Double: p("double")
    case let list as [Int]: p("list", list.count)
    case let b as Bool: p("bool", b)
    default: p("other")
    }
}
