import SwiftSource

// What `where` says of a declaration's own types.

extension Binder {
    /// `extension Optional where Wrapped == String`, or the same of a function: what the parameters are inside it.
    /// - Parameter own: of a function, its own parameters, whose associated types do not say what those of its type are.
    func bindSameTypes(
        _ requirements: [GenericRequirement], of generics: [GenericParameter], own: [GenericParameter] = [],
        in scope: Scope
    ) {
        for requirement in requirements where requirement.relation == .sameType {
            let (left, right) = (
                resolver.resolve(requirement.left, in: scope), resolver.resolve(requirement.right, in: scope)
            )
            for (one, other) in [(left, right), (right, left)] {
                // `C.SubSequence == C` does not say what `C` is.
                guard case .parameter(let parameter) = one, generics.contains(parameter), !other.holds(parameter)
                else { continue }
                if case .member(.parameter(let base), _) = other, own.contains(base), !own.contains(parameter) {
                    continue
                }
                scope.bind(parameter, to: other)
                break
            }
        }
    }

    /// What `Self` is where associated types are said to be types; nil where none is.
    func statedSelf(
        _ own: GenericParameter, _ requirements: [GenericRequirement], in scope: Scope
    ) -> GenericParameter? {
        let stated = GenericParameter("Self")
        stated.owner = own.owner
        bindAssociatedTypes(requirements, of: [own], to: stated, in: scope)
        guard !stated.associatedTypes.isEmpty else { return nil }
        stated.constraints = own.constraints + [own.owner].compactMap { $0.map { .nominal($0, []) } }
        return stated
    }

    /// `where Value.RawValue == String`: what the associated types of a declaration's own parameters are.
    func bindAssociatedTypes(
        _ requirements: [GenericRequirement], of generics: [GenericParameter], to stated: GenericParameter? = nil,
        in scope: Scope
    ) {
        for requirement in requirements where requirement.relation == .sameType {
            guard
                case .member(.parameter(let parameter), let name) = resolver.resolve(
                    requirement.left, in: scope),
                generics.contains(parameter)
            else { continue }
            let type = resolver.resolve(requirement.right, in: scope)
            // Two that are said to be each other's are neither's.
            if case .member = type { continue }
            (stated ?? parameter).associatedTypes[name] = type
        }
    }

    /// `protocol Path: Collection where Index == Int`: what a protocol says that a type of its own is.
    func addStatedTypes(of one: Pending) {
        for requirement in one.declaration.requirements where requirement.relation == .sameType {
            guard let name = requirement.left.ownName else { continue }
            let alias = AliasSymbol(name) { [resolver] in resolver.resolve(requirement.right, in: one.scope) }
            one.symbol.add(.alias(alias))
        }
    }

    /// `extension ForEach where Data == [Item], Content: View`: parameters of a type that is not generic here, which are what
    /// is said of them, or not known.
    func declareUnknownParameters(
        _ requirements: [GenericRequirement], of symbol: NominalSymbol, in scope: Scope
    ) {
        guard symbol.genericParameters.isEmpty, symbol.kind != .interface,
            symbol.isUndeclared || symbol.description != nil
        else { return }
        for requirement in requirements {
            guard case .named(let components) = requirement.left.kind, components.count == 1,
                components[0].name.text != "Self", Type.nominal(symbol).nestedType(components[0].name.text) == nil
            else { continue }
            let isSame = requirement.relation == .sameType
            scope.declare(
                AliasSymbol(components[0].name.text) { [resolver, unowned scope] in
                    isSame ? resolver.resolve(requirement.right, in: scope) : .unknown
                })
        }
    }
}
