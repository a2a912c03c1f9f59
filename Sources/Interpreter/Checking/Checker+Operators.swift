import SwiftSource

extension Checker {
    /// Operands between operators of one precedence, grouped from the left; `??` from the right.
    func infix(_ chain: InfixChain, _ hint: Type?, at range: SourceRange, in scope: Scope) -> TypedExpression {
        if chain.precedence == .nilCoalescing { return coalesce(chain, hint, at: range, in: scope) }
        let hint = numberHint(of: chain, hint, in: scope)
        var left = operand(chain.first, beside: chain.rest.first?.operand, hint, chain.rest.first?.operator, in: scope)
        for operation in chain.rest {
            left = binary(operation.operator, left, operation.operand, hint, at: range, in: scope)
        }
        return left
    }

    /// What arithmetic with a member of a number in it, `2 * .pi / Double(count)`, is wanted as: the number that another
    /// operand is, where nothing else is wanted.
    private func numberHint(of chain: InfixChain, _ hint: Type?, in scope: Scope) -> Type? {
        let operands = [chain.first] + chain.rest.map(\.operand)
        let wanted = hint.map { solver.normal($0) } ?? .unknown
        guard wanted.isUnknown || wanted.variable != nil, operands.contains(where: \.beginsWithDot),
            chain.rest.allSatisfy({ $0.operator.builtin?.isComparison == false })
        else { return hint }
        for operand in operands where !operand.beginsWithDot && !operand.isNumber {
            let type = speculate { concrete(infer(operand, nil, in: scope).type) }
            if type.standard?.isNumber == true { return type }
        }
        return hint
    }

    /// The first operand: `.a == x` is a member of the other's type.
    private func operand(
        _ expression: Expression, beside other: Expression?, _ hint: Type?, _ op: Operator?, in scope: Scope
    ) -> TypedExpression {
        let wanted = op.flatMap { arithmeticHint($0, hint) }
        guard expression.dependsOnHint, let other, wanted == nil else { return infer(expression, wanted, in: scope) }
        if !other.dependsOnHint {
            let type = speculate { concrete(infer(other, nil, in: scope).type).settled(standard) }
            // `[first, second] + others`, where the first may be missing: it says itself what it is of.
            let isList = if case .array = expression.kind { true } else { false }
            return infer(expression, !isList || fits(expression, type, in: scope) ? type : nil, in: scope)
        }
        // `.seconds(1) + .seconds(2)`: both are what is wanted of them together.
        let isOfHint = op?.builtin?.isComparison == false && expression.beginsWithDot && other.beginsWithDot
        return infer(expression, isOfHint ? hint : nil, in: scope)
    }

    /// Whether nothing is wrong with an expression as a type; nil for its own.
    func fits(_ expression: Expression, _ type: Type?, in scope: Scope) -> Bool {
        speculate {
            let found = findings.mark
            _ = infer(expression, type, in: scope)
            return findings.errorCount(since: found) == 0
        }
    }

    /// The wanted type of an operand of arithmetic.
    private func arithmeticHint(_ op: Operator, _ hint: Type?, at index: Int = 0) -> Type? {
        guard let kind = op.builtin, !kind.isComparison, let hint else { return nil }
        let wanted = solver.normal(hint)
        if isOperand(wanted, of: op, at: index) { return wanted }
        if kind == .closedRange || kind == .halfOpenRange { return boundHint(hint) }
        if kind == .add, wanted.standard == .string { return wanted }
        return wanted.standard?.isNumber == true || wanted.standard == .array || wanted.standard == .set ? wanted : nil
    }

    /// The type that a wanted range asks of its ends: `"a"..."f"` has characters if a range of characters is wanted. Nil
    /// for numbers, which fit each other.
    private func boundHint(_ hint: Type?) -> Type? {
        let bound = hint.flatMap { solver.normal($0).unwrapped.arguments.first }.map { solver.normal($0) }
        return bound?.symbol != nil && bound?.standard?.isNumber != true ? bound : nil
    }

    /// Whether a type of the sources is written as literals, and an operator of theirs takes it at a place.
    private func isOperand(_ type: Type, of op: Operator, at index: Int) -> Bool {
        guard let symbol = type.symbol, symbol.isOfSource,
            [.expressibleByIntegerLiteral, .expressibleByFloatLiteral, .expressibleByStringLiteral].contains(where: {
                symbol.isA(standard[$0]) == .yes
            })
        else { return false }
        return (table.operators[op.text] ?? []).contains { function in
            function.parameters.count == 2 && function.parameters[index].type.symbol == symbol
                && function.result.symbol == symbol
        }
    }

