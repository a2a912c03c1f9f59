// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
protocol Coordinator: AnyObject { var children: [any Coordinator] { get set }; var name: String { get }; func start() }
extension Coordinator {
    func add(_ c: any Coordinator) { children.append(c); c.start() };
    func remove(_ c: any Coordinator) { children.removeAll { $0 === c } };
    var tree: String { children.isEmpty ? name : "\(name)(\(children.map(\.tree).joined(separator: ",")))" }
}
protocol Delegate: AnyObject { func did(_ e: Event, from s: AnyObject?) -> Bool }
enum Event: Equatable {
    case tap(x: Int, y: Int), key(Character, mods: Set<Mod> = []), idle; enum Mod { case shift, cmd }
}
final class Root: Coordinator, Delegate {
    var children: [any Coordinator] = []; let name = "root"; private(set) var log: [String] = [];
    func start() { let a = Leafy("a"); a.delegate = self; add(a); add(Leafy("b", kids: 2)) }
    func did(_ e: Event, from s: AnyObject?) -> Bool {
        switch (e, s) {
        case (.tap(let x, y: 0...10), is Leafy): log.append("low \(x)");
        case (.tap, _): log.append("tap");
        case (.key("q", mods: let m), _) where m.contains(.cmd): log.append("quit"); return true;
        case (.key(let c, _), _): log.append("key \(c)");
        case (.idle, nil): log.append("idle");
        default: log.append("?")
        }; return false
    }
}
final class Leafy: Coordinator {
    var children: [any Coordinator] = []; let name: String; weak var delegate: (any Delegate)?; private let kids: Int;
    init(_ n: String, kids: Int = 0) { name = n; self.kids = kids };
    func start() { for i in 0..<kids { add(Leafy("\(name)\(i)")) } };
    func fire(_ e: Event) -> Bool { delegate?.did(e, from: self) ?? false }
}
final class Bus {
    private var handlers: [ObjectIdentifier: [(Any) -> Void]] = [:];
    func on<E>(_ t: E.Type, _ f: @escaping (E) -> Void) {
        handlers[ObjectIdentifier(t), default: []].append { if let e = $0 as? E { f(e) } }
    }; func emit<E>(_ e: E) { handlers[ObjectIdentifier(E.self)]?.forEach { $0(e) } }
}
final class Container {
    private var makers: [String: (Container) -> Any] = [:], made: [String: Any] = [:]
    func register<T>(_ t: T.Type = T.self, shared: Bool = false, _ f: @escaping (Container) -> T) {
        let k = String(describing: t);
        makers[k] = { [unowned self] c in
            if shared, let v = made[k] { return v }; let v = f(c); if shared { made[k] = v }; return v
        }
    }
    func resolve<T>(_ t: T.Type = T.self) -> T? { makers[String(describing: t)]?(self) as? T }
}
struct Clock { var now: Int }
final class Service { let clock: Clock; init(clock: Clock) { self.clock = clock } }
final class Machine<S: Hashable, E: Hashable> {
    private(set) var state: S; private var table: [S: [E: S]] = [:]; private var hooks: [S: [() -> Void]] = [:];
    private(set) var history: [S]; init(_ s: S) { state = s; history = [s] }
    @discardableResult func add(_ f: S, _ e: E, _ t: S) -> Self { table[f, default: [:]][e] = t; return self }
    func onEnter(_ s: S, _ f: @escaping () -> Void) { hooks[s, default: []].append(f) }
    @discardableResult func fire(_ e: E) -> Bool {
        guard let n = table[state]?[e] else { return false }; state = n; history.append(n); hooks[n]?.forEach { $0() };
        return true
    }
}
enum Light { case red, green, yellow, off }
enum Input { case timer, power }
// run
let r = Root(); r.start(); p(r.tree); let a = r.children[0] as! Leafy
p(
    a.fire(.tap(x: 3, y: 5)), a.fire(.tap(x: 1, y: 50)), a.fire(.key("q")), a.fire(.key("q", mods: [.cmd, .shift])),
    r.did(.idle, from: nil), a.fire(.idle));
p(r.log); r.remove(a); p(r.tree, Leafy("z").fire(.idle))
let bus = Bus(); var got: [String] = []; bus.on(Int.self) { got.append("i\($0)") };
bus.on(String.self) { got.append($0) }; bus.on(Event.self) { if case .key(let c, _) = $0 { got.append("k\(c)") } };
bus.emit(4); bus.emit("s"); bus.emit(Event.key("m")); bus.emit(2.5); p(got)
let c = Container(); c.register { _ in Clock(now: 5) }; c.register(shared: true) { Service(clock: $0.resolve()!) };
p(
    (c.resolve() as Service?)?.clock.now ?? 0, c.resolve(Service.self) === c.resolve(Service.self),
    c.resolve(Bus.self) == nil)
let m = Machine<Light, Input>(.off);
m.add(.off, .power, .red).add(.red, .timer, .green).add(.green, .timer, .yellow).add(.yellow, .timer, .red);
var reds = 0; m.onEnter(.red) { reds += 1 }; m.fire(.timer); m.fire(.power); for _ in 0..<4 { m.fire(.timer) };
p(m.state, m.history.count, reds, m.fire(.power))
