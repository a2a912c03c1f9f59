import SwiftSource

extension Checker {
    /// A block's statements, in a scope of their own.
    func block(_ statements: [Statement], in scope: Scope) -> [TypedStatement] {
        prepare(statements, in: scope)
        var typed: [TypedStatement] = []
        for statement in statements.active {
            beginStatement()
            if let statement = self.statement(statement, in: scope) { typed.append(statement) }
        }
        return typed
    }

    /// Declares what may be used before its line: local types, then local functions.
    func prepare(_ statements: [Statement], in scope: Scope) {
        let active = statements.active
        let hasTypes = active.contains { statement in
            switch statement.kind {
            case .type, .typealias: true
            default: false
            }
        }
        if hasTypes { table.binder?.bindLocalTypes(active, in: scope) }
        guard let code = scope.code else { return }
        for statement in active {
            guard case .function(let declaration) = statement.kind,
                let symbol = table.binder?.function(declaration, owner: nil, in: scope)
            else { continue }
            let variable = LocalVariable(
                declaration.name.text, at: declaration.name.range, type: .function(symbol.functionType(standard)),
                isMutable: false, in: code.code)
            scope.declare(LocalFunction(symbol: symbol, variable: variable))
        }
    }

    /// - Parameter body: what the statements of a block are in their scope; nil for those of plain code.
    func statement(
        _ statement: Statement, label: String? = nil, in scope: Scope,
        body: (([Statement], Scope) -> [TypedStatement])? = nil
    ) -> TypedStatement? {
        let body = body ?? { self.block($0, in: $1) }
        let range = statement.range
        guard hasRoom() else { return TypedStatement(kind: .expression(tooDeep(range)), range: range) }
        func made(_ kind: TypedStatement.Kind) -> TypedStatement { TypedStatement(kind: kind, range: range) }
        switch statement.kind {
        case .expression(let expression):
            if case .branch(let inner) = expression.kind {
                return self.statement(inner, label: label, in: scope, body: body)
            }
            return made(.expression(settle(infer(expression, nil, in: scope))))
        case .variable(let declaration): return declare(declaration, at: range, in: scope)
        case .function(let declaration): return localFunction(declaration, at: range, in: scope)
        case .if(let statement):
            let branches = made(self.if(statement, in: scope, body: body))
            return label.map { made(.block([branches], label: $0)) } ?? branches
        case .guard(let conditions, let body):
            let inner = Scope(in: scope)
            let typed = self.conditions(conditions, in: inner)
            // What the conditions declare is not in the block.
            let body = block(body.statements, in: Scope(in: scope))
            scope.adopt(inner)
            return made(.guard(typed, body))
        case .for(let loop):
            return self.loop(loop, label: label, at: range, in: scope) { body(loop.body.statements, $0) }
        case .while(let conditions, let body):
            let inner = Scope(in: scope)
            let typed = self.conditions(conditions, in: inner)
            return made(.while(typed, block(body.statements, in: inner), label: label))
        case .repeatWhile(let body, let condition):
            let inner = Scope(in: scope)
            let body = block(body.statements, in: inner)
            return made(.repeatWhile(body, self.condition(condition, in: inner), label: label))
        case .switch(let statement):
            return self.switch(statement, label: label, at: range, in: scope, body: body)
        case .do(let statement): return made(self.do(statement, label: label, in: scope, body: body))
        case .return(let value): return made(self.return(value, at: range, in: scope))
        case .throw(let value): return made(.throw(settle(infer(value, nil, in: scope))))
        case .defer(let body): return made(.defer(block(body.statements, in: Scope(in: scope))))
        case .break(let label): return made(.break(label: label?.text))
        case .continue(let label): return made(.continue(label: label?.text))
        case .fallthrough: return made(.fallthrough)
        case .labeled(let label, let inner):
            return self.statement(inner, label: label.text, in: scope, body: body)
        case .unread, .type, .typealias, .associatedType, .import, .enumCase, .conditional: return nil
        }
    }

    // MARK: Branches

    /// - Parameter body: checks the statements of a branch, in the scope of its conditions.
    func `if`(
        _ statement: IfStatement, in scope: Scope, body: ([Statement], Scope) -> [TypedStatement]
    ) -> TypedStatement.Kind {
        let branches = statement.branches.map { branch in
            let inner = Scope(in: scope)
            let conditions = self.conditions(branch.conditions, in: inner)
            return TypedStatement.Branch(conditions: conditions, body: body(branch.body.statements, Scope(in: inner)))
        }
        return .if(branches, otherwise: statement.otherwise.map { body($0.statements, Scope(in: scope)) })
    }

