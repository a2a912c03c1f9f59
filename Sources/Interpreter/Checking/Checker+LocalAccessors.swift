import SwiftSource

/// What a variable of a body is read and set by.
struct LocalAccessors {
    let source: Source
    /// The function that sets it; nil where it cannot be set.
    let setter: LocalVariable?

    enum Source {
        /// A function without parameters that each use calls.
        case getter(LocalVariable)
        case stored(LocalVariable)
    }
}

extension Checker {
    /// A use of a variable of a body with accessors.
    func accessed(_ accessors: LocalAccessors, at range: SourceRange, in scope: Scope) -> TypedExpression {
        let value =
            switch accessors.source {
            case .stored(let variable): localReference(variable, at: range, in: scope)
            case .getter(let variable):
                TypedExpression(
                    .apply(localReference(variable, at: range, in: scope), []),
                    variable.type.function?.result ?? .unknown, range)
            }
        guard let setter = accessors.setter else { return value }
        return TypedExpression(
            .accessed(value, set: localReference(setter, at: range, in: scope)), value.type, range)
    }

    /// A computed variable of a body.
    func computed(
        _ name: String, _ body: Block, _ accessors: Accessors, _ type: Type, _ outer: Code, in scope: Scope
    ) -> [TypedStatement] {
        let getter = LocalVariable(
            name, at: body.range, type: .function(FunctionType([], type)), isMutable: false, in: outer)
        let get = accessor(name, at: body.range, result: type, in: scope) { inner, codeScope in
            checkBody(body, result: type, codeScope, inner)
        }
        scope.declare(LocalAccessors(source: .getter(getter), setter: nil), named: name)
        let reading = TypedStatement(kind: .localFunction(getter, get), range: body.range)
        guard let (block, new) = accessors.setBody else { return [reading] }
        let setter = self.setter(of: name, type, at: block.range, in: outer)
        let set = accessor(name, at: block.range, taking: (new, type), in: scope) { inner, codeScope in
            checkBody(block, result: .void, codeScope, inner)
        }
        scope.declare(LocalAccessors(source: .getter(getter), setter: setter), named: name)
        return [reading, TypedStatement(kind: .localFunction(setter, set), range: block.range)]
    }

    /// A stored variable of a body that observers watch: a function that calls them assigns it.
    func observed(
        _ name: String, _ accessors: Accessors, of stored: LocalVariable, _ outer: Code, in scope: Scope
    ) -> TypedStatement {
        let range = stored.range
        let setter = self.setter(of: name, stored.type, at: range, in: outer)
        let new = accessors.willSetBody?.1 ?? "newValue"
        let set = accessor(name, at: range, taking: (new, stored.type), in: scope) { inner, codeScope in
            let value = localReference(codeScope.code.parameters[0], at: range, in: inner)
            let place = localReference(stored, at: range, in: inner)
            let assigned = TypedExpression(.assign(place, value), .void, range)
            var statements = accessors.willSetBody.map { block($0.0.statements, in: Scope(in: inner)) } ?? []
            guard let (didSet, old) = accessors.didSetBody else {
                codeScope.code.body = statements + [TypedStatement(kind: .expression(assigned), range: range)]
                return
            }
            let kept = LocalVariable(old, at: range, type: stored.type, isMutable: false, in: codeScope.code)
            statements.append(
                TypedStatement(kind: .declare(TypedPattern(kind: .bind(kept), range: range), place), range: range))
            statements.append(TypedStatement(kind: .expression(assigned), range: range))
            let behind = Scope(in: inner)
            behind.declare(kept)
            codeScope.code.body = statements + block(didSet.statements, in: behind)
        }
        scope.declare(LocalAccessors(source: .stored(stored), setter: setter), named: name)
        return TypedStatement(kind: .localFunction(setter, set), range: range)
    }

    private func accessor(
        _ name: String, at range: SourceRange, taking new: (name: String, type: Type)? = nil, result: Type = .void,
        in scope: Scope, _ check: (Scope, CodeScope) -> Void
    ) -> Code {
        let code = Code(name: name, at: range)
        code.result = result
        let codeScope = CodeScope(code, in: scope.code)
        let inner = Scope(in: scope, code: codeScope)
        if let new {
            let value = LocalVariable(new.name, at: range, type: new.type, isMutable: false, in: code)
            code.parameters = [value]
            inner.declare(value)
        }
        check(inner, codeScope)
        return code
    }

    private func setter(of name: String, _ type: Type, at range: SourceRange, in outer: Code) -> LocalVariable {
        LocalVariable(
            name, at: range, type: .function(FunctionType([.init(type: type)], .void)), isMutable: false, in: outer)
    }
}
