// swift-format-ignore-file: NeverForceUnwrap
final class Log: @unchecked Sendable { static let shared = Log(); var lines: [String] = [] }
class R {
    static var log: [String] {
        get { Log.shared.lines }
        set { Log.shared.lines = newValue }
    }
    init(_ n: String) throws { Self.log.append("open \(n)") }
    func a() { Self.log.append("a"); R.log.append("b"); Self.log += ["c"]; Self.log = Self.log + ["d"] }
}
struct S {
    static var log: [String] {
        get { Log.shared.lines }
        set { Log.shared.lines = newValue }
    }; static var n = 0
    func a() { Self.log.append("sa"); S.log.append("sb"); Self.n += 1; Self.log[0] = "z" }
}
enum VE: Error { case empty(field: String) }
class Q { init(_ n: String) throws { guard !n.isEmpty else { throw VE.empty(field: "name") } } }
func use(_ n: String) throws -> Int { let r = try Q(n); _ = r; return 1 }
func attempt<T>(_ f: () throws -> T) -> Result<T, Error> { Result { try f() } }
// run
try R("x").a(); p(Log.shared.lines)
S().a(); p(Log.shared.lines, S.n)
if case .failure(let e) = attempt({ try use("") }) { p(e) }
do { _ = try use("") } catch { p(error) }
do { _ = try Q("") } catch { p(error) }
