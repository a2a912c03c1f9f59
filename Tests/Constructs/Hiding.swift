// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
struct Extent {
    var length: Int
}
/// One more overload of the library's function, which it uses itself.
func max(_ one: Extent, _ other: Extent) -> Extent { Extent(length: max(one.length, other.length)) }
func abs(_ extent: Extent) -> Extent { Extent(length: abs(extent.length)) }
class Screen<Content> {
    let content: Content
    let name: String
    required init(content: Content, name: String) {
        self.content = content
        self.name = name
    }
    func described() -> String { "\(name): \(content)" }
}
final class NumberScreen: Screen<Int> {
    required init(content: Int, name: String) { super.init(content: content + 1, name: name) }
}
final class Pipe {
    private let (input, output) = ("in", "out")
    var both: String { input + " " + output }
}
func opened(_ value: Any?) -> String {
    if let value = value, let value = value as? Int, let value = Optional(value * 2) { return "twice \(value)" }
    return "none"
}
func min(_ one: Int, _ other: Int) -> Int { Swift.min(one, other) - 1 }
func print(_ items: Any..., separator: String = " ") -> Int {
    if items.isEmpty { Swift.print(items, separator: separator) }
    return items.count
}
// run
p(max(Extent(length: 3), Extent(length: 5)).length)
p(max(2, 7), max(1.5, 0.5), max("a", "b"))
p(abs(Extent(length: -4)).length, abs(-2.5))
p(NumberScreen(content: 1, name: "one").described())
p(Pipe().both)
p(opened(4), opened("four"), opened(nil))
var steps = [String]()
var queue: [Int?] = [1, nil, 3]
while let next = queue.popLast(), let next { steps.append("\(next)") }
p(steps)
p(min(2, 5), Swift.min(2, 5), print("a", "b"))
