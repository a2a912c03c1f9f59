// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
protocol Node { func lines(_ depth: Int) -> [String] }
struct Leaf: Node {
    let text: String; func lines(_ depth: Int) -> [String] { [String(repeating: "  ", count: depth) + text] }
}
struct Group: Node {
    let title: String; let children: [any Node]
    init(_ title: String, @NodeBuilder _ content: () -> [any Node]) { self.title = title; children = content() }
    func lines(_ depth: Int) -> [String] {
        [String(repeating: "  ", count: depth) + title] + children.flatMap { $0.lines(depth + 1) }
    }
}
@resultBuilder enum NodeBuilder {
    static func buildExpression(_ s: String) -> [any Node] { [Leaf(text: s)] }
    static func buildExpression(_ n: any Node) -> [any Node] { [n] }
    static func buildExpression(_ n: Int) -> [any Node] { [Leaf(text: "#\(n)")] }
    static func buildPartialBlock(first: [any Node]) -> [any Node] { first }
    static func buildPartialBlock(accumulated: [any Node], next: [any Node]) -> [any Node] { accumulated + next }
    static func buildOptional(_ n: [any Node]?) -> [any Node] { n ?? [] }
    static func buildEither(first: [any Node]) -> [any Node] { first }
    static func buildEither(second: [any Node]) -> [any Node] { second }
    static func buildArray(_ n: [[any Node]]) -> [any Node] { n.flatMap { $0 } }
    static func buildLimitedAvailability(_ n: [any Node]) -> [any Node] { n }
}
extension Group {
    func appending(@NodeBuilder _ more: () -> [any Node]) -> Group {
        Group(title) {
            for c in children { c }; for m in more() { m }
        }
    }
}
// run
let flag = true
let tree = Group("root") {
    "one"
    if flag { "two"; 3 } else { "never" }
    for i in 1...2 { Group("g\(i)") { "x\(i)" } }
    if #available(macOS 12, *) { "new" }
    if !flag { "hidden" }
    switch 3 {
    case 1: "1";
    case 3: "three";
    default: "d"
    }
}
p(tree.lines(0).joined(separator: "|"))
p(tree.appending { "last" }.lines(1).count)
