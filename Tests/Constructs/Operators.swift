// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
indirect enum Expr: ExpressibleByIntegerLiteral, CustomStringConvertible {
    case num(Int), add(Expr, Expr), mul(Expr, Expr), neg(Expr), let_(String, Expr, in: Expr), ref(String)
    init(integerLiteral v: Int) { self = .num(v) }
    var description: String {
        switch self {
        case .num(let n) where n < 0: "(\(n))";
        case let .num(n): "\(n)";
        case let .add(a, b): "(\(a) + \(b))";
        case let .mul(a, b): "\(a) * \(b)";
        case .neg(let e): "-\(e)";
        case .let_(let n, let v, in: let b): "let \(n)=\(v) in \(b)";
        case .ref(let n): n
        }
    }
    func eval(_ env: [String: Int] = [:]) throws -> Int {
        switch self {
        case .num(let n): return n
        case .add(let a, let b): return try a.eval(env) + b.eval(env)
        case .mul(.num(0), _), .mul(_, .num(0)): return 0
        case let .mul(a, b): return try a.eval(env) * b.eval(env)
        case .neg(.neg(let e)): return try e.eval(env)
        case .neg(let e): return try -e.eval(env)
        case .let_(let n, let v, let b): var e = env; e[n] = try v.eval(env); return try b.eval(e)
        case .ref(let n): guard let v = env[n] else { throw EvalError.unbound(n) }; return v
        }
    }
    static func + (a: Expr, b: Expr) -> Expr { .add(a, b) }; static func * (a: Expr, b: Expr) -> Expr { .mul(a, b) };
    static prefix func - (a: Expr) -> Expr { .neg(a) }
}
enum EvalError: Error, Equatable, LocalizedError {
    case unbound(String), overflow;
    var errorDescription: String? {
        switch self {
        case .unbound(let n): "unbound \(n)";
        case .overflow: "overflow"
        }
    }
}
enum Shape { case circle(r: Double), rect(w: Double, h: Double), none }
// run
let e: Expr = 1 + 2 * -3 + .let_("x", 4, in: .ref("x") * 5)
p(e, try e.eval())
do { _ = try Expr.ref("y").eval() } catch EvalError.unbound(let n) where n == "y" { p("caught", n) } catch {
    p("other")
}
do { _ = try Expr.ref("z").eval() } catch { p(error.localizedDescription, error as? EvalError == .unbound("z")) }
for s in [Shape.circle(r: 1), .rect(w: 2, h: 3), .rect(w: 2, h: 2), .none] {
    switch s {
    case .circle(let r): p("c", r);
    case .rect(let w, let h) where w == h: p("square", w);
    case .rect(w: let w, h: _): p("rect", w);
    case .none: p("none")
    }
}
if case .rect(let w, _) = Shape.rect(w: 7, h: 1), w > 5 { p("wide") }
let t = (1, "a", true)
switch t {
case (0, _, _): p("zero");
case (1...3, let s, true): p("in", s);
default: p("d")
}
let n: Int? = 5
switch n {
case .some(let x) where x > 3: p("big");
case 0?: p("zero");
case nil: p("nil");
case _?: p("some")
}
switch 42 {
case ..<0: p("neg");
case 0: p("0");
case 1...9: p("digit");
case let x where x.isMultiple(of: 7): p("seven", x);
default: p("d")
}
let mixed: [Any] = [1, "s", 2.5, [1, 2], ("a", 1), Shape.none]
for m in mixed {
    switch m {
    case let i as Int: p("I\(i)");
    case is String: p("S");
    case let d as Double where d > 2: p("D");
    case let a as [Int]: p("A\(a.count)");
    case is Shape: p("shape");
    default: p("?")
    }
}
func f(_ x: Int) -> String { guard case 1...5 = x else { return "out" }; return "in" }
p(f(3), f(9), [1, 5, 9].filter { if case 2...6 = $0 { true } else { false } })
let label =
    switch e {
    case .add: "sum";
    default: "x"
    }
p(label)
