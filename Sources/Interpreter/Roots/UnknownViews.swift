extension TypedExpression {
    /// Whether it shows nothing but one unknown view, perhaps with modifiers.
    var showsUnknown: Bool {
        switch kind {
        case .hole(let site): site.unmodified?.showsUnknown ?? site.contents.isEmpty
        case .convert(let inner, _, _), .hosted(let inner), .dynamicMember(let inner, _, _),
            .dynamicCall(let inner, _, _, _):
            inner.showsUnknown
        case .build(let statements, _):
            if statements.count == 1, case .expression(let value) = statements[0].kind {
                value.showsUnknown
            } else {
                false
            }
        case .call(let call): call.receiver?.showsUnknown ?? false
        default: false
        }
    }
}