    private func `do`(
        _ statement: DoStatement, label: String?, in scope: Scope, body: ([Statement], Scope) -> [TypedStatement]
    ) -> TypedStatement.Kind {
        let statements = body(statement.body.statements, Scope(in: scope))
        let error = Type.nominal(standard[.error], [])
        let catches = statement.catches.map { one -> TypedStatement.Case in
            let inner = Scope(in: scope)
            let patterns = alternatives(one.patterns, of: error, in: inner)
            return .init(
                patterns: patterns, body: body(one.body.statements, Scope(in: inner)), range: one.body.range)
        }
        return .do(statements, catches, label: label)
    }

    /// Conditions separated by commas: names bound by one are visible in the next ones, which may hide them.
    func conditions(_ conditions: [Condition], in scope: Scope) -> [TypedCondition] {
        conditions.map { condition in
            switch condition.kind {
            case .expression(let expression): return .isTrue(self.condition(expression, in: scope))
            case .binding(let pattern, let isVariable, let type, let value):
                return unwrap(pattern, isVariable, type, value, at: condition.range, in: scope)
            case .availability(let isUnavailable):
                return .isTrue(
                    TypedExpression(.constant(.bool(!isUnavailable)), standard.bool, condition.range))
            case .match(let pattern, let type, let value):
                let subject = settle(infer(value, type.map { resolver.resolve($0, in: scope) }, in: scope))
                return .match(self.pattern(pattern, of: subject.type, isVariable: nil, in: scope), subject)
            }
        }
    }

    private func unwrap(
        _ pattern: Pattern, _ isVariable: Bool, _ type: TypeSyntax?, _ value: Expression?, at range: SourceRange,
        in scope: Scope
    ) -> TypedCondition {
        let written = type.map { resolver.resolve($0, in: scope) }
        let subject: TypedExpression
        if let value {
            subject = infer(value, written.map { standard.optional($0) }, in: scope)
        } else if let name = pattern.onlyName {
            subject = self.value(
                of: identifier(name, at: pattern.range, isCalled: false, in: scope), nil, at: pattern.range, in: scope)
        } else {
            subject = hole(range)
        }
        settle(subject)
        let found = solver.normal(subject.type)
        let type = written ?? found.wrapped ?? found
        let bound = self.pattern(pattern, of: type, isVariable: isVariable, in: scope)
        return .unwrap(bound, subject)
    }

    func loop(
        _ loop: ForStatement, label: String?, at range: SourceRange, in scope: Scope,
        body: (Scope) -> [TypedStatement]
    ) -> TypedStatement {
        let written = loop.type.map { resolver.resolve($0, in: scope) }
        let isList = if case .array = loop.sequence.kind { true } else { false }
        let hint = isList ? written.map { standard.array($0) } : nil
        let sequence = unwrappedWhole(settle(anything(infer(loop.sequence, hint, in: scope))))
        let inner = Scope(in: scope)
        let element = elementType(of: sequence.type)
        if element == nil {
            findings.report(.notSequence("\(sequence.type)"), at: loop.sequence.range)
        }
        let pattern = self.pattern(loop.pattern, of: written ?? element ?? .unknown, isVariable: false, in: inner)
        let condition = loop.condition.map { self.condition($0, in: inner) }
        let statements = body(Scope(in: inner))
        return TypedStatement(
            kind: .for(pattern, sequence, condition: condition, statements, label: label), range: range)
    }

    /// The element type of a sequence: unknown for an unknown type, nil for a type that is no sequence.
    func elementType(of type: Type) -> Type? {
        let type = solver.normal(type)
        switch type {
        case .nominal(let symbol, _):
            switch symbol.isA(standard[.sequence]) {
            case .no:
                let isIterated = symbol.isFromLibraryText && !symbol.members(named: "makeIterator").isEmpty
                return symbol.description == nil && !isIterated ? nil : .unknown
            case .yes, .maybe: return type.associatedType("Element").map { solver.normal($0) } ?? .unknown
            }
        case .parameter(let parameter):
            return parameter.constraints.contains { $0.symbol?.isA(standard[.sequence]) != .no }
                ? .member(type, "Element") : .unknown
        case .tuple, .function, .metatype: return nil
        default: return .unknown
        }
    }

    private func `return`(_ value: Expression?, at range: SourceRange, in scope: Scope) -> TypedStatement.Kind {
        guard let code = scope.code else { return .return(nil) }
        if let builder = code.builder { return .return(value.map { child($0, builder, in: scope) }) }
        if code.isTopLevel {
            return value.map { .expression(infer($0, shownElements?.child, in: scope)) } ?? .block([], label: nil)
        }
        guard let value else { return .return(nil) }
        if code.isInitializer {
            if case .nil = value.kind { return .return(TypedExpression(.constant(.none), .unknown, range)) }
            return .return(infer(value, nil, in: scope))
        }
        let found = infer(value, code.result ?? code.returned.first?.type, in: scope)
        let typed = code.result.map { settle(converted(found, to: $0, .result)) } ?? found
        code.returned.append(typed)
        return .return(typed)
    }
}
