import SwiftSource

// Which declarations give elements, and the checking of code that no statement calls.

extension Checker {
    /// Whether values of a type are elements or show one: an element of the vocabulary, or a type with a `body`.
    func showsElement(_ symbol: NominalSymbol) -> Bool {
        isElement(symbol) || body(of: symbol) != nil || table.shownMethod(of: symbol) != nil
    }

    /// The property that shows an element, of a type that is not an element itself.
    func body(of symbol: NominalSymbol) -> VariableSymbol? {
        for name in table.hosting.bodies {
            for case .variable(let variable) in symbol.members(named: name) where showsElement(variable) {
                return variable
            }
        }
        return nil
    }

    private func showsElement(_ variable: VariableSymbol) -> Bool {
        guard !variable.isStatic, case .computed = variable.storage, let syntax = variable.writtenType else {
            return false
        }
        let type = table.type(of: variable)
        return isElement(type) || isOpaqueElement(syntax, type)
    }

    /// Whether it is written as `some P` with an unknown protocol, which may be one of elements.
    private func isOpaqueElement(_ syntax: TypeSyntax, _ type: Type) -> Bool {
        guard case .opaque = syntax.kind, let name = syntax.lastName else { return false }
        return type.isUnknown && !table.hosting.isOther(name)
    }

    /// Whether a written type is one of elements: `some View`, `Element`, `HeaderView`.
    func givesElement(_ syntax: TypeSyntax, _ type: Type) -> Bool {
        switch syntax.kind {
        case .opaque, .existential, .named:
            guard let name = syntax.lastName, !table.hosting.isOther(name) else { return false }
            if isElement(type) { return true }
            if let symbol = type.symbol, symbol.isOfSource, symbol.kind != .interface { return showsElement(symbol) }
            return isOpaqueElement(syntax, type)
        default: return false
        }
    }

    /// Whether a member is what the type shows: not a root of its own. What a modifier makes of its content is one, and
    /// what a style makes of a control's parts.
    func isAsked(_ name: String, of owner: NominalSymbol?) -> Bool {
        guard let owner, !owner.isUndeclared, showsElement(owner) else { return false }
        return table.hosting[name] == .body || isRequired(name, of: owner)
    }

    /// Whether the vocabulary declares a member of that name for the type.
    private func isRequired(_ name: String, of owner: NominalSymbol) -> Bool {
        owner.openTypes.contains { open in open.members.contains { $0.name == name } }
    }

    /// Whether a type was laid out: something ran that shows it, or that the vocabulary requires of it, as of a layout.
    func hasRun(_ symbol: NominalSymbol) -> Bool {
        let isLayout = !symbol.isUndeclared && !showsElement(symbol)
        func isAsked(_ name: String) -> Bool {
            isLayout ? isRequired(name, of: symbol) : self.isAsked(name, of: symbol)
        }
        return symbol.members.values.joined().contains { $0.hasRun && isAsked($0.name) }
    }

    func isComputed(_ name: String, of owner: NominalSymbol) -> Bool {
        owner.members(named: name).contains { symbol in
            if case .variable(let variable) = symbol, case .computed = variable.storage { true } else { false }
        }
    }

    // MARK: Hosted elements

    func isHosted(_ expression: Expression) -> Bool {
        !hostedElements.isEmpty && context.hosting != expression.range && hostedElements.contains(expression.range)
    }

    /// An element that is passed to a view, marked as hosted.
    @inline(never)
    func hosted(_ expression: Expression, _ hint: Type?, in scope: Scope) -> TypedExpression {
        let around = context.hosting
        context.hosting = expression.range
        defer { context.hosting = around }
        let value = infer(expression, hint, in: scope)
        if table.hosting.mayGiveElement(expression), isElement(solver.normal(value.type)) {
            hostCalls.insert(expression.range)
        }
        return TypedExpression(.hosted(value), value.type, value.range)
    }

    // MARK: Code

    /// The type of elements, a single one or several.
    var shownElements: BuilderType? {
        guard let name = table.vocabulary.elementName, let symbol = table.described(name) else { return nil }
        return BuilderType(child: .nominal(symbol, []), isSingle: true)
    }

    /// The content of a `#Preview`: a view controller as it is, for what it shows is asked of it.
    func code(of preview: MacroExpansion, at range: SourceRange) -> Code? {
        guard let body = preview.body, let builder = shownElements else { return nil }
        let code = Code(name: "preview", at: range)
        let scope = Scope(in: globalScope, code: CodeScope(code, in: nil))
        if let shown = controller(in: preview), self.body(of: shown) != nil {
            code.result = .unknown
            if let around = scope.code { checkBody(body, result: .unknown, around, scope) }
        } else {
            code.result = builder.child
            code.builder = builder
            code.expression = build(body.statements, builder, at: range, in: Scope(in: scope))
        }
        return code
    }

    /// Whether a preview shows a view controller that has none of the members by which types show an element.
    func showsBareController(_ preview: MacroExpansion) -> Bool {
        controller(in: preview).map { body(of: $0) == nil } ?? false
    }

    /// The type of the view controller that a preview shows; nil where it shows none.
    private func controller(in preview: MacroExpansion) -> NominalSymbol? {
        let last: Expression
        switch preview.body?.statements.active.last?.kind {
        case .expression(let shown), .return(let shown?): last = shown
        default: return nil
        }
        return speculate {
            let type = solver.normal(infer(last, nil, in: globalScope).type)
            return isController(type) ? type.symbol : nil
        }
    }

    /// A top-level expression, by itself.
    func code(of expression: Expression) -> Code {
        silently { checkInitial(expression, type: shownElements?.child, name: "element", in: globalScope) }
    }

    /// An expression in a member of a type, without the code around it.
    func code(of expression: Expression, in owner: NominalSymbol) -> Code {
        let scope = Scope(in: globalScope, nominal: owner, hasSelf: true, generics: owner.genericParameters)
        return silently {
            checkInitial(expression, type: shownElements?.child, name: "element", in: scope, selfOwner: owner)
        }
    }

    /// Checks what is checked where it stands, too.
    private func silently(_ body: () -> Code) -> Code {
        let known = findings.mark
        defer { findings.rollBack(to: known) }
        return body()
    }
}

extension MacroExpansion {
    /// What stands in its first closure.
    fileprivate var body: Block? {
        arguments.lazy.compactMap { argument in
            if case .closure(let closure) = argument.value.kind { closure.body } else { nil }
        }.first
    }
}
