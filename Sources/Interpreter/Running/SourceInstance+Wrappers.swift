// What a source's value keeps under the property wrappers of the vocabulary's Swift, each of which has an object with the
// value in it.

extension SourceInstance {
    /// What is in some of its wrappers, by the names of their properties.
    package func kept(under wrappers: Set<String>) -> [String: KeptValue] {
        var values: [String: KeptValue] = [:]
        for (name, object) in wrapped(under: wrappers) {
            if case .value(let value)? = object.fields.first { values[name] = kept(value) }
        }
        return values
    }

    /// Puts values into its wrappers. One of another run of the source only replaces one of its type.
    /// - Returns: whether none was lost: objects, closures and what is unknown belong to their run.
    package func keep(_ values: [String: KeptValue], under wrappers: Set<String>) -> Bool {
        var isWhole = true
        for (property, object) in wrappedProperties(under: wrappers) {
            guard let kept = values[property.name], case .value(let first)? = object.fields.first else { continue }
            guard let value = value(of: kept, replacing: first, in: property) else {
                isWhole = false
                continue
            }
            object.fields[0] = .value(value)
        }
        return isWhole
    }

    func wrapped(under wrappers: Set<String>) -> [(name: String, object: Object)] {
        wrappedProperties(under: wrappers).map { ($0.name, $1) }
    }

    func wrappedProperties(under wrappers: Set<String>) -> [(property: VariableSymbol, object: Object)] {
        guard case .instance(let instance) = value else { return [] }
        return zip(symbol.stored, instance.fields).compactMap { property, field in
            guard case .instance(let wrapper)? = field, wrapper.symbol.isOfSupplement,
                wrappers.contains(wrapper.symbol.name), case .object(let object)?? = wrapper.fields.first
            else { return nil }
            return (property, object)
        }
    }
}

extension Value {
    /// The same struct of the vocabulary's Swift with other closures: another `Binding`.
    package func replacing(_ closures: [String: Closure]) -> Value {
        guard case .instance(var instance) = self, instance.symbol.isOfSupplement else { return self }
        for (index, property) in instance.symbol.stored.enumerated() {
            if let closure = closures[property.name] { instance.fields[index] = .closure(closure) }
        }
        return .instance(instance)
    }

    /// A closure that a struct of the vocabulary's Swift keeps: `get` and `set` of a `Binding`.
    package func closure(keptAs name: String) -> Closure? {
        guard case .instance(let instance) = self, instance.symbol.isOfSupplement,
            case .closure(let closure)? = instance[name]
        else { return nil }
        return closure
    }
}
