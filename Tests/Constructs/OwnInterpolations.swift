struct Price { var cents: Int }
extension String.StringInterpolation {
    mutating func appendInterpolation(hex n: Int) { appendLiteral("0x" + String(n, radix: 16, uppercase: true)) }
    mutating func appendInterpolation<T>(_ v: T?, or d: String) {
        if let v { appendInterpolation(v) } else { appendLiteral(d) }
    }
    mutating func appendInterpolation(_ xs: [String], joined sep: String) { appendLiteral(xs.joined(separator: sep)) }
    mutating func appendInterpolation(_ price: Price) { appendLiteral("$\(price.cents / 100).\(price.cents % 100)") }
    mutating func appendInterpolation(if isOn: Bool, _ text: @autoclosure () -> String) {
        if isOn { appendLiteral(text()) }
    }
}
// run
let n: Int? = nil
p("\(hex: 255) \(n, or: "none") \(Optional(4), or: "none") \(["a", "b"], joined: "+")")
p([10, 11].map { "<\(hex: $0)>" }, "\(Price(cents: 1234)) of \(3)", "\(if: true, "on")\(if: false, "off")")
