import SwiftSource

// What the generic parameters of a function stand for in a call.

extension Checker {
    /// Fresh variables for the generic parameters of a function.
    func fresh(_ candidate: Callee.Candidate) -> Substitution {
        candidate.substitution.opening(candidate.function.genericParameters)
    }

    /// The wanted result type binds generic parameters that nothing else does.
    func suggest(_ result: Type, _ hint: Type) {
        var wanted = solver.normal(hint)
        if let suggestion = wanted.variable?.suggestion { wanted = solver.normal(suggestion) }
        switch solver.normal(result) {
        case .variable(let variable): if variable.binding == nil, !wanted.isUnknown { variable.suggestion = wanted }
        case .nominal(let symbol, let arguments):
            if let held = wanted.wrapped, symbol.standard != .optional { return suggest(result, held) }
            if symbol.standard == .optional, wanted.wrapped == nil { return suggest(arguments[0], wanted) }
            guard case .nominal(let other, let hints) = wanted else { return }
            guard other == symbol else {
                // `Set([.a])` where a sequence of such elements is wanted, whichever it is.
                guard symbol.standard == .set, let element = wanted.associatedType("Element") else { return }
                return suggest(arguments[0], element)
            }
            for (argument, hint) in zip(arguments, hints) { suggest(argument, hint) }
        case .tuple(let fields):
            guard case .tuple(let hints) = wanted, hints.count == fields.count else { return }
            for (field, hint) in zip(fields, hints) { suggest(field.type, hint.type) }
        default: return
        }
    }

    /// Two arguments of one generic parameter, of which the later may be missing or is of a type to which the earlier one
    /// converts: both are of that, `same(text, title)`, `same(Set([1]), Set(numbers.map(\.id)))`.
    func widen(
        _ type: Type, to expression: Expression, of parameter: ParameterSymbol, _ match: Match, in scope: Scope
    ) {
        func held(_ type: Type) -> Type { parameter.isAutoclosure ? type.function?.result ?? type : type }
        guard case .parameter = held(parameter.type), case .variable(let variable) = held(type),
            let first = variable.binding, !expression.dependsOnHint, !expression.isClosure,
            match.candidate.function.parameters.count(where: { $0.type == parameter.type }) > 1
        else { return }
        let bound = solver.normal(first)
        guard bound.wrapped == nil, !bound.isUnknown, bound.variable.map({ $0.literal != nil }) ?? true else { return }
        let later = speculate { solver.normal(infer(expression, nil, in: scope).type).settled(standard) }
        if let held = later.wrapped {
            guard speculate({ solver.cost(of: held, as: bound) }) != nil else { return }
            return solver.bind(variable, to: standard.optional(bound))
        }
        guard completeness(of: later) != .open, speculate({ solver.cost(of: later, as: bound) }) == nil,
            speculate({ solver.cost(of: bound, as: later) }) != nil
        else { return }
        solver.bind(variable, to: later)
    }

    /// Whether the arguments of generic parameters meet their constraints, as far as is known.
    func constraintsHold(of function: FunctionSymbol, _ substitution: Substitution) -> Bool {
        var generics = function.genericParameters
        if function.kind == .operator, let own = function.owner?.selfParameter { generics.append(own) }
        return generics.allSatisfy { generic in
            guard var type = substitution[generic].map({ solver.normal($0) }) else { return true }
            // A number that is written out is one of the language's, and no collection.
            if let literal = type.variable?.literal {
                type = literal == .integer && !generic.isOfFractions(standard) ? standard.int : standard.double
            }
            guard type.symbol != nil else { return true }
            return generic.constraints.allSatisfy { constraint in
                guard let wanted = constraint.symbol, let symbol = type.symbol else { return true }
                return symbol.isA(wanted) != .no || !isPlain(symbol)
            }
        }
    }

    /// Whether the types that a `where` clause equates may be equal: `where Element == String`.
    func sameTypesHold(of function: FunctionSymbol, _ substitution: Substitution) -> Bool {
        function.sameTypes.allSatisfy { one, other in
            let (left, right) = (
                solver.normal(one.substituting(substitution)), solver.normal(other.substituting(substitution))
            )
            guard let symbol = left.symbol, let wanted = right.symbol else { return true }
            if left.hasUnknown || right.hasUnknown { return !isAnother(symbol, wanted) }
            return solver.cost(of: left, as: right) != nil || solver.cost(of: right, as: left) != nil
        }
    }

    /// Whether no value is of both types, whatever their arguments are: an array is no text.
    private func isAnother(_ one: NominalSymbol, _ other: NominalSymbol) -> Bool {
        one != other
            && [one, other].allSatisfy { $0.standard != nil && $0.standard != .optional && $0.kind != .interface }
    }

    /// Whether all conformances of a type are known.
    private func isPlain(_ symbol: NominalSymbol) -> Bool { symbol.standard != nil || symbol.isOfSource }
}
