enum ParseError: Error, Equatable { case empty, bad(Character, at: Int), eof }
struct Parser {
    var rest: Substring; var at = 0
    init(_ s: String) { rest = s[...] }
    mutating func peek() -> Character? { rest.first }
    @discardableResult mutating func take() throws -> Character {
        guard let c = rest.popFirst() else { throw ParseError.eof }; at += 1; return c
    }
    mutating func number() throws -> Int {
        var n = 0, any = false;
        while let c = peek(), let d = c.wholeNumberValue { n = n * 10 + d; any = true; try take() };
        guard any else { if let c = peek() { throw ParseError.bad(c, at: at) }; throw ParseError.eof }; return n
    }
    mutating func factor() throws -> Int {
        if peek() == "(" {
            try take(); let v = try sum(); guard try take() == ")" else { throw ParseError.bad(")", at: at) }; return v
        }; return try number()
    }
    mutating func product() throws -> Int {
        var v = try factor(); while peek() == "*" { try take(); v *= try factor() }; return v
    }
    mutating func sum() throws -> Int {
        var v = try product();
        while let op = peek(), op == "+" || op == "-" {
            try take(); let r = try product(); v = op == "+" ? v + r : v - r
        }; return v
    }
    static func parse(_ s: String) throws -> Int {
        guard !s.isEmpty else { throw ParseError.empty }; var parser = Parser(s.filter { !$0.isWhitespace });
        let v = try parser.sum(); if let c = parser.peek() { throw ParseError.bad(c, at: parser.at) }; return v
    }
}
final class Log { var lines: [String] = []; func add(_ s: String) { lines.append(s) } }
func work(_ log: Log, fail: Bool) throws -> Int {
    defer { log.add("end") }; log.add("start"); defer { log.add("first") }; if fail { throw ParseError.empty }; return 1
}
func twice<T>(_ body: () throws -> T) rethrows -> [T] { [try body(), try body()] }
func typed(_ n: Int) throws(ParseError) -> Int { if n < 0 { throw .eof }; return n }
struct Localized: LocalizedError { var errorDescription: String? { "localized" } }
func inoutAll(_ xs: inout [Int], _ f: (inout Int) -> Void) { for i in xs.indices { f(&xs[i]) } }
func variadic(_ first: String, _ rest: Int..., last: Bool = false) -> String { "\(first)\(rest)\(last)" }
// run
for s in ["1+2*3", "2*(3+4)-5", "", "1+", "3x", "(1"] {
    do { p(try Parser.parse(s)) } catch ParseError.bad(let c, let at) { p("bad", c, at) } catch let error as ParseError
        where error == .eof
    { p("eof") } catch { p("error", error) }
}
let log = Log()
_ = try? work(log, fail: true)
p(log.lines, (try? work(log, fail: false)) ?? 0, log.lines.count)
p(try twice { try work(log, fail: false) })
do { _ = try typed(-1) } catch { p((error as? ParseError) == .eof) }
do { throw Localized() } catch { p(error.localizedDescription) }
outer: for i in 1...4 { for j in 1...4 { if j == 3 { continue outer }; if i == 3 { break outer }; p(i, j) } }
var n = 10
repeat { n -= 3; if n == 4 { break } } while n > 0
p(n)
loop: while true {
    switch n {
    case 4: n = 5;
    default: break loop
    }
}
p(n)
var xs = [1, 2, 3]
inoutAll(&xs) { $0 *= $0 }
xs.swapAt(0, 2)
p(xs)
p(variadic("a"), variadic("b", 1, 2, last: true))
do { let x = 1; do { let x = x + 1; p(x) }; p(x) }
