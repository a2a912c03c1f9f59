// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
actor Bank {
    private var balances: [String: Int] = [:]; func deposit(_ n: Int, to a: String) { balances[a, default: 0] += n };
    func balance(_ a: String) -> Int { balances[a] ?? 0 };
    func transfer(_ n: Int, from a: String, to b: String) throws {
        guard balance(a) >= n else { throw BankError.insufficient(needed: n - balance(a)) }; balances[a]! -= n;
        deposit(n, to: b)
    }; nonisolated var name: String { "bank" }
}
enum BankError: Error { case insufficient(needed: Int) }
@MainActor final class VM {
    private(set) var state = State.idle; enum State: Equatable { case idle, loading, loaded([String]), failed(String) };
    let load: () async throws -> [String]; init(load: @escaping () async throws -> [String]) { self.load = load }
    func refresh() async {
        state = .loading;
        do { state = .loaded(try await load()) } catch let e as BankError {
            if case .insufficient(let n) = e { state = .failed("need \(n)") }
        } catch { state = .failed("?") }
    }
    var title: String {
        switch state {
        case .idle, .loading: "…";
        case .loaded(let x) where x.isEmpty: "empty";
        case .loaded(let x): x.joined(separator: ",");
        case .failed(let m): "! " + m
        }
    }
}
func fetch(_ n: Int) async -> Int { n * n }
func first<T>(_ xs: [T], where ok: (T) async -> Bool) async -> T? {
    for x in xs { if await ok(x) { return x } }; return nil
}
extension Sequence {
    func asyncMap<T>(_ f: (Element) async throws -> T) async rethrows -> [T] {
        var r: [T] = []; for e in self { r.append(try await f(e)) }; return r
    }
}
// run
let b = Bank(); await b.deposit(10, to: "a"); try await b.transfer(4, from: "a", to: "b");
p(await b.balance("a"), await b.balance("b"), b.name)
do { try await b.transfer(40, from: "a", to: "b") } catch BankError.insufficient(let n) { p("need", n) }
let vm = await VM { ["x", "y"] }; p(await vm.title); await vm.refresh(); p(await vm.title)
let vm2 = await VM { throw BankError.insufficient(needed: 3) }; await vm2.refresh(); p(await vm2.title)
async let x = fetch(2); async let y = fetch(3); p(await x + y)
p(await [1, 2, 3].asyncMap { await fetch($0) }, await first([1, 2, 3]) { await fetch($0) > 3 } ?? 0)
