import SwiftSource

// The standard operators for which the sources have functions.

extension Checker {
    func ownOperator(
        _ op: Operator, _ operands: [TypedExpression], _ hint: Type?, at range: SourceRange
    ) -> TypedExpression? {
        let types = operands.map { solver.normal($0.type).element }
        // Numbers alone are numbers, unless something else is wanted that can be made of them.
        let wanted = hint.flatMap { solver.normal($0).unwrapped.symbol }
        let known = Set(types.filter { $0.variable?.literal == nil })
        if let kind = op.builtin, types.count == 2 || kind.isPrefix,
            wanted.map({ $0.standard != nil }) ?? true,
            known.isEmpty
                || known.count == 1 && known.count < types.count
                    && known.allSatisfy({ supports(kind, $0) && $0.standard?.isNumber == true })
        {
            return nil
        }
        var candidates = (table.operators[op.text] ?? []).filter { mayTake(types, $0) }
        candidates += described(op.text, operands)
        guard !candidates.isEmpty else { return nil }
        let fitting = candidates.compactMap { function in
            speculate { cost(of: function, operands) }.map { (function: function, cost: $0) }
        }
        // One of several that take the operands may give what is wanted.
        let giving = hint.map { suggested($0) }.map { hint in
            fitting.filter { one in speculate { solver.cost(of: one.function.result, as: hint) } == 0 }
        }
        let meant = giving.flatMap { $0.isEmpty ? nil : $0 } ?? fitting
        guard let best = meant.min(by: { $0.cost < $1.cost }) else { return nil }
        let substitution = open(best.function, for: operands[0].type)
        let arguments = zip(operands, best.function.parameters).map { operand, parameter in
            let type = parameter.type.substituting(substitution)
            _ = solver.cost(of: solver.normal(operand.type).element, as: type)
            if parameter.isInout { return TypedArgument.value(TypedExpression(.inOut(operand), type, operand.range)) }
            return TypedArgument.value(number(operand, as: type) ?? converted(operand, to: type, .argument))
        }
        var call = TypedCall(
            function: best.function, receiver: nil, type: nil, arguments: arguments, nameRange: op.range)
        if best.function.isInterpreted { call.generics = substitution }
        return TypedExpression(.call(call), best.function.result.substituting(substitution), range)
    }

    /// `place += value` by an operator of the sources that takes just such a place.
    func ownCompound(
        _ op: Operator, _ place: TypedExpression, _ value: TypedExpression, at range: SourceRange
    ) -> TypedExpression? {
        guard !place.type.isUnknown else { return nil }
        // An unknown operand goes to the only operator for such a place.
        let isUnknown = solver.normal(value.type).isUnknown
        if isUnknown, onlyCompound(op, place) == nil { return nil }
        for function in table.operators[op.text] ?? [] where function.parameters.count == 2 {
            let substitution = open(function, for: place.type)
            let types = function.parameters.map { $0.type.substituting(substitution) }
            let fits = speculate { takes(function, place) && (isUnknown || cost(of: function, [place, value]) != nil) }
            guard fits else { continue }
            _ = solver.cost(of: place.type, as: types[0])
            return TypedExpression(
                .compoundAssignCall(place, function, converted(value, to: types[1], .argument)), .void, range)
        }
        return nil
    }

    /// The only operator of the sources that changes just such a place; nil for several, and for places that the language's
    /// own operators change, too.
    func onlyCompound(_ op: Operator, _ place: TypedExpression) -> FunctionSymbol? {
        guard !place.type.isUnknown, solver.normal(place.type).standard == nil else { return nil }
        let all = (table.operators[op.text] ?? []).filter { function in
            function.parameters.count == 2 && speculate { takes(function, place) }
        }
        return all.count == 1 ? all[0] : nil
    }

    /// Whether an operator that changes its first operand changes just such a place.
    private func takes(_ function: FunctionSymbol, _ place: TypedExpression) -> Bool {
        let substitution = open(function, for: place.type)
        return solver.cost(of: place.type, as: function.parameters[0].type.substituting(substitution)) == 0
    }

    /// Variables for what the operands say: the generic parameters of an operator, and of the type that declares it.
    /// - Parameter type: what `Self` is; nil where the operands say.
    func open(_ function: FunctionSymbol, for type: Type? = nil) -> Substitution {
        var substitution = Substitution().opening(
            function.genericParameters + (function.owner?.genericParameters ?? []))
        if let own = function.owner?.selfParameter { substitution[own] = type ?? .variable(TypeVariable(for: own)) }
        return substitution
    }

    /// Whether an operator may be meant, as far as the types' names say: of thousands few are looked at closely.
    private func mayTake(_ types: [Type], _ function: FunctionSymbol) -> Bool {
        let parameters = function.parameters
        return parameters.count == types.count
            && zip(parameters, types).allSatisfy { parameter, type in
                guard case .nominal(let wanted, _) = parameter.type, case .nominal(let symbol, _) = type else {
                    return true
                }
                let isPlain = wanted.isOfSource && (wanted.kind == .structure || wanted.kind == .enumeration)
                return !isPlain || symbol == wanted || symbol.completeness == .open
            }
    }

    /// Operators that a vocabulary declares for its types.
    func described(_ name: String, _ operands: [TypedExpression]) -> [FunctionSymbol] {
        operands.flatMap { operand -> [FunctionSymbol] in
            guard let symbol = solver.normal(operand.type).element.symbol, symbol.description != nil else { return [] }
            return symbol.members(named: name).compactMap(\.function).filter { $0.parameters.count == operands.count }
        }
    }

    private func cost(of function: FunctionSymbol, _ operands: [TypedExpression]) -> Int? {
        let substitution = open(function)
        var total = function.genericParameters.isEmpty ? 0 : 1
        for (operand, parameter) in zip(operands, function.parameters) {
            // For unknown operands the language's own operators are as good.
            let type = solver.normal(operand.type).element
            if type.isUnknown || type.variable.map({ $0.literal == nil }) ?? false { return nil }
            // What conforms to a protocol may be of any type: an operator of one certain type does not take it.
            if type.isParameter, let wanted = parameter.type.resolved.symbol, wanted.kind != .interface { return nil }
            let wanted = parameter.type.substituting(substitution)
            guard let cost = solver.cost(of: type, as: wanted), cost < 3 || wanted.unwrapped.isAny else { return nil }
            total += cost
        }
        if let owner = function.owner, let own = owner.selfParameter,
            let type = substitution[own].map({ solver.normal($0) })
        {
            guard type.symbol?.isA(owner) == .yes || type.isParameter(of: owner) else { return nil }
        }
        return constraintsHold(of: function, substitution) ? total : nil
    }
}

extension Type {
    fileprivate var isAny: Bool { if case .any = self { true } else { false } }

    /// Whether it is a generic parameter that conforms to a protocol, or the protocol's `Self`.
    fileprivate func isParameter(of owner: NominalSymbol) -> Bool {
        guard case .parameter(let parameter) = self else { return false }
        return parameter == owner.selfParameter || parameter.constraints.contains { $0.symbol?.isA(owner) == .yes }
    }
}

extension TypedExpression {
    /// Its type as an error names it.
    var shownType: String { isNilLiteral ? "nil" : type.description }
}
