import SwiftSource

// Classes of the source that inherit from each other.

extension Evaluation {
    /// The class of the source that a class inherits from.
    func superclass(of definition: TypeDefinition) -> TypeDefinition? {
        guard definition.isClass else { return nil }
        return definition.parents.lazy.compactMap { parent in
            if case .source(let other) = parent, other.isClass { other } else { nil }
        }.first
    }

    /// Gives a class the stored properties of the class that it inherits from, before its own.
    func inheritProperties(_ definition: TypeDefinition) {
        guard !definition.hasInherited, let parent = superclass(of: definition) else { return }
        definition.hasInherited = true
        inheritProperties(parent)
        if parent.hasUnknownParent { definition.hasUnknownParent = true }
        let own = Set(definition.stored.map(\.name))
        let inherited = parent.stored.filter { !own.contains($0.name) }
        for property in inherited where property.scope == nil { property.scope = parent.scope }
        definition.stored = inherited + definition.stored
    }

    /// The type whose braces a scope stands in.
    func enclosingType(of scope: Scope) -> TypeDefinition? {
        var next: Scope? = scope
        while let current = next {
            if case .type(.named(let name))? = current.subject, let definition = definitions[name] { return definition }
            next = current.parent
        }
        return nil
    }

    /// What a member is in the class that a class inherits from; nil where it has none.
    func inherited(
        _ name: Name, _ value: Value, by definition: TypeDefinition
    ) throws(Failure) -> Reference? {
        guard let parent = superclass(of: definition) else { return nil }
        if let property = memberDefinitions(of: parent).lazy.compactMap({ $0.computed[name.text] }).first {
            return .value(try get(property, of: value, at: name.range))
        }
        var candidates: [Candidate] = []
        for type in memberDefinitions(of: parent) {
            let functions = name.text == "init" ? type.initializers : type.methods[name.text] ?? []
            candidates += functions.map { .source($0, type.scope) }
        }
        if candidates.isEmpty { return nil }
        return .callables(
            BoundCallables(name: name.text, candidates: candidates, receiver: .value(value), isMethod: false))
    }
}
