indirect enum Expr {
    case num(Double), variable(String)
    case unary(Op, Expr), binary(Expr, Op, Expr), call(String, [Expr])
    enum Op: Character, CaseIterable {
        case add = "+", sub = "-", mul = "*", div = "/", pow = "^"
        var precedence: Int {
            switch self {
            case .add, .sub: 1;
            case .mul, .div: 2;
            case .pow: 3
            }
        }
        var isRight: Bool { self == .pow }
    }
}
enum ParseError: Error, CustomStringConvertible {
    case unexpected(Character, at: Int), end, unknown(name: String)
    var description: String {
        switch self {
        case let .unexpected(c, at: i): "unexpected '\(c)' at \(i)"
        case .end: "unexpected end"
        case .unknown(let name): "unknown \(name)"
        }
    }
}
struct Parser {
    private let text: [Character]
    private var i = 0
    init(_ s: String) { text = Array(s.filter { !$0.isWhitespace }) }
    private var peek: Character? { i < text.count ? text[i] : nil }
    private mutating func next() throws -> Character {
        guard let c = peek else { throw ParseError.end }; i += 1; return c
    }
    private mutating func take(while ok: (Character) -> Bool) -> String {
        let start = i
        while let c = peek, ok(c) { i += 1 }
        return String(text[start..<i])
    }
    mutating func parse() throws -> Expr {
        let e = try expr(0)
        if let c = peek { throw ParseError.unexpected(c, at: i) }
        return e
    }
    private mutating func expr(_ min: Int) throws -> Expr {
        var left = try atom()
        while let c = peek, let op = Expr.Op(rawValue: c), op.precedence >= min {
            i += 1
            left = .binary(left, op, try expr(op.isRight ? op.precedence : op.precedence + 1))
        }
        return left
    }
    private mutating func atom() throws -> Expr {
        switch try next() {
        case "-": return .unary(.sub, try expr(3))
        case "(":
            let e = try expr(0)
            guard case ")"? = peek else { throw peek.map { ParseError.unexpected($0, at: i) } ?? .end }
            i += 1
            return e
        case let c where c.isNumber: i -= 1; return .num(Double(take { $0.isNumber || $0 == "." }) ?? .nan)
        case let c where c.isLetter:
            i -= 1
            let name = take(while: \.isLetter)
            guard peek == "(" else { return .variable(name) }
            i += 1
            var args: [Expr] = []
            while peek != ")" {
                args.append(try expr(0)); if peek == "," { i += 1 } else if peek == nil { throw ParseError.end }
            }
            i += 1
            return .call(name, args)
        case let c: throw ParseError.unexpected(c, at: i - 1)
        }
    }
}
extension Expr {
    func eval(_ env: [String: Double] = [:]) throws -> Double {
        switch self {
        case .num(let n): return n
        case .variable(let v): guard let x = env[v] else { throw ParseError.unknown(name: v) }; return x
        case .unary(_, let e): return try -e.eval(env)
        case .binary(let l, let op, let r):
            let (a, b) = (try l.eval(env), try r.eval(env))
            switch op {
            case .add: return a + b;
            case .sub: return a - b;
            case .mul: return a * b;
            case .div: return a / b;
            case .pow: return pow(a, b)
            }
        case .call("max", let args): return try args.map { try $0.eval(env) }.max() ?? 0
        case .call("sum", let args): return try args.reduce(0) { try $0 + $1.eval(env) }
        case .call(let n, _): throw ParseError.unknown(name: n)
        }
    }
    var depth: Int {
        switch self {
        case .num, .variable: 0
        case .unary(_, let e): e.depth + 1
        case .binary(let a, _, let b): max(a.depth, b.depth) + 1
        case .call(_, let a): (a.map(\.depth).max() ?? 0) + 1
        }
    }
}
func run(_ s: String, _ env: [String: Double] = [:]) -> String {
    do { var ps = Parser(s); let e = try ps.parse(); return "\(try e.eval(env)) d\(e.depth)" } catch let e as ParseError
    { return "error: \(e)" } catch { return "?" }
}
// run
for s in [
    "1 + 2 * 3", "2 ^ 3 ^ 2", "-(4 - 6) * 2.5", "max(1, x, sum(2, 3)) / 2", "1 +", "3 $ 4", "foo(1)", "y", "(1",
    "max()",
] { p(s, "=", run(s, ["x": 9])) }
p(Expr.Op.allCases.map { String($0.rawValue) }.joined())
