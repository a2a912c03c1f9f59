import SwiftSource

/// What an extension asks of the type that it extends: `where Element == String`, `where Self: Equatable`.
struct ExtensionRequirements {
    let all: [(left: Type, relation: GenericRequirement.Relation, right: Type)]
}

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
        return written.isEmpty && stated.isEmpty ? nil : ExtensionRequirements(all: written + stated)
    }

    /// What `extension Pair<Int>`, or one of an alias for that, says of the parameters.
    func statedArguments(
        _ declaration: TypeDeclaration, of symbol: NominalSymbol, in scope: Scope
    ) -> [(GenericParameter, Type)] {
        guard !symbol.genericParameters.isEmpty, let syntax = declaration.extendedType,
            case .nominal(let extended, let arguments) = resolver.resolve(syntax, in: scope), extended == symbol,
            arguments.count == symbol.genericParameters.count
        else { return [] }
        return zip(symbol.genericParameters, arguments).filter { !$1.hasUnknown && !$1.hasOpenParameters }
    }
}

extension Symbol {
    /// What the extension that declares it asks of the type.
    var requirements: ExtensionRequirements? { variable?.requirements ?? function?.requirements }
}

extension Checker {
    /// Members of extensions with requirements come before those of others, and are left out where the type surely is not
    /// what is asked; where that leaves none, all stay, since other files may say more of the type.
    func meetingRequirements(_ members: [Symbol], _ substitution: Substitution) -> [Symbol] {
        guard members.contains(where: { $0.requirements != nil }) else { return members }
        let (special, general) = (
            members.filter { $0.requirements != nil }, members.filter { $0.requirements == nil }
        )
        let met = special.filter { meets($0.requirements, substitution) } + general
        return met.isEmpty ? members : met
    }

    private func meets(_ requirements: ExtensionRequirements?, _ substitution: Substitution) -> Bool {
        requirements?.all.allSatisfy { left, relation, right in
            let (given, wanted) = (solver.normal(left.substituting(substitution)), right.substituting(substitution))
            if let literal = given.variable?.literal, relation == .sameType { return solver.accepts(literal, wanted) }
            guard let symbol = given.symbol, let other = solver.normal(wanted).symbol, symbol.kind != .interface,
                !given.hasUnknown, isCertain(given)
            else { return true }
            switch relation {
            case .conformance: return symbol.isA(other) != .no
            case .sameType:
                return speculate {
                    solver.cost(of: given, as: wanted) != nil && solver.cost(of: wanted, as: given) != nil
                }
            }
        } ?? true
    }
}
