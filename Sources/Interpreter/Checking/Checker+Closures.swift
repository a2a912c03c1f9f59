import SwiftSource

extension Checker {
    /// A closure in braces.
    func closure(
        _ closure: ClosureExpression, _ hint: Type?, at range: SourceRange, in scope: Scope
    ) -> TypedExpression {
        let wanted = hint.map { solver.normal($0).unwrapped }
        let function = wanted?.function
        if let builder = function?.builder, builder.isGatheredByCaller {
            if closure.parameterCount > 0 {
                findings.report(.closureParameters(expected: 0, found: closure.parameterCount), at: range)
            }
            let children = build(closure.body.statements, builder, at: range, in: Scope(in: scope))
            return TypedExpression(children.kind, hint ?? children.type, range)
        }
        for parameter in function?.parameters ?? [] { settleHeld(in: parameter.type) }
        let code = Code(name: "closure", at: range)
        let codeScope = CodeScope(code, in: scope.code)
        var inner = Scope(in: scope, code: codeScope)
        let kept = captures(closure.captures, &inner, in: scope)
        guard let parameters = parameters(of: closure, function, hint, codeScope, inner) else {
            return hole(range, hint ?? .unknown)
        }
        code.result = body(of: closure, function, codeScope, inner)
        let type = Type.function(FunctionType(parameters, code.result))
        var value = TypedExpression(.closure(code), type, range)
        if !kept.isEmpty { value = TypedExpression(.withCaptures(kept, value), type, range) }
        return value
    }

    /// Binds what a closure's parameter holds to the type that is wanted of the call's result, before the closure's
    /// statements use it: in `return await withCheckedContinuation { ... }` the continuation takes what is returned.
    private func settleHeld(in type: Type) {
        guard case .nominal(_, let arguments) = solver.normal(type) else { return }
        for case .variable(let variable) in arguments.map({ solver.normal($0) }) {
            if let wanted = variable.suggestion, !wanted.hasUnknown { solver.bind(variable, to: wanted) }
        }
    }

    // MARK: Captures

    /// `[weak self, n = count]`: values captured where the closure is made.
    private func captures(
        _ list: [ClosureExpression.Capture], _ inner: inout Scope, in scope: Scope
    ) -> [(LocalVariable, TypedExpression)] {
        guard let outer = scope.code else { return [] }
        var kept: [(LocalVariable, TypedExpression)] = []
        let around = Scope(in: inner)
        for capture in list {
            let value = settle(captured(capture, in: scope))
            let type = capture.isWeak && value.type.wrapped == nil ? standard.optional(value.type) : value.type
            let variable = LocalVariable(
                capture.name.text, at: capture.name.range, type: type, isMutable: false, in: outer.code)
            variable.isCaptured = true
            around.declare(variable)
            kept.append((variable, value))
        }
        if !kept.isEmpty { inner = around }
        return kept
    }

    private func captured(_ capture: ClosureExpression.Capture, in scope: Scope) -> TypedExpression {
        if let written = capture.value { return infer(written, nil, in: scope) }
        let (name, range) = (capture.name.text, capture.name.range)
        if name == "self", let own = selfReference(at: range, in: scope) { return own }
        return value(of: identifier(name, at: range, isCalled: false, in: scope), nil, at: range, in: scope)
    }

    // MARK: Parameters

    /// Declares the closure's parameters; nil where they do not fit the wanted type, which is reported.
    private func parameters(
        of closure: ClosureExpression, _ wanted: FunctionType?, _ hint: Type?, _ codeScope: CodeScope, _ scope: Scope
    ) -> [FunctionType.Parameter]? {
        let count = closure.parameterCount
        if let wanted, wanted.parameters.count != count, !closure.fits(.function(wanted), solver) {
            findings.report(
                .closureParameters(expected: wanted.parameters.count, found: count), at: codeScope.code.range)
            return nil
        }
        // Several names take one tuple apart: the runner hands over its parts.
        let whole = count > 1 && wanted?.parameters.count == 1 ? wanted?.parameters : nil
        let parts = whole.map { partTypes(of: $0[0].type, count: count).map { FunctionType.Parameter(type: $0) } }
        let types = parts ?? wanted?.parameters
        func open() -> FunctionType.Parameter {
            let variable = TypeVariable()
            variable.isHandedByUnknown = hint.map { solver.normal($0).isUnknown } ?? false
            return FunctionType.Parameter(type: .variable(variable))
        }
        guard let named = closure.parameters, !named.isEmpty else {
            let given = types ?? (0..<count).map { _ in open() }
            for (index, parameter) in given.enumerated() {
                codeScope.anonymous.append(variable("$\(index)", parameter, codeScope.code.range, codeScope))
            }
            return whole ?? given
        }
        let taken = named.enumerated().map { index, parameter in
            let written = parameter.type.map { syntax in
                let type = resolver.resolve(syntax, in: scope)
                return parameter.isVariadic ? standard.array(type) : type
            }
            var given = types?[index] ?? open()
            if let written {
                given = given.with(written)
                given.isInout = given.isInout || parameter.isInout
                given.isVariadic = given.isVariadic || parameter.isVariadic
            }
            let variable = variable(parameter.name.text, given, parameter.range, codeScope)
            if variable.name != "_" { declare(variable, in: scope) }
            return given
        }
        return whole ?? taken
    }