    private func binary(
        _ op: Operator, _ left: TypedExpression, _ right: Expression, _ hint: Type?, at whole: SourceRange,
        in scope: Scope
    ) -> TypedExpression {
        let range = SourceRange(min(whole.start, left.range.start), right.range.end)
        guard let kind = op.builtin else { return unknown(range) }
        if kind == .closedRange || kind == .halfOpenRange {
            return self.range(op, left, right, hint, at: range, in: scope)
        }
        let isLogical = kind == .and || kind == .or
        if isLogical, table.operators[op.text] == nil {
            let one = logical(left)
            let other = check(right, as: standard.bool, .argument, in: scope)
            return TypedExpression(.operation(kind, one, other), standard.bool, range)
        }
        let leftType = solver.normal(left.type)
        let isOpenNil = left.isNilLiteral && leftType.wrapped?.variable != nil
        // A literal beside a part of a text is a text where one is wanted.
        let isWhole = leftType.standard == .substring && arithmeticHint(op, hint)?.standard == .string
        let isOpen = right.dependsOnHint || right.makesOfImplicitMember && !leftType.arguments.isEmpty
        // `2 * .pi`, `squares + [Circle()]`: what is wanted of the whole says of which type a part is.
        let wanted = arithmeticHint(op, hint, at: 1)
        let isSaid = wanted.map { leftType.variable?.literal != nil || $0.standard == .array } ?? false
        let rightHint: Type? = isOpen && !isOpenNil && !isWhole && !isSaid ? leftType : nil
        let ownHint = isOperand(leftType, of: op, at: 1) ? leftType : nil
        let other = infer(right, rightHint ?? ownHint ?? wanted, in: scope)
        // A number beside a value of a type that can be made of one is such a value.
        let (first, second) = (number(left, as: other.type) ?? left, number(other, as: left.type) ?? other)
        if let own = ownOperator(op, [left, other], hint, at: range)
            ?? ownOperator(op, [first, second], hint, at: range)
        {
            return own
        }
        if kind == .add, let list = wantedList(first, second, hint) {
            return TypedExpression(.operation(kind, first, second), list, range, focus: op.range)
        }
        if isLogical { return TypedExpression(.operation(kind, logical(left), logical(other)), standard.bool, range) }
        let one = isElement(second.type) ? first : anything(first)
        return operation(kind, op, one, isElement(first.type) ? second : anything(second), hint, at: range)
    }

    /// The list that is wanted of two others, where both are of its elements: `[any Shape]` of circles and squares.
    private func wantedList(_ one: TypedExpression, _ other: TypedExpression, _ hint: Type?) -> Type? {
        guard let wanted = hint.map({ solver.normal($0) }), wanted.standard == .array, !wanted.hasUnknown,
            solver.normal(one.type) != solver.normal(other.type)
        else { return nil }
        let areFit = [one, other].allSatisfy { value in speculate { solver.cost(of: value.type, as: wanted) != nil } }
        return areFit ? wanted : nil
    }

    private func logical(_ value: TypedExpression) -> TypedExpression { converted(value, to: standard.bool, .argument) }

    private func operation(
        _ kind: BuiltinOperator, _ op: Operator, _ left: TypedExpression, _ right: TypedExpression, _ hint: Type?,
        at range: SourceRange
    ) -> TypedExpression {
        if kind == .add, let text = joined(left, right) {
            return TypedExpression(.operation(kind, text.left, text.right), standard.string, range, focus: op.range)
        }
        if let type = operationType(kind, left, right, hint) {
            return TypedExpression(.operation(kind, left, right), type, range, focus: op.range)
        }
        let (one, other) = (unwrappedWhole(left), unwrappedWhole(right))
        if one !== left || other !== right { return operation(kind, op, one, other, hint, at: range) }
        reportMismatch(op, left, right)
        return hole(range, kind.isComparison ? standard.bool : .unknown)
    }

    /// What is added to a text is a text.
    private func joined(
        _ left: TypedExpression, _ right: TypedExpression
    ) -> (left: TypedExpression, right: TypedExpression)? {
        let (one, other) = (solver.normal(left.type), solver.normal(right.type))
        if one.standard == .string, other.isUnknown { return (left, converted(right, to: one, .argument)) }
        if other.standard == .string, one.isUnknown { return (converted(left, to: other, .argument), right) }
        return nil
    }

