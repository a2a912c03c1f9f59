// swift-format-ignore-file: NeverForceUnwrap
// What generic parameters stand for, where only the call says it.
extension Sequence {
    func sum<Result: Numeric>(of value: (Element) -> Result) -> Result { reduce(into: .zero) { $0 += value($1) } }
    func total<Result: AdditiveArithmetic>(of value: (Element) -> Result) -> Result {
        var total: Result = .zero
        for element in self { total += value(element) }
        return total
    }
    func first<Wanted>(of type: Wanted.Type) -> Wanted? { lazy.compactMap { $0 as? Wanted }.first }
    func have<Wanted>(_ use: (Wanted) -> String) -> [String] { compactMap { $0 as? Wanted }.map(use) }
}
struct Parcel { var weight: Double, count: Int }
protocol Measured {
    static var unit: String { get }
    init(_ amount: Double)
    static func summed(_ all: [Self]) -> String
}
struct Metres: Measured {
    static var unit: String { "m" }
    var amount: Double
    init(_ amount: Double) { self.amount = amount }
    static func summed(_ all: [Metres]) -> String { "\(all.map(\.amount).reduce(0, +)) \(unit)" }
}
struct Feet: Measured {
    static let unit = "ft"
    var amount: Double
    init(_ amount: Double) { self.amount = amount }
    static func summed(_ all: [Feet]) -> String { "\(all.count) of \(unit)" }
}
func unit<M: Measured>(_ make: () -> M) -> String { M.unit + nested { make() } }
func nested<N: Measured>(_ make: () -> N) -> String { [1].map { _ in "(\(N.unit))" }.joined() }
func several<A: Measured, B: Measured>(_ first: A.Type, _ second: () -> B) -> String {
    func both() -> String { A.unit + B.unit }
    return both() + B.summed([B(1), B(2)]) + A.summed([A(3)])
}
func made<M: Measured>() -> M { M(2) }
func name<T>(of values: [T]) -> String { "\(T.self)" }
func average<T: BinaryFloatingPoint>(_ values: [T]) -> T { values.reduce(0, +) / T(values.count) }
func limits<T: FixedWidthInteger>(_ make: () -> T) -> [T] { [T.zero, make(), T(3)] }
func counted<T>(_ all: [Any], as type: T.Type) -> Int { all.count { $0 is T } }
enum Level: String, CaseIterable, CustomStringConvertible {
    case low, high
    var description: String { rawValue.uppercased() }
}
func listed<Value: CaseIterable & CustomStringConvertible>(_ chosen: Value) -> String {
    Value.allCases.map(\.description).joined(separator: ",") + " " + chosen.description
}
struct Chooser<Value: CaseIterable & CustomStringConvertible> {
    @Boxed var value: Value
    var text: String { Value.allCases.map { "\($0)" }.joined(separator: "|") + "=" + value.description }
}
@propertyWrapper struct Boxed<Value> { var wrappedValue: Value }
// A tuple by the name of its type.
typealias Line = (items: [Int], rest: Double)
func line(_ items: [Int]) -> Line? { items.isEmpty ? nil : Line(items: items, rest: 3) }
// run
let parcels = [Parcel(weight: 1.5, count: 2), Parcel(weight: 2, count: 3)]
p(parcels.sum(of: \.weight), parcels.sum(of: \.count), parcels.dropFirst().sum { $0.weight * 2 })
p(parcels.total(of: \.weight), parcels.total { $0.count + 1 })
let mixed: [Any] = [1, "two", 3.5, "four"]
p(mixed.first(of: String.self) ?? "-", mixed.first(of: Double.self) ?? 0, mixed.first(of: Bool.self) == nil)
p(mixed.have { (text: String) in text + "!" }, mixed.have { (number: Int) in "\(number)" })
p(unit { Metres(1) }, unit { Feet(1) })
p(several(Feet.self) { Metres(4) }, several(Metres.self) { Feet(4) })
let metres: Metres = made()
p(metres.amount, (made() as Feet).amount)
p(name(of: [1]), name(of: ["a"]), name(of: [Metres]()))
p(average([1.5, 2.5]), average([4.0]))
p(limits { 4 })
p(counted(mixed, as: String.self), counted(mixed, as: Int.self))
p(listed(Level.high))
p(Chooser(value: Level.low).text)
p(line([1, 2])?.items.count ?? 0, line([])?.rest ?? -1.5, line([4])!.rest)
