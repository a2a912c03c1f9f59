import SwiftSource

/// How a statement ended.
enum Flow {
    case normal
    case `break`(String?)
    case `continue`(String?)
    case `fallthrough`
    case `return`(Value)

    var word: String {
        switch self {
        case .normal: ""
        case .break: "break"
        case .continue: "continue"
        case .fallthrough: "fallthrough"
        case .return: "return"
        }
    }
}

extension Evaluation {
    /// Runs the statements of a block in a scope of their own. A statement that fails is reported, and the next one runs.
    func execute(_ block: Block, in parent: Scope, expecting result: Expectation) throws(Failure) -> Flow {
        try execute(block.statements, in: Scope(parent: parent), expecting: result)
    }

    func execute(_ written: [Statement], in scope: Scope, expecting result: Expectation) throws(Failure) -> Flow {
        let statements = written.active
        try declareNames(of: statements, in: scope)
        guard statements.contains(where: \.isDeferred) else {
            return try executeAll(statements, in: scope, expecting: result)
        }
        return try executeDeferring(statements, in: scope, expecting: result)
    }

    private func executeDeferring(
        _ statements: [Statement], in scope: Scope, expecting result: Expectation
    ) throws(Failure) -> Flow {
        let flow: Flow
        do throws(Failure) {
            flow = try executeAll(statements, in: scope, expecting: result)
        } catch {
            try executeDeferred(in: scope)
            throw error
        }
        try executeDeferred(in: scope)
        return flow
    }

    /// Runs what `defer` put off, the last first. An error that was thrown before stays the one that is thrown.
    func executeDeferred(in scope: Scope) throws(Failure) {
        let thrown = thrownError
        defer { thrownError = thrown }
        while let block = scope.deferred.popLast() {
            let flow = try execute(block, in: scope, expecting: .nothing)
            if case .normal = flow { continue }
            throw .error(.refused("'\(flow.word)' cannot transfer control out of a defer statement"), block.range)
        }
    }

    private func executeAll(
        _ statements: [Statement], in scope: Scope, expecting result: Expectation
    ) throws(Failure) -> Flow {
        for statement in statements {
            do throws(Failure) {
                let flow = try execute(statement, in: scope, expecting: result)
                if case .normal = flow { continue }
                return flow
            } catch {
                try absorb(error)
            }
        }
        return .normal
    }

    /// `result` is what `return` gives.
    func execute(_ statement: Statement, in scope: Scope, expecting result: Expectation) throws(Failure) -> Flow {
        try charge(at: statement.range)
        try checkStack(at: statement.range)
        switch statement.kind {
        case .expression(let expression):
            if case .branch(let inner) = expression.kind { return try execute(inner, in: scope, expecting: result) }
            _ = try evaluate(expression, .nothing, in: scope)
            return .normal
        case .variable(let declaration):
            _ = try declare(declaration, in: scope)
            return .normal
        case .if(let statement): return try executeIf(statement, in: scope, expecting: result)
        case .guard(let conditions, let otherwise):
            if try hold(conditions, in: scope) { return .normal }
            return try execute(otherwise, in: scope, expecting: result)
        case .for(let loop): return try executeFor(loop, label: nil, in: scope, expecting: result)
        case .while(let conditions, let body):
            return try executeWhile(conditions, body, label: nil, in: scope, expecting: result)
        case .repeatWhile(let body, let condition):
            return try executeRepeat(body, condition, label: nil, in: scope, expecting: result)
        case .labeled(let label, let inner): return try executeLabeled(label, inner, in: scope, expecting: result)
        case .switch(let statement): return try executeSwitch(statement, in: scope, expecting: result)
        case .return(let value): return .return(try value.map(result, self, scope))
        case .break(let label): return .break(label?.text)
        case .continue(let label): return .continue(label?.text)
        case .fallthrough: return .fallthrough
        default: return try executeOther(statement, in: scope, expecting: result)
        }
    }

