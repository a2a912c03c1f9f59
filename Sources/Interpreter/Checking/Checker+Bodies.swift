import SwiftSource

// Functions, accessors and initial values: each becomes code with slots.

extension Checker {
    /// The code of a function, method, initializer or subscript.
    func check(
        _ function: FunctionSymbol, _ block: Block, attributes: [Attribute], owner: NominalSymbol?, in scope: Scope,
        outer: CodeScope? = nil
    ) -> Code {
        let code = Code(name: function.name, at: block.range)
        let codeScope = CodeScope(code, in: outer)
        let body = Scope(in: scope, code: codeScope)
        let isInitializer = function.kind == .initializer
        codeScope.function = function
        if let owner, !function.isStatic || isInitializer {
            declareSelf(
                owner,
                isMutable: function.isMutating || function.isConsuming || isInitializer || owner.kind == .object,
                codeScope, body)
        } else if let owner {
            declareType(owner, codeScope, body)
        }
        codeScope.isInitializer = isInitializer
        declare(function.parameters, codeScope, in: body)
        let opening = function.parameters.flatMap { wrapped($0, at: block.range, in: body) }
        defer { code.body = opening + code.body }
        code.result = function.result
        let mayBuild = mayBuild(block.statements, attributes)
        let builder =
            self.builder(in: attributes, for: function.result, mayBeUnknown: mayBuild, in: scope)
            ?? implicitBuilder(of: function, owner: owner)
        if let builder, !isInitializer, builder.own == nil || !block.statements.mayReturn {
            code.builder = builder
            // Its declarations may shadow a parameter.
            code.expression = build(block.statements, builder, at: block.range, in: Scope(in: body))
            return code
        }
        checkBody(
            block, result: isInitializer ? .void : mayBuild ? .unknown : function.result, codeScope, body)
        return code
    }

    /// The code of a computed property's accessor or of an observer.
    /// - Parameter handed: the name of the value that it is handed; nil for a getter.
    func check(
        _ variable: VariableSymbol, _ block: Block, handed: String?, attributes: [Attribute], in scope: Scope
    ) -> Code {
        let code = Code(name: variable.name, at: block.range)
        let codeScope = CodeScope(code, in: nil)
        let body = Scope(in: scope, code: codeScope)
        if let owner = variable.owner, !variable.isStatic {
            declareSelf(owner, isMutable: handed != nil || owner.kind == .object, codeScope, body)
        } else if let owner = variable.owner {
            declareType(owner, codeScope, body)
        }
        let type = table.type(of: variable)
        if let handed {
            var value = ParameterSymbol(label: nil, name: handed, type: type)
            value.isImplicitlyUnwrapped = variable.writtenType?.isImplicitlyUnwrapped ?? false
            declare([value], codeScope, in: body)
            checkBody(block, result: .void, codeScope, body)
            return code
        }
        code.result = type
        let mayBuild = mayBuild(block.statements, attributes)
        if let builder = variable.builder
            ?? self.builder(in: attributes, for: type, mayBeUnknown: mayBuild, in: scope)
            ?? implicitBuilder(of: variable), builder.own == nil || !block.statements.mayReturn
        {
            code.builder = builder
            code.expression = build(block.statements, builder, at: block.range, in: body)
        } else {
            checkBody(block, result: mayBuild ? .unknown : type, codeScope, body)
        }
        return code
    }

    /// The code that sets what a subscript gives: the indices, then the new value.
    func checkSetter(
        of function: FunctionSymbol, _ block: Block, newValue: String, owner: NominalSymbol?, in scope: Scope
    ) -> Code {
        let code = Code(name: function.name, at: block.range)
        let codeScope = CodeScope(code, in: nil)
        let body = Scope(in: scope, code: codeScope)
        if let owner, !function.isStatic { declareSelf(owner, isMutable: true, codeScope, body) }
        let value = ParameterSymbol(label: nil, name: newValue, type: function.result)
        declare(function.parameters + [value], codeScope, in: body)
        checkBody(block, result: .void, codeScope, body)
        return code
    }

