import SwiftSource

// Parts of a view's body that stand alone in a file, as they are copied from a page.

extension Checker {
    /// What a statement of a file shows that is meant for a view's body; nil of all others.
    func part(_ statement: Statement, in scope: Scope) -> TypedStatement? {
        switch statement.kind {
        case .expression(let expression):
            guard let whole = expression.behindNothing else { return nil }
            let value = infer(whole, nil, in: scope)
            settle(value)
            return TypedStatement(kind: .expression(value), range: statement.range)
        case .if, .switch:
            guard let builder = shownElements, shows(statement, in: scope) else { return nil }
            let value = build([statement], builder, at: statement.range, in: Scope(in: scope))
            return TypedStatement(kind: .expression(value), range: statement.range)
        default: return nil
        }
    }

    /// Whether a branch of a statement ends with an element that nothing takes.
    private func shows(_ statement: Statement, in scope: Scope) -> Bool {
        statement.branches.contains { branch in
            guard let last = branch.active.last else { return false }
            guard case .expression(let expression) = last.kind else { return shows(last, in: scope) }
            guard case .chain = expression.kind else { return false }
            return isElement(speculate { infer(expression, nil, in: Scope(in: scope)).type })
        }
    }
}

extension Expression {
    /// `.padding().frame(width: 9)`, behind a view that is left out.
    fileprivate var behindNothing: Expression? {
        let (first, parts): (Expression, [PostfixPart]) =
            if case .chain(let chain) = kind { (chain.base, chain.parts) } else { (self, []) }
        guard case .implicitMember(let name) = first.kind else { return nil }
        let nothing = Expression(kind: .identifier(""), range: SourceRange(range.start, range.start))
        return Expression(nothing, followedBy: [PostfixPart(kind: .member(name), range: first.range)] + parts)
    }
}

extension Statement {
    /// The statements of its branches.
    fileprivate var branches: [[Statement]] {
        switch kind {
        case .if(let statement):
            statement.branches.map(\.body.statements) + [statement.otherwise?.statements].compactMap(\.self)
        case .switch(let statement): statement.cases.map(\.body)
        default: []
        }
    }
}
