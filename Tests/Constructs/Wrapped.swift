@propertyWrapper struct Upper {
    private var text: String
    var wrappedValue: String {
        get { text }
        set { text = newValue.uppercased() }
    }
    var projectedValue: Int { text.count }
    init(wrappedValue: String) { text = wrappedValue.uppercased() }
}
@propertyWrapper struct Box<T> { var wrappedValue: T }
@propertyWrapper struct Keyed<T> {
    let key: String
    var wrappedValue: T?
    init(key: String, first: T? = nil) { self.key = key; wrappedValue = first }
}
@propertyWrapper struct Twice {
    var n: Int
    init(wrappedValue: Int) { n = wrappedValue }
    var wrappedValue: Int {
        get { n * 2 }
        set { n = newValue }
    }
}
@propertyWrapper final class Shared<T> {
    var wrappedValue: T
    init(wrappedValue: T) { self.wrappedValue = wrappedValue }
}
struct Level { @Box var half: Double = 5; @Box<Int?> var none = nil }
struct Item { @Upper var name: String; @Box var count = 1; @Keyed(key: "k") var note: Int? }
class Person {
    @Upper var name: String
    @Box var age: Int
    init(_ name: String) { self.name = name; age = name.count; self.name += "!"; _age.wrappedValue += 1 }
}
struct Names { @Upper static var first = "s"; func shout(@Upper _ text: String) -> String { text + "!" } }
func local() -> String {
    @Upper var text = "l"
    @Box var n = 1
    let add = { n += 4 }
    add()
    text += "m"
    return "\(text) \(n) \($text) \(_n.wrappedValue)"
}
struct Both { @Shared @Twice var n = 3; @Shared var count = 0; func add() { count += 1 } }
class Seen { var seen = ""; @Upper var n = "a" { didSet { seen += "\(oldValue)>\(n)" } } }
// run
p(Level().half, Level().none ?? 7)
for item in [Item(name: "a"), Item(name: "b", count: 9, note: Keyed(key: "q", first: 4))] {
    p(item.name, item.count, item.note ?? 0)
}
let person = Person("yo")
p(person.name, person.age)
Names.first += "t"
p(Names.first, Names().shout("p"), local())
var both = Both()
let doubled = both.n
both.n = 5
both.add()
let seen = Seen()
seen.n = "b"
p(doubled, both.n, both.count, seen.seen)
