import Foundation

struct Area: Equatable { var w, h: Double }
final class Tile {
    var w: Double
    init(w: Double) { self.w = w }
    subscript(role: Int) -> Double {
        get { w }
        set { w = newValue }
    }
}
func by(_ w: Double, _ h: Double) -> Area { Area(w: w, h: h) }
func by(_ w: Double, _ h: Double) -> Tile { Tile(w: w * h) }
func ... (one: Area, other: Area) -> Tile { Tile(w: other.w - one.w) }
func repeated<T>(_ make: @autoclosure () -> T, times: Int) -> [T] { (1...times).map { _ in make() } }
func total(_ tiles: [Tile], in area: Area) -> Double { tiles.reduce(area.h) { $0 + $1.w } }

struct Pair<A> {
    var a, b: A
    init(_ a: A, _ b: A) { (self.a, self.b) = (a, b) }
}
typealias Numbers = Pair<Int>
typealias Names = Pair<String>
extension Numbers {
    static let sample = Self(1, 2)
    var sum: Int { a + b }
}
extension Names { static let sample = Self("x", "y") }
extension Pair<Double> { init(both: Double) { self.init(both, both) } }
extension Array<Int> { var sum: Int { reduce(0, +) } }
extension [String] { var all: String { joined(separator: "+") } }

enum Step { case submit(Int) }
enum Route { case home, step(Step), flag(Bool), found(Step?) }
func name(_ route: Route) -> String {
    switch route {
    case .home: "home"
    case let .step(.submit(count)): "step \(count)"
    case .flag(true): "on"
    case .flag(false): "off"
    case .found(.submit(let count)?): "found \(count)"
    case .found(nil): "nothing"
    }
}
extension Optional where Wrapped == Step {
    var count: Int? {
        switch self {
        case Optional<Step>.none: return Optional<Int>.none
        case let .some(.submit(count)): return count
        }
    }
}

protocol Logs {
    var level: Int { get }
    func log(at line: Int) -> Int
}
extension Logs { func log(at line: Int = 3) -> Int { line + level } }
struct Plain: Logs { var level = 2 }
struct Loud: Logs {
    var level = 4
    func log(at line: Int) -> Int { 100 + line }
}

struct Cell { var v: Int }
protocol Cells: RandomAccessCollection where Element == Cell, Index == Int {}
extension [Cell]: Cells {}
func last(_ cells: some Cells) -> Int? { cells.indices.last.flatMap { cells[$0].v > 1 ? $0 : nil } }
func neighbours<C: Cells>(_ cells: C) -> Int {
    var sum = 0
    for i in cells.indices where i > cells.startIndex { sum += cells[i - 1].v * cells[i].v }
    return sum
}
struct Sizes {
    let rows: LazySequence<Range<Int>>
    init(_ count: Int) { rows = (0..<count).lazy }
    func first<S: Sequence>(in all: S) -> Int? where S.Element == Int {
        all.first { x in rows.contains { $0 == x + 1 } }
    }
}
// run
p(total([Tile(w: 3), Tile(w: 4)], in: by(5, 5)), total(repeated(Tile(w: 6), times: 2), in: by(1, 1)))
let tile = by(0, 1)...by(9, 1)
p(tile.w)
tile[0] = 4
p(tile.w, total([tile, Tile(w: 1)], in: by(0, 0)))
p(Numbers.sample.sum, Names.sample.b, Pair<Double>(both: 1.5).a, [1, 2, 3].sum, ["a", "b"].all)
p([Route.home, .step(.submit(3)), .flag(true), .flag(false), .found(.submit(4)), .found(nil)].map(name))
p(Optional(Step.submit(5)).count ?? -1, (nil as Step?).count ?? -1)
p(Plain().log(), Loud().log(), Loud().log(at: 1), Plain().log(at: 1))
p(last([Cell(v: 1), Cell(v: 2)]) ?? -1, neighbours([Cell(v: 2), Cell(v: 3), Cell(v: 4)]))
p(Sizes(3).first(in: Sizes(3).rows) ?? -1, Sizes(3).first(in: Sizes(3).rows.reversed()) ?? -1)
p([1, 2][.zero], Dictionary(grouping: ["a", "bb", "c"], by: \.count).values.map { $0[.zero].count }.sorted())
