extension Statement {
    var children: [SyntaxNode] {
        switch kind {
        case .expression(let expression), .throw(let expression): [.expression(expression)]
        case .variable(let declaration): declaration.children
        case .function(let declaration): declaration.children
        case .type(let declaration):
            [.name(declaration.name)] + declaration.inheritance.map { .type($0) } + [.block(declaration.members)]
        case .import(let name), .directive(let name): [.name(name)]
        case .typealias(let name, let type): [.name(name)] + (type.map { [.type($0)] } ?? [])
        case .enumCase(let elements): elements.flatMap(\.children)
        case .other(let declaration): [.name(declaration.name)]
        case .if(let statement):
            statement.branches.flatMap { $0.conditions.flatMap(\.children) + [.block($0.body)] }
                + (statement.otherwise.map { [.block($0)] } ?? [])
        case .guard(let conditions, let body), .while(let conditions, let body):
            conditions.flatMap(\.children) + [.block(body)]
        case .for(let loop):
            [.pattern(loop.pattern), .expression(loop.sequence)] + (loop.condition.map { [.expression($0)] } ?? [])
                + [.block(loop.body)]
        case .repeatWhile(let body, let condition): [.block(body), .expression(condition)]
        case .switch(let statement): [.expression(statement.subject)] + statement.cases.flatMap(\.children)
        case .do(let statement): [.block(statement.body)] + statement.catches.flatMap(\.children)
        case .return(let value): value.map { [.expression($0)] } ?? []
        case .defer(let body): [.block(body)]
        case .break(let label), .continue(let label): label.map { [.name($0)] } ?? []
        case .labeled(let label, let statement): [.name(label), .statement(statement)]
        case .fallthrough: []
        }
    }
}

extension Condition {
    fileprivate var children: [SyntaxNode] {
        switch kind {
        case .expression(let expression): [.expression(expression)]
        case .binding(let pattern, _, let type, let value):
            [.pattern(pattern)] + (type.map { [.type($0)] } ?? []) + (value.map { [.expression($0)] } ?? [])
        case .match(let pattern, let value): [.pattern(pattern), .expression(value)]
        }
    }
}

extension SwitchStatement.Case {
    fileprivate var children: [SyntaxNode] {
        patterns.flatMap { pattern, condition -> [SyntaxNode] in
            [.pattern(pattern)] + (condition.map { [.expression($0)] } ?? [])
        } + body.map { .statement($0) }
    }
}

extension DoStatement.Catch {
    fileprivate var children: [SyntaxNode] {
        patterns.flatMap { pattern -> [SyntaxNode] in
            [.pattern(pattern.pattern)] + (pattern.condition.map { [.expression($0)] } ?? [])
        } + [.block(body)]
    }
}

extension VariableDeclaration {
    fileprivate var children: [SyntaxNode] {
        bindings.flatMap { binding -> [SyntaxNode] in
            var nodes: [SyntaxNode] = [.pattern(binding.pattern)]
            if let type = binding.type { nodes.append(.type(type)) }
            if let value = binding.value { nodes.append(.expression(value)) }
            nodes += binding.accessors?.all.compactMap { $0.body.map { .block($0) } } ?? []
            return nodes
        }
    }
}

extension FunctionDeclaration {
    fileprivate var children: [SyntaxNode] {
        [.name(name)] + genericParameters.map { .name($0) } + parameters.flatMap(\.children)
            + (result.map { [.type($0)] } ?? []) + (body.map { [.block($0)] } ?? [])
    }
}

extension FunctionParameterSyntax {
    fileprivate var children: [SyntaxNode] {
        [.name(name), .type(type)] + (defaultValue.map { [.expression($0)] } ?? [])
    }
}

extension EnumElement {
    fileprivate var children: [SyntaxNode] {
        [.name(name)] + parameters.flatMap(\.children) + (rawValue.map { [.expression($0)] } ?? [])
    }
}
