protocol Container<Item> {
    associatedtype Item
    associatedtype Index: Comparable = Int
    var items: [Item] { get }
    subscript(index: Index) -> Item { get }
    mutating func append(_ item: Item)
}
extension Container where Index == Int {
    subscript(index: Int) -> Item { items[index] }
    var isEmpty: Bool { items.isEmpty }
}
extension Container where Item: Equatable {
    func firstIndex(of item: Item) -> Int? { items.firstIndex { $0 == item } }
    func hasPrefix<C: Container>(_ other: C) -> Bool where C.Item == Item {
        other.items.count <= items.count && zip(items, other.items).allSatisfy { $0 == $1 }
    }
}
extension Container where Item: Numeric {
    var total: Item { items.reduce(0, +) }
}
struct Stack<Element>: Container {
    private(set) var items: [Element] = []
    mutating func append(_ item: Element) { items.append(item) }
    mutating func pop() -> Element? { items.popLast() }
}
struct Ring<Element>: Container, Sequence {
    private var storage: [Element?]
    private var head = 0
    private var count = 0
    init(capacity: Int) { storage = Array(repeating: nil, count: capacity) }
    var items: [Element] { (0..<count).compactMap { storage[(head + $0) % storage.count] } }
    mutating func append(_ item: Element) {
        if count == storage.count {
            storage[head] = item
            head = (head + 1) % storage.count
        } else {
            storage[(head + count) % storage.count] = item
            count += 1
        }
    }
    func makeIterator() -> AnyIterator<Element> {
        var i = 0
        let all = items
        return AnyIterator {
            defer { i += 1 }; return i < all.count ? all[i] : nil
        }
    }
}
func describe<C: Container>(_ c: C) -> String where C.Item: CustomStringConvertible {
    "[" + c.items.map(\.description).joined(separator: "|") + "]"
}
func fill(_ c: inout some Container<Int>, _ n: Int) { for i in 0..<n { c.append(i * i) } }
func erase(_ c: some Container<Int>) -> any Container<Int> { c }
// run
var s = Stack<Int>()
fill(&s, 4)
p(describe(s), s.total, s[2], s.isEmpty, s.pop() ?? -1, s.items)
var r = Ring<Int>(capacity: 3)
fill(&r, 5)
p(describe(r), Array(r), r.map { $0 + 1 }, r.firstIndex(of: 9) ?? -1)
p(s.hasPrefix(Stack<Int>()), s.hasPrefix(r))
let all: [any Container<Int>] = [s, r, erase(s)]
p(all.map { $0.items.count }, all.map { $0.items.last ?? 0 })
for (i, v) in r.enumerated() where i > 0 { p(i, v) }
p(r.reversed(), r.max() ?? 0, r.contains(4), r.sorted(by: >), r.reduce(into: [:]) { $0[$1, default: 0] += 1 }.count)
