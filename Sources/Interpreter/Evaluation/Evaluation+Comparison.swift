import SwiftSource

extension Evaluation {
    func compare(_ chain: InfixChain, at range: SourceRange, in scope: Scope) throws(Failure) -> Value {
        let written = try sides(chain.first, chain.rest[0].operand, in: scope)
        let (left, right) = (try settled(written.0), try settled(written.1))
        if left.isHole || right.isHole { return .hole(hole(at: range, type: .bool)) }
        return .bool(try compare(left, right, by: chain.rest[0].operator))
    }

    private func compare(_ left: Value, _ right: Value, by op: Operator) throws(Failure) -> Bool {
        switch op.text {
        case "===", "!==":
            guard case .object(let left) = left, case .object(let right) = right else { break }
            return (left === right) == (op.text == "===")
        case "==": return try areEqual(left, right, "==", at: op.range)
        case "!=": return try !areEqual(left, right, "!=", at: op.range)
        default: break
        }
        return try order(op.text, left, right, at: op)
    }

    /// Whether two values stand in an order: `<`, `>`, `<=` or `>=`.
    func order(_ name: String, _ left: Value, _ right: Value, at op: Operator) throws(Failure) -> Bool {
        if let result = try applyOwn(name, left, right, at: op.range) {
            guard case .bool(let isTrue) = result else { throw .error(.notBoolean(result.typeName), op.range) }
            return isTrue
        }
        switch (left, right) {
        case (.int(let left), .int(let right)): if let result = order(name, left, right) { return result }
        case (.double(let left), .double(let right)): if let result = order(name, left, right) { return result }
        case (.string(let left), .string(let right)): if let result = order(name, left, right) { return result }
        case (.tuple(let left), .tuple(let right)) where left.count == right.count && !left.isEmpty:
            return try order(name, left.map(\.value), right.map(\.value), at: op)
        default: break
        }
        throw .error(.operatorMismatch(op.text, left.typeName, right.typeName), op.range)
    }

    /// The first parts that differ decide.
    private func order(
        _ name: String, _ left: [Value], _ right: [Value], at op: Operator
    ) throws(Failure) -> Bool {
        try charge(left.count, at: op.range)
        for (one, other) in zip(left, right) where try !areEqual(one, other, name, at: op.range) {
            return try order(name, one, other, at: op)
        }
        return name == "<=" || name == ">="
    }

    /// Both sides; one that is `nil` or begins with a dot takes its type from the other.
    private func sides(
        _ first: Expression, _ second: Expression, in scope: Scope
    ) throws(Failure) -> (Value, Value) {
        if second.needsType {
            let left = try evaluate(first, .nothing, in: scope)
            return (left, try evaluate(second, expectation(like: left), in: scope))
        }
        if first.needsType {
            let right = try evaluate(second, .nothing, in: scope)
            return (try evaluate(first, expectation(like: right), in: scope), right)
        }
        let both = try unify([first, second], .nothing, in: scope)
        return (both[0], both[1])
    }

    private func expectation(like value: Value) -> Expectation {
        guard let type = type(of: value) else { return Expectation(type: .optional(.any), role: .argument) }
        return Expectation(type: .optional(type), role: .argument)
    }

    private func order<T: Comparable>(_ op: String, _ left: T, _ right: T) -> Bool? {
        switch op {
        case "<": left < right
        case ">": left > right
        case "<=": left <= right
        case ">=": left >= right
        default: nil
        }
    }

    func areEqual(_ left: Value, _ right: Value, _ op: String, at range: SourceRange) throws(Failure) -> Bool {
        switch (left, right) {
        case (.hole, _), (_, .hole): return true
        case (.none, .none), (.void, .void): return true
        case (.none, _), (_, .none): return false
        case (.bool(let left), .bool(let right)): return left == right
        case (.int(let left), .int(let right)): return left == right
        case (.double(let left), .double(let right)): return left == right
        case (.string(let left), .string(let right)): return left == right
        case (.range(let left), .range(let right)) where left.isClosed == right.isClosed: return left == right
        case (.closedRange(let left), .closedRange(let right)): return left == right
        case (.array(let left), .array(let right)):
            return try areEqual(left, right, op, at: range)
        case (.tuple(let left), .tuple(let right)):
            return try areEqual(left.map(\.value), right.map(\.value), op, at: range)
        case (.type(let left), .type(let right)): return left == right
        case (.instance, _), (.choice, _), (.object, _), (_, .instance), (_, .choice), (_, .object):
            if let isEqual = try areOwnEqual(unbacked(left), unbacked(right), op, at: range) { return isEqual }
        case (.native(let one), .native(let other)) where one.source != nil || other.source != nil:
            if let isEqual = try areOwnEqual(unbacked(left), unbacked(right), op, at: range) { return isEqual }
        case (.native(let left), .native(let right)):
            if let left = left.payload as? any Equatable { return left.isEqual(to: right.payload) }
        default: break
        }
        throw .error(.operatorMismatch(op, left.typeName, right.typeName), range)
    }

    func areEqual(
        _ left: [Value], _ right: [Value], _ op: String, at range: SourceRange
    ) throws(Failure) -> Bool {
        try charge(left.count, at: range)
        try checkStack(at: range)
        guard left.count == right.count else { return false }
        for (one, other) in zip(left, right) where try !areEqual(one, other, op, at: range) { return false }
        return true
    }
}

extension Equatable {
    /// False for a value of another type.
    fileprivate func isEqual(to other: Any) -> Bool { (other as? Self).map { $0 == self } ?? false }
}

extension Expression {
    var isNil: Bool {
        if case .nil = kind { true } else { false }
    }

    /// Whether its type can only come from elsewhere.
    var needsType: Bool {
        switch kind {
        case .nil, .implicitMember: true
        case .chain(let chain): chain.base.needsType
        case .array(let elements): elements.contains(where: \.needsType)
        default: false
        }
    }
}
