struct Odd: Error {}
nonisolated(unsafe) var log: [String] = []
func f(_ n: Int) throws -> Int {
    defer { log.append("a\(n)") }
    defer { log.append("b\(n)") }
    if n == 1 { throw Odd() }
    return n
}
func block(_ isEarly: Bool) -> [Int] {
    var log: [Int] = []
    out: do {
        log.append(1)
        if isEarly { break out }
        log.append(2)
    }
    return log
}
func name(_ value: Any) -> String {
    switch value {
    case let n as Int where n > 5: "big"
    case let n as Int: "int \(n)"
    case is String: "text"
    default: "other"
    }
}
// run
for n in 0..<2 { log.append("\((try? f(n)) ?? 9)") }
p(log, block(true), block(false))
let letter =
    switch "g" {
    case "a"..."f": 1;
    case "g"...: 2;
    default: 3
    }
p([name(3), name(9), name("x"), name(true)], letter)
