extension Vocabulary {
    /// What a child of a container is, as its builders and its elements say.
    var childType: ValueType? {
        if let single = resultBuilders.lazy.compactMap(\.single).first { return single }
        let parameters = types.lazy.filter { $0.kind == .element }.flatMap(\.initializers).flatMap(\.parameters)
        for parameter in parameters {
            if case .builder(let element) = parameter.type { return element }
        }
        let protocols = types.lazy.filter { $0.kind == .element }.flatMap(\.conformances)
        return protocols.first { self[$0]?.kind == .protocol }.map { .named($0) }
    }

    /// The types whose values take part in layout, and the protocols of those.
    var elementTypes: Set<TypeName> {
        var names: Set<TypeName> = []
        for type in types where type.kind == .element {
            names.insert(type.name)
            names.formUnion(type.conformances.filter { self[$0]?.kind == .protocol })
        }
        names.formUnion(openTypes.filter(\.isElement).map(\.name))
        return names
    }

    /// The names of the methods on elements that give elements.
    func modifiers(of elementTypes: Set<TypeName>) -> Set<String> {
        var names: Set<String> = []
        for type in types where elementTypes.contains(type.name) {
            for method in type.methods {
                if case .named(let result) = method.result, elementTypes.contains(result) { names.insert(method.name) }
            }
        }
        return names
    }
}
