protocol Container {
    associatedtype Item
    var items: [Item] { get set }
    mutating func add(_ item: Item)
    subscript(_ index: Int) -> Item { get }
}
extension Container {
    var count: Int { items.count }
    mutating func add(_ item: Item) { items.append(item) }
    subscript(_ index: Int) -> Item { items[index] }
    func mapped<T>(_ change: (Item) -> T) -> [T] { items.map(change) }
}
extension Container where Item: Comparable {
    var greatest: Item? { items.max() }
}
extension Container where Item == String {
    func joined() -> String { items.joined(separator: "+") }
}
struct Words: Container { var items: [String] = [] }
struct Numbers: Container {
    var items: [Int]
    var total: Int { items.reduce(0, +) }
}
protocol Describing { associatedtype Text: StringProtocol; func describe() -> Text }
struct Tag: Describing { let name: String; func describe() -> String { "#" + name } }
func all<C: Container>(_ container: C, where test: (C.Item) -> Bool) -> Bool { container.items.allSatisfy(test) }
func same<A: Container, B: Container>(_ a: A, _ b: B) -> Bool where A.Item == B.Item, A.Item: Equatable {
    a.items == b.items
}
func text<D: Describing>(_ all: [D]) -> String { all.map { String($0.describe()) }.joined() }
// What a declaration says of its parameters' own types holds in its body.
struct Labelled<Value: RawRepresentable & CaseIterable> where Value.RawValue == String {
    var value: Value
    var text: String { "<" + value.rawValue.uppercased() + ">" }
    var all: [String] { Value.allCases.map { $0.rawValue + "!" } }
}
enum Pace: String, CaseIterable { case slow, fast }
func spelled<Value: RawRepresentable>(_ value: Value) -> Int where Value.RawValue == Int { value.rawValue + 1 }
enum Rank: Int { case first = 1, second }
func joined<Words: Collection>(_ words: Words) -> String where Words.Element == String {
    var all = ""
    for word in words { all += word.prefix(1) }
    return all
}
struct Steps: Sequence {
    let last: Int
    func makeIterator() -> StepsIterator { Iterator(left: last) }
}
struct StepsIterator: IteratorProtocol {
    var left: Int
    mutating func next() -> Int? {
        left -= 1
        return left >= 0 ? left : nil
    }
}
protocol Sized {
    associatedtype Size
    var size: Size { get }
    static func combined(_ all: [Self]) -> Size
}
struct Crate: Sized {
    let size: [Int]
    static func combined(_ all: [Crate]) -> [Int] {
        var total = Size()
        for crate in all { total += crate.size }
        return total
    }
    func doubled() -> Size { size.map { $0 * 2 } }
}
// run
var words = Words()
words.add("b")
words.add("a")
p(words.count, words[0], words.greatest ?? "", words.joined())
var numbers = Numbers(items: [3, 1, 2])
numbers.add(9)
p(numbers.total, numbers.greatest ?? 0, numbers.mapped { $0 * 2 })
p(all(numbers) { $0 > 0 }, all(words) { $0 == "a" })
p(same(numbers, Numbers(items: [3, 1, 2, 9])), same(words, Words()))
p(text([Tag(name: "x"), Tag(name: "y")]))
p(Labelled(value: Pace.fast).text, Labelled(value: Pace.slow).all, spelled(Rank.second), joined(["ab", "cd"]))
p(Array(Steps(last: 3)), Steps(last: 4).map { $0 + 1 })
p(Crate.combined([Crate(size: [1, 2]), Crate(size: [3])]), Crate(size: [4]).doubled().count)
