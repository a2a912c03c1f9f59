// What unknown methods of elements and views give: perhaps a modifier's element, perhaps anything.

extension Checker {
    /// The result of an unknown method of an element or a view: a modifier gives the element, another method a hole.
    func elementOrAnything(_ type: Type) -> Type {
        if case .composition = solver.normal(type) { return type }
        return isElement(type) || type.symbol?.kind == .object ? .composition([type, .unknown]) : type
    }

    /// Whether an unknown method gave it.
    func isPerhapsModified(_ value: TypedExpression) -> Bool {
        let type = solver.normal(value.type)
        return type.element != type
    }

    /// The result of an unknown method of an element if no element is wanted: `let (width, height) = row.measures()`.
    func anything(_ value: TypedExpression) -> TypedExpression {
        let type = solver.normal(value.type)
        guard type.element != type, case .hole(let site) = value.kind, site.unmodified != nil else { return value }
        return hole(value.range)
    }

    /// An unknown modifier that code which extends all elements calls on its own: `extension View { ... card() }`.
    func ownModifier(_ name: HoleSite, _ site: CallSite, in scope: Scope) -> TypedExpression? {
        guard name.text.first?.isLowercase == true, let extended = scope.enclosing.lazy.compactMap(\.nominal).first,
            extended.kind == .interface, isElement(extended), let own = selfReference(at: name.range, in: scope)
        else { return nil }
        checkLoosely(site, in: scope)
        let isPlain = table.vocabulary.plainModifiers.contains(name.text)
        if isPlain { findings.note(.withoutEffect(name.text), at: name.range) }
        let hole = HoleSite(
            "." + text(site.range), at: site.range, unmodified: own, hint: name.hint, isReported: isPlain)
        return TypedExpression(.hole(hole), elementOrAnything(own.type), site.range)
    }
}

extension Type {
    /// The element that an unknown method may have left as it is; other types themselves.
    var element: Type {
        if case .composition(let types) = self, types.count == 2, types[1].isUnknown { types[0] } else { self }
    }
}
