import SwiftSource

extension Checker {
    /// - Parameter block: what a block's statements are in their scope.
    func `do`(
        _ statement: DoStatement, label: String?, in scope: Scope,
        block: ([Statement], Scope) -> [TypedStatement]
    ) -> TypedStatement.Kind {
        let start = context.thrown.count
        let body = block(statement.body.statements, Scope(in: scope))
        let errors = Array(context.thrown[start...])
        context.thrown.removeSubrange(start...)
        let error = common(of: errors)
        let catches = statement.catches.map { one -> TypedStatement.Catch in
            let inner = Scope(in: scope)
            let patterns = alternatives(one.patterns, of: error, in: inner)
            return .init(patterns: patterns, body: block(one.body.statements, Scope(in: inner)))
        }
        if !catches.contains(where: { $0.patterns.contains { $0.condition == nil && $0.pattern.isName } }) {
            context.thrown += errors
        }
        return .do(body, catches, label: label)
    }

    /// The type of the errors of a body: what all that may throw there throws.
    private func common(of errors: [Type?]) -> Type {
        let types = Set(errors.map { $0.map { solver.normal($0) } })
        if types.count == 1, case let type?? = types.first, type.symbol?.isOfSource == true { return type }
        return .nominal(standard[.error], [])
    }
}

extension TypedPattern {
    /// Whether it takes each value under a name, or none.
    fileprivate var isName: Bool {
        switch kind {
        case .bind, .wildcard: true
        default: false
        }
    }
}
