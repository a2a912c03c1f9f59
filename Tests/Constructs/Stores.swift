// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
protocol Store<Item> {
    associatedtype Item: Identifiable; var items: [Item] { get set }; func find(_ id: Item.ID) -> Item?
}
extension Store {
    func find(_ id: Item.ID) -> Item? { items.first { $0.id == id } };
    mutating func upsert(_ i: Item) {
        if let x = items.firstIndex(where: { $0.id == i.id }) { items[x] = i } else { items.append(i) }
    }
}
struct Todo: Identifiable, Equatable, Hashable { let id: Int; var title: String; var done = false }
struct MemoryStore<Item: Identifiable>: Store { var items: [Item] = [] }
func count(_ s: some Store<Todo>) -> Int { s.items.count }
func any(_ s: any Store<Todo>) -> [String] { s.items.map(\.title) }
struct AnyStore<T: Identifiable> {
    private let _find: (T.ID) -> T?; init<S: Store>(_ s: S) where S.Item == T { _find = s.find };
    func find(_ id: T.ID) -> T? { _find(id) }
}
protocol Container { associatedtype C: Collection where C.Element: Comparable; var contents: C { get } }
extension Container { var top: C.Element? { contents.max() } }
extension Container where C.Element == Int { var total: Int { contents.reduce(0, +) } }
struct Scores: Container { let contents: [Int] }
struct Words: Container { let contents: Set<String> }
func merge<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> [A.Element] where A.Element == B.Element, A.Element: Hashable {
    var seen = Set<A.Element>(); return (Array(a) + Array(b)).filter { seen.insert($0).inserted }
}
func makeCounter() -> some Sequence<Int> { sequence(first: 1) { $0 < 20 ? $0 * 3 : nil } }
protocol Shape { var area: Double { get }; static var sides: Int { get } };
struct Sq: Shape { let s: Double; var area: Double { s * s }; static let sides = 4 };
struct Tri: Shape { var area = 0.5; static var sides: Int { 3 } }
func largest(_ shapes: [any Shape]) -> (any Shape)? { shapes.max { $0.area < $1.area } }
func sides<S: Shape>(_: S) -> Int { S.sides }
struct Pair<A, B> { var a: A, b: B }
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair where A == B { mutating func swap() { (a, b) = (b, a) } }
typealias IntPair = Pair<Int, Int>
struct Matrix<T: Numeric> {
    var rows: [[T]];
    subscript(r r: Int, c c: Int = 0) -> T {
        get { rows[r][c] }
        set { rows[r][c] = newValue }
    }; static func * (m: Self, k: T) -> Self { Self(rows: m.rows.map { $0.map { $0 * k } }) };
    subscript(row r: Int) -> [T] { rows[r] };
    static subscript(identity n: Int) -> Matrix<T> {
        Matrix(rows: (0..<n).map { i in (0..<n).map { $0 == i ? 1 : 0 } })
    }
}
// run
var st = MemoryStore<Todo>(); st.upsert(Todo(id: 1, title: "a")); st.upsert(Todo(id: 2, title: "b"));
st.upsert(Todo(id: 1, title: "A", done: true))
p(count(st), any(st), st.find(1)?.done ?? false, AnyStore(st).find(2)?.title ?? "")
p(Scores(contents: [3, 1]).top ?? 0, Scores(contents: [3, 1]).total, Words(contents: ["x", "y"]).top ?? "")
p(merge([1, 2], Set([2])), Array(makeCounter()), largest([Sq(s: 2), Tri()])?.area ?? 0, sides(Tri()), sides(Sq(s: 1)))
var pr = IntPair(a: 1, b: 2); pr.swap(); p(pr == Pair(a: 2, b: 1), pr.a)
var m = Matrix<Int>[identity: 2]; m[r: 0] = 5; m[r: 1, c: 1] += 2; p((m * 2).rows, m[row: 1], m[r: 0])
