import SwiftSource

extension Evaluation {
    func infix(
        _ chain: InfixChain, _ expectation: Expectation, at range: SourceRange, in scope: Scope
    ) throws(Failure) -> Value {
        switch chain.precedence {
        case .logicalConjunction, .logicalDisjunction:
            return try convert(try logical(chain, at: range, in: scope), to: expectation, at: range)
        case .comparison:
            return try convert(try compare(chain, at: range, in: scope), to: expectation, at: range)
        case .nilCoalescing: return try coalesce(chain, expectation, in: scope)
        case .range: return try self.range(chain, expectation, at: range, in: scope)
        case .addition, .multiplication, .shift, .unstated, .casting, .ternary:
            try checkOperands(chain, in: scope)
            let operands = try unify(chain.operands, arithmetic(expectation), in: scope)
            if let unknown = try unknown(chain, operands, at: range) {
                return try convert(unknown, to: expectation, at: range)
            }
            var result = operands[0]
            for (operation, operand) in zip(chain.rest, operands.dropFirst()) {
                let left = lifted(result, chain.first, beside: operand, operation.operator)
                let right = lifted(operand, operation.operand, beside: result, operation.operator)
                result = try apply(operation.operator, left, right)
            }
            return try convert(result, to: expectation, at: range)
        }
    }

    /// What is expected of the operands: the result's type, if there are operators for it.
    private func arithmetic(_ expectation: Expectation) -> Expectation {
        switch expectation.type?.unwrapped {
        case .int, .double, .cgFloat, .string, .array: expectation.with(expectation.type?.unwrapped)
        default: expectation.with(nil)
        }
    }

    /// There is no arithmetic for optional values.
    private func checkOperands(_ chain: InfixChain, in scope: Scope) throws(Failure) {
        for operand in chain.operands {
            guard case .identifier(let name) = operand.named,
                case .optional(let wrapped)? = scope.variable(name)?.type
            else { continue }
            let found = ValueType.optional(wrapped).description
            throw .error(.optional(found, wanted: wrapped.description), operand.range)
        }
    }

    /// Known where an operand decides alone; with a hole among those that are to decide, a hole.
    private func logical(_ chain: InfixChain, at range: SourceRange, in scope: Scope) throws(Failure) -> Value {
        let ends = chain.precedence == .logicalDisjunction
        var hasHole = false
        for operand in chain.operands {
            let condition = Expectation(type: .bool, role: .condition)
            switch try evaluate(operand, condition, in: scope) {
            case .bool(let isTrue): if isTrue == ends { return .bool(ends) }
            case .hole: hasHole = true
            case let other: throw .error(.notBoolean(other.typeName), operand.range)
            }
        }
        return hasHole ? .hole(hole(at: range, type: .bool)) : .bool(!ends)
    }

    private func coalesce(
        _ chain: InfixChain, _ expectation: Expectation, in scope: Scope
    ) throws(Failure) -> Value {
        for operand in chain.operands.dropLast() {
            let type = operand.needsType ? expectation.type.map { ValueType.optional($0) } : nil
            let value = try settled(try evaluate(operand, expectation.with(type), in: scope))
            if case .none = value { continue }
            if value.isHole { continue }
            return try convert(value, to: expectation, at: operand.range)
        }
        let last = chain.rest[chain.rest.count - 1].operand
        let wanted = joined(last, with: chain.first, expectation, in: scope)
        return try evaluate(last, wanted, in: scope)
    }

    /// What is expected of one of two expressions that have one type: what nothing around them says, the other does.
    func joined(
        _ expression: Expression, with other: Expression, _ expectation: Expectation, in scope: Scope
    ) -> Expectation {
        guard expectation.type == nil, expression.isWholeLiteral || expression.needsType else { return expectation }
        let type = shownType(of: other, in: scope)?.unwrapped
        if expression.isWholeLiteral { return type?.isFloating == true ? expectation.with(type) : expectation }
        if expression.isNil { return expectation.with(.optional(type ?? .any)) }
        return expectation.with(type)
    }

    // MARK: Numbers

