// What a source's value keeps under the property wrappers of the vocabulary's Swift, each of which has an object with the
// value in it.

extension SourceInstance {
    /// What is in some of its wrappers, by the names of their properties.
    package func kept(under wrappers: Set<String>) -> [String: KeptValue] {
        var values: [String: KeptValue] = [:]
        for one in wrapped(under: wrappers) {
            if case .value(let value)? = one.object.fields.first { values[one.name] = kept(value) }
        }
        return values
    }

    /// Puts values into its wrappers. One of another run of the source only replaces one of its type.
    /// - Returns: whether none was lost: objects, closures and what is unknown belong to their run.
    package func keep(_ values: [String: KeptValue], under wrappers: Set<String>) -> Bool {
        var isWhole = true
        for one in wrapped(under: wrappers) {
            guard let kept = values[one.name], case .value(let first)? = one.object.fields.first else { continue }
            guard let value = value(of: kept, replacing: first, in: one.property) else {
                isWhole = false
                continue
            }
            one.object.fields[0] = .value(value)
        }
        return isWhole
    }

    func wrapped(under wrappers: Set<String>) -> [WrappedProperty] {
        if case .instance(let instance) = value { instance.wrapped(under: wrappers) } else { [] }
    }
}

/// A property under a wrapper of the vocabulary's Swift.
struct WrappedProperty {
    /// The property's name, after those of the source's own wrappers around it.
    let name: String
    let property: VariableSymbol
    let wrapper: Instance
    /// What the wrapper keeps the value in.
    let object: Object
}

extension Instance {
    /// Its properties under wrappers of some names, and those of the source's own wrappers in it: a `DynamicProperty` has
    /// some.
    fileprivate func wrapped(under wrappers: Set<String>, in path: String = "") -> [WrappedProperty] {
        zip(symbol.stored, fields).flatMap { property, field -> [WrappedProperty] in
            guard case .instance(let wrapper)? = field else { return [] }
            let name = path + property.name
            if property.wrapping != nil, !wrapper.symbol.isFromLibraryText {
                return wrapper.wrapped(under: wrappers, in: name + ".")
            }
            guard wrapper.symbol.isFromLibraryText, wrappers.contains(wrapper.symbol.name),
                case .object(let object)?? = wrapper.fields.first
            else { return [] }
            return [WrappedProperty(name: name, property: property, wrapper: wrapper, object: object)]
        }
    }
}

extension Value {
    /// The same struct of the vocabulary's Swift with other closures: another `Binding`.
    package func replacing(_ closures: [String: Closure]) -> Value {
        guard case .instance(var instance) = self, instance.symbol.isFromLibraryText else { return self }
        for (index, property) in instance.symbol.stored.enumerated() {
            if let closure = closures[property.name] { instance.fields[index] = .closure(closure) }
        }
        return .instance(instance)
    }

    /// A closure that a struct of the vocabulary's Swift keeps: `get` and `set` of a `Binding`.
    package func closure(keptAs name: String) -> Closure? {
        guard case .instance(let instance) = self, instance.symbol.isFromLibraryText,
            case .closure(let closure)? = instance[name]
        else { return nil }
        return closure
    }
}