    func declareSelf(_ owner: NominalSymbol, isMutable: Bool, _ codeScope: CodeScope, _ scope: Scope) {
        let stated = scope.enclosing.lazy.compactMap(\.statedSelf).first { $0.owner === owner }
        let type = stated.map { .parameter($0) } ?? resolver.selfType(in: scope)
        let variable = LocalVariable(
            "self", at: owner.place ?? SymbolTable.nowhere, type: owner.isUndeclared ? .unknown : type,
            isMutable: isMutable, in: codeScope.code)
        codeScope.code.parameters.append(variable)
        codeScope.code.hasSelf = true
        codeScope.selfVariable = variable
    }

    /// `self` in a static member of a protocol, or of a class: the type that conforms to it, or inherits from it.
    private func declareType(_ owner: NominalSymbol, _ codeScope: CodeScope, _ scope: Scope) {
        guard owner.kind == .interface || owner.kind == .object && owner.isOfSource else { return }
        let variable = LocalVariable(
            "self", at: owner.place ?? SymbolTable.nowhere, type: .metatype(resolver.selfType(in: scope)),
            isMutable: false, in: codeScope.code)
        codeScope.code.parameters.append(variable)
        codeScope.code.hasSelf = true
        scope.declare(variable)
    }

    func declare(_ parameters: [ParameterSymbol], _ codeScope: CodeScope, in scope: Scope) {
        for parameter in parameters {
            let type = parameter.isVariadic ? standard.array(parameter.type) : parameter.type
            let variable = LocalVariable(
                parameter.name, at: codeScope.code.range, type: type, isMutable: parameter.isInout, in: codeScope.code)
            variable.isImplicitlyUnwrapped = parameter.isImplicitlyUnwrapped
            codeScope.code.parameters.append(variable)
            if !parameter.name.isEmpty, parameter.name != "_" { scope.declare(variable) }
        }
    }

    /// A body's statements, or its only expression.
    func checkBody(_ block: Block, result: Type, _ codeScope: CodeScope, _ scope: Scope) {
        let (code, statements) = (codeScope.code, block.statements)
        codeScope.result = result
        if !result.isVoid, let expression = statements.active.onlyExpression {
            beginStatement()
            code.expression = settle(check(expression, as: result, .result, in: scope))
            return
        }
        // Its declarations may shadow a parameter.
        code.body = self.block(statements, in: Scope(in: scope))
    }

    /// The code of an initial or default value.
    func checkInitial(
        _ expression: Expression, type: Type?, name: String, in scope: Scope, selfOwner: NominalSymbol? = nil
    ) -> Code {
        let code = Code(name: name, at: expression.range)
        let codeScope = CodeScope(code, in: nil)
        let body = Scope(in: scope, code: codeScope)
        if let selfOwner { declareSelf(selfOwner, isMutable: true, codeScope, body) }
        beginStatement()
        let value = settle(
            type.map { check(expression, as: $0, .initializer, in: body) } ?? infer(expression, nil, in: body))
        code.expression = value
        code.result = type ?? value.type
        return code
    }

    /// The code that reads a shared variable.
    func code(reading variable: VariableSymbol, at range: SourceRange) -> Code {
        let code = Code(name: "")
        code.expression = TypedExpression(.shared(variable), table.type(of: variable), range)
        return code
    }

    /// The code that gives one part of the tuple that other code gives.
    func part(_ path: [Int], of code: Code, at range: SourceRange) -> Code {
        var value = code.expression ?? unknown(range)
        for index in path {
            guard case .tuple(let fields) = solver.normal(value.type), fields.indices.contains(index) else {
                value = unknown(range)
                break
            }
            value = TypedExpression(.tupleElement(value, index), fields[index].type, range)
        }
        code.expression = value
        code.result = value.type
        return code
    }

    /// At the end of a statement, undecided types take their defaults.
    @discardableResult
    func settle(_ expression: TypedExpression) -> TypedExpression {
        // Variables are resolved when read; the type of the whole is resolved here, since others read it.
        expression.type = expression.type.settled(standard)
        return expression
    }
}
