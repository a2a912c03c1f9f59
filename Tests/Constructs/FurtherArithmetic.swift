import Foundation

infix operator ** : MultiplicationPrecedence
func ** (base: Int, power: Int) -> Int { base * 100 + power }
protocol Shape { var name: String { get } }
struct Square: Shape { let name = "square" }
struct Circle: Shape { let name = "circle" }
func letters<S: StringProtocol>(_ text: S) -> Int { text.count }
extension Array where Element: BinaryFloatingPoint { var mean: Element { reduce(0, +) / Element(count) } }
func isBefore(_ one: Substring, _ other: Substring) -> Bool {
    one.compare(other, options: .numeric) == .orderedAscending
}
// run
p("\(1 + 2 ** 3)")
let count = 4
let angle: Double = 2 * .pi / Double(count)
let other = 2 * .pi / Double(count)
p(angle == other, cos(2 * .pi / Double(4) * Double(2)), -1.5 + 2 * .pi / Double(count) < 0.1)
let squares = [Square()]
let shapes: [any Shape] = squares + [Circle()]
p(shapes.map(\.name), "a,b".split(separator: ",").joined(separator: "-"), "a,b".split(separator: ",").joined())
let start = Date(timeIntervalSince1970: 0)
var later = start + 60
later += 60
later -= 1
p(later.timeIntervalSince1970, (start - 5).timeIntervalSince1970, start < start + 1, letters("ab".dropFirst()))
let last = "ab".isEmpty ? "#" : "ab".last
p(last == "b", last == "#")
p(Data("Hi".utf8).base64EncodedString(options: []))
p([1.0, 2].mean, [Float(3)].mean, "1.10 1.9 1.2".split(separator: " ").sorted(by: isBefore).joined(separator: ","))
p("a10".compare("A9", options: [.numeric, .caseInsensitive]) == .orderedDescending)
