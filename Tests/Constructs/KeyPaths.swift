struct Address { var street: String; var number: Int }
struct Person { var name: String; var age: Int; var address: Address; var tags: [String] = [] }
func sorted<T, V: Comparable>(_ all: [T], by path: KeyPath<T, V>) -> [T] {
    all.sorted { $0[keyPath: path] < $1[keyPath: path] }
}
func update<T, V>(_ value: T, _ path: WritableKeyPath<T, V>, _ new: V) -> T {
    var copy = value; copy[keyPath: path] = new; return copy
}
extension Sequence { func sum<N: Numeric>(_ path: KeyPath<Element, N>) -> N { reduce(0) { $0 + $1[keyPath: path] } } }
struct Column<Row> {
    let title: String; let value: (Row) -> String
    init<V: CustomStringConvertible>(_ title: String, _ path: KeyPath<Row, V>) {
        self.title = title; value = { $0[keyPath: path].description }
    }
}
// run
let people = [
    Person(name: "Bo", age: 30, address: Address(street: "Elm", number: 4)),
    Person(name: "Al", age: 41, address: Address(street: "Oak", number: 2), tags: ["x"]),
]
p(sorted(people, by: \.name).map(\.name), sorted(people, by: \.address.number).map(\.age))
p(people.sum(\.age), people.map(\.address.street), people.filter(\.tags.isEmpty).count)
var moved = update(people[0], \.address.street, "Ash")
moved[keyPath: \.tags].append("new")
moved.address[keyPath: \Address.number] += 10
p(moved.address.street, moved.tags, moved.address.number)
let columns = [Column<Person>("Name", \.name), Column("Age", \.age)]
for person in people { p(columns.map { "\($0.title)=\($0.value(person))" }.joined(separator: ";")) }
p(people.min { $0.age < $1.age }?.name ?? "", people.first { $0.age > 35 }?.name ?? "")
p(people[0][keyPath: \.name.count])
