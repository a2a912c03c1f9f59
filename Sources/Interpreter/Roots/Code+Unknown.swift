// What code shows that is not known here.

extension Code {
    /// Whether all that it shows are views that are not known, perhaps in containers and with modifiers.
    var showsUnknown: Bool {
        if let expression { return expression.showsUnknown }
        let shown = body.compactMap { statement -> TypedExpression? in
            switch statement.kind {
            case .expression(let value), .return(let value?): value
            default: nil
            }
        }
        return shown.count == body.count && !shown.isEmpty && shown.allSatisfy(\.showsUnknown)
    }
}

extension TypedExpression {
    fileprivate var showsUnknown: Bool {
        switch kind {
        case .hole(let site): site.unmodified?.showsUnknown ?? site.contents.allSatisfy(\.showsUnknown)
        case .convert(let inner, _, _), .hosted(let inner), .dynamicMember(let inner, _, _),
            .dynamicCall(let inner, _, _, _):
            inner.showsUnknown
        case .build(let statements, _):
            !statements.isEmpty
                && statements.allSatisfy { statement in
                    if case .expression(let value) = statement.kind { value.showsUnknown } else { false }
                }
        case .array(let values): !values.isEmpty && values.allSatisfy(\.showsUnknown)
        case .call(let call):
            if let receiver = call.receiver { receiver.showsUnknown } else { call.showsUnknown }
        default: false
        }
    }
}

extension TypedCall {
    /// Whether it is of a container of such views.
    fileprivate var showsUnknown: Bool {
        let contents = arguments.compactMap { argument -> Bool? in
            guard case .value(let value, _) = argument else { return nil }
            return switch value.kind {
            case .closure(let code): code.showsUnknown
            case .build: value.showsUnknown
            default: nil
            }
        }
        return !contents.isEmpty && contents.allSatisfy { $0 }
    }
}

extension FunctionSymbol {
    /// Whether it gives nothing, whatever is known: all that it does is call a function of `Never`, as `fatalError()` is.
    var onlyStops: Bool { body?.checked.expression?.type.standard == .never }
}

extension HoleValue {
    /// Whether it is a call of a type: `Card(title: "a")`.
    var isMadeByType: Bool { text.namesType && text.contains { "({".contains($0) } }
}