    /// The variable that holds a parameter in the closure's code.
    private func variable(
        _ name: String, _ parameter: FunctionType.Parameter, _ range: SourceRange, _ codeScope: CodeScope
    ) -> LocalVariable {
        let code = codeScope.code
        let variable = LocalVariable(name, at: range, type: parameter.type, isMutable: parameter.isInout, in: code)
        code.parameters.append(variable)
        return variable
    }

    // MARK: Body

    /// Checks the body; returns the closure's result type.
    private func body(
        of closure: ClosureExpression, _ wanted: FunctionType?, _ codeScope: CodeScope, _ scope: Scope
    ) -> Type {
        let code = codeScope.code
        let written = closure.result.map { resolver.resolve($0, in: scope) }
        let result = written ?? wanted?.result
        if var builder = wanted?.builder {
            // `{ proxy -> Color in .red }`
            if let written, isElement(written) { builder = builder.mapped { _ in written } }
            let children = build(closure.body.statements, builder, at: closure.body.range, in: Scope(in: scope))
            code.builder = builder
            code.expression = children
            // What one child is may be written: `{ proxy -> Color in ... }`.
            let made =
                !builder.isSingle && result.map { isElement(solver.normal($0)) } == true ? wanted?.result : result
            if let made { _ = solver.cost(of: children.type, as: made) }
            return made ?? children.type
        }
        if let expression = closure.body.statements.active.onlyExpression,
            !(expression.isBranch && (givesNothing(result) || isOpen(result) && !fits(expression, nil, in: scope)))
        {
            return only(expression, result, codeScope, scope)
        }
        if let result { bindMissing(result, of: closure) }
        codeScope.result = result
        let statements = block(closure.body.statements, in: Scope(in: scope))
        code.body = statements
        guard let result else { return codeScope.returned.isEmpty ? .void : commonType(of: codeScope.returned) }
        if codeScope.returned.isEmpty, case .variable(let variable) = solver.normal(result).unwrapped,
            variable.literal == nil, !statements.alwaysLeaves
        {
            solver.bind(variable, to: .void)
        }
        return result
    }

    /// What a closure gives that returns nil is optional, where it is what is wanted of the call's result.
    private func bindMissing(_ result: Type, of closure: ClosureExpression) {
        guard let variable = solver.normal(result).variable, variable.literal == nil,
            let wanted = variable.suggestion.map({ solver.normal($0) }), !wanted.hasUnknown
        else { return }
        let body = SyntaxNode.block(closure.body)
        if body.returns({ $0?.isNil == true }) {
            solver.bind(variable, to: wanted.wrapped == nil ? standard.optional(wanted) : wanted)
        } else if body.returns({ result in
            if case .tuple(let parts)? = result?.kind { parts.contains(where: \.value.isNil) } else { false }
        }) {
            solver.bind(variable, to: wanted)
        }
    }

    /// Whether only the closure itself says what it gives: no type is wanted, or that of a generic parameter.
    private func isOpen(_ result: Type?) -> Bool {
        guard let variable = result.map({ solver.normal($0) })?.variable else { return result == nil }
        return variable.literal == nil && variable.suggestion == nil
    }

    /// Whether the results of a closure's branches are unused, so that each may be of its own type.
    private func givesNothing(_ result: Type?) -> Bool {
        guard let wanted = result.map({ solver.normal($0) }) else { return false }
        return wanted.isVoid || wanted.isUnknown
    }

    private func only(
        _ expression: Expression, _ result: Type?, _ codeScope: CodeScope, _ scope: Scope
    ) -> Type {
        let code = codeScope.code
        codeScope.result = result
        let wanted = result.map { solver.normal($0) }
        if wanted?.isVoid == true {
            let value = settle(infer(expression, nil, in: scope))
            code.body = [TypedStatement(kind: .expression(value), range: expression.range)]
            return .void
        }
        let value = result.map { check(expression, as: $0, .result, in: scope) } ?? infer(expression, nil, in: scope)
        code.expression = value
        return result ?? value.type
    }
}

extension SyntaxNode {
    /// Whether a `return` of code gives what a test asks for: nil for nothing. Those in closures, functions, variables and
    /// branches of `#if` that are not taken are apart.
    func returns(_ test: (Expression?) -> Bool) -> Bool {
        switch self {
        case .expression(let expression): if expression.isClosure { return false }
        case .statement(let statement):
            switch statement.kind {
            case .return(let value): return test(value)
            case .function, .type, .variable: return false
            case .conditional: return [statement].active.contains { SyntaxNode.statement($0).returns(test) }
            case .switch(let statement):
                return statement.activeCases.flatMap(\.body).contains { SyntaxNode.statement($0).returns(test) }
            default: break
            }
        default: break
        }
        return children.contains { $0.returns(test) }
    }
}