    private func executeOther(
        _ statement: Statement, in scope: Scope, expecting result: Expectation
    ) throws(Failure) -> Flow {
        switch statement.kind {
        case .function, .import, .type, .typealias: return .normal
        case .enumCase: throw unsupported("'case' outside 'switch'", statement.range)
        case .operator, .precedenceGroup, .macro, .associatedType:
            guard let other = statement.unsupportedDeclaration else { return .normal }
            throw unsupported("'\(other.word)'", other.range)
        case .yield: throw unsupported("'yield'", statement.range)
        case .do(let statement): return try executeDo(statement, in: scope, expecting: result)
        case .throw(let expression):
            thrownError = try evaluate(expression, .nothing, in: scope)
            throw .thrown(statement.range)
        case .defer(let block):
            scope.deferred.append(block)
            return .normal
        case .directive, .conditional:
            guard let directive = statement.directive else { return .normal }
            throw unsupported("'#\(directive.word)'", directive.range)
        default: return .normal
        }
    }

    func unsupported(_ construct: String, _ range: SourceRange) -> Failure {
        .error(.unsupported(construct), range)
    }

    // MARK: Conditions

    /// Whether all conditions hold; what they bind is declared in the scope.
    func hold(_ conditions: [Condition], in scope: Scope) throws(Failure) -> Bool {
        for condition in conditions {
            guard try hold(condition, in: scope) else { return false }
        }
        return true
    }

    private func hold(_ condition: Condition, in scope: Scope) throws(Failure) -> Bool {
        switch condition.kind {
        case .expression(let expression): return try isTrue(expression, in: scope)
        case .binding(let pattern, let isVariable, let type, let expression):
            return try bindOptional(pattern, isVariable, type, expression, in: scope)
        case .match(let pattern, _, let expression):
            let value = try settled(try evaluate(expression, .nothing, in: scope))
            if case .hole(let hole) = value, !assumed(hole) { return false }
            return try match(pattern, value, in: scope)
        // Here there are no versions: everything is available.
        case .availability(let isUnavailable): return !isUnavailable
        }
    }

    func isTrue(_ expression: Expression, in scope: Scope) throws(Failure) -> Bool {
        let value = try evaluate(expression, Expectation(type: .bool, role: .condition), in: scope)
        if case .hole(let hole) = value { return assumed(hole) }
        guard case .bool(let isTrue) = value else { throw .error(.notBoolean(value.typeName), expression.range) }
        return isTrue
    }

    /// `if let name = value`, `if let name`.
    private func bindOptional(
        _ pattern: Pattern, _ isVariable: Bool, _ type: TypeSyntax?, _ expression: Expression?, in scope: Scope
    ) throws(Failure) -> Bool {
        let type = try type.map { syntax throws(Failure) in try resolve(syntax, in: scope) }
        var value: Value
        if let expression {
            value = try evaluate(
                expression, Expectation(type: type.map { .optional($0) }, role: .initializer), in: scope)
        } else if case .name(let name) = pattern.kind {
            value = try evaluate(Expression(kind: .identifier(name), range: pattern.range), .nothing, in: scope)
        } else {
            throw .silent
        }
        value = try settled(value)
        if case .none = value { return false }
        if case .hole(let hole) = value, !assumed(hole) { return false }
        try bind(pattern, to: value, isMutable: isVariable, type: type, in: scope)
        return true
    }

    private func executeIf(
        _ statement: IfStatement, in parent: Scope, expecting result: Expectation
    ) throws(Failure) -> Flow {
        for branch in statement.branches {
            let scope = Scope(parent: parent)
            if try hold(branch.conditions, in: scope) {
                return try execute(branch.body, in: scope, expecting: result)
            }
        }
        guard let otherwise = statement.otherwise else { return .normal }
        return try execute(otherwise, in: parent, expecting: result)
    }
}

extension Statement {
    fileprivate var isDeferred: Bool {
        if case .defer = kind { true } else { false }
    }
}

extension Expression? {
    fileprivate func map(
        _ result: Expectation, _ evaluation: Evaluation, _ scope: Scope
    ) throws(Failure) -> Value {
        guard let self else { return .void }
        return try evaluation.evaluate(self, result, in: scope)
    }
}
