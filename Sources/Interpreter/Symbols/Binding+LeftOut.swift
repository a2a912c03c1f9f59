import SwiftSource

extension VariableDeclaration.Binding {
    /// A name that no source can write.
    private static let leftOut = "left out"

    /// Whether it is nil until other code sets it: `var model: Model!`, and an optional that others see.
    func isSetLater(isPrivate: Bool) -> Bool {
        let isNil = value.map { if case .nil = $0.kind { true } else { false } } ?? true
        guard isNil else { return false }
        return switch type?.kind {
        case .implicitlyUnwrapped: value == nil
        case .optional: !isPrivate
        default: false
        }
    }

    /// Whether its value is left out.
    var isLeftOut: Bool { if case .identifier(Self.leftOut)? = value?.kind { true } else { false } }

    /// What a variable of a file begins with that nothing in the file gives a value, under a wrapper or beside a view's
    /// members or a view: it is a property whose type is left out, as in what is copied from a page, and its value a hole.
    /// Nil of all others.
    /// - Parameter isBound: whether it is a binding, which even for an optional value is given.
    func valueLeftOut(
        by declaration: VariableDeclaration, isBound: Bool, among statements: [Statement]
    ) -> Expression? {
        guard value == nil, accessors == nil, let name = pattern.onlyName, let type else { return nil }
        switch type.kind {
        case .optional, .implicitlyUnwrapped: if declaration.isVariable, !isBound { return nil }
        default: break
        }
        if !declaration.attributes.contains(.named) {
            guard statements.contains(where: { $0.isMemberOfView || $0.makesView }),
                !statements.contains(where: { SyntaxNode.statement($0).sets(name) })
            else { return nil }
        }
        return Expression(kind: .identifier(Self.leftOut), range: pattern.range)
    }
}

extension Statement {
    /// Whether it declares something of an opaque type, as views have: `var body: some View`.
    fileprivate var isMemberOfView: Bool {
        let types: [TypeSyntax?] =
            switch kind {
            case .variable(let variable): variable.bindings.map(\.type)
            case .function(let function): [function.result]
            default: []
            }
        return types.contains { if case .opaque? = $0?.kind { true } else { false } }
    }
}

extension Statement {
    /// Whether it makes a value of a type with a closure, as containers are made: `VStack { ... }`.
    fileprivate var makesView: Bool {
        guard case .expression(let expression) = kind, case .chain(let chain) = expression.kind,
            case .identifier(let name) = chain.base.kind, name.first?.isUppercase == true
        else { return false }
        return chain.parts.contains { if case .call(let call) = $0.kind { !call.trailing.isEmpty } else { false } }
    }
}

extension SyntaxNode {
    /// Whether something in it may give a variable of the name its value.
    fileprivate func sets(_ name: String) -> Bool {
        var waiting = [self]
        while let node = waiting.popLast() {
            if case .expression(let expression) = node {
                switch expression.kind {
                case .assignment(let assignment):
                    if SyntaxNode.expression(assignment.target).mentions.contains(name) { return true }
                case .inOut(let place): if SyntaxNode.expression(place).mentions.contains(name) { return true }
                default: break
                }
            }
            waiting += node.children
        }
        return false
    }
}
