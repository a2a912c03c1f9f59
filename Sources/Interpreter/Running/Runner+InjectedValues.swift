import SwiftSource

// Properties that are unwrapped where they are used, and that nothing here sets: `var model: Model!`.

extension Runner {
    /// Gives a property that is nil, and that other code sets before it is used, a value for a hole of its name. An object
    /// keeps it. Nil for other places.
    func injectValue(_ place: TypedExpression, _ frame: Frame) throws(Failure) -> Value? {
        guard case .property(let base, let symbol) = place.kind, let code = symbol.injectedValue?.checked else {
            return nil
        }
        let given = try run(code, at: place.range)
        if case .object(let object) = try evaluate(base, frame).unbacked, case .field(let index) = symbol.storage,
            object.fields.indices.contains(index)
        {
            object.fields[index] = .value(given)
            try assumeCaption(of: symbol, given, at: place.range)
        }
        return given
    }
}

extension TypedExpression {
    /// Whether it is got from a property that other code may set: `media?.title`, and a variable of that.
    var isInjected: Bool {
        switch kind {
        case .property(let base, let symbol): symbol.mayBeSetElsewhere || base.isInjected
        case .optionalChain(let base), .optionalStep(let base), .forceUnwrap(let base), .convert(let base, _, _),
            .cast(_, let base, _), .optionalTry(let base), .subscript(let base, _, _), .dynamicMember(let base, _, _),
            .dynamicCall(let base, _, _, _), .dynamicSubscript(let base, _, _):
            base.isInjected
        case .call(let call): call.receiver?.isInjected ?? false
        case .local(let variable), .captured(_, let variable): variable.isInjected
        default: false
        }
    }

    /// Whether it is a property that other code sets before it is used.
    var isInjectedProperty: Bool {
        if case .property(_, let symbol) = kind { symbol.injectedValue != nil } else { false }
    }
}
