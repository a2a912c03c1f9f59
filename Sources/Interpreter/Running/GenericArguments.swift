/// What the generic parameters of running code stand for. A class, since its closures share it.
final class GenericArguments {
    private let types: Substitution
    /// Those of the code that made the call, whose parameters the types may name.
    private let caller: GenericArguments?

    init(_ types: Substitution, in caller: GenericArguments?) {
        (self.types, self.caller) = (types, caller)
    }

    /// Nil where the call did not say.
    func type(of parameter: GenericParameter, _ standard: StandardTypes) -> Type? {
        guard let type = types[parameter]?.settled(standard) else { return nil }
        let closed = type.closed(by: caller, standard)
        return closed.isUnknown ? nil : closed
    }
}

extension Type {
    /// With what generic parameters in it stand for; unknown where that is not known.
    func closed(by arguments: GenericArguments?, _ standard: StandardTypes) -> Type {
        switch resolved {
        case .parameter(let parameter): arguments?.type(of: parameter, standard) ?? .unknown
        case .member(let base, let name): base.closed(by: arguments, standard).associatedType(name) ?? .unknown
        case let type: type.mapped { $0.closed(by: arguments, standard) }
        }
    }
}
