protocol Base { func go() -> String }
protocol Refined: Base {}
extension Refined {
    func go() -> String { "default" }
    func show() -> String { go() }
}
struct Own: Refined { func go() -> String { "own" } }
struct Plain: Refined {}
class First {
    class func name() -> String { "first" }
    class var kind: String { "1" }
    class func title() -> String { "<\(name())\(kind)>" }
    private func helper() -> String { "first's" }
    func use() -> String { helper() }
}
final class Second: First {
    override class func name() -> String { "second" }
    override class var kind: String { "2" }
    func helper() -> String { "second's" }
}
// run
p(Own().show(), Plain().show(), First.title(), Second.title(), Second().use(), Second().helper())
