class Shelf {
    var books = ["a", "b"]
    subscript(index: Int) -> String {
        get { books[index] }
        set { books[index] = newValue }
    }
    subscript(name name: String) -> Int { books.firstIndex(of: name) ?? -1 }
    func label(_ index: Int, of count: Int = 2) -> String { "\(index)/\(count)" }
    class func kind() -> String { "shelf" }
    func sorted(by step: Int = 1) -> String { "up \(step)" }
}
final class MarkedShelf: Shelf {
    var reads = 0
    override subscript(index: Int) -> String {
        get {
            reads += 1
            return super[index] + "!"
        }
        set { super[index] = newValue.uppercased() }
    }
    override subscript(name name: String) -> Int { super[name: name] * 10 }
    override func label(_ index: Int, of count: Int = 2) -> String {
        let plain = super.label
        return "<" + plain(index, count) + ">"
    }
    override class func kind() -> String {
        let own = super.kind
        return "marked " + own()
    }
    func all(_ indices: [Int]) -> [String] {
        let labelled: (Int, Int) -> String = super.label
        return indices.map { labelled($0, 9) }
    }
    override func sorted(by step: Int = 2) -> String { "down \(step)" }
    func grow() { super[0] += "x" }
    func tail() -> [String] { [0, 1].map { super[$0] } }
}
final class DoubledShelf: Shelf {
    override subscript(index: Int) -> String {
        get { super[index] }
        set { super[index] += newValue }
    }
}
// run
let shelf = MarkedShelf()
shelf[0] = "z"
p(shelf[0], shelf[1], shelf.reads, shelf[name: "b"], shelf.label(1), MarkedShelf.kind(), shelf.all([1, 2]))
shelf.grow()
p(shelf.books, shelf.tail())
let plain: Shelf = shelf
plain[1] += "y"
let labelled = plain.label
p(plain[1], labelled(3, 2), [plain].map { $0.label(4) })
let doubled = DoubledShelf()
doubled[0] = "q"
doubled[0] += "r"
p(doubled.books)
p(shelf.sorted(), plain.sorted(), plain.sorted(by: 3))
