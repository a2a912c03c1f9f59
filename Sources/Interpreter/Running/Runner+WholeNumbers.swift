import SwiftSource

// Arithmetic of whole numbers, as wide as their types are.

extension Runner {
    func whole<Number: WholeNumber>(
        _ op: BuiltinOperator, _ left: Number, _ right: Number, at range: SourceRange
    ) throws(Failure) -> Value {
        let result: (partialValue: Number, overflow: Bool)
        switch op {
        case .add: result = left.addingReportingOverflow(right)
        case .subtract: result = left.subtractingReportingOverflow(right)
        case .multiply: result = left.multipliedReportingOverflow(by: right)
        case .divide:
            guard right != 0 else { throw .problem(.divisionByZero, range) }
            result = left.dividedReportingOverflow(by: right)
        case .remainder:
            guard right != 0 else { throw .problem(.divisionByZero, range) }
            result = left.remainderReportingOverflow(dividingBy: right)
        case .less: return .bool(left < right)
        case .lessOrEqual: return .bool(left <= right)
        case .greater: return .bool(left > right)
        case .greaterOrEqual: return .bool(left >= right)
        case .equal, .matches: return .bool(left == right)
        case .notEqual: return .bool(left != right)
        default: return try bits(op, left, right, at: range)
        }
        if result.overflow { throw .problem(.overflow(op.rawValue, of: Number.standard), range) }
        return .whole(result.partialValue)
    }

    @inline(never)
    private func bits<Number: WholeNumber>(
        _ op: BuiltinOperator, _ left: Number, _ right: Number, at range: SourceRange
    ) throws(Failure) -> Value {
        switch op {
        case .wrappingAdd: .whole(left &+ right)
        case .wrappingSubtract: .whole(left &- right)
        case .wrappingMultiply: .whole(left &* right)
        case .bitAnd: .whole(left & right)
        case .bitOr: .whole(left | right)
        case .bitXor: .whole(left ^ right)
        case .shiftLeft: .whole(left << right)
        case .shiftRight: .whole(left >> right)
        default: throw .problem(.operatorMismatch(op.rawValue, "\(Number.standard)", "\(Number.standard)"), range)
        }
    }

    /// `left op right` where one of the two is not an `Int`; nil where they do not go together. Whole numbers of any types
    /// are compared, and shift each other. A literal whose type nothing said is of the other's.
    @inline(never)
    func mixed(
        _ op: BuiltinOperator, _ left: Value, _ right: Value, at range: SourceRange
    ) throws(Failure) -> Value? {
        guard let one = left.whole, let other = right.whole else { return nil }
        switch op {
        case .shiftLeft, .shiftRight: return op == .shiftLeft ? shifted(one, left: other) : shifted(one, right: other)
        case .less, .lessOrEqual, .greater, .greaterOrEqual: return .bool(isOrdered(op, whole: one, other))
        case .equal, .matches: return .bool(areEqual(one, other))
        case .notEqual: return .bool(!areEqual(one, other))
        default: break
        }
        switch (left, right) {
        case (.fixed(let fixed), .fixed(let second)) where fixed.type != second.type: return nil
        case (.fixed(let fixed), _), (_, .fixed(let fixed)):
            return try fixed.type.wholeNumber.flatMap { type throws(Failure) in
                try whole(op, one, other, as: type, at: range)
            }
        default: return nil
        }
    }

    private func whole<Number: WholeNumber>(
        _ op: BuiltinOperator, _ left: any WholeNumber, _ right: any WholeNumber, as type: Number.Type,
        at range: SourceRange
    ) throws(Failure) -> Value? {
        guard let left = Number(exactly: left), let right = Number(exactly: right) else {
            throw .problem(.overflow(op.rawValue, of: Number.standard), range)
        }
        return try whole(op, left, right, at: range)
    }

    private func shifted(_ number: some WholeNumber, left count: some WholeNumber) -> Value { .whole(number << count) }

    private func shifted(_ number: some WholeNumber, right count: some WholeNumber) -> Value { .whole(number >> count) }

    func areEqual(_ left: some WholeNumber, _ right: some WholeNumber) -> Bool { left == right }

    func isOrdered(_ op: BuiltinOperator, whole left: some WholeNumber, _ right: some WholeNumber) -> Bool {
        switch op {
        case .less: left < right
        case .greater: left > right
        case .lessOrEqual: left <= right
        default: left >= right
        }
    }

    /// `-number` or `~number`.
    func negated<Number: WholeNumber>(
        _ op: BuiltinOperator, _ number: Number, at range: SourceRange
    ) throws(Failure) -> Value {
        if op == .bitNot { return .whole(~number) }
        if op == .add { return .whole(number) }
        let (negative, overflow) = (0 as Number).subtractingReportingOverflow(number)
        if overflow { throw .problem(.overflow(op.rawValue, of: Number.standard), range) }
        return .whole(negative)
    }
}
