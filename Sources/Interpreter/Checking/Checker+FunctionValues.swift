import SwiftSource

extension Checker {
    /// A function used as a value: the overload that fits.
    func functionValue(
        _ callee: Callee, _ hint: Type?, at range: SourceRange, in scope: Scope
    ) -> TypedExpression {
        if let local = callee.local {
            let place = localReference(local.variable, at: range, in: scope)
            return TypedExpression(place.kind, .function(local.symbol.functionType(standard)), range)
        }
        if mayBeProperty(callee, hint, in: scope) {
            return unknown(range)
        }
        var best: (candidate: Callee.Candidate, type: Type, cost: (Int, Int))?
        let candidates = callee.candidates + callee.candidates.compactMap(\.withoutArguments)
        for candidate in candidates {
            let (_, type) = instantiated(candidate)
            let cost = hint.map { hint in speculate { solver.cost(of: type, as: hint) } } ?? 0
            // An initializer that cannot fail comes before one that can.
            guard let cost = cost.map({ ($0, candidate.function.isFailable ? 1 : 0) }) else { continue }
            if best.map({ cost < $0.cost }) ?? true { best = (candidate, type, cost) }
        }
        let receiver = callee.receiver.map { own in
            callee.isSuper ? TypedExpression(.superValue(own), own.type, own.range) : own
        }
        guard let best else {
            let count = hint.flatMap { solver.normal($0).unwrapped.function }?.parameters.count
            guard let first = candidates.first(where: { $0.function.parameters.count == count }) ?? candidates.first
            else { return hole(range) }
            return TypedExpression(.functionValue(first.function, receiver: receiver), instantiated(first).type, range)
        }
        return TypedExpression(.functionValue(best.candidate.function, receiver: receiver), best.type, range)
    }

    /// Whether a name is hardly that of the library's methods, where no function is wanted: another file may declare a
    /// property of that name, `offset` of a view.
    private func mayBeProperty(_ callee: Callee, _ hint: Type?, in scope: Scope) -> Bool {
        guard let receiver = callee.receiver else {
            // `type` in an extension of a type that is declared elsewhere.
            return hint == nil && callee.candidates.allSatisfy { $0.function.owner == nil && $0.function.isOfLibrary }
                && scope.enclosing.contains { $0.nominal?.isOfPhantom == true }
        }
        guard
            callee.candidates.allSatisfy({ $0.function.owner.map { !$0.isOfSource || $0.isFromLibraryText } ?? false })
        else { return false }
        guard let hint = hint.map({ solver.normal($0).unwrapped }), !hint.isUnknown else {
            return isElement(solver.normal(receiver.type))
        }
        return hint.function == nil
    }

    /// A function's type with fresh variables for its generic parameters.
    func instantiated(_ candidate: Callee.Candidate) -> (Substitution, type: Type) {
        let substitution = fresh(candidate)
        return (substitution, Type.function(candidate.function.functionType(standard)).substituting(substitution))
    }
}

extension Callee.Candidate {
    /// The other initializer of a struct whose properties all have values; nil for one that is not that struct's own.
    fileprivate var withoutArguments: Self? {
        guard case .memberwise = function.implementation, !function.parameters.isEmpty,
            function.parameters.allSatisfy(\.hasDefault)
        else { return nil }
        let (result, owner) = (function.result, function.owner)
        return Self(
            function: FunctionSymbol(
                function.name, .initializer, at: function.range, owner: owner, isStatic: true,
                implementation: .memberwise([])
            ) { .init(parameters: [], result: result) },
            substitution: substitution)
    }
}
