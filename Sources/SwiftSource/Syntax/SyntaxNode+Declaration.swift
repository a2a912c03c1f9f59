extension VariableDeclaration {
    var children: [SyntaxNode] {
        attributes.nodes
            + bindings.flatMap { binding -> [SyntaxNode] in
                [.pattern(binding.pattern)] + binding.type.nodes + binding.value.nodes
                    + (binding.accessors?.children ?? [])
            }
    }
}

extension Accessors {
    fileprivate var children: [SyntaxNode] {
        all.flatMap { accessor -> [SyntaxNode] in
            accessor.attributes.nodes + accessor.parameter.nodes + (accessor.body.map { [.block($0)] } ?? [])
        }
    }
}

extension FunctionDeclaration {
    var children: [SyntaxNode] {
        attributes.nodes + [.name(name)] + genericParameters.flatMap(\.children) + parameters.flatMap(\.children)
            + result.nodes + requirements.flatMap(\.children) + (body.map { [.block($0)] } ?? [])
            + (accessors?.children ?? [])
    }
}

extension FunctionParameterSyntax {
    var children: [SyntaxNode] { attributes.nodes + [.name(name), .type(type)] + defaultValue.nodes }
}

extension GenericParameterSyntax {
    var children: [SyntaxNode] { [.name(name)] + constraint.nodes }
}

extension GenericRequirement {
    var children: [SyntaxNode] { [.type(left), .type(right)] }
}

extension TypeDeclaration {
    var children: [SyntaxNode] {
        attributes.nodes + (extendedType.map { [.type($0)] } ?? [.name(name)]) + genericParameters.flatMap(\.children)
            + inheritance.map { .type($0) } + requirements.flatMap(\.children) + [.block(members)]
    }
}

extension TypeAliasDeclaration {
    var children: [SyntaxNode] {
        attributes.nodes + [.name(name)] + genericParameters.flatMap(\.children) + type.nodes
            + requirements.flatMap(\.children)
    }
}

extension AssociatedTypeDeclaration {
    var children: [SyntaxNode] {
        attributes.nodes + [.name(name)] + inheritance.map { .type($0) } + defaultType.nodes
            + requirements.flatMap(\.children)
    }
}

extension EnumCaseDeclaration.Element {
    var children: [SyntaxNode] { [.name(name)] + parameters.flatMap(\.children) + rawValue.nodes }
}

extension [Attribute] {
    var nodes: [SyntaxNode] { map { .attribute($0) } }
}

extension Expression? {
    var nodes: [SyntaxNode] { map { [.expression($0)] } ?? [] }
}

extension TypeSyntax? {
    var nodes: [SyntaxNode] { map { [.type($0)] } ?? [] }
}

extension Name? {
    var nodes: [SyntaxNode] { map { [.name($0)] } ?? [] }
}
