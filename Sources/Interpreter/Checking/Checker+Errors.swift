import SwiftSource

extension Checker {
    /// - Parameter block: what a block's statements are in their scope.
    func `do`(
        _ statement: DoStatement, label: String?, in scope: Scope,
        block: ([Statement], Scope) -> [TypedStatement]
    ) -> TypedStatement.Kind {
        let body = block(statement.body.statements, Scope(in: scope))
        let error = Type.nominal(standard[.error], [])
        let catches = statement.catches.map { one -> TypedStatement.Catch in
            let inner = Scope(in: scope)
            let patterns = alternatives(one.patterns, of: error, in: inner)
            return .init(patterns: patterns, body: block(one.body.statements, Scope(in: inner)))
        }
        return .do(body, catches, label: label)
    }
}
