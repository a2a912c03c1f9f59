enum LoadError: Error, Equatable { case missing(String), invalid(line: Int, reason: String), nested(String) }
struct Failure<Base: Error>: Error { let base: Base; let context: [String] }
extension Result {
    func recover(_ f: (Failure) -> Success) -> Success {
        switch self {
        case .success(let s): s;
        case .failure(let e): f(e)
        }
    }
    var value: Success? { try? get() }
}
func parse(_ s: String) throws -> [String: Int] {
    var out: [String: Int] = [:]
    for (i, line) in s.split(separator: "\n").enumerated() {
        let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        guard parts.count == 2 else { throw LoadError.invalid(line: i + 1, reason: "no =") }
        guard let n = Int(parts[1]) else { throw LoadError.invalid(line: i + 1, reason: "'\(parts[1])'") }
        out[parts[0]] = n
    }
    if out.isEmpty { throw LoadError.missing("input") }
    return out
}
func withContext<T>(_ name: String, _ body: () throws -> T) throws -> T {
    do { return try body() } catch let e as LoadError { throw Failure(base: e, context: [name]) } catch let e
        as Failure<LoadError>
    { throw Failure(base: e.base, context: [name] + e.context) }
}
func twice(_ f: () throws -> Void) rethrows { try f(); try f() }
var log: [String] = []
func traced(_ n: Int) throws -> Int {
    log.append("in\(n)")
    defer { log.append("out\(n)") }
    defer { log.append("d\(n)") }
    if n == 0 { throw LoadError.missing("zero") }
    do { defer { log.append("inner\(n)") }; if n > 2 { return n }; log.append("body\(n)") }
    return try traced(n - 1)
}
// run
p((try? parse("a = 1\nb=2"))?["b"] ?? -1)
for s in ["x", "a = q", ""] {
    do { _ = try parse(s) } catch LoadError.invalid(let l, let r) { p("line", l, r) } catch LoadError.missing(let m) {
        p("missing", m)
    } catch { p("n") }
}
do { try withContext("outer") { try withContext("inner") { _ = try parse("zzz") } } } catch let f as Failure<LoadError>
{ p(f.context, f.base == .invalid(line: 1, reason: "no =")) } catch { p("?") }
var n = 0
twice { n += 1 }
p(n, (try? twice { throw LoadError.missing("q") }) == nil)
p((try? traced(1)) ?? -1, log); log = []
p((try? traced(3)) ?? -1, log)
let r: Result<Int, LoadError> = .failure(.missing("m")), ok = Result<Int, LoadError>.success(4)
p(
    r.recover { _ in 9 }, ok.value ?? 0, r.value as Any, ok.map { $0 * 2 }.recover { _ in 0 },
    r.mapError { _ in Failure(base: LoadError.missing("z"), context: []) }.value == nil)
p(
    Result { try parse("k=3") }.value?["k"] ?? 0,
    ok.flatMap { $0 > 3 ? .success("big") : .failure(LoadError.missing("")) }.value ?? "-")
func opt(_ s: String?) -> Int { guard let s, let n = Int(s), n > 0 else { return -1 }; return n }
p(opt("5"), opt(nil), opt("-3"), opt("x"))
