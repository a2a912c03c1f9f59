// swift-format-ignore-file: NeverForceUnwrap
struct Email: RawRepresentable, Hashable, Codable {
    let rawValue: String;
    init?(rawValue: String) { guard rawValue.contains("@") else { return nil }; self.rawValue = rawValue.lowercased() }
}
struct Tagged<Tag, Raw: Hashable>: Hashable, CustomStringConvertible {
    let raw: Raw; init(_ r: Raw) { raw = r }; var description: String { "\(raw)" }
}
extension Tagged: ExpressibleByIntegerLiteral where Raw == Int { init(integerLiteral v: Int) { self.init(v) } }
extension Tagged: ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral,
    ExpressibleByStringLiteral
where Raw == String { init(stringLiteral v: String) { self.init(v) } }
enum UserTag {}
enum OrderTag {}
typealias UserID = Tagged<UserTag, Int>
typealias OrderID = Tagged<OrderTag, String>
struct NonEmpty<C: Collection> {
    let head: C.Element; let tail: C;
    init?(_ c: C) where C.SubSequence == C { guard let h = c.first else { return nil }; head = h; tail = c.dropFirst() };
    init(_ h: C.Element, _ t: C) { head = h; tail = t }; var count: Int { 1 + tail.count };
    func map<T>(_ f: (C.Element) -> T) -> [T] { [f(head)] + tail.map(f) }
}
@resultBuilder enum ArrayBuilder<E> {
    static func buildBlock(_ c: [E]...) -> [E] { c.flatMap { $0 } }; static func buildExpression(_ e: E) -> [E] { [e] };
    static func buildExpression(_ e: [E]) -> [E] { e }; static func buildOptional(_ c: [E]?) -> [E] { c ?? [] };
    static func buildEither(first c: [E]) -> [E] { c }; static func buildEither(second c: [E]) -> [E] { c };
    static func buildArray(_ c: [[E]]) -> [E] { c.flatMap { $0 } }
}
func list<E>(@ArrayBuilder<E> _ f: () -> [E]) -> [E] { f() }
struct Builder {
    private var parts: [String] = []; func adding(_ s: String) -> Builder { var b = self; b.parts.append(s); return b };
    func when(_ c: Bool, _ f: (Builder) -> Builder) -> Builder { c ? f(self) : self };
    func callAsFunction() -> String { parts.joined(separator: "+") }
}
struct Pipeline<In, Out> {
    let run: (In) throws -> Out;
    func then<N>(_ f: @escaping (Out) throws -> N) -> Pipeline<In, N> { .init { try f(try run($0)) } };
    static func >> <N>(a: Self, b: Pipeline<Out, N>) -> Pipeline<In, N> { a.then(b.run) }
}
extension Pipeline { func run2(_ x: In) -> Out? { try? run(x) } }
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C { { b in { a in f(a)(b) } } }
func zip3<A, B, C>(_ a: [A], _ b: [B], _ c: [C]) -> [(A, B, C)] { zip(a, zip(b, c)).map { ($0, $1.0, $1.1) } }
extension Result where Success == Void { static var ok: Self { .success(()) } }
func compose<T>(_ fs: ((T) -> T)...) -> (T) -> T { { fs.reduce($0) { $1($0) } } }
// run
p(Email(rawValue: "A@b.C")!.rawValue, Email(rawValue: "x") == nil); let u: UserID = 5, o: OrderID = "A1";
p(u, o, [u: "x"][5]!, UserID(5) == u, type(of: u) == UserID.self)
let ne = NonEmpty([1, 2, 3][...])!;
p(ne.head, ne.count, ne.map { $0 * 2 }, NonEmpty([Int]()[...]) == nil, NonEmpty("a", ["b"]).count)
let flag = true;
p(
    list {
        1; [2, 3]; if flag { 4 }; for i in 5...6 { i * 10 }; if !flag { 0 } else { 7 }
    } as [Int], list { "a" } as [String])
p(
    Builder().adding("a").when(true) { $0.adding("b") }.when(false) { $0.adding("c") }(),
    (Pipeline<String, Int> { Int($0) ?? 0 } >> Pipeline { $0 + 1 }).then { "\($0)!" }.run2("41")!)
p(
    curry(+)(1)(2), flip(curry { (a: Int, b: Int) in a - b })(1)(10),
    zip3([1, 2], ["a", "b"], [true, false]).map { "\($0)\($1)\($2)" }, compose({ $0 + 1 }, { $0 * 2 })(3),
    [1, 2, 3].map(curry(*)(3)))
if case .success = Result<Void, any Error>.ok { p("ok") }
