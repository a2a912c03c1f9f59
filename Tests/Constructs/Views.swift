protocol Component { associatedtype Body: Component; @Build var body: Body { get } }
protocol Renderable { func render(_ indent: Int) -> [String] }
extension Never: Component { var body: Never { fatalError() } }
extension Component {
    func lines(_ indent: Int = 0) -> [String] {
        if let r = self as? any Renderable { return r.render(indent) }; return body.lines(indent)
    }
}
struct Leaf: Component, Renderable {
    let text: String; init(_ t: String) { text = t }; var body: Never { fatalError() };
    func render(_ i: Int) -> [String] { [String(repeating: " ", count: i) + text] }
}
struct Group: Component, Renderable {
    let children: [any Component]; var body: Never { fatalError() };
    func render(_ i: Int) -> [String] { children.flatMap { $0.lines(i) } }
}
struct Box<C: Component>: Component, Renderable {
    let title: String; let content: C; init(_ t: String, @Build _ c: () -> C) { title = t; content = c() };
    var body: Never { fatalError() };
    func render(_ i: Int) -> [String] { [String(repeating: " ", count: i) + "[\(title)]"] + content.lines(i + 2) }
}
struct Optionally<C: Component>: Component, Renderable {
    let c: C?; var body: Never { fatalError() }; func render(_ i: Int) -> [String] { c?.lines(i) ?? [] }
}
enum Either<A: Component, B: Component>: Component, Renderable {
    case a(A), b(B); var body: Never { fatalError() };
    func render(_ i: Int) -> [String] {
        switch self {
        case .a(let a): a.lines(i);
        case .b(let b): b.lines(i)
        }
    }
}
@resultBuilder enum Build {
    static func buildBlock<C: Component>(_ c: C) -> C { c }
    static func buildBlock<A: Component, B: Component>(_ a: A, _ b: B) -> Group { Group(children: [a, b]) }
    static func buildBlock<A: Component, B: Component, C: Component>(_ a: A, _ b: B, _ c: C) -> Group {
        Group(children: [a, b, c])
    }
    static func buildOptional<C: Component>(_ c: C?) -> Optionally<C> { Optionally(c: c) }
    static func buildEither<A: Component, B: Component>(first a: A) -> Either<A, B> { .a(a) }
    static func buildEither<A: Component, B: Component>(second b: B) -> Either<A, B> { .b(b) }
    static func buildArray<C: Component>(_ all: [C]) -> Group { Group(children: all) }
}
struct Modified<C: Component>: Component, Renderable {
    let base: C; let change: (String) -> String; var body: Never { fatalError() };
    func render(_ i: Int) -> [String] { base.lines(i).map(change) }
}
extension Component {
    func shouting() -> Modified<Self> { Modified(base: self) { $0.uppercased() } };
    func padded(_ n: Int) -> some Component { Modified(base: self) { String(repeating: "_", count: n) + $0 } }
}
struct Card: Component {
    let title: String; var items: [String] = []; var isNew = false
    var body: some Component {
        Box(title) {
            for item in items { Leaf("- " + item) }; if isNew { Leaf("new").shouting() };
            if items.isEmpty { Leaf("empty") } else { Box("more") { Leaf("\(items.count)") } }
        }
    }
}
struct Screen: Component {
    var body: some Component {
        Card(title: "a", items: ["x", "y"], isNew: true); Card(title: "b"); Leaf("end").padded(3)
    }
}
// run
for line in Screen().lines() { p(line) }
p(Card(title: "q").lines(1).count)
