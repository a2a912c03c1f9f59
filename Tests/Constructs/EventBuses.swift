// swift-format-ignore-file: NeverForceUnwrap
protocol Event { var name: String { get } }
protocol Handler: AnyObject { associatedtype E: Event; func handle(_ e: E) -> Bool }
struct Click: Event { let x: Int, y: Int; var name: String { "click(\(x),\(y))" } }
struct Key: Event { let code: Character; var name: String { "key(\(code))" } }
final class Logger<E: Event>: Handler {
    private(set) var log: [String] = []; func handle(_ e: E) -> Bool { log.append(e.name); return true }
}
struct AnyHandler {
    private let _handle: (any Event) -> Bool;
    init<H: Handler>(_ h: H) {
        _handle = { e in
            guard let e = e as? H.E else { return false }; return h.handle(e)
        }
    }; func handle(_ e: any Event) -> Bool { _handle(e) }
}
final class Bus {
    private var handlers: [ObjectIdentifier: [AnyHandler]] = [:]
    func on<H: Handler>(_ h: H) { handlers[ObjectIdentifier(H.E.self), default: []].append(AnyHandler(h)) }
    @discardableResult func send(_ e: some Event) -> Int {
        (handlers[ObjectIdentifier(type(of: e))] ?? []).filter { $0.handle(e) }.count
    }
}
class Shape {
    var name: String { "shape" }; func area() -> Double { 0 }; required init() {}; class func make() -> Self { Self() };
    static func == (a: Shape, b: Shape) -> Bool { a === b }; var desc: String { "\(type(of: self)) \(name) \(area())" }
}
class Square: Shape {
    var side = 2.0; override var name: String { "square " + super.name };
    override func area() -> Double { side * side }; convenience init(side: Double) { self.init(); self.side = side }
}
final class Cube: Square {
    override func area() -> Double { super.area() * 6 }; override var name: String { didSetName ?? super.name };
    var didSetName: String?
}
class Node<T> {
    var value: T; weak var parent: Node?; private(set) var children: [Node] = []; init(_ v: T) { value = v }
    @discardableResult func add(_ c: Node) -> Self { children.append(c); c.parent = self; return self }
    var depth: Int { var d = 0; var n = parent; while let p = n { d += 1; n = p.parent }; return d }
    func walk(_ f: (Node, Int) throws -> Void) rethrows { try f(self, depth); for c in children { try c.walk(f) } }
    func map<U>(_ f: (T) -> U) -> Node<U> { let n = Node<U>(f(value)); for c in children { n.add(c.map(f)) }; return n }
    func find(where p: (T) -> Bool) -> Node? {
        if p(value) { return self }; for c in children { if let f = c.find(where: p) { return f } }; return nil
    }
}
extension Node: CustomStringConvertible where T: CustomStringConvertible {
    var description: String {
        children.isEmpty
            ? value.description : "\(value.description)(\(children.map(\.description).joined(separator: " ")))"
    }
}
extension Node where T: Comparable { var maximum: T { children.map(\.maximum).reduce(value, max) } }
// run
let bus = Bus(); let clicks = Logger<Click>(), keys = Logger<Key>(); bus.on(clicks); bus.on(keys); bus.on(clicks)
p(bus.send(Click(x: 1, y: 2)), bus.send(Key(code: "q")), clicks.log, keys.log)
let shapes: [Shape] = [Shape(), Square(side: 3), Cube.make(), Square.make()]
for s in shapes { p(s.desc) }
p(
    shapes.compactMap { $0 as? Square }.count, shapes.filter { type(of: $0) == Square.self }.count, shapes[2] is Cube,
    (shapes[1] as? Cube) == nil, shapes.map(\.name).last!)
let root = Node(1).add(Node(2).add(Node(5))).add(Node(3))
p(root, root.maximum, root.children[0].children[0].depth, root.map { "n\($0)" }, root.find { $0 > 2 }?.value ?? 0)
root.walk { n, d in if d > 0 { p(String(repeating: " ", count: d) + "\(n.value)", n.parent!.value) } }
p(
    root.children.first! === root.children[0].children[0].parent!, Node("x").children.count,
    type(of: root.map { Double($0) }))
