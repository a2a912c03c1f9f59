enum Event { case tap(x: Int, y: Int), key(Character, shift: Bool), scroll(Double), quit, nested(Result<Int, Oops>) }
enum Oops: Error, Equatable { case bad(Int), worse(String) }
struct Point { let x: Int, y: Int }
func ~= (pattern: Point, value: Point) -> Bool { pattern.x == value.x }
func name(_ event: Event) -> String {
    switch event {
    case .tap(let x, let y) where x == y: "diagonal \(x)"
    case .tap(x: 0, y: _): "edge"
    case let .tap(x, y): "tap \(x),\(y)"
    case .key("a"..."f", shift: false): "hex"
    case .key(let c, true): "shift \(c)"
    case .key: "key"
    case .scroll(..<0): "up"
    case .scroll(let d) where d > 100: "far"
    case .scroll: "down"
    case .quit: "quit"
    case .nested(.success(let n)): "ok \(n)"
    case .nested(.failure(.bad(let n))): "bad \(n)"
    case .nested(.failure(.worse)): "worse"
    }
}
func size(_ n: Int) -> String {
    switch n {
    case Int.min..<0: "negative";
    case 0: "zero";
    case 1, 2, 3: "few";
    case 4...9: "some";
    default: "many"
    }
}
func classify(_ pair: (Int, Int?)) -> String {
    switch pair {
    case (0, nil): "none"
    case (let a, let b?) where a == b: "equal \(a)"
    case (_, let b?): "b \(b)"
    case (let a, nil): "a \(a)"
    }
}
// run
let events: [Event] = [
    .tap(x: 2, y: 2), .tap(x: 0, y: 3), .tap(x: 1, y: 3), .key("b", shift: false), .key("z", shift: true),
    .key("z", shift: false), .scroll(-1), .scroll(101), .scroll(5), .quit, .nested(.success(1)),
    .nested(.failure(.bad(2))), .nested(.failure(.worse("x"))),
]
p(events.map(name))
p([-4, 0, 3, 9, 10].map(size))
p(classify((0, nil)), classify((2, 2)), classify((1, 5)), classify((7, nil)))
if case .tap(let x, _) = events[1], x == 0 { p("if case", x) }
guard case .quit = events[9] else { fatalError() }
for case .key(let c, _) in events { p(c) }
for case let n? in [1, nil, 3] { p(n) }
switch Point(x: 1, y: 2) {
case Point(x: 1, y: 9): p("same x");
default: p("other")
}
let numbers = [1: "one", 2: "two"]
if let one = numbers[1], case let two? = numbers[2], one != two { p(one, two) }
let (q, (r, s)) = (1, (2, "three"))
p(q, r, s)
var tuple = (a: 1, b: "x")
tuple.a += 4
(tuple.a, tuple.b) = (tuple.a * 2, tuple.b + "y")
p(tuple.a, tuple.b, tuple == (10, "xy"))
let label =
    switch q {
    case 1: "uno";
    default: "otro"
    }
let sign = if r > 1 { "+" } else { "-" }
p(label, sign)
var seenStack = [1, 2]
while case let x? = seenStack.popLast() { p(x) }

// Parts that are of a type, each with its own.
func sameKind(_ one: Any, _ other: Any) -> String {
    switch (one, other) {
    case let (a as Int, b as Int): "ints \(a + b)"
    case let (a as String, b as String?): "texts \(a)\(b ?? "-")"
    case let (a as [Int], _): "list of \(a.count)"
    default: "neither"
    }
}
p(sameKind(1, 2), sameKind("a", "b"), sameKind([1, 2], true), sameKind(1, "a"), sameKind(false, 2))

// Patterns in parentheses of their own.
enum Held { case pair(Int, Int), one(Int), none }
func held(_ value: Held) -> String {
    switch value {
    case (.pair(let x, let y)): "pair \(x) \(y)"
    case (.one(let x)): "one \(x)"
    case (.none): "none"
    }
}
p(held(.pair(1, 2)), held(.one(3)), held(.none))
if case (let known?) = Int("4") { p(known) }
