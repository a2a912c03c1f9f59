enum Missing: Error { case page(Int) }
func page(_ n: Int) async throws -> String {
    if n > 3 { throw Missing.page(n) }
    return "page \(n)"
}
func ticks(_ last: Int) -> AsyncStream<Int> {
    AsyncStream { continuation in
        for n in 1...last { continuation.yield(n) }
        continuation.finish()
    }
}
func legacy(_ n: Int, done: (Int) -> Void) { done(n * 10) }
actor Tally {
    var count = 0
    func add() { count += 1 }
}
// run
let squares = await withTaskGroup(of: Int.self) { group in
    for n in 1...4 { group.addTask { n * n } }
    var all: [Int] = []
    for await square in group { all.append(square) }
    return all.sorted()
}
p(squares)
let byName = await withTaskGroup(of: (String, Int).self, returning: [String: Int].self) { group in
    for name in ["a", "bb", "ccc"] { group.addTask { (name, name.count) } }
    return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
}
p(byName.keys.sorted(), byName["bb"] ?? 0)
do {
    let pages = try await withThrowingTaskGroup(of: String.self) { group in
        group.addTask { try await page(1) }
        group.addTask { try await page(2) }
        var all: [String] = []
        while let next = try await group.next() { all.append(next) }
        return all.sorted()
    }
    p(pages)
    try await withThrowingTaskGroup(of: String.self) { group in
        group.addTask { try await page(9) }
        for try await one in group { p("never", one) }
    }
} catch Missing.page(let n) {
    p("no page", n)
}
let counted = await withTaskGroup(of: Void.self) { group in
    let tally = Tally()
    for _ in 0..<3 { group.addTask { await tally.add() } }
    await group.waitForAll()
    return await tally.count
}
p(counted, await withTaskGroup(of: Int.self) { group in group.isEmpty })
for await n in ticks(3) { p("tick", n) }
p(await ticks(4).reduce(0, +))
for await text in ticks(5).filter({ $0 % 2 == 1 }).map({ "odd \($0)" }) { p(text) }
let (stream, continuation) = AsyncStream.makeStream(of: String.self)
continuation.yield("first")
continuation.yield("second")
continuation.finish()
for await word in stream { p(word) }
let failing = AsyncThrowingStream<Int, Error> { continuation in
    continuation.yield(1)
    continuation.finish(throwing: Missing.page(7))
}
do { for try await n in failing { p("got", n) } } catch { p("ended", error) }
let answered = await withCheckedContinuation { continuation in
    legacy(4) { continuation.resume(returning: $0) }
}
p(answered)
let refused: Int? = try? await withCheckedThrowingContinuation { continuation in
    continuation.resume(throwing: Missing.page(1))
}
p(refused ?? -1)
let later = Task { try await page(2) }
p(try await later.value)
let result = await Task { try await page(8) }.result
if case .failure(let error) = result { p("failed", error) }
p(Task.isCancelled)
