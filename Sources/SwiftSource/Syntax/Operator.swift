/// An operator where it is used.
package struct Operator: Hashable, Sendable {
    package let kind: Kind
    package let range: SourceRange

    package enum Kind: Hashable, Sendable {
        /// One of the standard library's.
        case builtin(BuiltinOperator)
        /// One that a source declares, as written.
        case own(String)
    }

    /// The operator as it is written.
    package var text: String {
        switch kind {
        case .builtin(let builtin): builtin.rawValue
        case .own(let text): text
        }
    }

    /// Nil for one that a source declares.
    package var builtin: BuiltinOperator? {
        if case .builtin(let builtin) = kind { builtin } else { nil }
    }
}

extension Operator {
    init(text: String, range: SourceRange) {
        self.init(kind: BuiltinOperator(rawValue: text).map { .builtin($0) } ?? .own(text), range: range)
    }
}

/// The operators of the standard library, by how they are written.
package enum BuiltinOperator: String, CaseIterable, Sendable {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case greater = ">"
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case identical = "==="
    case notIdentical = "!=="
    case matches = "~="
    case nilCoalescing = "??"
    case closedRange = "..."
    case halfOpenRange = "..<"
    case add = "+"
    case subtract = "-"
    case wrappingAdd = "&+"
    case wrappingSubtract = "&-"
    case bitOr = "|"
    case bitXor = "^"
    case multiply = "*"
    case divide = "/"
    case remainder = "%"
    case bitAnd = "&"
    case wrappingMultiply = "&*"
    case shiftLeft = "<<"
    case shiftRight = ">>"
    case maskingShiftLeft = "&<<"
    case maskingShiftRight = "&>>"
    case not = "!"
    case bitNot = "~"
    case assign = "="
    case addAssign = "+="
    case subtractAssign = "-="
    case multiplyAssign = "*="
    case divideAssign = "/="
    case remainderAssign = "%="
    case bitAndAssign = "&="
    case bitOrAssign = "|="
    case bitXorAssign = "^="
    case shiftLeftAssign = "<<="
    case shiftRightAssign = ">>="
    case wrappingAddAssign = "&+="
    case wrappingSubtractAssign = "&-="
    case wrappingMultiplyAssign = "&*="
    case maskingShiftLeftAssign = "&<<="
    case maskingShiftRightAssign = "&>>="

    /// Nil for what is only written before a value, and for assignments.
    package var precedence: Precedence? {
        switch self {
        case .or: .logicalDisjunction
        case .and: .logicalConjunction
        case .equal, .notEqual, .less, .greater, .lessOrEqual, .greaterOrEqual, .identical, .notIdentical, .matches:
            .comparison
        case .nilCoalescing: .nilCoalescing
        case .closedRange, .halfOpenRange: .range
        case .add, .subtract, .wrappingAdd, .wrappingSubtract, .bitOr, .bitXor: .addition
        case .multiply, .divide, .remainder, .bitAnd, .wrappingMultiply: .multiplication
        case .shiftLeft, .shiftRight, .maskingShiftLeft, .maskingShiftRight: .shift
        default: nil
        }
    }

    /// Whether it may stand before a value.
    package var isPrefix: Bool { [.subtract, .add, .not, .bitNot].contains(self) }

    package var isAssignment: Bool { self == .assign || assigned != nil }

    /// What a compound assignment computes: `+` for `+=`.
    package var assigned: BuiltinOperator? {
        precedence == nil && rawValue.last == "=" ? BuiltinOperator(rawValue: String(rawValue.dropLast())) : nil
    }
}

/// How tightly operators bind, loosest first (the standard library's precedence groups).
package enum Precedence: Comparable, Sendable {
    /// The precedence of operators that are not the standard library's.
    case unstated
    case ternary
    case logicalDisjunction, logicalConjunction, comparison, nilCoalescing, casting, range, addition, multiplication
    case shift
}
