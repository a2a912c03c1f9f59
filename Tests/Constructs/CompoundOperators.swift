struct A {
    var g = [1, 2]
    static func *= (a: inout A, k: Int) { for i in a.g.indices { a.g[i] *= k } }
    static func += (a: inout A, k: Int) { for i in a.g.indices { a.g[i] = a.g[i] + k } }
    static prefix func - (a: A) -> A { var m = a; m *= -1; return m }
}
struct B<T: Numeric> {
    var g: [T]
    static func *= (a: inout B, k: T) { for i in a.g.indices { a.g[i] *= k } }
    static func += (a: inout B, k: T) { for i in a.g.indices { a.g[i] = a.g[i] + k } }
    static func -= (a: inout B, k: T) { for i in a.g.indices { let x = a.g[i] - k; a.g[i] = x } }
    mutating func twice(_ k: T) { for i in g.indices { g[i] *= k } }
    static prefix func - (a: B) -> B { var m = a; m *= (0 - 1); return m }
}
struct C {
    var g: [Int] = []
    static func += (c: inout C, k: Any) {
        if let one = k as? Int { c.g.append(one) } else if let all = k as? [Int] { c.g += all }
    }
    static func + (c: C, k: Any) -> Int { (k as? Int) ?? -1 }
    static func - (c: C, k: Any?) -> Int { (k as? Int) ?? -2 }
}
// run
var c = C(); c += 1; c += [2, 3]; c += "x"; p(c.g); p(c + 4, c + "a"); p(c - 5, c - nil)
var a = A(); a *= 3; p(a.g); a += 1; p(a.g); p((-a).g)
var b = B(g: [1, 2]); b *= 3; p(b.g); b += 1; p(b.g); b -= 1; p(b.g); b.twice(2); p(b.g); p((-b).g)
var mask: UInt8 = 1
let (count, short) = (3, 2 as UInt8)
mask <<= count
p(mask)
mask >>= short
var wide = 1
wide <<= short
p(mask, wide)
