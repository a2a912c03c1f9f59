extension Expression {
    var children: [SyntaxNode] {
        switch kind {
        case .missing, .integer, .float, .boolean, .nil, .identifier, .selfValue, .selfType, .superValue,
            .anonymousParameter, .discard, .regularExpression:
            []
        case .operatorReference(let op): [.operator(op)]
        case .type(let type): [.type(type)]
        case .keyPath(let path): path.root.nodes + path.parts.map { .part($0) }
        case .string(let literal): literal.children
        case .array(let elements): elements.map { .expression($0) }
        case .dictionary(let items): items.flatMap { [.expression($0.key), .expression($0.value)] }
        case .tuple(let elements): elements.map { .argument($0) }
        case .closure(let closure): closure.children
        case .implicitMember(let name): [.name(name)]
        case .chain(let chain): [.expression(chain.base)] + chain.parts.map { .part($0) }
        case .prefix(let op, let operand): [.operator(op), .expression(operand)]
        case .postfix(let op, let operand): [.expression(operand), .operator(op)]
        case .infix(let chain):
            [.expression(chain.first)] + chain.rest.flatMap { [.operator($0.operator), .expression($0.operand)] }
        case .ternary(let condition, let then, let other):
            [.expression(condition), .expression(then), .expression(other)]
        case .assignment(let assignment):
            [.expression(assignment.target), .operator(assignment.operator), .expression(assignment.value)]
        case .cast(let cast): [.expression(cast.value), .type(cast.type)]
        case .inOut(let operand), .effect(_, let operand): [.expression(operand)]
        case .macro(let macro):
            macro.attributes.nodes + [.name(macro.name)] + macro.genericArguments.map { .type($0) }
                + macro.arguments.map { .argument($0) }
        case .branch(let statement): [.statement(statement)]
        case .binding(let pattern): [.pattern(pattern)]
        }
    }
}

extension StringLiteral {
    fileprivate var children: [SyntaxNode] {
        segments.flatMap { segment -> [SyntaxNode] in
            if case .interpolation(let arguments, _) = segment { arguments.map { .argument($0) } } else { [] }
        }
    }
}

extension ClosureExpression {
    fileprivate var children: [SyntaxNode] {
        var nodes = attributes.nodes
        for capture in captures {
            nodes.append(.name(capture.name))
            if let value = capture.value { nodes.append(.expression(value)) }
        }
        for parameter in parameters ?? [] {
            nodes += parameter.attributes.nodes + [.name(parameter.name)]
            if let type = parameter.type { nodes.append(.type(type)) }
        }
        if let result { nodes.append(.type(result)) }
        return nodes + body.statements.map { .statement($0) }
    }
}
