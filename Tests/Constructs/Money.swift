struct Money: Comparable, Hashable, AdditiveArithmetic, CustomStringConvertible, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
{
    private(set) var cents: Int
    init(cents: Int) { self.cents = cents }
    init(floatLiteral v: Double) { cents = Int((v * 100).rounded()) }
    init(integerLiteral v: Int) { cents = v * 100 }
    static let zero = Money(cents: 0)
    static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
    static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
    static func - (a: Money, b: Money) -> Money { Money(cents: a.cents - b.cents) }
    static func * (a: Money, n: Int) -> Money { Money(cents: a.cents * n) }
    static func * (n: Int, a: Money) -> Money { a * n }
    var description: String { String(format: "%@$%d.%02d", cents < 0 ? "-" : "", abs(cents) / 100, abs(cents) % 100) }
}
extension Sequence where Element: AdditiveArithmetic { func sum() -> Element { reduce(.zero, +) } }
extension Sequence { func sum<T: AdditiveArithmetic>(_ f: (Element) -> T) -> T { reduce(.zero) { $0 + f($1) } } }
struct Line: Identifiable, Hashable {
    let id = "x"; let sku: String; var qty: Int; var price: Money; var total: Money { qty * price }
}
enum Discount: CaseIterable, Comparable {
    case none, bulk, loyal(years: Int), coupon(String, percent: Int)
    static var allCases: [Discount] { [.none, .bulk, .loyal(years: 3), .coupon("X", percent: 50)] }
    func apply(to m: Money) -> Money {
        switch self {
        case .none: m
        case .bulk where m > 100: m - 10
        case .bulk: m
        case .loyal(let y) where y >= 5: m - Money(cents: m.cents / 5)
        case .loyal(years: let y): m - Money(cents: m.cents * y / 100)
        case let .coupon(_, percent: pc): Money(cents: m.cents * (100 - pc) / 100)
        }
    }
}
struct Cart {
    private var lines: [String: Line] = [:]
    mutating func add(_ sku: String, _ price: Money, qty: Int = 1) {
        lines[sku, default: Line(sku: sku, qty: 0, price: price)].qty += qty
    }
    mutating func remove(_ sku: String) {
        lines[sku]?.qty -= 1; if lines[sku]?.qty == 0 { lines.removeValue(forKey: sku) }
    }
    var sorted: [Line] { lines.values.sorted { ($0.total, $1.sku) > ($1.total, $0.sku) } }
    var total: Money { lines.values.map(\.total).sum() }
    func best(_ d: [Discount]) -> (discount: Discount, pay: Money)? {
        d.map { ($0, $0.apply(to: total)) }.min { $0.1 < $1.1 }
    }
}
// run
var c = Cart()
c.add("pen", 1.5, qty: 3); c.add("book", 20); c.add("pen", 1.5); c.add("lamp", 99.99); c.remove("book");
c.remove("none")
p(c.total, c.sorted.map(\.sku), c.sorted.map { "\($0.qty)x\($0.price)" })
if let (d, pay) = c.best(Discount.allCases) { p(d, pay) }
p(
    Discount.allCases.map { $0.apply(to: 200) }, Discount.loyal(years: 10).apply(to: 10),
    Discount.allCases.sorted(by: >).first == .coupon("X", percent: 50), Discount.bulk < .loyal(years: 0),
    Discount.loyal(years: 1) < .loyal(years: 2))
p(
    [1.25, 2, 3.10].sum() as Money, Money(cents: -5), (0.1 + 0.2) as Money, [Money]().sum(), [1, 2].sum(),
    ["a", "bb"].sum(\.count), Set([Money(cents: 1), 0.01]).count)
p(
    max(Money(cents: 3), 0.02), [3, 1, 2].map { Money(integerLiteral: $0) }.sorted(),
    (1.0...5.0 as ClosedRange<Money>).contains(2.5))