    /// What an operation gives; nil where its operands do not go together. Settles literals by the other operand.
    private func operationType(
        _ kind: BuiltinOperator, _ left: TypedExpression, _ right: TypedExpression, _ hint: Type?
    ) -> Type? {
        let one = solver.normal(left.type)
        let other = solver.normal(right.type)
        if kind.isComparison {
            return goTogether(kind, left, right) ? standard.bool : nil
        }
        if one.isOpen || other.isOpen { return .unknown }
        if one.wrapped != nil && !left.isNilLiteral || other.wrapped != nil && !right.isNilLiteral { return nil }
        if kind == .shiftLeft || kind == .shiftRight {
            return other.standard?.isWhole == true || solver.cost(of: other, as: standard.int) != nil ? one : nil
        }
        if kind == .add, one.isText, other.isText {
            // A text and a part of one are either, as it is wanted.
            let wanted = hint.map { solver.normal($0).unwrapped }
            return [one, other].first { $0.standard == wanted?.standard } ?? (one.isParameter ? other : one)
        }
        guard let type = solver.common(one, other) else {
            // Arrays of two types are added as arrays of what both are.
            let areArrays = one.standard == .array && other.standard == .array
            return kind == .add && areArrays ? standard.array(.unknown) : nil
        }
        return supports(kind, solver.normal(type)) ? type : nil
    }

    func supports(_ kind: BuiltinOperator, _ type: Type) -> Bool {
        switch type {
        case .variable, .parameter, .member, .unknown: return true
        case .any, .tuple, .function, .metatype, .composition: return false
        case .nominal(let symbol, _):
            guard let own = symbol.standard else {
                // A vocabulary's type may add; a source's says so itself.
                return symbol.description != nil && kind == .add || symbol.completeness != .closed
                    || symbol.kind == .interface
            }
            switch kind {
            case .add: return own.isNumber || [.string, .array, .substring].contains(own)
            case .remainder, .wrappingAdd, .wrappingSubtract, .wrappingMultiply, .bitAnd, .bitOr, .bitXor:
                return own.isWhole
            default: return own.isNumber
            }
        }
    }

    private func goTogether(_ kind: BuiltinOperator, _ left: TypedExpression, _ right: TypedExpression) -> Bool {
        let one = solver.normal(left.type)
        let other = solver.normal(right.type)
        if one.hasUnknown || other.hasUnknown { return true }
        // What is compared with an optional need not be one.
        if one.isOpenVariable && other.wrapped != nil || other.isOpenVariable && one.wrapped != nil { return true }
        if kind == .identical || kind == .notIdentical || kind == .matches { return true }
        if left.isNilLiteral || right.isNilLiteral {
            let known = left.isNilLiteral ? other : one
            return known.wrapped != nil || known.variable != nil
        }
        if kind.isOrder, one.wrapped != nil || other.wrapped != nil { return false }
        if one.isText, other.isText { return true }
        if case (.metatype, .metatype) = (one, other) { return !kind.isOrder }
        if one.standard == .keyPath, other.standard == .keyPath { return !kind.isOrder }
        if one.standard?.isWhole == true, other.standard?.isWhole == true { return true }
        guard let type = solver.common(one, other) else { return false }
        return isComparable(solver.normal(type), order: kind.isOrder)
    }

    /// Whether values of the type can be compared, as far as is known.
    func isComparable(_ type: Type, order: Bool) -> Bool {
        switch type {
        case .nominal(let symbol, let arguments):
            if let held = type.wrapped { return !order && isComparable(solver.normal(held), order: false) }
            if symbol.standard == .array || symbol.standard == .dictionary || symbol.standard == .set {
                return !order && arguments.allSatisfy { isComparable(solver.normal($0), order: false) }
            }
            if symbol.description != nil {
                return !order || symbol.kind == .interface || symbol.completeness != .closed
                    || symbol.isA(standard[.comparable]) == .yes
            }
            return symbol.isA(standard[order ? .comparable : .equatable]) != .no
        case .tuple(let fields): return fields.allSatisfy { isComparable(solver.normal($0.type), order: order) }
        case .parameter(let parameter):
            return parameter.constraints.isEmpty
                || parameter.constraints.contains { isComparable(solver.normal($0), order: order) }
        case .function, .any: return false
        default: return true
        }
    }

