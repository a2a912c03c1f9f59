final class Counter {
    var n = 0;
    lazy var step: () -> Int = { [unowned self] in
        n += 1; return n
    }
        ;
    deinit {}
}
func makeCounter(from start: Int = 0) -> () -> Int {
    var n = start;
    return {
        n += 1; return n
    }
}
func run(_ times: Int, _ body: (Int) -> Void) { for i in 0..<times { body(i) } }
func apply<T>(_ value: T, _ steps: ((T) -> T)...) -> T { steps.reduce(value) { $1($0) } }
func later(_ text: @autoclosure () -> String, _ flag: Bool) -> String { flag ? text() : "skipped" }
struct Dog: Hashable {
    var name: String
    func bark(times: Int = 1, _ end: String) -> String { String(repeating: name, count: times) + end }
    func title() -> String { name.uppercased() }
    func pair(_ other: Dog) -> String { name + other.name }
    func pair(_ other: Int) -> String { "\(name)\(other)" }
}
final class Bell {
    var rings = 0
    func ring(_ times: Int) { rings += times }
}
func send<Target, Event>(_ event: Event, to target: Target, _ handler: (Target) -> (Event) -> Void) {
    handler(target)(event)
}
func closing(_ done: (() -> Void)? = nil, content: () -> String) -> String { "\(done == nil) \(content())" }
func filling(from: Int = 1, configure: (inout Int) -> Void = { _ in }, parts: () -> [Int]) -> Int {
    var sum = from
    configure(&sum)
    return parts().reduce(sum, +)
}
func twice(first: () -> String = { "d" }, second: () -> String = { "e" }) -> String { first() + second() }
func picking<Value>(_ first: () -> Value, second: () -> Value) -> Value { first() }
func picking(_ first: () -> Void, second: () -> Void) {
    second()
    p("second")
}
func both(first: () -> String, second: () -> String) -> String { first() + second() }
struct Handler { var onTap: ((Int) -> String)?; var onEnd: () -> Void = {} }
typealias Transform = (String) -> String
func chain(_ all: [Transform]) -> Transform { { text in all.reduce(text) { $1($0) } } }
// run
let a = makeCounter(), b = makeCounter(from: 10)
p(a(), a(), b(), a())
var seen: [Int] = []
run(3) { seen.append($0 * $0) }
p(seen)
p(apply(2, { $0 + 1 }, { $0 * 10 }), later("x" + "y", true), later("no", false))
p(
    both {
        "a"
    } second: {
        "b"
    })
var handler = Handler()
p(handler.onTap?(1) ?? "none")
handler.onTap = { "tap \($0)" }
p(handler.onTap?(2) ?? "none")
let counter = Counter()
p(counter.step(), counter.step(), counter.n)
let shout: Transform = { $0.uppercased() }
p(chain([shout, { $0 + "!" }, { String($0.reversed()) }])("abc"))
var captured = 1
let read = { [captured] in captured }
captured = 5
p(read(), { captured }())
let recursive: (Int) -> Int = { n in
    func fact(_ n: Int) -> Int { n <= 1 ? 1 : n * fact(n - 1) }
    return fact(n)
}
p(recursive(5))
let sortedNames = ["bob", "Al", "cy"].sorted { l, r in l.lowercased() < r.lowercased() }
p(sortedNames, [3, 1, 2].sorted(by: >), zip([1, 2], ["a", "b"]).map { "\($0)\($1)" })
p((1...5).lazy.filter { $0 % 2 == 1 }.map { $0 * $0 }.reduce(0, +))
let pick: (Bool) -> (Int, Int) -> Int = { flag in flag ? (+) : { $0 - $1 } }
p(pick(true)(5, 3), pick(false)(5, 3))
let dogs = [Dog(name: "a"), Dog(name: "b")]
p(dogs.map(Dog.title).map { $0() }, Dog.bark(dogs[0])(times: 2, "!"), Dog.title(dogs[1])())
let paired: (Dog) -> (Int) -> String = Dog.pair
p(paired(dogs[0])(7), dogs.map { Dog.pair($0)(dogs[0]) })
let barked = Dog.bark
p(barked(dogs[1])(3, "?"))
let bell = Bell()
send(3, to: bell, Bell.ring)
Bell.ring(bell)(1)
p(bell.rings)
p(
    closing { "x" }, closing({}) { "y" }, filling { [1, 2] },
    filling {
        $0 = 10
    } parts: {
        [3]
    },
    twice {
        "z"
    } second: {
        "y"
    })
p(
    picking {
        1.5
    } second: {
        2.5
    } == 1.5,
    picking {
        1
    } second: {
        2
    })
picking {
    captured = 6
} second: {
    captured = 7
}
picking {
    p("void")
} second: {
    p("second")
}
