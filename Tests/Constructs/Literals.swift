enum Json { case number(Double), string(String), list([Json]), object([String: Json]), null }
extension Json: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
    init(stringLiteral s: String) { self = .string(s) }
    init(integerLiteral i: Int) { self = .number(Double(i)) }
    init(arrayLiteral e: Json...) { self = .list(e) }
    init(dictionaryLiteral e: (String, Json)...) { self = .object(Dictionary(e, uniquingKeysWith: { $1 })) }
    init(nilLiteral: ()) { self = .null }
}
func show(_ j: Json) -> String {
    switch j {
    case .number(let n): "\(n)";
    case .string(let s): s;
    case .null: "null";
    case .list(let l): "[" + l.map(show).joined(separator: " ") + "]";
    case .object(let o): "{" + o.keys.sorted().map { $0 + ":" + show(o[$0] ?? nil) }.joined(separator: " ") + "}"
    }
}
// run
let a: Json = ["x", 1]
p(show(a))
let b: Json = ["x": 1]
p(show(b))
let c: Json = nil
p(show(c))
let d: Json = ["x": nil, "y": ["z": [1, nil]]]
p(show(d))
p(show(["a"]), show([:]), show([]), show(nil))
struct Bag: ExpressibleByDictionaryLiteral {
    let all: [(String, Int)]; init(dictionaryLiteral e: (String, Int)...) { all = e }
}
let g: Bag = ["b": 1, "a": 2]
p(g.all.map { $0.0 + "\($0.1)" })
