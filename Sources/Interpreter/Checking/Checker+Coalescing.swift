import SwiftSource

extension Checker {
    /// `value ?? other`, grouped from the right.
    func coalesce(
        _ chain: InfixChain, _ hint: Type?, at range: SourceRange, in scope: Scope
    ) -> TypedExpression {
        var operands = [chain.first] + chain.rest.map(\.operand)
        guard let last = operands.popLast() else { return hole(range) }
        let wantedOptional = hint.map { hint in
            solver.normal(hint).wrapped == nil && !hint.isUnknown ? standard.optional(hint) : hint
        }
        let values = operands.map { infer($0, $0.dependsOnHint ? wantedOptional : nil, in: scope) }
        let held = values.last.flatMap { solver.normal($0.type).wrapped } ?? values.last?.type
        var right = infer(last, held.flatMap { wanted(of: $0, for: last, hint) } ?? hint, in: scope)
        right = unwrapped(right, for: hint)
        for value in values.reversed() {
            let type = solver.normal(value.type)
            let wrapped = type.wrapped ?? type
            let result: Type
            if wrapped.isUnknown {
                // A literal beside it is of whatever type it is.
                _ = solver.cost(of: .unknown, as: right.type)
                result = right.type
            } else if wrapped.wrapped != nil, !right.isNilLiteral, let common = solver.common(wrapped, right.type) {
                result = common
            } else if solver.normal(right.type).wrapped != nil, !right.isNilLiteral {
                let common = solver.common(type, right.type) ?? solver.superclass(of: type, and: right.type)
                result = common ?? right.type
            } else if right.isNilLiteral {
                result = wrapped.wrapped != nil && hint.map({ solver.normal($0) }) != type ? wrapped : type
            } else if let common = solver.common(wrapped, right.type) {
                result = common
            } else if isElement(wrapped), isElement(right.type), let hint {
                result = hint
            } else if let common = hint.map({ solver.normal($0).unwrapped }), areBoth(wrapped, right.type, common) {
                result = common
            } else if let common = solver.superclass(of: wrapped, and: right.type) {
                result = common
            } else if hint == nil, context.unknownCallDepth > 0 {
                // An unknown call may take any value, or a value of both types.
                result = .unknown
            } else {
                right = converted(right, to: wrapped, .argument)
                result = wrapped
            }
            right = TypedExpression(.coalesce(value, right), result, SourceRange(value.range.start, right.range.end))
        }
        return right
    }

    /// What is implicitly unwrapped, where anything but an optional is wanted.
    func unwrapped(_ value: TypedExpression, for hint: Type?) -> TypedExpression {
        guard value.isImplicitlyUnwrapped, let symbol = hint.flatMap({ solver.normal($0).symbol }),
            symbol.standard != .optional
        else { return value }
        return unwrappedWhole(value)
    }

    /// Whether values of two types are what is wanted, a protocol or a superclass of both.
    private func areBoth(_ one: Type, _ other: Type, _ common: Type) -> Bool {
        let isShared =
            switch common {
            case .any, .composition: true
            case .nominal(let symbol, _): symbol.kind == .interface || symbol.kind == .object
            default: false
            }
        return isShared
            && speculate { solver.cost(of: one, as: common) != nil && solver.cost(of: other, as: common) != nil }
    }

    /// What is wanted instead of a value that is not there. A member of a number that is written out, `[0.5].last ?? .zero`, is
    /// one of the type that the whole is to have, else of its own. Nil where nothing is known.
    private func wanted(of held: Type, for last: Expression, _ hint: Type?) -> Type? {
        guard !held.isUnknown else { return nil }
        guard last.dependsOnHint, held.hasOpenLiteral else { return held }
        let isFit = hint.map { hint in
            !solver.normal(hint).isUnknown && speculate { solver.cost(of: held, as: hint) } != nil
        }
        return isFit == true ? hint : held.settled(standard)
    }
}

extension Type {
    /// Whether it is, or is made of, a number that is written out, whose type is open.
    fileprivate var hasOpenLiteral: Bool {
        switch resolved {
        case .variable(let variable): variable.literal != nil
        case .tuple(let fields): fields.contains { $0.type.hasOpenLiteral }
        default: false
        }
    }
}
