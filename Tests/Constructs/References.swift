// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
struct Theme {
    var name: String; var sizes: [Int]; var nested: Nested; struct Nested { var flag: Bool; var map: [String: Double] }
}
@dynamicMemberLookup struct Ref<T> {
    let get: () -> T; let set: (T) -> Void
    subscript<V>(dynamicMember p: WritableKeyPath<T, V>) -> Ref<V> {
        Ref<V>(
            get: { get()[keyPath: p] },
            set: {
                var t = get(); t[keyPath: p] = $0; set(t)
            })
    }
    subscript<V>(dynamicMember p: KeyPath<T, V>) -> V { self.get()[keyPath: p] }
    var value: T {
        get { self.get() }
        nonmutating set { self.set(newValue) }
    }
}
final class Box<T> {
    var v: T; init(_ v: T) { self.v = v }; var ref: Ref<T> { Ref(get: { self.v }, set: { self.v = $0 }) }
}
@propertyWrapper struct Bind<T> {
    let ref: Ref<T>;
    var wrappedValue: T {
        get { ref.value }
        nonmutating set { ref.value = newValue }
    }; var projectedValue: Ref<T> { ref }; init(_ r: Ref<T>) { ref = r }
}
struct Row { @Bind var title: String; @Bind var on: Bool; func tap() { on.toggle(); title += on ? "!" : "?" } }
extension Ref where T: MutableCollection {
    func each(_ f: (Ref<T.Element>) -> Void) {
        for i in value.indices { f(Ref<T.Element>(get: { value[i] }, set: { value[i] = $0 })) }
    }
}
protocol Editable { associatedtype Draft; func draft() -> Draft; mutating func apply(_ d: Draft) }
extension Editable { mutating func edit(_ f: (inout Draft) -> Void) { var d = draft(); f(&d); apply(d) } }
extension Theme: Editable {
    typealias Draft = (name: String, total: Int); func draft() -> Draft { (name, sizes.reduce(0, +)) };
    mutating func apply(_ d: Draft) { name = d.name; sizes = Array(repeating: 1, count: d.total) }
}
struct History<S> {
    private(set) var past: [S] = [], future: [S] = []; var now: S { willSet { past.append(now); future = [] } };
    init(_ s: S) { now = s }
    mutating func undo() -> Bool {
        guard let p = past.popLast() else { return false }; let f = future + [now]; let keep = past; now = p;
        past = keep; future = f; return true
    }
}
func update<T, V>(_ t: inout T, _ p: WritableKeyPath<T, V>, _ f: (inout V) throws -> Void) rethrows {
    try f(&t[keyPath: p])
}
func sorted<T>(_ a: [T], by ps: [(PartialKeyPath<T>, Bool)]) -> [T] {
    a.sorted { l, r in
        for (p, up) in ps {
            if let x = l[keyPath: p] as? Int, let y = r[keyPath: p] as? Int, x != y { return up ? x < y : x > y };
            if let x = l[keyPath: p] as? String, let y = r[keyPath: p] as? String, x != y { return up ? x < y : x > y }
        }; return false
    }
}
struct P { let a: Int; let b: String }
// run
let box = Box(Theme(name: "t", sizes: [1, 2], nested: .init(flag: false, map: ["a": 1])))
box.ref.nested.flag.value = true; box.ref.name.value += "x"; box.ref.sizes.value.append(9)
p(box.v.name, box.v.nested.flag, box.v.sizes, box.ref.sizes.value.count)
let row = Row(title: Bind(box.ref.name), on: Bind(box.ref.nested.flag)); row.tap(); row.tap();
p(box.v.name, row.$title.value.count, row.on)
box.ref.sizes.each { r in r.value *= 2 }; p(box.v.sizes)
box.v.edit {
    $0.name = "edited"; $0.total -= 20
}; p(box.v.name, box.v.sizes.count)
var h = History(1); h.now = 2; h.now = 3; p(h.undo(), h.now, h.past, h.future, h.undo(), h.undo(), h.now)
var t = box.v;
update(&t, \.nested.map) {
    $0["b"] = 2; $0["a"]? *= 5
}; update(&t, \.sizes[0]) { $0 = 42 }; p(t.nested.map.keys.sorted(), t.nested.map["a"] ?? 0, t.sizes[0], box.v.sizes[0])
p(
    sorted([P(a: 2, b: "x"), P(a: 1, b: "y"), P(a: 2, b: "a")], by: [(\P.a, false), (\P.b, true)]).map {
        "\($0.a)\($0.b)"
    })
let getters: [(String, (P) -> Any)] = [("a", \.a), ("b", { $0.b })];
p(getters.map { "\($0.0)=\($0.1(P(a: 7, b: "q")))" })
