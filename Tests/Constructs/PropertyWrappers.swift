@propertyWrapper struct Trimmed {
    private(set) var v = "";
    var wrappedValue: String {
        get { v }
        set { v = newValue.trimmingCharacters(in: .whitespaces) }
    }; init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
struct User { @Trimmed var name: String; @Trimmed var mail = "  a@b " }
@propertyWrapper struct Validated<Value> {
    private var value: Value
    private let check: (Value) -> Bool
    private(set) var isValid: Bool
    init(wrappedValue: Value, _ check: @escaping (Value) -> Bool) {
        value = wrappedValue; self.check = check; isValid = check(wrappedValue)
    }
    var wrappedValue: Value {
        get { value }
        set { value = newValue; isValid = check(newValue) }
    }
    var projectedValue: Bool { isValid }
}
struct Form { @Validated({ $0.count > 3 }) var pass = "abc"; @Validated({ $0 > 17 }) var age: Int = 20 }
@propertyWrapper struct UserDefault<T> {
    let key: String; let defaultValue: T;
    var wrappedValue: T {
        get { Store.shared.values[key] as? T ?? defaultValue }
        set { Store.shared.values[key] = newValue }
    }
    init(key: String, default d: T) { self.key = key; defaultValue = d };
    init(wrappedValue: T, _ key: String) { self.key = key; defaultValue = wrappedValue }
}
final class Store { nonisolated(unsafe) static let shared = Store(); var values: [String: Any] = [:] }
enum Settings { @UserDefault(key: "a", default: 3) static var a: Int; @UserDefault("b") static var b = "bee" }
class Base { @Trimmed var title = " t "; func show() -> String { title } }
class Derived: Base {
    @Trimmed var sub = " s "; override func show() -> String { super.show() + sub };
    init(_ s: String) { super.init(); sub = s; title += "  z " }
}
struct Pair<A> { @Wrap var a: A; @Wrap var list: [A] = []; init(_ a: A) { self.a = a; list.append(a) } }
@propertyWrapper struct Wrap<T> {
    var wrappedValue: T { didSet { changes += 1 } }; var changes = 0;
    init(wrappedValue: T) { self.wrappedValue = wrappedValue };
    var projectedValue: Wrap<T> {
        get { self }
        set { self = newValue }
    }
}
@dynamicMemberLookup struct Lens<T> {
    var value: T;
    subscript<V>(dynamicMember path: WritableKeyPath<T, V>) -> V {
        get { value[keyPath: path] }
        set { value[keyPath: path] = newValue }
    }
}
struct Pt { var x = 1, y = 2 }
@dynamicMemberLookup struct Json { var d: [String: Int]; subscript(dynamicMember k: String) -> Int? { d[k] } }
struct L {
    var n = 4
    var k = 2; mutating func s() -> Int { n + n }; var m: Int { k + 1 }
}
struct Deep { var pt = Pt(); var arr = [Pt()] }
func set<R, V>(_ r: inout R, _ path: WritableKeyPath<R, V>, _ v: V) { r[keyPath: path] = v }
struct Sums { func sum(@Trimmed of s: String, n: Int) -> String { s + "\(n)" } }
class Model { var n = 0 }
struct Holder {
    let m = Model(); var model: Model { m }; var seen: Model { didSet { p("never") } }; init() { seen = Model() }
}
struct Nested {
    var h = [Holder()];
    var k: Int {
        get { 3 }
        nonmutating set { h[0].model.n = newValue }
    }
}
// run
var u = User(name: "  Ann ")
p(u.name, u.mail, u.name.count)
u.name = " Bob"
p("[\(u.name)]")
var form = Form()
p(form.$pass, form.$age); form.pass = "abcdef"; form.age = 3; p(form.$pass, form.$age, form.pass)
p(Settings.a, Settings.b); Settings.a = 9; Settings.b += "!"; p(Settings.a, Settings.b, Store.shared.values.count)
p(Derived(" q ").show(), Derived("w").title)
var pair = Pair("x"); pair.list += ["y", "z"]; pair.a = "k"
p(pair.a, pair.list, pair.$a.changes, pair.$list.changes)
pair.$a.changes = 40; p(pair.$a.changes)
var lens = Lens(value: Pt()); lens.x = 10; p(lens.x + lens.y, lens.value)
p(Json(d: ["q": 4]).q ?? -1, Json(d: [:]).zz ?? -1)
var l = L(); p(l.s()); p(l.n, l.m, l.m); l.n = 3; p(l.n)
var deep = Deep(); let w: WritableKeyPath<Deep, Int> = \.pt.x; deep[keyPath: w] += 5; deep[keyPath: \.arr[0].y] = 77;
p(deep[keyPath: w], deep.arr[0].y)
let paths: [KeyPath<Pt, Int>] = [\.x, \.y]; p(paths.map { Pt()[keyPath: $0] })
set(&deep, \.pt.y, 99); p(deep.pt.y)
p(Sums().sum(of: "  a ", n: 3))
var holder = Holder(); holder.model.n = 3; holder.seen.n += 4; p(holder.m.n, holder.seen.n)
let ne = Nested(); ne.k = 12; p(ne.h[0].m.n)
var nestedTwo = Nested(); nestedTwo.h[0].seen.n = 8; p(nestedTwo.h[0].seen.n)
