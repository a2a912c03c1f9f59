struct Box {
    let raw: String
    func value() -> Int { Int(raw) ?? 0 }
    func value() -> String { raw }
    func value() -> Double? { Double(raw) }
    subscript(key: String) -> Int { key.count }
    subscript(key: String) -> String { key + raw }
}
func make() -> Int { 1 }
func make() -> String { "one" }
func take(_ s: String) -> String { s }
protocol Parse { static func parse(_ s: String) -> Self }
extension Int: Parse { static func parse(_ s: String) -> Int { Int(s) ?? 0 } }
extension String: Parse { static func parse(_ s: String) -> String { s } }
func parsed<T: Parse>(_ s: String) -> T { T.parse(s) }
// run
let b = Box(raw: "12")
let i: Int = b.value(); let s: String = b.value(); let d: Double? = b.value()
p(i, s, d ?? 0)
let k: Int = b["abc"]; let t: String = b["abc"]
p(k, t, take(make()), make() + 1, take(b.value()), b.value() as String)
let n: Int = parsed("4"), m: String = parsed("4")
p(n + 1, m + "x")
