actor Bank {
    private var balances: [String: Int] = [:]
    enum Failure: Error { case tooLittle(Int) }
    func deposit(_ n: Int, to name: String) { balances[name, default: 0] += n }
    func withdraw(_ n: Int, from name: String) throws -> Int {
        let held = balances[name] ?? 0
        guard held >= n else { throw Failure.tooLittle(held) }
        balances[name] = held - n
        return held - n
    }
    var total: Int { balances.values.reduce(0, +) }
    nonisolated let title = "bank"
}
func fetch(_ n: Int) async -> Int { n * 2 }
func load(_ flag: Bool) async throws -> String { if flag { return "loaded" }; throw Bank.Failure.tooLittle(1) }
// run
let bank = Bank()
await bank.deposit(10, to: "a")
await bank.deposit(5, to: "b")
p(await bank.total, bank.title)
do { p(try await bank.withdraw(3, from: "a")); _ = try await bank.withdraw(30, from: "b") } catch Bank.Failure
    .tooLittle(let n)
{ p("little", n) } catch { p("other") }
async let one = fetch(1)
async let two = fetch(2)
p(await one + two)
let maybe = try? await load(false)
p(maybe ?? "none", (try? await load(true)) ?? "none")
