/// Any node of the tree, to go through all of it.
package enum SyntaxNode: Sendable {
    case statement(Statement)
    case block(Block)
    case expression(Expression)
    case argument(Argument)
    case part(PostfixPart)
    case pattern(Pattern)
    case type(TypeSyntax)
    case attribute(Attribute)
    case name(Name)
    case `operator`(Operator)

    package var range: SourceRange {
        switch self {
        case .statement(let node): node.range
        case .block(let node): node.range
        case .expression(let node): node.range
        case .argument(let node): node.range
        case .part(let node): node.range
        case .pattern(let node): node.range
        case .type(let node): node.range
        case .attribute(let node): node.range
        case .name(let node): node.range
        case .operator(let node): node.range
        }
    }

    /// The nodes directly in this one, in the order of the source.
    package var children: [SyntaxNode] {
        switch self {
        case .statement(let node): node.children
        case .block(let node): node.statements.map { .statement($0) }
        case .expression(let node): node.children
        case .argument(let node): [node.label.map { .name($0) }, .expression(node.value)].compactMap { $0 }
        case .part(let node): node.children
        case .pattern(let node): node.children
        case .type(let node): node.children
        case .attribute(let node): [.type(node.name)] + node.arguments.map { .argument($0) }
        case .name, .operator: []
        }
    }
}

extension Sequence<SyntaxNode> {
    /// These nodes and those in them, in the order of the source, each before those in it.
    package var withDescendants: UnfoldSequence<SyntaxNode, [SyntaxNode]> {
        sequence(state: reversed()) { rest in
            guard let node = rest.popLast() else { return nil }
            rest += node.children.reversed()
            return node
        }
    }
}

extension SourceFile {
    /// All its nodes, in the order of the source, each before those in it.
    package var nodes: UnfoldSequence<SyntaxNode, [SyntaxNode]> {
        statements.map { SyntaxNode.statement($0) }.withDescendants
    }

    /// The types that properties and functions are written to be of, or to give: `Layout` of `var body: Layout`.
    package func resultTypes() -> [String] {
        nodes.flatMap { node -> [String] in
            guard case .statement(let statement) = node else { return [] }
            let types: [TypeSyntax?] =
                switch statement.kind {
                case .variable(let variable): variable.bindings.map(\.type)
                case .function(let function): [function.result]
                default: []
                }
            return types.compactMap { type in
                if case .named(let components)? = type?.kind { components.last?.name.text } else { nil }
            }
        }
    }

    /// The types that it declares, at the top level or in others.
    package func declaredTypes() -> [String] {
        nodes.compactMap { node in
            guard case .statement(let statement) = node, case .type(let declaration) = statement.kind,
                declaration.kind != .extension
            else { return nil }
            return declaration.name.text
        }
    }

    /// The types that stand behind colons, arrows and `extension`: `View` of `struct Card: View` and of `some View`.
    package func mentionedTypes() -> [String] {
        nodes.compactMap { node in
            if case .type(let type) = node, case .named(let components) = type.kind {
                components.first?.name.text
            } else {
                nil
            }
        }
    }

    /// The names that the source calls, takes members of or writes as attributes, each once, in the order of the source:
    /// enough to tell which vocabulary it is written in.
    package func names() -> [String] {
        var names: [String] = []
        var seen: Set<String> = []
        func note(_ name: String) { if seen.insert(name).inserted { names.append(name) } }
        for node in nodes {
            if case .expression(let expression) = node, case .chain(let chain) = expression.kind {
                switch chain.base.kind {
                case .identifier(let name): note(name)
                case .implicitMember(let name): note(name.text)
                default: break
                }
                for case .member(let name) in chain.parts.map(\.kind) { note(name.text) }
            }
            if case .attribute(let attribute) = node, case .named(let components) = attribute.name.kind,
                let name = components.last?.name.text
            {
                note(name)
            }
        }
        return names
    }
}

extension PostfixPart {
    var children: [SyntaxNode] {
        switch kind {
        case .member(let name): [.name(name)]
        case .call(let call): (call.arguments + call.trailing).map { .argument($0) }
        case .subscript(let arguments): arguments.map { .argument($0) }
        case .specialization(let types): types.map { .type($0) }
        case .argumentLabels(let labels): labels.map { .name($0) }
        case .conditional(let clauses): clauses.flatMap { $0.content.map { .part($0) } }
        case .optional, .forced: []
        }
    }
}

extension Pattern {
    var children: [SyntaxNode] {
        switch kind {
        case .wildcard, .name: []
        case .tuple(let elements):
            elements.flatMap { [$0.label.map { .name($0) }, .pattern($0.pattern)].compactMap { $0 } }
        case .binding(_, let inner), .optional(let inner): [.pattern(inner)]
        case .isType(let type): [.type(type)]
        case .cast(let inner, let type): [.pattern(inner), .type(type)]
        case .expression(let expression): [.expression(expression)]
        }
    }
}

extension TypeSyntax {
    var children: [SyntaxNode] {
        switch kind {
        case .missing: []
        case .named(let components): components.flatMap(\.children)
        case .member(let type, let component): [.type(type)] + component.children
        case .array(let type), .optional(let type), .implicitlyUnwrapped(let type), .opaque(let type),
            .existential(let type), .inOut(let type), .suppressed(let type):
            [.type(type)]
        case .attributed(let attributes, let type): attributes.nodes + [.type(type)]
        case .dictionary(let key, let value): [.type(key), .type(value)]
        case .tuple(let fields): Self.children(of: fields)
        case .function(let fields, let result): Self.children(of: fields) + [.type(result)]
        case .composition(let types): types.map { .type($0) }
        }
    }

    private static func children(of fields: [TupleField]) -> [SyntaxNode] {
        fields.flatMap { $0.label.nodes + [.type($0.type)] }
    }
}

extension TypeSyntax.Component {
    var children: [SyntaxNode] { [.name(name)] + arguments.map { .type($0) } }
}
