class N { var x = 1; var next: N?; var pair = (a: 1, b: 2) }
struct S {
    var list: [N] = []
    mutating func change() { list.last?.x = 3; list.last?.next?.x = 4; list.first?.pair.a = 5 }
}
final class C {
    private var list: [N] = []
    var newest: N? { list.last }
    func change() { newest?.x += 3; list.last?.next?.x = 4; list.last?.pair.b = (list.last?.x ?? 0) + 1 }
    func add() { let n = N(); n.next = list.last; list.append(n) }
    var all: [Int] { list.map { $0.x * 100 + $0.pair.a * 10 + $0.pair.b } }
}
// run
var s = S(); s.change(); p(s.list.count); s.list = [N()]; s.change(); p(s.list[0].x, s.list[0].pair)
let c = C(); c.change(); p(c.all); c.add(); c.change(); p(c.all); c.add(); c.change(); p(c.all)
