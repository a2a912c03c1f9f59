typealias R<S, A> = (inout S, A) -> [Int]
func red(_ s: inout Int, _ a: Int) -> [Int] { s += a; return [] }
func logging<S, A>(_ r: @escaping R<S, A>) -> R<S, A> { { s, a in return r(&s, a) } }
func logging2<S, A>(_ r: @escaping (inout S, A) -> [Int]) -> (inout S, A) -> [Int] { { s, a in return r(&s, a) } }
final class Store1 {
    var state = 0; let r: R<Int, Int>; init(_ r: @escaping R<Int, Int>) { self.r = r }
    func send(_ a: Int) { let e = r(&state, a); p(e.count) }
}
final class Store2 {
    var n = 0; var state = 0 { didSet { n += 1 } }; let r: R<Int, Int>; init(_ r: @escaping R<Int, Int>) { self.r = r }
    func send(_ a: Int) { _ = r(&state, a) }
}
final class Store3<S, A> {
    var state: S; let r: R<S, A>; init(_ s: S, _ r: @escaping R<S, A>) { self.r = r; state = s }
    func send(_ a: A) { let e = r(&state, a); p(e.count) }
}
class Counter {
    func add(_ count: inout Int) { count += 1 }
}
class Decimals: Counter {
    override func add(_ count: inout Int) {
        super.add(&count)
        count *= 10
    }
}
struct Couple { var left = 1; var right = 2 }
func swapped() -> Couple {
    func exchange(_ one: inout Int, _ other: inout Int) { (one, other) = (other, one) }
    var couple = Couple()
    exchange(&couple.left, &couple.right)
    return couple
}
// run
var n = 0
_ = red(&n, 1); p(n)
_ = logging(red)(&n, 1); p(n)
_ = logging2(red)(&n, 1); p(n)
let s1 = Store1(red); s1.send(2); p(s1.state)
let s2 = Store2(red); s2.send(2); p(s2.state, s2.n)
let s3 = Store3(0, red); s3.send(2); p(s3.state)
let s4 = Store3(0, logging(red)); s4.send(2); p(s4.state)
let s5 = Store1(logging2(red)); s5.send(2); p(s5.state)
var counted = 1
Decimals().add(&counted); p(counted)
p(swapped().left, swapped().right)
