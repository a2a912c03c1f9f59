import SwiftSource

extension Evaluation {
    func declareExtensions(of statements: [Statement], in scope: Scope) throws(Failure) {
        var extended: [(TypeDefinition, TypeDeclaration)] = []
        for case .type(let declaration) in statements.lazy.map(\.kind) where declaration.kind == .extension {
            try telling { () throws(Failure) in
                extended.append((try definition(extendedBy: declaration, in: scope), declaration))
            }
        }
        var declared: [(TypeDefinition, TypeDeclaration)] = []
        for (definition, declaration) in extended {
            try declareTypes(
                of: declaration.members.statements.active, within: definition, in: definition.scope, into: &declared)
            try declareParents(declaration.inheritance, of: definition)
        }
        for (definition, declaration) in declared { try declareParents(declaration.inheritance, of: definition) }
        for (definition, declaration) in extended + declared { try declareAliases(of: declaration, in: definition) }
        for (definition, declaration) in declared { try declareMembers(of: declaration, in: definition) }
        for (definition, declaration) in extended {
            try declareMembers(of: declaration, in: definition, isExtension: true)
        }
        for (definition, _) in declared { try telling { () throws(Failure) in try checkWhole(definition) } }
    }

    /// The definition that an extension adds to: of the source's type, or of what it adds to one of the vocabulary.
    private func definition(
        extendedBy declaration: TypeDeclaration, in scope: Scope
    ) throws(Failure) -> TypeDefinition {
        let name = declaration.name
        if name.text == Self.optional {
            optionalMembers.formUnion(declaration.members.statements.flatMap(\.declaredNames))
            throw unsupported("extensions of 'Optional'", name.range)
        }
        let type = scope.type(name.text) ?? standardType(name.text) ?? namedType(name.text, in: scope)
        guard let type else { throw cannotFindType(name.text, at: name.range, in: scope) }
        let typeName = TypeName.extended(type)
        if let definition = definitions[typeName] ?? additions[typeName] { return definition }
        let inner = Scope(parent: scope, subject: .type(type))
        inner.declare(type, as: "Self")
        if case .array = type { inner.declare(.any, as: "Element") }
        let definition = TypeDefinition(typeName, .addition, at: name.range, in: inner)
        additions[typeName] = definition
        return definition
    }

    private static let optional = "Optional"

    private func standardType(_ name: String) -> ValueType? {
        switch name {
        case "Array", "Collection", "Sequence": .array(.any)
        case "Dictionary": .dictionary(key: .any, value: .any)
        case "Range": .range
        default: nil
        }
    }
}

extension TypeName {
    /// Under which what a source adds to a type is found again.
    static func extended(_ type: ValueType) -> TypeName {
        switch type {
        case .named(let name): name
        case .array: TypeName("Array")
        case .dictionary: TypeName("Dictionary")
        case .range, .closedRange: TypeName("Range")
        case .cgFloat: TypeName("Double")
        default: TypeName(type.description)
        }
    }
}

extension Statement {
    /// The names of what a type's braces declare here.
    fileprivate var declaredNames: [String] {
        switch kind {
        case .function(let function): [function.name.text]
        case .variable(let variable):
            variable.bindings.compactMap { if case .name(let name) = $0.pattern.kind { name } else { nil } }
        default: []
        }
    }
}