    private func reportMismatch(_ op: Operator, _ left: TypedExpression, _ right: TypedExpression) {
        guard completeness(of: left.type) == .closed, completeness(of: right.type) == .closed else { return }
        // Nothing is computed from two optionals here, though a source may have an operator for them.
        if solver.normal(left.type).wrapped != nil, solver.normal(right.type).wrapped != nil { return }
        let isEquality = op.builtin?.isComparison == true && op.builtin?.isOrder == false
        for value in [left, right] where !isEquality && !value.isNilLiteral {
            guard let wrapped = solver.normal(value.type).wrapped else { continue }
            return findings.report(.optional("\(value.type)", wanted: "\(wrapped)"), at: value.range)
        }
        findings.report(.operatorMismatch(op.text, left.shownType, right.shownType), at: op.range)
    }

    // MARK: One operand

    func prefix(
        _ op: Operator, _ operand: Expression, _ hint: Type?, at range: SourceRange, in scope: Scope
    ) -> TypedExpression {
        if op.builtin == .closedRange || op.builtin == .halfOpenRange {
            let isClosed = op.builtin == .closedRange
            let value = infer(operand, boundHint(hint), in: scope)
            let type = standard.type(isClosed ? .partialRangeThrough : .partialRangeUpTo, value.type)
            return TypedExpression(.range(isClosed ? .closed : .halfOpen, nil, value), type, range)
        }
        if op.builtin == .subtract, case .integer(let literal) = operand.kind,
            literal.value == nil || hint.map({ solver.normal($0).unwrapped.standard?.isWhole == true }) ?? false
        {
            return integer(literal.negated, hint, at: range)
        }
        if op.builtin == .subtract, operand.isNumber, let hint, solver.normal(hint).unwrapped.symbol?.standard == nil {
            // `-3` as a value of a type that can be made of a number.
            let value = infer(operand, nil, in: scope)
            let negated = TypedExpression(.negate(.subtract, value), value.type, range)
            if let made = number(negated, as: hint) { return made }
        }
        guard let kind = op.builtin else { return unknown(range) }
        let wanted = kind == .not ? standard.bool : hint
        let value = infer(operand, wanted, in: scope)
        if let own = ownOperator(op, [value], hint, at: range) { return own }
        let type = solver.normal(value.type)
        if kind == .not { return TypedExpression(.negate(kind, logical(value)), standard.bool, range) }
        let isNumber = type.standard?.isNumber == true || type.isUnknown || type.variable != nil
        if isNumber || completeness(of: type) != .closed || type.hasOpenParameters {
            return TypedExpression(.negate(kind, value), value.type, range)
        }
        findings.report(.operatorMissing(op.text, type.description), at: op.range)
        return hole(range)
    }

    func postfix(
        _ op: Operator, _ operand: Expression, _ hint: Type?, at range: SourceRange, in scope: Scope
    ) -> TypedExpression {
        let value = infer(operand, op.builtin == .closedRange ? boundHint(hint) : nil, in: scope)
        guard op.builtin == .closedRange else { return unknown(range) }
        return TypedExpression(.range(.closed, value, nil), standard.type(.partialRangeFrom, value.type), range)
    }

    private func range(
        _ op: Operator, _ left: TypedExpression, _ right: Expression, _ hint: Type?, at range: SourceRange,
        in scope: Scope
    ) -> TypedExpression {
        let other = infer(right, arithmeticHint(op, hint), in: scope)
        let kind: RangeOperator = op.builtin == .closedRange ? .closed : .halfOpen
        if let own = ownOperator(op, [left, other], hint, at: range) { return own }
        guard let bound = solver.common(left.type, other.type) else {
            reportMismatch(op, left, other)
            return hole(range)
        }
        if !bound.isUnknown, solver.normal(bound).wrapped != nil { reportMismatch(op, left, other) }
        return TypedExpression(
            .range(kind, left, other), standard.type(kind == .closed ? .closedRange : .range, bound), range)
    }
}

extension Type {
    /// Whether it may have unknown operators.
    fileprivate var isOpen: Bool { element.isUnknown || element != self }

    /// Whether it is a text or a part of one, which are compared with each other.
    var isText: Bool {
        switch resolved {
        case .parameter(let parameter): parameter.constraints.contains(where: \.isText)
        default: standard == .string || standard == .substring || standard == .stringProtocol
        }
    }
}
