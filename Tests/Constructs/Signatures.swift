import Foundation

// Members of one name told apart by their labels, and what signatures say of generic parameters.
enum Action {
    case close(quit: Bool = false), open(Int), wait
    static var close: Action { .close(quit: true) }
    static var open: Action { .open(7) }
    var text: String {
        switch self {
        case .close(let quit): "close \(quit)"
        case .open(let count): "open \(count)"
        case .wait: "wait"
        }
    }
}
protocol Outline {
    var name: String { get }
}
struct Square: Outline { var name = "square" }
struct Disc: Outline { var name = "disc" }
struct Shaped<O: Outline> {
    let outline: O
    init(in outline: O = Square()) { self.outline = outline }
    func isOutlined(_ type: Any.Type) -> Bool { O.self == type }
}
struct Holder<Value> {
    var value: Value
    func orElse<T>(_ other: T) -> T where T? == Value { value ?? other }
    mutating func clear<T>(like sample: T) where T? == Value { value = nil }
}
struct Table {
    var rows = ["a": [1, 2], "b": [3]]
    subscript(row name: String) -> [Int] { rows[name] ?? [] }
    subscript(count name: String) -> Int { rows[name]?.count ?? 0 }
}
// run
let action: Action = .close
p(action.text, Action.open(2).text, Action.close(quit: false).text, Action.wait.text)
p(Shaped().outline.name, Shaped(in: Disc()).outline.name)
p(Shaped().isOutlined(Square.self), Shaped(in: Disc()).isOutlined(Square.self), Disc.self != Never.self)
var holder = Holder<Int?>(value: 3)
p(holder.orElse(9))
holder.clear(like: 0)
p(holder.orElse(9), Optional<Int>(nil) == nil, Optional<String>(nil) ?? "none")
p(Table()[keyPath: \.[count: "a"]], [Table()].map(\.[row: "b"]))
p(#"""#, ##"a"#"""##, #""" is a quote"#, "x".replacingOccurrences(of: "x", with: #"\""#))
