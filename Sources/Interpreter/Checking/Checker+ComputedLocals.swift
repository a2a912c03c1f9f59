import SwiftSource

extension Checker {
    /// A use of a computed variable of a body: a call of its getter.
    func computed(_ getter: LocalVariable, at range: SourceRange, in scope: Scope) -> TypedExpression {
        TypedExpression(
            .apply(localReference(getter, at: range, in: scope), []), getter.type.function?.result ?? .unknown, range)
    }

    /// A computed variable of a body, as a function without parameters.
    func declareComputed(
        _ name: String, _ body: Block, _ type: Type, _ outer: Code, in scope: Scope
    ) -> TypedStatement {
        let getter = LocalVariable(
            name, at: body.range, type: .function(FunctionType([], type)), isMutable: false, in: outer)
        let code = Code(name: name, at: body.range)
        code.result = type
        let codeScope = CodeScope(code, in: scope.code)
        checkBody(body, result: type, codeScope, Scope(in: scope, code: codeScope))
        scope.declareComputed(name, getter)
        return TypedStatement(kind: .localFunction(getter, code), range: body.range)
    }
}
