/// The operators that the checker and the runner have rules for; what sources declare are functions.
enum BuiltinOperator: String {
    case add = "+", subtract = "-", multiply = "*", divide = "/", remainder = "%"
    case addWrapping = "&+", subtractWrapping = "&-", multiplyWrapping = "&*"
    case shiftLeft = "<<", shiftRight = ">>", bitAnd = "&", bitOr = "|", bitXor = "^", bitNot = "~"
    case equal = "==", notEqual = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
    case identical = "===", notIdentical = "!==", matches = "~="
    case not = "!"

    var isComparison: Bool {
        switch self {
        case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .identical, .notIdentical, .matches:
            true
        default: false
        }
    }

    var isOrder: Bool {
        switch self {
        case .less, .lessOrEqual, .greater, .greaterOrEqual: true
        default: false
        }
    }
}
