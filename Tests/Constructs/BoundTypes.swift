protocol Event {}
struct Click: Event {}
protocol Handler: AnyObject { associatedtype E: Event; func handle(_ e: E) -> Bool }
final class Logger<E: Event>: Handler { var n = 0; func handle(_ e: E) -> Bool { n += 1; return true } }
final class Plain: Handler { func handle(_ e: Click) -> Bool { true } }
func name<H: Handler>(_ h: H) -> String { "\(H.self) \(H.E.self)" }
func id(_ x: Any.Type) -> ObjectIdentifier { ObjectIdentifier(x) }
func dyn(_ e: some Event) -> String { "\(type(of: e))" }
struct Key: Event {}
func isFor<H: Handler>(_ h: H, _ e: any Event) -> Bool { e is H.E }
func idOf<H: Handler>(_ h: H) -> ObjectIdentifier { ObjectIdentifier(H.E.self) }
func one<T>(_ t: T.Type, _ x: Any) -> T? { x as? T }
struct Box<T> {
    var v: T; var n: String { "\(Self.self)" }; func m() -> String { String(describing: Self.self) };
    static func s() -> String { "\(Self.self) \(T.self)" }
}
// run
let l = Logger<Click>()
p(name(l), name(Plain()), type(of: l), dyn(Click()))
p(
    id(Click.self) == id(Click.self), ObjectIdentifier(Click.self) == ObjectIdentifier(Click.self),
    id(Click.self) == ObjectIdentifier(Click.self))
p(
    isFor(l, Click()), isFor(l, Key()), idOf(l) == ObjectIdentifier(Click.self),
    dyn(Key()))
p(one(Int.self, 3) ?? 0, one(Int.self, "s") == nil, one(String.self, "s") ?? "-", one(Click.self, Key()) == nil)
p(Box(v: 1.0).n, Box(v: 1).m(), Box<String>.s())
