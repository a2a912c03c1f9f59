import SwiftSource

extension Evaluation {
    func declareParents(_ inheritance: [TypeSyntax], of definition: TypeDefinition) throws(Failure) {
        for syntax in inheritance {
            try telling { () throws(Failure) in try declareParent(syntax, of: definition) }
        }
        guard definition.kind == .object, !definition.stored.contains(where: \.isInherited),
            let open = inheritedClass(of: definition)
        else { return }
        definition.stored += open.fields.map { field in
            StoredProperty(
                field.name, at: definition.place, isMutable: false, type: field.type, defaultValue: nil,
                isMemberwise: false, isInherited: true)
        }
    }

    private func declareParent(_ syntax: TypeSyntax, of definition: TypeDefinition) throws(Failure) {
        guard case .named(let components) = syntax.kind else {
            definition.hasUnknownParent = true
            return
        }
        let name = components.map(\.name.text).joined(separator: ".")
        if case .named(let type)? = definition.scope.parent.flatMap({ namedType(name, in: $0) }) {
            try declareParent(type, of: definition, at: syntax.range)
        } else if let language = LanguageProtocol(rawValue: name) {
            definition.parents.append(.language(language))
        } else if definition.kind == .enumeration,
            let raw = definition.scope.parent.flatMap({ namedType(name, in: $0) })
        {
            definition.rawType = raw
        } else {
            definition.hasUnknownParent = true
            throw cannotFindType(name, at: syntax.range, in: definition.scope)
        }
    }

    private func declareParent(
        _ type: TypeName, of definition: TypeDefinition, at range: SourceRange
    ) throws(Failure) {
        if let parent = definitions[type] {
            if parent === definition || parent.isClass != definition.isClass, parent.kind != .interface {
                definition.hasUnknownParent = true
                return
            }
            let ancestors = ancestors(of: parent)
            try charge(ancestors.count, at: range)
            let isOwn = ancestors.contains { if case .source(let other) = $0 { other === definition } else { false } }
            if isOwn || parent === definition {
                throw .error(.refused("protocol '\(definition.name)' refines itself"), range)
            }
            definition.parents.append(.source(parent))
            return
        }
        guard let open = vocabulary.openType(type) else {
            definition.hasUnknownParent = true
            return
        }
        if open.inheritance != nil, definition.kind != .object {
            throw .error(.refused("only a class can inherit from '\(type)'"), range)
        }
        definition.parents.append(.vocabulary(type))
    }
}
