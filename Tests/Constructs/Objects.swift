final class Counter {
    private var count = 0
    let step: Int
    init(step: Int) { self.step = step }
    func up() -> Int { count += step; return count }
}
final class Node { var next: Node?; var n: Int; init(_ n: Int) { self.n = n } }
class Box<T> {
    let value: T
    init(value: T) { self.value = value }
    convenience init(twice value: T) { self.init(value: value) }
    func f(_ x: T) -> String { "T" }
    func g(_ x: Int) -> String { "int" }
    func g(_ x: String) -> String { "text" }
}
class Plain: Box<Int> {}
class Counting: Box<Int> {
    override init(value: Int) { super.init(value: value + 1) }
    convenience init(half: Int) { self.init(value: half * 2) }
    override func f(_ x: Int) -> String { "own" }
    override func g(_ x: String) -> String { "own" }
}
func outer() -> [Int] {
    var total = 0
    func add(_ n: Int) { total += n; if n > 0 { add(n - 1) } }
    add(4)
    var all: [() -> Int] = []
    for i in 0..<3 {
        var k = i;
        all.append {
            k += 1; return k + total
        }
    }
    return all.map { $0() + $0() }
}
// run
let a = Counter(step: 2)
let b = a
p(a.up(), b.up(), a === b, a === Counter(step: 1))
let node = Node(1)
node.next?.n = 5
p(node.next == nil)
node.next = Node(2)
node.next?.n = 6
node.next?.next = node
p(node.next?.n ?? 0, node.next?.next?.n ?? 0)
p(Plain(value: 1).value, Plain(twice: 2).value, Counting(half: 3).value)
let box: Box<Int> = Counting(half: 1)
p(box.f(1), box.g(1), box.g(""))
p(outer())
let none: Int? = nil
let matched =
    switch none {
    case .some(let n): n;
    case .none: -1
    }
p(matched)