    /// Values of one kind: whole-number literals become what the other operands are.
    func unify(
        _ expressions: [Expression], _ expectation: Expectation, in scope: Scope
    ) throws(Failure) -> [Value] {
        var values: [Value?] = []
        var hasDouble = expectation.type?.isFloating ?? false
        var hasFailed = false
        for expression in expressions {
            guard !expression.isWholeLiteral, expectation.type != nil || !expression.needsType else {
                values.append(nil)
                continue
            }
            do throws(Failure) {
                let value = try evaluate(expression, expectation, in: scope)
                if case .double = value { hasDouble = true }
                values.append(value)
            } catch {
                try absorb(error)
                hasFailed = true
                values.append(nil)
            }
        }
        if hasFailed { throw .silent }
        let literal = hasDouble ? Expectation(type: .double, role: expectation.role) : expectation
        let known = values.lazy.compactMap { $0 }.first.flatMap { self.type(of: $0) }
        var unified: [Value] = []
        for (value, expression) in zip(values, expressions) {
            if let value {
                unified.append(value)
            } else if expectation.type == nil, expression.needsType {
                let wanted = expression.isNil ? known ?? .any : known
                unified.append(try evaluate(expression, expectation.with(wanted.map { .optional($0) }), in: scope))
            } else {
                unified.append(try evaluate(expression, literal, in: scope))
            }
        }
        return unified
    }

    func prefix(
        _ op: Operator, _ operand: Expression, _ expectation: Expectation, at range: SourceRange, in scope: Scope
    ) throws(Failure) -> Value {
        if op.text == "!" {
            let condition = try evaluate(operand, Expectation(type: .bool, role: .condition), in: scope)
            if condition.isHole { return try convert(.hole(hole(at: range, type: .bool)), to: expectation, at: range) }
            guard case .bool(let isTrue) = condition else {
                throw .error(.notBoolean(condition.typeName), operand.range)
            }
            return try convert(.bool(!isTrue), to: expectation, at: range)
        }
        let value = try evaluate(operand, arithmetic(expectation), in: scope)
        if value.isHole { return try convert(.hole(hole(at: range)), to: expectation, at: range) }
        switch (op.text, value) {
        case ("-", .int(let number)):
            guard number != .min else { throw .error(.overflow("-"), op.range) }
            return try convert(.int(-number), to: expectation, at: range)
        case ("-", .double(let number)): return try convert(.double(-number), to: expectation, at: range)
        case ("+", .int), ("+", .double): return try convert(value, to: expectation, at: range)
        case ("~", .int(let number)): return try convert(.int(~number), to: expectation, at: range)
        default:
            guard let result = try applyOwn(op.text, value, at: op.range) else {
                throw failure(of: op, .operatorMissing(op.text, value.typeName))
            }
            return try convert(result, to: expectation, at: range)
        }
    }

    /// `1...`, to count from.
    func endless(
        from start: Expression, _ op: Operator, _ expectation: Expectation, at range: SourceRange, in scope: Scope
    ) throws(Failure) -> Value {
        let first = try evaluate(start, .nothing, in: scope)
        if first.isHole { return .hole(hole(at: range)) }
        guard op.builtin == .closedRange, case .int(let start) = first else {
            if op.builtin == nil { throw failure(of: op, .operatorMissing(op.text, "a value")) }
            throw unsupported("the operator '\(op.text)' behind a value", op.range)
        }
        return try convert(.range(.init(start: start, end: .max)), to: expectation, at: range)
    }

    /// `left op right`, of two values of one kind.
    func apply(_ op: Operator, _ left: Value, _ right: Value) throws(Failure) -> Value {
        switch (left, right) {
        case (.hole(let hole), .string(let text)) where op.text == "+": return .string(hole.quoted + text)
        case (.string(let text), .hole(let hole)) where op.text == "+": return .string(text + hole.quoted)
        case (.hole, _): return left
        case (_, .hole): return right
        case (.int(let left), .int(let right)):
            if let result = try whole(op, left, right) { return .int(result) }
        case (.double(let left), .double(let right)):
            if let result = floating(op.text, left, right) { return .double(result) }
        case (.string(let left), .string(let right)) where op.text == "+":
            try allocate(left.utf8.count + right.utf8.count, at: op.range)
            return .string(left + right)
        case (.array(let left), .array(let right)) where op.text == "+":
            try allocate(left.count + right.count, at: op.range)
            return .array(left + right)
        default:
            if let result = try applyOwn(op.text, left, right, at: op.range) { return result }
        }
        throw failure(of: op, .operatorMismatch(op.text, left.typeName, right.typeName))
    }

