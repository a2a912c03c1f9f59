struct Style {
    var depth = 0
    static var base: Style { Style() }
    func deeper() -> Style { Style(depth: depth + 1) }
    struct Marked {
        let style: Style
        static var base: Style { Style() }
    }
    var marked: Marked { Marked(style: self) }
}
struct Printer {
    func written(_ style: Style) -> String { "plain \(style.depth)" }
    func written(_ style: Style.Marked) -> [String] { ["marked \(style.style.depth)"] }
}
struct Matcher<Value> {
    let holds: (Value) -> Bool
    static func ~= (matcher: Matcher<Value>, value: Value) -> Bool { matcher.holds(value) }
}
func size(_ number: Int) -> String {
    switch number {
    case Matcher { (number: Int) in number > 10 }: "large"
    case 0: "none"
    default: "small"
    }
}
// run
p(Printer().written(.base.deeper().marked), Printer().written(.base.deeper().deeper()))
p(size(11), size(0), size(3))
