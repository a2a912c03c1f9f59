import SwiftSource

// Where sources hand over elements.

extension Hosting {
    /// `card` of `BlueprintView(element: card)`, `UIHostingController(rootView: card)`, `ComponentHostingView { card }`,
    /// `PlaygroundPage.current.setLiveView(card)` and `blueprintView.element = card`; a window that shows more than one view
    /// is itself one.
    func element(handedOverIn expression: Expression) -> Expression? {
        switch expression.kind {
        case .chain(let chain):
            guard case .identifier(let name) = chain.base.kind, case .call(let call)? = chain.parts.first?.kind else {
                return argument(ofMethodIn: chain) ?? givenElement(of: expression)
            }
            switch self[name] {
            case .window: return call.onlyExpressionInClosure ?? (call.hasEmptyClosure ? nil : expression)
            case .frame: return Expression(chain.base, followedBy: [chain.parts[0]])
            case .closure: return call.onlyExpressionInClosure
            case .argument(let label):
                return call.arguments.first { $0.label?.text == label }?.value ?? givenElement(of: expression)
            default: return givenElement(of: expression)
            }
        case .assignment(let assignment):
            guard assignment.operator.builtin == .assign, case .chain(let target) = assignment.target.kind,
                case .member(let name)? = target.parts.last?.kind, self[name.text] == .property
            else { return nil }
            return assignment.value
        default: return nil
        }
    }

    /// What a playground's page is given to show.
    private func argument(ofMethodIn chain: PostfixChain) -> Expression? {
        guard let (name, call) = chain.lastCall, self[name.text] == .method else { return nil }
        return call.arguments.first?.value
    }

    private func givenElement(of expression: Expression) -> Expression? {
        mayGiveElement(expression) ? expression : nil
    }

    /// Whether it calls a method by which a view may be given what it shows; where its type is an element, it does.
    func mayGiveElement(_ expression: Expression) -> Bool {
        guard case .chain(let chain) = expression.kind, let (name, _) = chain.lastCall else { return false }
        return self[name.text] == .givingMethod
    }

    /// Whether it is an app's window.
    func isWindow(_ expression: Expression) -> Bool {
        guard case .chain(let chain) = expression.kind, case .identifier(let name) = chain.base.kind else {
            return false
        }
        return self[name] == .window
    }

    /// `#Preview { ... }`.
    func preview(_ expression: Expression) -> MacroExpansion? {
        if case .macro(let macro) = expression.kind, self[macro.name.text] == .previewMacro { macro } else { nil }
    }

    /// Whether a member has a name by which types show an element: as a preview, where it is static.
    func mayShowElement(_ variable: VariableSymbol) -> Bool {
        variable.isStatic ? previewMembers.contains(variable.name) : self[variable.name] == .body
    }
}

extension PostfixChain {
    /// The method that it calls at its end.
    fileprivate var lastCall: (name: Name, call: CallArguments)? {
        guard case .call(let call)? = parts.last?.kind, case .member(let name)? = parts.dropLast().last?.kind else {
            return nil
        }
        return (name, call)
    }
}

extension Expression {
    /// Whether it only names something of `self`, perhaps with a call of no arguments: `element`, `self.makeElement()`.
    var isReference: Bool {
        guard case .chain(let chain) = kind else { return false }
        var parts = chain.parts[...]
        switch chain.base.kind {
        case .selfValue:
            guard case .member? = parts.first?.kind else { return false }
            parts.removeFirst()
        case .identifier(let name):
            if name.first?.isUppercase == true { return false }
        default: return false
        }
        guard let last = parts.first else { return true }
        guard case .call(let call) = last.kind else { return false }
        return call.arguments.isEmpty && call.trailing.isEmpty && parts.count == 1
    }
}

extension CallArguments {
    /// The only expression of the first closure among them, which it may return.
    fileprivate var onlyExpressionInClosure: Expression? {
        guard let statements = statementsOfClosure else { return nil }
        if statements.count == 1, case .return(let value) = statements[0].kind { return value }
        return statements.onlyExpression
    }

    fileprivate var hasEmptyClosure: Bool { statementsOfClosure?.isEmpty ?? true }

    /// The elements of the first closure.
    private var statementsOfClosure: [Statement]? {
        WrittenArgument.all(of: self).lazy.compactMap { argument in
            if case .closure(let closure) = argument.value.kind { closure.body.statements.active } else { nil }
        }.first
    }
}
