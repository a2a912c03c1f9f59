// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
enum Planet: Int, CaseIterable { case mercury = 1, venus, earth; var isHome: Bool { self == .earth } }
enum Suit: String, CaseIterable, Comparable {
    case clubs, spades = "♠"; static func < (a: Suit, b: Suit) -> Bool { a.rawValue < b.rawValue }
}
enum Level: Comparable { case low, mid(Int), high }
indirect enum Expr {
    case num(Double), add(Expr, Expr), mul(Expr, Expr), neg(Expr), variable(String)
    func value(_ env: [String: Double] = [:]) throws -> Double {
        switch self {
        case .num(let n): return n
        case .add(let a, let b): return try a.value(env) + b.value(env)
        case .mul(let a, let b): return try a.value(env) * b.value(env)
        case .neg(let e): return try -e.value(env)
        case .variable(let name): guard let v = env[name] else { throw Unknown(name: name) }; return v
        }
    }
}
struct Unknown: Error, CustomStringConvertible { let name: String; var description: String { "unknown \(name)" } }
extension Expr: CustomStringConvertible {
    var description: String {
        switch self {
        case .num(let n): "\(n)";
        case .add(let a, let b): "(\(a) + \(b))";
        case .mul(let a, let b): "\(a) * \(b)";
        case .neg(let e): "-\(e)";
        case .variable(let n): n
        }
    }
}
extension Expr: ExpressibleByFloatLiteral, ExpressibleByStringLiteral {
    init(floatLiteral v: Double) { self = .num(v) }; init(stringLiteral s: String) { self = .variable(s) }
    static func + (a: Expr, b: Expr) -> Expr { .add(a, b) }; static func * (a: Expr, b: Expr) -> Expr { .mul(a, b) };
    static prefix func - (e: Expr) -> Expr { .neg(e) }
}
enum Light {
    case red, green, yellow;
    mutating func next() {
        self =
            switch self {
            case .red: .green;
            case .green: .yellow;
            case .yellow: .red
            }
    }
    static let start = Light.red;
    init?(letter: Character) {
        switch letter {
        case "r": self = .red;
        case "g": self = .green;
        default: return nil
        }
    }
}
enum Config { static let size = 3; static func doubled() -> Int { size * 2 }; enum Inner { static let name = "in" } }
struct Options: OptionSet {
    let rawValue: Int; static let a = Options(rawValue: 1), b = Options(rawValue: 2), c = Options(rawValue: 1 << 2);
    static let all: Options = [.a, .b, .c]
}
// run
p(
    Planet.earth.rawValue, Planet(rawValue: 2) == .venus, Planet(rawValue: 9) == nil, Planet.allCases.count,
    Planet.allCases.filter(\.isHome).map { "\($0)" })
p(Suit.allCases.map(\.rawValue), Suit(rawValue: "♠") == .spades, Suit.clubs < .spades, Suit.allCases.max()!)
p(Level.low < .mid(3), Level.mid(2) < .mid(3), [Level.high, .low, .mid(1)].sorted().map { "\($0)" })
let e: Expr = 2.0 + "x" * -3.0
p(e, try e.value(["x": 4]))
do { _ = try e.value() } catch { p("caught", error) }
var light = Light.start
light.next(); light.next()
p(light, Light(letter: "g") == .green, Light(letter: "q") == nil)
p(Config.doubled(), Config.Inner.name)
var o: Options = [.a, .c]
o.insert(.b); o.remove(.a); o.formUnion([.a])
p(
    o.contains(.b), o == .all, o.isSuperset(of: [.a, .b]), Options.all.subtracting(.a).rawValue,
    o.symmetricDifference(.c).rawValue, Options([]).isEmpty)
let r: Result<Int, Unknown> = .failure(Unknown(name: "q"))
p((try? r.get()) ?? -1)
