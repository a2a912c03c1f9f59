protocol Visitor {
    associatedtype R; func visit(_ n: Int) -> R; func visit(_ s: String) -> R; func visit(_ a: [Int]) -> R
}
struct Namer: Visitor {
    func visit(_ s: String) -> String { "s" + s }; func visit(_ n: Int) -> String { "i\(n)" };
    func visit(_ a: [Int]) -> String { "a\(a.count)" }
}
func run<V: Visitor>(_ v: V) -> [V.R] { [v.visit(1), v.visit("x"), v.visit([1, 2])] }
protocol Log { func log(_ m: String); func log(_ m: Int); func out(_ x: Any) -> String; var tag: String { get } }
extension Log {
    func log(_ m: String) { lines.append("default \(m)") }; func log(_ m: Int) { lines.append("defint \(m)") };
    func out(_ x: Any) -> String { "def" }; var tag: String { "t" }
}
nonisolated(unsafe) var lines: [String] = []
struct A: Log { func log(_ m: Int) { lines.append("A int \(m)") }; func out(_ x: String) -> String { "own" } }
struct B: Log {
    func log(_ m: String) { lines.append("B \(m)") }; func log<T>(_ m: T) { lines.append("gen \(m)") };
    var tag: String { "b" }
}
protocol Conv { func to(_ x: Double) -> String; func to(_ x: Int) -> String }
struct C: Conv {
    func to(_ x: Int) -> String { "int" }; func to(_ x: Double) -> String { "double" };
    func to(_ x: String) -> String { "str" }
}
protocol Eq { static func same(_ a: Self, _ b: Self) -> Bool; func eq(_ o: Self) -> Bool }
extension Eq { func eq(_ o: Self) -> Bool { Self.same(self, o) } }
struct D: Eq {
    var n: Int; static func same(_ a: Int, _ b: Int) -> Bool { false };
    static func same(_ a: D, _ b: D) -> Bool { a.n == b.n }
}
protocol Opt { func v(_ x: Int?) -> String; func v(_ x: Int) -> String }
struct E: Opt { func v(_ x: Int) -> String { "int" }; func v(_ x: Int?) -> String { "opt" } }
protocol Ret { func get() -> Int; func get() -> String }
struct F: Ret { func get() -> Int { 1 }; func get() -> String { "one" } }
protocol Handler { associatedtype M; func handle(_ m: M) -> String }
extension Handler { func handle(_ m: M) -> String { "default" } }
struct G: Handler { typealias M = Int; func handle(_ m: String) -> String { "wrong" } }
struct H: Handler { func handle(_ m: String) -> String { "right \(m)" } }
protocol Sub { subscript(_ i: Int) -> String { get }; subscript(_ k: String) -> String { get } }
struct I: Sub { subscript(_ k: String) -> String { "k" }; subscript(_ i: Int) -> String { "i" } }
protocol Mk { init(_ n: Int); init(_ s: String); var d: String { get } }
struct J: Mk { var d: String; init(_ s: String) { d = "s" }; init(_ n: Int) { d = "n" } }
func mk<T: Mk>(_ t: T.Type) -> String { T(1).d + T("").d }
func useF<T: Ret>(_ t: T) -> String { let s: String = t.get(); let n: Int = t.get(); return s + "\(n)" }
// run
p(run(Namer()))
for l in [A(), B()] as [any Log] { l.log("m"); l.log(4); lines.append(l.out("s")); lines.append(l.tag) }
A().log("x"); B().log(5); B().log(2.5); lines.append(A().out("z")); lines.append(A().out(1))
p(lines)
let c: any Conv = C(); p(c.to(1), c.to(1.5), C().to("x"))
p(D(n: 1).eq(D(n: 1)), D(n: 1).eq(D(n: 2)))
let e: any Opt = E(); p(e.v(1), e.v(nil), e.v(Optional(2)))
p(useF(F()))
func h<T: Handler>(_ t: T, _ m: T.M) -> String { t.handle(m) }
p(h(G(), 1), h(H(), "x"), G().handle("y"), G().handle(3))
let i: any Sub = I(); p(i[0], i["a"])
p(mk(J.self))
