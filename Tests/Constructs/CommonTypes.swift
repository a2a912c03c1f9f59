import Foundation

protocol Shape {
    var area: Double { get }
}
struct Square: Shape { var area = 4.0 }
struct Dot: Shape { var area = 0.0 }
class Page { var title: String { "page" } }
final class Home: Page { override var title: String { "home" } }
final class Search: Page { override var title: String { "search" } }
enum Drawn {
    case square(Square), dot(Dot)
    var shape: Any {
        switch self {
        case .square(let shape as any Shape), .dot(let shape as any Shape): return shape.area
        }
    }
}
struct Key<Value> { let initial: Value }
extension Key {
    static var name: Key<String?> { Key<String?>(initial: nil) }
    static var privacy: Key<Privacy> { Key<Privacy>(initial: .exact) }
}
enum Privacy { case exact, zone }
struct Settings {
    func value<Value>(for key: Key<Value>) -> Value { key.initial }
    func value(for key: Key<String?>) -> String? { "none" }
}
struct Header {
    var title: () -> String = { "none" }
    func title(_ make: @escaping () -> String) -> Header { Header(title: make) }
}
func same<Value: Equatable>(_ one: Value, _ other: Value) -> Bool { one == other }
func answer(_ result: Result<Int, any Error>) -> String {
    switch result {
    case .success(let number): return "\(number)"
    case .failure: return "failed"
    }
}
func done(_ result: Result<Void, any Error>) -> String {
    switch result {
    case .success(): return "done"
    case .failure(let error): return "\(error)"
    }
}
func selected(_ number: Int, _ current: Int?) -> Int {
    switch number {
    case 0:
        if let current {
            return current
        } else {
            fallthrough
        }
    case 1: return 100
    default: return number
    }
}
func isLocal(_ address: (Int, Int, Int)) -> Bool {
    switch address {
    case (10, _, _): return true
    case let (172, second, _) where (16...31).contains(second): return true
    default: return false
    }
}
struct Raw {}
extension String {
    init?(_ raw: Raw) { return nil }
}
let names: [String] = [1, 2].map { number in
    let found = [3].compactMap { other -> Int? in
        if other > number { return other }
        return nil
    }
    return "\(number) \(found)"
}
func lent<Value>(_ number: Int, _ use: (Int) throws -> Value) rethrows -> Value { try use(number) }
// run
let (square, home): (Square?, Home?) = (nil, nil)
let shape: any Shape = square ?? Dot()
let page: Page = home ?? Search()
p(shape.area, page.title)
p(Drawn.square(Square()).shape, Drawn.dot(Dot()).shape)
switch Settings().value(for: .privacy) {
case .exact: p("exact")
case .zone: p("zone")
}
p(Settings().value(for: .name) ?? "nil", Header().title { "titled" }.title())
let (text, missing): (String, String?) = ("a", nil)
p(same(text, missing), same(missing, missing), same("b", Optional("b")))
p(answer(Result.success(3)), answer(Result.failure(CancellationError())), done(.success(())))
p(selected(0, 7), selected(0, nil), selected(5, nil), isLocal((172, 20, 1)), isLocal((172, 40, 1)))
let keys: [AnyHashable: Int] = [Privacy.exact: 1, "exact": 2, 3: 3]
p(keys[Privacy.exact] ?? 0, keys["exact"] ?? 0, keys[3] ?? 0, keys[Privacy.zone] ?? 0)
var steps = 0
let counting = AnyIterator<Int> {
    steps += 1
    return steps < 4 ? steps : nil
}
p(counting.next() ?? 0, counting.next() ?? 0, Array("añ".utf16))
let large: String? = try? lent(7) { number in
    if number > 5 { return "large" }
    return nil
}
let small: String? = try? lent(2) { number in
    if number > 5 { return "large" }
    return nil
}
let (isThree, word): (Bool, String?) = lent(3) { number in
    if number == 3 {
        return (true, "three")
    } else {
        return (false, nil)
    }
}
p(large ?? "-", small ?? "-", isThree, word ?? "-")
let letters = ["a", "b", "c", "d"]
var place = letters.startIndex
letters.formIndex(after: &place)
letters.formIndex(&place, offsetBy: 2)
p(letters[place], letters[place...], (letters[0..<2] as ArraySlice<String>).count)
p(names, String(UInt32(7)).count, String(Raw()) ?? "nil")
let rows = [[5, 1], [nil, 2]] + [[3]]
let gaps = [nil, [5, 1], [nil, 2], nil]
p(rows.count, rows[1][0] ?? 0, rows[1][1] ?? 0, gaps.count, gaps[2]?.count ?? 0)
