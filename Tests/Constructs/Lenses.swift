@dynamicMemberLookup struct Lens<Root, Value> {
    let get: (Root) -> Value
    let set: (inout Root, Value) -> Void
    init(_ path: WritableKeyPath<Root, Value>) { get = { $0[keyPath: path] }; set = { $0[keyPath: path] = $1 } }
    init(get: @escaping (Root) -> Value, set: @escaping (inout Root, Value) -> Void) { self.get = get; self.set = set }
    subscript<Next>(dynamicMember path: WritableKeyPath<Value, Next>) -> Lens<Root, Next> {
        Lens<Root, Next>(
            get: { self.get($0)[keyPath: path] },
            set: { root, new in
                var v = self.get(root); v[keyPath: path] = new; self.set(&root, v)
            })
    }
    func callAsFunction(_ root: Root) -> Value { get(root) }
    func over(_ root: Root, _ f: (Value) -> Value) -> Root { var r = root; set(&r, f(get(root))); return r }
}
@dynamicMemberLookup enum Json {
    case number(Double), string(String), list([Json]), object([String: Json]), null
    subscript(dynamicMember name: String) -> Json {
        if case .object(let o) = self { return o[name] ?? .null } else { return .null }
    }
    subscript(_ i: Int) -> Json { if case .list(let l) = self, l.indices.contains(i) { return l[i] }; return .null }
    var text: String? { if case .string(let s) = self { s } else { nil } }
    var number: Double? { if case .number(let n) = self { return n }; return nil }
}
extension Json: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
    init(stringLiteral s: String) { self = .string(s) }
    init(floatLiteral d: Double) { self = .number(d) }
    init(integerLiteral i: Int) { self = .number(Double(i)) }
    init(arrayLiteral e: Json...) { self = .list(e) }
    init(dictionaryLiteral e: (String, Json)...) { self = .object(Dictionary(e, uniquingKeysWith: { $1 })) }
    init(nilLiteral: ()) { self = .null }
}
struct Address { var street: String; var zip: Int }
struct Person { var name: String; var address: Address; var tags: [String] }
struct Builder<T> {
    private var value: T
    init(_ value: T) { self.value = value }
    func with<V>(_ path: WritableKeyPath<T, V>, _ v: V) -> Builder {
        var c = self; c.value[keyPath: path] = v; return c
    }
    func build() -> T { value }
}
// run
let person = Person(name: "Ann", address: Address(street: "Main", zip: 10), tags: ["x"])
let address = Lens(\Person.address)
p(address.zip(person), address.street.get(person))
let moved = address.zip.over(person) { $0 + 1 }
p(moved.address.zip, person.address.zip)
let j: Json = ["name": "box", "size": [1, 2.5, "three"], "inner": ["deep": ["er": 7]], "none": nil]
p(
    j.name.text ?? "-", j.size[1].number ?? 0, j.size[2].text ?? "?", j.inner.deep.er.number ?? -1,
    j.nothing[3].text as Any)
let b = Builder(person).with(\.name, "Bob").with(\.address.zip, 99).with(\.tags, []).build()
p(b.name, b.address.zip, b.tags.isEmpty)
let paths: [PartialKeyPath<Person>] = [\Person.name, \Person.address.zip]
p(paths.map { person[keyPath: $0] }.count, person[keyPath: paths[0]])
let toZip = (\Person.address).appending(path: \.zip)
p(person[keyPath: toZip])
p([person, moved].map(\.address.zip).reduce(0, +), [person].map(\.tags.first?.count)[0] ?? 0)
let sorted = [("b", 2), ("a", 2), ("c", 1)].sorted { ($0.1, $0.0) < ($1.1, $1.0) }
p(sorted.map(\.0))