    /// Why an operator gives nothing. One that the source declares was reported where it does.
    private func failure(of op: Operator, _ mismatch: EvaluationError) -> Failure {
        if op.builtin != nil { return .error(mismatch, op.range) }
        if declaredOperators.contains(op.text) { return .silent }
        return .error(.refused("there is no operator '\(op.text.prefix(16))'"), op.range)
    }

    private func floating(_ op: String, _ left: Double, _ right: Double) -> Double? {
        switch op {
        case "+": left + right
        case "-": left - right
        case "*": left * right
        case "/": left / right
        default: nil
        }
    }

    private func whole(_ op: Operator, _ left: Int, _ right: Int) throws(Failure) -> Int? {
        let result: (partialValue: Int, overflow: Bool)
        switch op.text {
        case "+": result = left.addingReportingOverflow(right)
        case "-": result = left.subtractingReportingOverflow(right)
        case "*": result = left.multipliedReportingOverflow(by: right)
        case "/", "%":
            guard right != 0 else { throw .error(.divisionByZero, op.range) }
            result =
                op.text == "/"
                ? left.dividedReportingOverflow(by: right) : left.remainderReportingOverflow(dividingBy: right)
        case "&+": return left &+ right
        case "&-": return left &- right
        case "&*": return left &* right
        case "&": return left & right
        case "|": return left | right
        case "^": return left ^ right
        case "<<": return left << right
        case ">>": return left >> right
        default: return nil
        }
        if result.overflow { throw .error(.overflow(op.text), op.range) }
        return result.partialValue
    }

    // MARK: Ranges

    private func range(
        _ chain: InfixChain, _ expectation: Expectation, at range: SourceRange, in scope: Scope
    ) throws(Failure) -> Value {
        let isClosed = chain.rest[0].operator.text == "..."
        var bound: ValueType?
        if case .closedRange(let type)? = expectation.type?.unwrapped { bound = type }
        let ends = try unify(chain.operands, expectation.with(bound), in: scope)
        if ends.contains(where: \.isHole) { return try convert(.hole(hole(at: range)), to: expectation, at: range) }
        switch (ends[0], ends[1]) {
        case (.double(let lower), .double(let upper)) where isClosed:
            return try convert(.closedRange(.init(lower: lower, upper: upper)), to: expectation, at: range)
        case (.int(let lower), .int(let upper)):
            guard lower <= upper else { throw .error(.rangeReversed, range) }
            let (count, overflow) = upper.subtractingReportingOverflow(lower)
            guard !overflow, !isClosed || (count < .max && upper < .max) else {
                throw .error(.overflow(chain.rest[0].operator.text), range)
            }
            let whole = Value.IntegerRange(start: lower, end: isClosed ? upper + 1 : upper, isClosed: isClosed)
            return try convert(.range(whole), to: expectation, at: range)
        case (let left, let right):
            throw .error(
                .operatorMismatch(chain.rest[0].operator.text, left.typeName, right.typeName),
                chain.rest[0].operator.range)
        }
    }
}

extension InfixChain {
    var operands: [Expression] { [first] + rest.map(\.operand) }
}

extension Expression {
    /// Whether it is made of whole-number literals alone, so that it becomes whatever number is expected.
    var isWholeLiteral: Bool {
        switch kind {
        case .integer: true
        case .prefix(let op, let operand): (op.text == "-" || op.text == "+") && operand.isWholeLiteral
        case .tuple(let elements):
            elements.count == 1 && elements[0].label == nil && elements[0].value.isWholeLiteral
        case .ternary(_, let then, let other): then.isWholeLiteral && other.isWholeLiteral
        case .infix(let chain):
            (chain.precedence == .addition || chain.precedence == .multiplication)
                && chain.first.isWholeLiteral && chain.rest.allSatisfy { $0.operand.isWholeLiteral }
        default: false
        }
    }
}
