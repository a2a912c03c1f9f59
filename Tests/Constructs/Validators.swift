// swift-format-ignore-file: NeverForceUnwrap
enum ValidationError: Error, Equatable, CustomStringConvertible {
    case empty(field: String), tooShort(field: String, min: Int), mismatch;
    var description: String {
        switch self {
        case .empty(let f): "\(f) is empty";
        case .tooShort(let f, let m): "\(f) needs \(m)";
        case .mismatch: "mismatch"
        }
    }
}
struct Validator<T> {
    let check: (T) throws -> Void;
    static func && (a: Self, b: Self) -> Self {
        .init {
            try a.check($0); try b.check($0)
        }
    }; func pullback<R>(_ kp: KeyPath<R, T>) -> Validator<R> { .init { try check($0[keyPath: kp]) } }
    func errors(in v: T) -> ValidationError? {
        do { try check(v); return nil } catch let e as ValidationError { return e } catch { return nil }
    }
}
extension Validator where T == String {
    static func notEmpty(_ f: String) -> Self { .init { if $0.isEmpty { throw ValidationError.empty(field: f) } } };
    static func min(_ n: Int, _ f: String) -> Self {
        .init { guard $0.count >= n else { throw ValidationError.tooShort(field: f, min: n) } }
    }
}
struct Form { var user = "", pass = "", again = "" }
func parse(_ s: String) throws -> Int { guard let n = Int(s) else { throw ValidationError.mismatch }; return n }
func attempt<T>(_ f: () throws -> T) -> Result<T, Error> { Result { try f() } }
class Resource {
    let name: String;
    static var log: [String] {
        get { Log.shared.lines }
        set { Log.shared.lines = newValue }
    };
    init(_ n: String) throws {
        guard !n.isEmpty else { throw ValidationError.empty(field: "name") }; name = n; Self.log.append("open \(n)")
    }; func close() { Self.log.append("close \(name)") }
}
final class Log: @unchecked Sendable { static let shared = Log(); var lines: [String] = [] }
func use(_ n: String, fail: Bool) throws -> Int {
    let r = try Resource(n); defer { r.close() }; if fail { throw ValidationError.mismatch }; return n.count
}
// run
let v =
    Validator.notEmpty("user").pullback(\Form.user) && Validator.min(3, "pass").pullback(\.pass)
    && Validator<Form> { if $0.pass != $0.again { throw ValidationError.mismatch } }
p(
    v.errors(in: Form())!, v.errors(in: Form(user: "a", pass: "12"))!,
    v.errors(in: Form(user: "a", pass: "123", again: "x"))!,
    v.errors(in: Form(user: "a", pass: "123", again: "123")) == nil)
do { p(try parse("12")); p(try parse("x")) } catch { p("typed", error) }
p(
    (try? parse("z")) ?? 0, attempt { try parse("7") }, attempt { try use("", fail: false) },
    attempt { try use("abc", fail: false) }.map { $0 * 2 })
do { _ = try use("db", fail: true) } catch ValidationError.mismatch { p("mm") } catch { p("other") }
p(Resource.log)
let rs: [Result<Int, ValidationError>] = [.success(1), .failure(.mismatch), .success(3)]
p(
    rs.compactMap { try? $0.get() }, rs.map { $0.map { $0 + 1 } }.count,
    rs.filter { if case .failure = $0 { true } else { false } }.count,
    try rs[0].flatMap { .success("\($0)") as Result<String, ValidationError> }.get())
func level(_ n: Int) throws -> String {
    switch n {
    case ..<0: throw ValidationError.mismatch;
    case 0: return "zero";
    case 1..<10: return "small";
    case 10...: return "big";
    default: return "?"
    }
}
p(try [0, 5, 50].map(level), (try? level(-1)) == nil)
precondition(true); assert(1 < 2, "fine"); guard let z = try? level(3) else { fatalError() }; p(z)
