class Base<T> {
    func f(_ x: T) -> String { "T" }; func f(_ x: String, _ y: Int) -> String { "s" };
    func g(_ x: Int) -> String { "gi" }; func g(_ x: String) -> String { "gs" }
}
class Derived: Base<Int> {
    override func f(_ x: Int) -> String { "D" }; override func g(_ x: String) -> String { "Dgs" }
}
protocol V { func visit(_ a: Int) -> String; func visit(_ a: String) -> String }
extension V { func visit(_ a: Int) -> String { "default" } }
struct X: V { func visit(_ a: String) -> String { "own" } }
protocol Cont { associatedtype E; func put(_ e: E) -> String; static func make(_ e: E) -> Self }
struct IC: Cont {
    var n = 0; func put(_ e: Int) -> String { "put\(e)" }; static func make(_ e: Int) -> IC { IC(n: e) };
    static func make(_ e: String) -> IC { IC(n: e.count) }
}
func use<C: Cont>(_ c: C, _ e: C.E) -> String { c.put(e) + "\(C.make(e))" }
protocol Theme { static var name: String { get }; static func tint() -> Int; init(); var level: Int { get } }
extension Theme { static var upper: String { name.uppercased() }; var own: String { Self.name + "\(Self.tint())" } }
struct Dark: Theme { static let name = "dark"; static func tint() -> Int { 3 }; var level = 1 }
struct Light: Theme {
    static var name: String { "light" }; static func tint() -> Int { 4 }; let level: Int; init() { level = 9 }
}
func describe<T: Theme>(_ t: T.Type) -> String { T.name + "\(T.tint())" + "\(T().level)" }
func all<T: Theme>(_ ts: [T]) -> String { T.name }
func kinds(_ ts: [any Theme.Type]) -> [String] { ts.map { $0.name } }
// run
let bb: Base<Int> = Derived(); p(bb.f(1), bb.g(1), bb.g("s"), bb.f("", 2))
let x: any V = X(); p(x.visit(1), x.visit(""))
p(use(IC(), 4), IC.make("abc").n)
p(describe(Dark.self), describe(Light.self), Dark().own, Light().own, Dark.upper)
p(all([Light()]))
p(kinds([Dark.self, Light.self]))
p(type(of: Light() as any Theme).name)
