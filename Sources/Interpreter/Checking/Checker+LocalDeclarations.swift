import SwiftSource

// The variables and functions that statements declare.

extension Checker {
    func declare(
        _ declaration: VariableDeclaration, at range: SourceRange, in scope: Scope
    ) -> TypedStatement? {
        var statements: [TypedStatement] = []
        for binding in declaration.bindings {
            if scope.code?.isTopLevel == true, scope.isFileScope {
                statements += declareTopLevel(binding, at: range)
            } else {
                statements += declareLocal(binding, declaration, in: scope)
            }
        }
        return statements.count == 1
            ? statements[0] : TypedStatement(kind: .block(statements, label: nil), range: range)
    }

    private func declareLocal(
        _ binding: VariableDeclaration.Binding, _ declaration: VariableDeclaration, in scope: Scope
    ) -> [TypedStatement] {
        let written = binding.type.map { resolver.resolve($0, in: scope) }
        let wrappers = ownWrappers(in: declaration.attributes, in: scope)
        if let name = binding.pattern.onlyName, !wrappers.isEmpty {
            return wrapLocal(name, written, wrappers, of: binding.value, at: binding.range, in: scope)
        }
        scope.bindsUnwrapped = binding.type?.isImplicitlyUnwrapped ?? false
        defer { scope.bindsUnwrapped = false }
        let outer = scope.code?.code
        if let accessors = binding.accessors, let name = binding.pattern.onlyName {
            guard !accessors.isObserving, accessors.setBody == nil, let body = accessors.getBody, let outer else {
                // Observers and setters of a body's variables are not supported: the variable is a hole.
                return [declareWithoutValue(binding, declaration, as: written, in: scope)]
            }
            return [declareComputed(name, body, written ?? .unknown, outer, in: scope)]
        }
        guard let value = binding.value else {
            return [declareWithoutValue(binding, declaration, as: written, in: scope)]
        }
        let (typed, type) = initialValue(value, of: binding.pattern, as: written, in: scope)
        let pattern = self.pattern(
            binding.pattern, of: type, isVariable: declaration.isVariable, in: scope)
        return [TypedStatement(kind: .declare(pattern, typed), range: binding.range)]
    }

    /// A variable that is set later, or that a wrapper or a macro fills in, which is unknown.
    private func declareWithoutValue(
        _ binding: VariableDeclaration.Binding, _ declaration: VariableDeclaration, as written: Type?, in scope: Scope
    ) -> TypedStatement {
        let filledIn = binding.pattern.onlyName.flatMap { name in
            written == nil || binding.accessors != nil
                || isSuppliedByFramework(declaration.attributes, named: name)
                || isUnderUnknownWrapper(declaration, in: scope)
                ? hole(named: name, written, at: binding.range) : nil
        }
        let pattern = self.pattern(
            binding.pattern, of: written ?? .unknown, isVariable: declaration.isVariable, in: scope)
        return TypedStatement(kind: .declare(pattern, filledIn), range: binding.range)
    }

    /// The value of a variable, with the variable's type: the one that is written, with what the value says of its parameters.
    private func initialValue(
        _ value: Expression, of pattern: Pattern, as written: Type?, in scope: Scope
    ) -> (TypedExpression, Type) {
        guard let written else {
            let found = infer(value, nil, in: scope)
            let typed = settle(pattern.partCount > 1 ? anything(unwrappedWhole(found)) : found)
            return (typed, typed.type)
        }
        let typed = check(value, as: written, .initializer, in: scope)
        guard written.hasUnknown, let symbol = written.symbol, typed.type.symbol == symbol else {
            return (typed, written)
        }
        settle(typed)
        return (typed, typed.type)
    }

    /// What is taken apart: an implicitly unwrapped one is unwrapped.
    func unwrappedWhole(_ value: TypedExpression) -> TypedExpression {
        value.isImplicitlyUnwrapped && value.type.wrapped != nil ? unwrapped(value) : value
    }

    /// Top-level variables are declared before the statements are checked; their statement gives them their values.
    private func declareTopLevel(_ binding: VariableDeclaration.Binding, at range: SourceRange) -> [TypedStatement] {
        let names = binding.pattern.names
        return names.compactMap { _, _, place -> TypedStatement? in
            guard let variable = table.sharedAt[place.start], case .shared = variable.storage,
                variable.initialValue != nil
            else { return nil }
            return TypedStatement(kind: .global(variable), range: range)
        }
    }

    /// A use of a computed variable of a body: a call of its getter.
    func computed(_ getter: LocalVariable, at range: SourceRange, in scope: Scope) -> TypedExpression {
        TypedExpression(
            .apply(localReference(getter, at: range, in: scope), []), getter.type.function?.result ?? .unknown, range)
    }

    /// A computed variable of a body, as a function without parameters.
    private func declareComputed(
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

    func localFunction(
        _ declaration: FunctionDeclaration, at range: SourceRange, in scope: Scope
    ) -> TypedStatement? {
        guard case .functions(let functions)? = scope.locals[declaration.name.text],
            let function = functions.first(where: { $0.symbol.range == declaration.name.range }),
            let body = declaration.body, let outer = scope.code
        else { return nil }
        let generics = Scope(in: scope, generics: function.symbol.genericParameters)
        let code = check(
            function.symbol, body, attributes: declaration.attributes, owner: nil, in: generics, outer: outer)
        return TypedStatement(kind: .localFunction(function.variable, code), range: range)
    }
}
