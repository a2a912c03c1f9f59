func lazily(_ value: @autoclosure () -> Bool) -> Int { value() ? 1 : 0 }
func sum(_ numbers: Int...) -> Int { numbers.reduce(0, +) }
func joined(_ lead: String, _ words: String...) -> String { lead + words.joined(separator: ",") }
struct Check {
    var test: (@autoclosure () -> Bool) -> Int
    var note: (String, @autoclosure () -> String) -> String = { first, rest in first + rest() }
}
func applied(_ body: (@autoclosure () -> Int) -> Int) -> Int { body(3 + 4) }
func spread(_ body: (Int...) -> Int) -> Int { body(1, 2, 3) + body() }
typealias Assertion = (@autoclosure () -> Bool, String) -> String
func doubling() -> (@autoclosure () -> Int) -> Int { { $0() * 2 } }
// run
let test: (@autoclosure () -> Bool) -> Int = lazily
var count = 0
func touch() -> Bool {
    count += 1
    return true
}
p(test(1 > 0), test(touch()), count)
let skipping: (@autoclosure () -> Bool) -> Int = { _ in 7 }
p(skipping(touch()), count)
let total = sum
p(total(), total(1), total(1, 2, 3), spread(sum), spread { $0.count })
let listed = joined
p(listed("a"), listed("a", "b", "c"))
let check = Check(test: { $0() ? 5 : 6 })
p(check.test(1 == 2), check.note("a", "b" + "c"))
p(applied { $0() + $0() }, doubling()(4))
let assertion: Assertion = { $0() ? "ok" : $1 }
p(assertion(1 < 2, "no"), assertion(2 < 1, "no"))
let sums: [(Int...) -> Int] = [sum, { $0.last ?? 0 }]
p(sums.map { $0(4, 5) })
let optional: ((Int...) -> Int)? = sum
p(optional?(8, 9) ?? 0)
let inferred = lazily
p(inferred(true), inferred(touch() && false))
