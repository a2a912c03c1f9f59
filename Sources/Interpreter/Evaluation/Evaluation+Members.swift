import SwiftSource

extension Evaluation {
    // MARK: Of types

    /// `.center`, of the type that is expected.
    func implicitMember(_ name: Name, _ expectation: Expectation) throws(Failure) -> Reference {
        guard let type = expectation.type?.unwrapped, let description = description(of: type) else {
            throw .error(.cannotInferMember(name.text), name.range)
        }
        if name.text == "none", case .optional? = expectation.type, staticMember(name, of: description) == nil {
            return .value(.none)
        }
        if let member = staticMember(name, of: description) { return member }
        throw .error(
            .notStaticMember(type: type.description, name: name.text), name.range,
            hint: memberHint(name, staticNames(of: description)))
    }

    private func staticMember(_ name: Name, of description: TypeDescription) -> Reference? {
        if let property = description.staticProperties.first(where: { $0.name == name.text }) {
            return .value(placed(property.value(), at: name.range, depth: 1))
        }
        let methods =
            name.text == "init"
            ? description.initializers : description.staticMethods.filter { $0.name == name.text }
        guard !methods.isEmpty else { return nil }
        let display = name.text == "init" ? description.name.description : name.text
        return .callables(BoundCallables(name: display, candidates: methods, receiver: .none, isMethod: false))
    }

    private func staticNames(of description: TypeDescription) -> [String] {
        var names = description.staticProperties.map(\.name)
        for method in description.staticMethods where !names.contains(method.name) { names.append(method.name) }
        return names
    }

    private func member(_ name: Name, ofType type: ValueType, at range: SourceRange) throws(Failure) -> Reference {
        if let nested = vocabulary[TypeName("\(type).\(name.text)")] { return .type(.named(nested.name)) }
        if let description = description(of: type), let member = staticMember(name, of: description) {
            if case .value(let value) = member { return .value(placed(value, at: range, depth: 1)) }
            return member
        }
        // A vocabulary whose types are values describes `self` as one of their members.
        if name.text == "self" { return .type(type) }
        let prefix = "\(type)."
        let nestedNames = vocabulary.types.map(\.name.description).filter { $0.hasPrefix(prefix) }
            .map { String($0.dropFirst(prefix.count)) }
        let known = (description(of: type).map(staticNames) ?? []) + nestedNames
        throw noMember(name, type.description, known)
    }

    private func noMember(_ name: Name, _ type: String, _ known: [String]) -> Failure {
        .error(.noMember(type: type, name: name.text), name.range, hint: memberHint(name, known))
    }

    /// What to write instead of a member that is not there.
    private func memberHint(_ name: Name, _ known: [String]) -> String? {
        vocabulary.foreignNames?.hint(forMember: name.text)
            ?? NearestName.nearest(to: name.text, among: known).map(Hint.nearest)
            ?? (known.isEmpty ? nil : Hint.members(known))
    }

    // MARK: Of values

    func member(_ name: Name, of reference: Reference, at range: SourceRange) throws(Failure) -> Reference {
        switch reference {
        case .type(let type): return try member(name, ofType: type, at: range)
        case .value(let value): return try member(name, of: value, place: nil)
        case .place(let place):
            if !place.isUnwrapped, case .optional? = type(of: place) {
                throw .error(.unwrapped(name.text), name.range)
            }
            return try member(name, of: try load(place, at: range), place: place)
        case .callables(let callables): throw noMember(name, callables.name, [])
        case .functions(let function, _, _): throw noMember(name, function, [])
        }
    }

    private func member(_ name: Name, of value: Value, place: Place?) throws(Failure) -> Reference {
        if case .none = value { throw .error(.unwrapped(name.text), name.range) }
        if case .tuple(let elements) = value { return try field(name, of: elements, place: place) }
        let types = descriptions(of: value)
        for description in types {
            if let property = description.properties.first(where: { $0.name == name.text }) {
                return try read(property, of: value, place: place, at: name.range)
            }
        }
        let methods = types.flatMap(\.methods).filter { $0.name == name.text }
        guard !methods.isEmpty else {
            throw noMember(name, value.typeName, types.flatMap { $0.properties.map(\.name) + $0.methods.map(\.name) })
        }
        var callables = BoundCallables(
            name: name.text, candidates: methods, receiver: place.map { .place($0) } ?? .value(value), isMethod: true)
        if case .array = value { callables.elementType = elementType(of: value, place: place) }
        return .callables(callables)
    }

    private func read(
        _ property: PropertyDescription, of value: Value, place: Place?, at range: SourceRange
    ) throws(Failure) -> Reference {
        if var place {
            place.isUnwrapped = false
            place.path.append(.property(property))
            return .place(place)
        }
        return .value(try get(property, of: value, at: range))
    }

    func get(_ property: PropertyDescription, of value: Value, at range: SourceRange) throws(Failure) -> Value {
        do throws(VocabularyError) {
            return try property.get(value)
        } catch {
            throw failure(of: error, at: range)
        }
    }

    private func field(
        _ name: Name, of elements: [Value.TupleElement], place: Place?
    ) throws(Failure) -> Reference {
        guard let index = Int(name.text) ?? elements.firstIndex(where: { $0.label == name.text }),
            elements.indices.contains(index)
        else { throw noMember(name, Value.tuple(elements).typeName, elements.compactMap(\.label)) }
        if var place {
            place.isUnwrapped = false
            place.path.append(.field(index))
            return .place(place)
        }
        return .value(elements[index].value)
    }

    /// What describes a value, its own type first and then what that conforms to.
    func descriptions(of value: Value) -> [TypeDescription] {
        let name: TypeName
        switch value {
        case .native(let native): name = native.type
        case .array: name = TypeName("Array")
        case .dictionary: name = TypeName("Dictionary")
        case .range, .closedRange: name = TypeName("Range")
        case .int, .double, .string, .bool: name = TypeName(value.typeName)
        default: return []
        }
        var all: [TypeDescription] = []
        var names = [name]
        while let next = names.popLast() {
            guard let description = vocabulary[next], !all.contains(where: { $0.name == next }) else { continue }
            all.append(description)
            names += description.conformances.reversed()
        }
        return all
    }

    private func elementType(of value: Value, place: Place?) -> ValueType? {
        if let place, case .array(let element)? = type(of: place)?.unwrapped { return element }
        if case .array(let element)? = type(of: value) { return element }
        return nil
    }

    /// An element of the vocabulary remembers where it was made.
    func placed(_ value: Value, at range: SourceRange, depth: Int) -> Value {
        guard case .native(var native) = value, vocabulary[native.type]?.kind == .element else { return value }
        native.origin = range
        native.depth = depth
        return .native(native)
    }
}
