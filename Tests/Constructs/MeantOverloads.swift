import Foundation

protocol Member { var name: String { get } }
extension [Member] { func sorted() -> Self { sorted { $0.name < $1.name } } }
struct Person: Member { let name: String }
struct Tone: Comparable {
    var pitch = 1
    static func < (one: Tone, other: Tone) -> Bool { one.pitch < other.pitch }
}
struct Site {
    var isCurrent = false
    var title = "site"
}
prefix func ! <Root>(path: KeyPath<Root, Bool>) -> (Root) -> Bool { { !$0[keyPath: path] } }
extension Site {
    func when(_ condition: @autoclosure () -> Bool, change: (Site) -> Int) -> Int { condition() ? change(self) : 0 }
    func when(_ condition: @autoclosure () -> Bool, change: (Site) -> Site) -> Site {
        condition() ? change(self) : self
    }
    func when(_ condition: @autoclosure () -> Bool, then: (Site) -> Int, else other: (Site) -> Int) -> Int {
        condition() ? then(self) : other(self)
    }
}
struct Item: Decodable { var n: Int }
struct Store {
    func get(_ key: String) throws -> String? { "text of \(key)" }
    func get<T: Decodable>(_ key: String) throws -> T? { nil }
}
struct Table {
    var perform: ((Int) -> Int)?
    func perform(_ work: @escaping (Int) -> Int) -> Table {
        var table = self
        table.perform = work
        return table
    }
}
enum Key: Hashable { case one, two }
enum Other: Hashable { case one }
func counted(_ done: Result<Void, any Error>) -> Result<Int, any Error> { done.map { 3 } }
// run
p([Tone(pitch: 2), Tone(pitch: 1)].sorted()[0].pitch, [3, 1].sorted())
let members: [Member] = [Person(name: "b"), Person(name: "a")]
p(members.sorted().map(\.name))
p([Site()].allSatisfy(!\.isCurrent), [Site(isCurrent: true)].contains(where: !\.isCurrent))
p(Site().when(true) { _ in 3 }, Site().when(false) { _ in Site(title: "new") }.title)
p(Site().when(1 > 2, then: { _ in 1 }, else: { _ in 2 }))
let item: Item? = try? Store().get("k")
let text: String? = try? Store().get("k")
p(item?.n ?? 0, text ?? "")
p(Table().perform { $0 + 1 }.perform?(4) ?? 0)
let keys: [AnyHashable] = [Key.one, Other.one]
p(keys.contains(Other.one), keys.contains(Key.two), keys.contains(3))
p((try? counted(.success(())).get()) ?? 0)
func paired<T: Equatable>(_ one: @autoclosure () -> T, _ other: @autoclosure () -> T) -> Bool { one() == other() }
let kept: Set = [1]
let missing: Set<Int?> = [1]
p(paired(kept, missing), paired(missing, kept), paired([1], [Int?.none]), paired(["a": 1], ["a": Int?.some(1)]))
