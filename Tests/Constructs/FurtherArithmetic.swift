import Foundation

protocol Shape { var name: String { get } }
struct Square: Shape { let name = "square" }
struct Circle: Shape { let name = "circle" }
func letters<S: StringProtocol>(_ text: S) -> Int { text.count }
extension Array where Element: BinaryFloatingPoint { var mean: Element { reduce(0, +) / Element(count) } }
// run
let count = 4
let angle: Double = 2 * .pi / Double(count)
let other = 2 * .pi / Double(count)
p(angle == other, cos(2 * .pi / Double(4) * Double(2)), -1.5 + 2 * .pi / Double(count) < 0.1)
let squares = [Square()]
let shapes: [any Shape] = squares + [Circle()]
p(shapes.map(\.name), "a,b".split(separator: ",").joined(separator: "-"), "a,b".split(separator: ",").joined())
p(letters("ab".dropFirst()))
let last = "ab".isEmpty ? "#" : "ab".last
p(last == "b", last == "#")
p([1.0, 2].mean, [Float(3)].mean)
