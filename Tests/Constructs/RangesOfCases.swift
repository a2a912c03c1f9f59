enum Rank: Int, Comparable {
    case two = 2, ten = 10, ace = 14
    static func < (one: Rank, other: Rank) -> Bool { one.rawValue < other.rawValue }
    var kind: String {
        switch self {
        case .two ... .ten: "number"
        default: "picture"
        }
    }
}
func kind(_ letter: Character) -> String {
    switch letter {
    case "a"..."z": "lower"
    case "A"..."Z": "upper"
    default: "other"
    }
}
func kind<T>(_: T.Type) -> String {
    switch T.self {
    case is Int.Type: "Int"
    case is String.Type: "String"
    default: "\(T.self)"
    }
}
func sort(_ value: Any) -> String {
    switch value {
    case 0 as Int: "zero"
    case let number as Int where number > 2: "large"
    default: "else"
    }
}
// run
p(Rank.ace.kind, Rank.two.kind, kind("b"), kind("Q"), kind("1"), kind(Double.self), kind(Int.self), kind([Int].self))
p(sort(0), sort((1, 2)), sort("a"), sort(7), Double.self is Int.Type, Int.self as Any is Int.Type)
