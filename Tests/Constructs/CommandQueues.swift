// swift-format-ignore-file: NeverForceUnwrap
protocol Command { associatedtype Output; func run() async throws -> Output; var name: String { get } }
extension Command { var name: String { String(describing: Self.self) } }
struct Echo: Command { let text: String; func run() async -> String { text } }
struct Sum: Command {
    let n: [Int];
    func run() async throws -> Int { guard !n.isEmpty else { throw Problem.empty }; return n.reduce(0, +) }
}
enum Problem: Error { case empty, timeout(after: Int) }
actor Queue {
    private var pending: [String] = [], done: [String: String] = [:]; private var running = false
    func submit<C: Command>(_ c: C) async -> String where C.Output: CustomStringConvertible {
        pending.append(c.name); defer { pending.removeAll { $0 == c.name } };
        do { let o = try await c.run(); done[c.name] = "\(o)"; return "ok \(o)" } catch {
            done[c.name] = "failed"; return "failed \(error)"
        }
    }
    var report: [String] { done.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" } }
    func drain() -> Int { defer { done = [:] }; return done.count }
}
@globalActor actor DB { static let shared = DB() }
@DB final class Repo {
    private var rows: [Int: String] = [:];
    func insert(_ r: String) -> Int { let id = rows.count + 1; rows[id] = r; return id };
    func all() -> [String] { rows.keys.sorted().compactMap { rows[$0] } }; nonisolated init() {}
}
func mapAsync<A: Sendable, B: Sendable>(_ xs: [A], _ f: @escaping @Sendable (A) async throws -> B) async rethrows -> [B]
{ var out: [B] = []; for x in xs { out.append(try await f(x)) }; return out }
extension Sequence where Element: Sendable {
    func asyncFilter(_ f: (Element) async -> Bool) async -> [Element] {
        var r: [Element] = []; for e in self where await f(e) { r.append(e) }; return r
    }
}
// run
let q = Queue(); p(await q.submit(Echo(text: "hi")), await q.submit(Sum(n: [1, 2])), await q.submit(Sum(n: [])));
p(await q.report, await q.drain(), await q.report.isEmpty)
let repo = Repo(); _ = await repo.insert("a"); p(await repo.insert("b"), await repo.all())
p(try await mapAsync([1, 2]) { $0 + 1 }, await [1, 2, 3].asyncFilter { $0 != 2 })
async let a = Echo(text: "x").run(); async let b = Sum(n: [4]).run(); p(await a, try await b)
