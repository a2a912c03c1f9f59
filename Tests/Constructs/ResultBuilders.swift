@resultBuilder enum StringBuilder {
    static func buildBlock(_ parts: String...) -> String { parts.joined(separator: " ") }
    static func buildOptional(_ part: String?) -> String { part ?? "<none>" }
    static func buildEither(first: String) -> String { "1(" + first + ")" }
    static func buildEither(second: String) -> String { "2(" + second + ")" }
    static func buildArray(_ parts: [String]) -> String { parts.joined(separator: ",") }
    static func buildExpression(_ n: Int) -> String { "#\(n)" }
    static func buildExpression(_ s: String) -> String { s }
    static func buildLimitedAvailability(_ s: String) -> String { "limited " + s }
}
func text(@StringBuilder _ f: () -> String) -> String { f() }
func make(_ n: Int) -> String {
    text {
        "a"
        n
        if n > 2 { "big"; 7 }
        if n == 1 { "one" } else if n == 2 { "two" } else if n == 3 { "three" } else { "many" }
        switch n {
        case 1: "s1";
        case 2: "s2";
        case 3: "s3";
        case 4: "s4";
        default: "s5"
        }
        for i in 0..<n { if i % 2 == 0 { "e\(i)" } else { i } }
        let x = n * 2
        "x\(x)"
        if #available(macOS 10, *) { "av" }
    }
}
protocol Node { var html: String { get } }
struct Raw: Node { let html: String }
struct Tag: Node {
    let name: String, children: [any Node]
    init(_ name: String, @HTMLBuilder _ c: () -> [any Node] = { [] }) { self.name = name; children = c() }
    var html: String { "<\(name)>" + children.map(\.html).joined() + "</\(name)>" }
}
@resultBuilder struct HTMLBuilder {
    static func buildExpression(_ n: any Node) -> [any Node] { [n] }
    static func buildExpression(_ s: String) -> [any Node] { [Raw(html: s)] }
    static func buildBlock(_ parts: [any Node]...) -> [any Node] { parts.flatMap { $0 } }
    static func buildOptional(_ p: [any Node]?) -> [any Node] { p ?? [] }
    static func buildEither(first: [any Node]) -> [any Node] { first }
    static func buildEither(second: [any Node]) -> [any Node] { second }
    static func buildArray(_ p: [[any Node]]) -> [any Node] { p.flatMap { $0 } }
}
struct Pair<A, B> { let a: A, b: B }
@resultBuilder enum Pairs {
    static func buildPartialBlock<T>(first: T) -> T { first }
    static func buildPartialBlock<A, B>(accumulated: A, next: B) -> Pair<A, B> { Pair(a: accumulated, b: next) }
}
func pairs<T>(@Pairs _ f: () -> T) -> T { f() }
struct Sum { let n: Int }
@resultBuilder enum Summing {
    static func buildBlock() -> [Int] { [] }
    static func buildBlock(_ a: Int) -> [Int] { [a] }
    static func buildBlock(_ a: Int, _ b: Int) -> [Int] { [a, b] }
    static func buildBlock(_ a: Int, _ b: Int, _ c: Int) -> [Int] { [a, b, c] }
    static func buildFinalResult(_ all: [Int]) -> Sum { Sum(n: all.reduce(0, +)) }
}
@Summing func two() -> Sum { 3; 4 }
@Summing var three: Sum { 1; 2; 3 }
@Summing func none() -> Sum {}
@Summing func ret() -> Sum { return Sum(n: 99) }
protocol Doc { @StringBuilder var body: String { get } }
struct MyDoc: Doc { var body: String { "one"; 2 } }
struct Holder2 { @StringBuilder let content: () -> String }
struct Either<A, B> { let a: A?, b: B? }
@resultBuilder enum G {
    static func buildBlock<C>(_ c: C) -> C { c }
    static func buildEither<A, B>(first: A) -> Either<A, B> { Either(a: first, b: nil) }
    static func buildEither<A, B>(second: B) -> Either<A, B> { Either(a: nil, b: second) }
}
func g<T>(@G _ f: () -> T) -> T { f() }
@resultBuilder enum Rules<Value> {
    typealias Rule = (Value) -> Bool
    static func buildBlock(_ r: Rule...) -> Rule { { v in r.allSatisfy { $0(v) } } }
}
struct Validator<V> { let rule: (V) -> Bool; init(@Rules<V> _ f: () -> (V) -> Bool) { rule = f() } }
// run
for n in 1...5 { p(make(n)) }
let page0 = true
let page = Tag("html") {
    Tag("body") {
        "hello";
        for i in 1...3 {
            Tag("p") {
                "line \(i)"; if i == 2 { Tag("b") { "!" } }
            }
        }; if page0 { "yes" } else { "no" }
    }
}
p(page.html)
let pp = pairs {
    1; "two"; 3.0
}
p(pp.a.a, pp.a.b, pp.b)
p(two().n, three.n, none().n, ret().n)
p(MyDoc().body)
p(
    Holder2 {
        "a"; 5
    }.content(), Holder2(content: { "z" }).content())
let flag = false
let ee = g { if flag { 1 } else { "s" } }
p(ee.a ?? -1, ee.b ?? "none")
let v = Validator<Int> {
    { $0 > 3 }; { $0 < 10 }
}
p(v.rule(5), v.rule(12))
