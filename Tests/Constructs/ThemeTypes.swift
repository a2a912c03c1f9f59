protocol Theme { associatedtype Palette: ColorPalette; var palette: Palette { get }; static var name: String { get } }
protocol ColorPalette { var primary: String { get }; init() }
struct Dark: Theme {
    struct Colors: ColorPalette { var primary = "black" }; let palette = Colors(); static let name = "dark"
}
struct Light: Theme {
    typealias Palette = Colors; struct Colors: ColorPalette { var primary: String { "white" } };
    var palette: Colors { .init() }; static var name: String { "light" }
}
func fresh<T: Theme>(_ t: T.Type) -> String { T.name + T.Palette().primary }
struct Themed<T: Theme, Content> {
    let theme: T; let content: Content; var label: String { "\(T.name):\(theme.palette.primary):\(content)" };
    func map<U>(_ f: (Content) -> U) -> Themed<T, U> { .init(theme: theme, content: f(content)) }
}
extension Themed where Content: Collection { var size: Int { content.count } }
extension Themed where T == Dark { var isDark: Bool { true } }
extension Themed { var isDark: Bool { false } }
protocol Middleware { func handle(_ x: Int, next: (Int) -> Int) -> Int }
struct Add: Middleware { let n: Int; func handle(_ x: Int, next: (Int) -> Int) -> Int { next(x + n) } }
struct Twice: Middleware { func handle(_ x: Int, next: (Int) -> Int) -> Int { next(next(x)) } }
func chain(_ ms: [any Middleware], _ end: @escaping (Int) -> Int) -> (Int) -> Int {
    ms.reversed().reduce(end) { next, m in { m.handle($0, next: next) } }
}
protocol Defaultable { static var fallback: Self { get } }
extension Int: Defaultable { static let fallback = 7 }
extension String: Defaultable { static var fallback: String { "none" } }
extension Optional where Wrapped: Defaultable { var orFallback: Wrapped { self ?? .fallback } }
func value<T: Defaultable>(_ d: [String: Any], _ k: String) -> T { d[k] as? T ?? T.fallback }
// run
p(
    fresh(Dark.self), fresh(Light.self), Themed(theme: Dark(), content: [1, 2]).label,
    Themed(theme: Light(), content: "hey").map { $0.count }.label)
p(
    Themed(theme: Dark(), content: [1, 2]).size, Themed(theme: Dark(), content: 0).isDark,
    Themed(theme: Light(), content: 0).isDark)
p(chain([Add(n: 1), Twice(), Add(n: 10)]) { $0 * 2 }(3))
let d: [String: Any] = ["a": 1, "b": "x", "c": [1, 2]]
let a: Int = value(d, "a"), z: Int = value(d, "z"), b: String = value(d, "q"); p(a, z, b)

p(Optional("s").orFallback)
