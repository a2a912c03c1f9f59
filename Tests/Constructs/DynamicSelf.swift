class Shape {
    let name: String; required init(name: String) { self.name = name }
    static func make() -> Self { Self(name: "\(Self.self)") }
    class func build(_ n: String) -> Self { self.init(name: n) }
    func copy() -> Self { type(of: self).init(name: name + "2") }
}
class Round: Shape { var r = 1.0; func area() -> Double { r * 3 } }
final class Disc: Round { required init(name: String) { super.init(name: name); r = 2 } }
func kind<T>(_ x: T) -> String { "\(type(of: x)) \(T.self)" }
func kinds<T, U>(_ x: T, _ y: U) -> String { String(describing: type(of: x)) + String(describing: U.self) }
func describe(_ x: Any) -> String { "\(type(of: x))" }
protocol Animal { init(); static var label: String { get } }
extension Animal { static var label: String { "\(Self.self)" }; var mine: String { Self.label } }
struct Cat: Animal {}
final class Dog: Animal { init() {} }
func spawn<A: Animal>(_ t: A.Type) -> A { t.init() }
// run
p(Round.make().area(), Disc.make().area(), Round.build("q").name, Disc.make().name, Round.make().copy().name)
p(kind(1), kind("s"), kind([1]), kinds(1.5, ["a": 1]), describe(Cat()), describe([Cat()]))
for x: Double in [1, 2] { p(x / 4) }
for x: Int? in [1, nil] { p(x ?? -1) }
for case let x? in [1, nil, 3] { p(x) }
let any: [Any] = [1, Optional(2) as Any, "s", 2.5, [1, 2], Optional<Int>.none as Any]
for a in any {
    switch a {
    case let i as Int: p("int", i);
    case let s as String: p("string", s);
    case let d as Double: p("double", d);
    case let l as [Int]: p("list", l);
    default: p("other")
    }
}
let opts: Any = [Optional(1), nil]
if let l = opts as? [Int?] { p(l.count, l[0] ?? 0, l[1] ?? -1) }
if let l = opts as? [Int] { p("no", l) } else { p("not ints") }
p(spawn(Cat.self).mine, spawn(Dog.self).mine, Cat.label, type(of: spawn(Dog.self)))
