struct Ticks: AsyncSequence {
    typealias Element = Int; let n: Int
    struct AsyncIterator: AsyncIteratorProtocol {
        var i = 0; let n: Int; mutating func next() async -> Int? { guard i < n else { return nil }; i += 1; return i }
    }
    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(n: n) }
}
func numbers(_ n: Int) -> AsyncStream<Int> {
    AsyncStream { c in
        for i in 0..<n { c.yield(i) }; c.finish()
    }
}
func failing() -> AsyncThrowingStream<String, Error> {
    AsyncThrowingStream { c in
        c.yield("a"); c.yield("b"); c.finish(throwing: Oops.bad)
    }
}
enum Oops: Error { case bad }
// run
for await t in Ticks(n: 3) { p(t) }
var out: [Int] = []
for await x in Ticks(n: 5).map({ $0 * 2 }) { out.append(x) }
p(out)
for await x in Ticks(n: 5).filter({ $0 % 2 == 1 }).map({ "#\($0)" }) { p(x) }
p(
    await Ticks(n: 4).reduce(0, +), await Ticks(n: 4).first { $0 > 2 } ?? -1, await Ticks(n: 4).contains(3),
    await Ticks(n: 4).max() ?? 0)
for await x in numbers(4).dropFirst(1).prefix(2) { p(x) }
p(
    await numbers(4).reduce(into: [Int]()) { $0.append($1) }, await numbers(3).contains { $0 == 2 },
    await numbers(3).allSatisfy { $0 < 9 }, await numbers(3).min() ?? 9)
do { for try await s in failing() { p(s) } } catch { p("caught", error) }
let (stream, cont) = AsyncStream.makeStream(of: String.self)
cont.yield("x"); cont.yield("y"); cont.finish()
for await s in stream { p(s) }
for await x in numbers(6).compactMap({ $0 > 3 ? "\($0)" : nil }) { p(x) }
for await x in numbers(3).flatMap({ numbers($0) }) { p(x) }
var it = numbers(2).makeAsyncIterator()
while let x = await it.next() { p(x) }
for await x in numbers(6).prefix(while: { $0 < 2 }) { p(x) }
for await x in numbers(6).drop(while: { $0 < 4 }) { p(x) }
let st = AsyncStream<Int>(unfolding: { nil })
for await x in st { p("never", x) }
