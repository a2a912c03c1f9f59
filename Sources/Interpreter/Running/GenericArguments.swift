/// What the generic parameters of running code stand for. A class, since its closures share it.
final class GenericArguments {
    private let types: Substitution
    /// The arguments of the calling code, whose parameters the types may name.
    private let caller: GenericArguments?
    /// The arguments of the value whose method runs.
    private let own: GenericArguments?
    /// The types that were asked for. Each would ask the callers' again, twice as often with each call.
    private var known: [GenericParameter: Type] = [:]

    init(_ types: Substitution, in caller: GenericArguments? = nil, of own: GenericArguments? = nil) {
        (self.types, self.caller, self.own) = (types, caller, own)
    }

    /// The same with the arguments of the value whose method runs.
    func of(_ own: GenericArguments?) -> GenericArguments {
        own == nil ? self : GenericArguments(types, in: caller, of: own)
    }

    /// Nil where the call did not say, and where the type is too large.
    func type(of parameter: GenericParameter, _ standard: StandardTypes) -> Type? {
        guard let type = types[parameter]?.settled(standard) else { return own?.type(of: parameter, standard) }
        let closed = known[parameter] ?? type.closed(by: caller, standard).bounded
        known[parameter] = closed
        return closed.isUnknown ? nil : closed
    }
}

extension Type {
    /// The type with the arguments of its generic parameters; unknown if they are.
    func closed(by arguments: GenericArguments?, _ standard: StandardTypes) -> Type {
        switch resolved {
        case .parameter(let parameter): arguments?.type(of: parameter, standard) ?? .unknown
        case .member(let base, let name): base.closed(by: arguments, standard).associatedType(name) ?? .unknown
        case let type: type.mapped { $0.closed(by: arguments, standard) }
        }
    }
}

extension Runner {
    /// What generic parameters stand for in a value of a type, those of its superclasses included; nil for one without.
    func generics(of type: Type, in caller: GenericArguments?) -> GenericArguments? {
        guard case .nominal(let symbol, let arguments) = type.resolved, symbol.allAncestors().isGeneric else {
            return nil
        }
        let closed = arguments.map { $0.settled(table.standard).closed(by: caller, table.standard) }
        let own = Substitution(symbol, closed)
        var all = own
        for (ancestor, parameters) in symbol.allAncestors().types.dropFirst() {
            for (generic, type) in zip(ancestor.genericParameters, parameters) {
                all[generic] = type.substituting(own)
            }
        }
        return GenericArguments(all)
    }

    /// The type of a value of the source with what its generic parameters stand for; nil where that is not known.
    func specializedType(of value: Value) -> Type? {
        guard let symbol = value.ownSymbol, let generics = value.generics, !symbol.genericParameters.isEmpty else {
            return nil
        }
        return symbol.genericParameters.mapAll { generics.type(of: $0, table.standard) }.map { .nominal(symbol, $0) }
    }
}
