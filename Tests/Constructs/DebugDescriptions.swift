struct Dot: CustomDebugStringConvertible { var debugDescription: String { "dot" } }
struct Both: CustomStringConvertible, CustomDebugStringConvertible {
    var description: String { "plain" }
    var debugDescription: String { "debug" }
}
struct Plain: CustomStringConvertible { var description: String { "p" } }
final class Bounded {
    var value: Int { didSet { value = min(value, 10) } }
    init() {
        value = 1
        defer { value = 50 }
    }
}
// run
p("\(Dot())", "\([Dot()])", "\(Optional(Dot()) as Any)", "\(["k": Dot()])", "\((Dot(), 1))", String(reflecting: Dot()))
p("\(Both())", "\([Both()])", String(describing: Both()), String(reflecting: Both()), [Plain()], (Plain(), Both()))
p(Bounded().value)
