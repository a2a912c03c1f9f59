import SwiftSource

/// What an extension asks of the type that it extends: `where Element == String`, `where Self: Equatable`.
typealias ExtensionRequirements = [(left: Type, relation: GenericRequirement.Relation, right: Type)]

extension Binder {
    /// What an extension asks; nil for one that asks nothing, and for types.
    func requirements(of one: Pending) -> ExtensionRequirements? {
        guard one.isExtension else { return nil }
        // Inside the extension its parameters are what it says of them.
        let scope = Scope(in: one.scope.parent, nominal: one.symbol, generics: one.symbol.genericParameters)
        let written = one.declaration.requirements.map {
            (resolver.resolve($0.left, in: scope), $0.relation, resolver.resolve($0.right, in: scope))
        }
        let stated = statedArguments(one.declaration, of: one.symbol, in: scope).map { parameter, type in
            (Type.parameter(parameter), GenericRequirement.Relation.sameType, type)
        }
        return written.isEmpty && stated.isEmpty ? nil : written + stated
    }

    /// What `extension Pair<Int>`, or one of an alias for that, says of the parameters.
    func statedArguments(
        _ declaration: TypeDeclaration, of symbol: NominalSymbol, in scope: Scope
    ) -> [(GenericParameter, Type)] {
        guard !symbol.genericParameters.isEmpty, let syntax = declaration.extendedType,
            syntax.hasArguments || declaration.name.text.split(separator: ".").last.map(String.init) != symbol.name,
            case .nominal(let extended, let arguments) = resolver.resolve(syntax, in: scope), extended == symbol,
            arguments.count == symbol.genericParameters.count
        else { return [] }
        return zip(symbol.genericParameters, arguments).filter { !$1.hasOpenParameters }
    }
}

extension Symbol {
    /// What the extension that declares it asks of the type.
    var requirements: ExtensionRequirements? { variable?.requirements ?? function?.requirements }
}

extension Checker {
    /// Members of extensions with requirements come before those of others; those are apart for which the type surely is not
    /// what is asked.
    /// - Returns: the members, with the places of those for which it is not known whether the type is what is asked.
    func meetingRequirements(
        _ members: [Symbol], _ substitution: Substitution
    ) -> (met: [Symbol], open: Range<Int>, unmet: [Symbol]) {
        guard members.contains(where: { $0.requirements != nil }) else { return (members, 0..<0, []) }
        var (met, open, unmet): ([Symbol], [Symbol], [Symbol]) = ([], [], [])
        for member in members {
            guard let requirements = member.requirements else { continue }
            switch meets(requirements, substitution) {
            case .yes: met.append(member)
            case .maybe: open.append(member)
            case .no: unmet.append(member)
            }
        }
        let general = members.filter { $0.requirements == nil }
        return (met + open + general, met.count..<met.count + open.count, unmet)
    }

    private func meets(_ requirements: ExtensionRequirements, _ substitution: Substitution) -> Answer {
        var answer = Answer.yes
        for (left, relation, right) in requirements {
            switch meets(solver.normal(left.substituting(substitution)), relation, right.substituting(substitution)) {
            case .no: return .no
            case .maybe: answer = .maybe
            case .yes: continue
            }
        }
        return answer
    }

    private func meets(_ given: Type, _ relation: GenericRequirement.Relation, _ right: Type) -> Answer {
        let wanted = solver.normal(right)
        // Two types of the sources are not one, whatever else is not known of them.
        if relation == .sameType, let one = given.symbol, let other = wanted.symbol, one != other, one.isOfSource,
            other.isOfSource
        {
            return .no
        }
        if let literal = given.variable?.literal, relation == .sameType {
            return solver.accepts(literal, wanted) ? .yes : .no
        }
        guard let symbol = given.symbol, let other = wanted.symbol, symbol.kind != .interface, !given.hasUnknown,
            completeness(of: given) != .open
        else { return given.symbol != nil && given == wanted ? .yes : .maybe }
        switch relation {
        case .conformance: return symbol.isA(other)
        case .sameType:
            let isSame = speculate {
                solver.cost(of: given, as: wanted) != nil && solver.cost(of: wanted, as: given) != nil
            }
            return isSame ? .yes : .no
        }
    }
}
