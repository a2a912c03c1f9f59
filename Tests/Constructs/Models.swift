// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
struct Order: Codable, Identifiable, Hashable {
    let id: Int; var items: [Item] = []; var note: String?; var status = Status.open
    struct Item: Codable, Hashable {
        let name: String; let price: Double; var quantity = 1; var total: Double { price * Double(quantity) }
    }
    enum Status: String, Codable, CaseIterable { case open, paid, shipped; var title: String { rawValue.capitalized } }
    enum CodingKeys: String, CodingKey { case id = "order_id", items, note, status }
    var total: Double { items.map(\.total).reduce(0, +) }
    mutating func add(_ name: String, at price: Double, _ quantity: Int = 1) {
        items.append(Item(name: name, price: price, quantity: quantity))
    }
}
final class OrderStore {
    private(set) var orders: [Order.ID: Order] = [:]; var onChange: ((Order) -> Void)?
    var open: [Order] { orders.values.filter { $0.status == .open }.sorted { $0.id < $1.id } }
    subscript(id: Order.ID) -> Order? {
        get { orders[id] }
        set { orders[id] = newValue; if let newValue { onChange?(newValue) } }
    }
    func pay(_ id: Int) throws {
        guard var order = orders[id] else { throw StoreError.missing(id) };
        guard order.status == .open else { throw StoreError.wrongStatus(order.status) }; order.status = .paid;
        self[id] = order
    }
}
enum StoreError: Error { case missing(Int), wrongStatus(Order.Status) }
extension Array where Element == Order {
    var total: Double { reduce(0) { $0 + $1.total } };
    func grouped() -> [Order.Status: [Order]] { Dictionary(grouping: self) { $0.status } }
}
protocol Repository {
    associatedtype Entity: Identifiable; func find(_ id: Entity.ID) -> Entity?; func all() -> [Entity]
}
struct MemoryRepository<E: Identifiable>: Repository {
    private var kept: [E.ID: E] = [:]; mutating func save(_ e: E) { kept[e.id] = e };
    func find(_ id: E.ID) -> E? { kept[id] }; func all() -> [E] { Array(kept.values) }
}
struct Person: Identifiable, Comparable {
    let id: String; var age: Int; static func < (a: Self, b: Self) -> Bool { (a.age, a.id) < (b.age, b.id) }
}
struct Money: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, CustomStringConvertible, Comparable, Hashable {
    var cents: Int
    init(cents: Int) { self.cents = cents }; init(integerLiteral v: Int) { cents = v * 100 };
    init(floatLiteral v: Double) { cents = Int((v * 100).rounded()) }
    var description: String { "$\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" }
    static func < (a: Money, b: Money) -> Bool { a.cents < b.cents };
    static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) };
    static func * (a: Money, n: Int) -> Money { Money(cents: a.cents * n) }; static let zero: Money = 0
}
// run
var order = Order(id: 7)
order.add("tea", at: 2.5, 2); order.add("cake", at: 4)
p(order.total, order.items.count, order.status.title, order.note ?? "none")
let store = OrderStore(); var seen: [Int] = []
store.onChange = { seen.append($0.id) }
store[7] = order; store[8] = Order(id: 8, note: "x")
do { try store.pay(7); try store.pay(7) } catch StoreError.wrongStatus(let s) { p("wrong", s) } catch { p("other") }
do { try store.pay(99) } catch StoreError.missing(let id) where id > 10 { p("missing", id) } catch { p("other") }
p(
    store.open.map(\.id), seen, store[7]?.status.rawValue ?? "", store[1] == nil, Array(store.orders.values).total,
    Array(store.orders.values).grouped()[.paid]?.count ?? 0)
store[8]?.note?.append("!"); store[8]?.items.append(.init(name: "n", price: 1));
p(store[8]?.note ?? "", store[8]?.items.first?.name ?? "")
var repo = MemoryRepository<Person>(); repo.save(Person(id: "a", age: 3)); repo.save(Person(id: "b", age: 2))
p(repo.find("a")?.age ?? 0, repo.all().sorted().map(\.id), repo.all().max()?.id ?? "")
let prices: [Money] = [1, 2.5, 0.99]
p(prices.reduce(Money.zero, +), prices.max()!, prices.sorted(), Money.zero + 3 * 2, Set(prices).count)
func describe<T>(_ value: T) -> String where T: CustomStringConvertible & Comparable { value.description }
p(describe(prices[0]), describe(3), describe("s"))
