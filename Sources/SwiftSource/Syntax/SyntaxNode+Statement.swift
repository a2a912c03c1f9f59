extension Statement {
    var children: [SyntaxNode] {
        switch kind {
        case .expression(let expression), .throw(let expression): [.expression(expression)]
        case .variable(let declaration): declaration.children
        case .function(let declaration): declaration.children
        case .type(let declaration): declaration.children
        case .import(let declaration): declaration.attributes.nodes + declaration.path.map { .name($0) }
        case .typealias(let declaration): declaration.children
        case .associatedType(let declaration): declaration.children
        case .enumCase(let declaration): declaration.attributes.nodes + declaration.elements.flatMap(\.children)
        case .unread(let name): [.name(name)]
        case .conditional(let clauses): clauses.flatMap { $0.content.map { .statement($0) } }
        case .if(let statement):
            statement.branches.flatMap { $0.conditions.flatMap(\.children) + [.block($0.body)] }
                + (statement.otherwise.map { [.block($0)] } ?? [])
        case .guard(let conditions, let body), .while(let conditions, let body):
            conditions.flatMap(\.children) + [.block(body)]
        case .for(let loop):
            [.pattern(loop.pattern)] + loop.type.nodes + [.expression(loop.sequence)] + loop.condition.nodes
                + [.block(loop.body)]
        case .repeatWhile(let body, let condition): [.block(body), .expression(condition)]
        case .switch(let statement): [.expression(statement.subject)] + statement.cases.flatMap(\.children)
        case .do(let statement): [.block(statement.body)] + statement.catches.flatMap(\.children)
        case .return(let value): value.nodes
        case .defer(let body): [.block(body)]
        case .break(let label), .continue(let label): label.nodes
        case .labeled(let label, let statement): [.name(label), .statement(statement)]
        case .fallthrough: []
        }
    }
}

extension Condition {
    fileprivate var children: [SyntaxNode] {
        switch kind {
        case .expression(let expression): [.expression(expression)]
        case .binding(let pattern, _, let type, let value): [.pattern(pattern)] + type.nodes + value.nodes
        case .match(let pattern, let type, let value): [.pattern(pattern)] + type.nodes + [.expression(value)]
        case .availability: []
        }
    }
}

extension SwitchStatement.Case {
    fileprivate var children: [SyntaxNode] {
        patterns.flatMap(\.children) + body.map { .statement($0) }
    }
}

extension DoStatement.Catch {
    fileprivate var children: [SyntaxNode] {
        patterns.flatMap(\.children) + [.block(body)]
    }
}

extension GuardedPattern {
    fileprivate var children: [SyntaxNode] { [.pattern(pattern)] + condition.nodes }
}
