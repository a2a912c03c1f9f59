// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
struct Stack<Element> {
    private var all: [Element] = []
    mutating func push(_ one: Element) { all.append(one) }
    mutating func pop() -> Element? { all.popLast() }
    var top: Element? { all.last }
    func map<T>(_ change: (Element) -> T) -> Stack<T> {
        var made = Stack<T>()
        for one in all { made.push(change(one)) }
        return made
    }
}
extension Stack: Sequence {
    func makeIterator() -> AnyIterator<Element> {
        var rest = all
        return AnyIterator { rest.popLast() }
    }
}
extension Stack: Equatable where Element: Equatable {}
extension Stack: ExpressibleByArrayLiteral {
    init(arrayLiteral elements: Element...) { all = elements }
}
struct Pair<First, Second> {
    var first: First
    var second: Second
    func swapped() -> Pair<Second, First> { Pair<Second, First>(first: second, second: first) }
}
extension Pair where First == Second { var both: [First] { [first, second] } }
extension Pair: CustomStringConvertible { var description: String { "<\(first), \(second)>" } }
final class Cache<Key: Hashable, Value> {
    private var kept: [Key: Value] = [:]
    private(set) var misses = 0
    func value(for key: Key, make: (Key) -> Value) -> Value {
        if let known = kept[key] { return known }
        misses += 1
        let made = make(key)
        kept[key] = made
        return made
    }
}
func largest<T: Comparable>(_ all: T...) -> T? { all.max() }
func grouped<S: Sequence, K: Hashable>(_ all: S, by key: (S.Element) -> K) -> [K: [S.Element]] {
    var made: [K: [S.Element]] = [:]
    for one in all { made[key(one), default: []].append(one) }
    return made
}
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
enum Tree<T: Comparable> {
    case empty
    indirect case node(Tree, T, Tree)
    func inserting(_ new: T) -> Tree {
        switch self {
        case .empty: return .node(.empty, new, .empty)
        case .node(let left, let value, let right):
            if new < value { return .node(left.inserting(new), value, right) }
            if new > value { return .node(left, value, right.inserting(new)) }
            return self
        }
    }
    var sorted: [T] {
        switch self {
        case .empty: []
        case let .node(left, value, right): left.sorted + [value] + right.sorted
        }
    }
}
protocol Scaled { static var name: String { get } }
enum Gram: Scaled { static var name: String { "g" } }
struct Amount<Unit> {
    var value: Double
    static func + (one: Amount<Unit>, other: Amount<Unit>) -> Amount<Unit> { Amount(value: one.value + other.value) }
    static func * (one: Amount<Unit>, factor: Double) -> Amount<Unit> { Amount(value: one.value * factor) }
    static prefix func - (one: Amount<Unit>) -> Amount<Unit> { Amount(value: -one.value) }
}
extension Amount where Unit: Scaled {
    static func / (one: Amount<Unit>, parts: Int) -> String { "\(one.value / Double(parts)) \(Unit.name)" }
}
// run
let amount = Amount<Int>(value: 2)
p(Amount<Gram>(value: 3) / 2)
p((amount * 2).value, (amount + amount * 0.5).value, (-amount).value)
var stack: Stack = [1, 2, 3]
stack.push(4)
p(stack.pop() ?? 0, stack.top ?? 0, stack.map { "\($0)" }.top ?? "")
p(Array(stack), stack.contains(2), stack == [1, 2, 3], stack.reduce(0, +))
p(Pair(first: 1, second: "a").swapped(), Pair(first: 1, second: 2).both)
let cache = Cache<String, Int>()
p(cache.value(for: "abc") { $0.count }, cache.value(for: "abc") { _ in 99 }, cache.misses)
p(largest(3, 9, 4) ?? 0, largest("b", "a") ?? "")
let groups = grouped(["apple", "avocado", "bean"]) { $0.first! }
p(groups["a"]!, groups["b"]!, groups.count)
p(compose({ (n: Int) in n + 1 }, { "\($0)!" })(4))
let tree = [5, 2, 8, 2, 9].reduce(Tree.empty) { $0.inserting($1) }
p(tree.sorted)
