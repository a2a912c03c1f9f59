struct Config {
    var values: [String: String];
    func get2<T: LosslessStringConvertible>(_ k: String, _ d: T) -> T { values[k].flatMap { T($0) } ?? d }
    func get3<T: LosslessStringConvertible>(_ k: String, _ t: T.Type) -> [T] { values.values.compactMap { T($0) } }
}
struct W { var n: Int; init(_ n: Int) { self.n = n } }
protocol Mk { init(_ n: Int); var n: Int { get } }
extension W: Mk {}
func all<T: Mk>(_ xs: [Int], _ t: T.Type) -> [T] { xs.map(T.init) }
func all2<T: Mk>(_ xs: [Int]) -> [T] { xs.map { T($0) } }
func num<T: BinaryInteger>(_ x: Double) -> T { T(x) }
func conv<A: BinaryInteger, B: BinaryFloatingPoint>(_ a: A) -> B { B(a) }
// run
let c = Config(values: ["n": "5"])
p(c.get2("n", 0), c.get3("n", Double.self))
let ws: [W] = all2([4]);
p(all([1, 2], W.self).map(\.n), ws.map(\.n), num(2.9) as Int, conv(3) as Double, (num(300.0) as Int16))
