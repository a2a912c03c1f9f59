import SwiftSource

extension Evaluation {
    // MARK: Reading

    func load(_ place: Place, at range: SourceRange) throws(Failure) -> Value {
        var value: Value
        switch place.variable.state {
        case .value(let current): value = current
        case .unset: throw .error(.usedBeforeInitialization(place.variable.name), range)
        case .failed: throw .silent
        case .lent: throw .error(.overlapping(place.variable.name), range)
        }
        for step in place.path { value = try part(step, of: value, at: range) }
        deepestElement = max(deepestElement, value.depth)
        return value
    }

    func part(_ step: Place.Step, of value: Value, at range: SourceRange) throws(Failure) -> Value {
        switch (step, value) {
        case (.property(let property), _): return try get(property, of: value, at: range)
        case (.stored(let index, let property), .instance(let instance)) where index < instance.fields.count:
            guard let field = instance.fields[index] else {
                throw .error(.usedBeforeInitialization("self.\(property.name)"), range)
            }
            return field
        case (.computed(let property), _): return try get(property, of: value, at: range)
        case (.subscripted(let description, let indices, _), _):
            var receiver = value
            return try invoke(description.get, &receiver, indices, at: range)
        case (.index(let index), .array(let values)):
            guard values.indices.contains(index) else {
                throw .error(.indexOutOfRange(index, count: values.count), range)
            }
            return values[index]
        case (.field(let index), .tuple(let elements)) where index < elements.count: return elements[index].value
        case (.key(let key), .dictionary(let entries)):
            for entry in entries where try areEqual(entry.key, key, "==", at: range) { return entry.value }
            return .none
        case (.keyOr(let key, let other), .dictionary):
            let found = try part(.key(key), of: value, at: range)
            if case .none = found { return other }
            return found
        default: throw .error(.notSubscriptable(value.typeName), range)
        }
    }

    /// The type that may be assigned to a place.
    func type(of place: Place) -> ValueType? {
        var type = place.variable.type
        for step in place.path {
            switch (step, type?.unwrapped) {
            case (.property(let property), _): type = property.type
            case (.stored(_, let property), _): type = property.type
            case (.computed(let property), _): type = property.type
            case (.subscripted(_, _, let result), _): type = result
            case (.index, .array(let element)?): type = element
            case (.key, .dictionary(_, let value)?): type = .optional(value)
            case (.keyOr, .dictionary(_, let value)?): type = value
            case (.field(let index), .tuple(let fields)?) where index < fields.count: type = fields[index].type
            default: type = nil
            }
        }
        return type
    }

    // MARK: Writing

    func store(_ value: Value, in place: Place, at range: SourceRange) throws(Failure) {
        try checkMutable(place, at: range)
        if place.path.isEmpty {
            place.variable.state = .value(value)
            return
        }
        if value.isContainer { try checkNesting([value], at: range) }
        guard case .value(var current) = place.variable.state else {
            _ = try load(Place(variable: place.variable, path: []), at: range)
            return
        }
        // Let go of the variable's own copy, so that the change is made in place.
        if !current.isObject { place.variable.state = .lent }
        defer { place.variable.state = .value(current) }
        try replace(place.path[...], of: &current, with: value, at: range)
    }

    /// Whether a mutating method can be called on it.
    func checkMutating(_ place: Place, at range: SourceRange) throws(Failure) {
        if !place.variable.isMutable { throw .error(.cannotMutateLet(place.variable.name), range) }
        for case .stored(_, let property) in place.path where !property.isMutable {
            throw .error(.cannotMutateLet(property.name), range)
        }
    }

    func checkMutable(_ place: Place, at range: SourceRange) throws(Failure) {
        if case .lent = place.variable.state { throw .error(.overlapping(place.variable.name), range) }
        if place.path.isEmpty, case .unset = place.variable.state { return }
        if place.path.contains(where: \.isNonmutating) { return }
        if !place.variable.isMutable {
            if case .computed? = place.path.last, case .value(.object) = place.variable.state { return }
            throw .error(.cannotAssignLet(place.variable.name), range)
        }
        for (index, step) in place.path.enumerated() {
            guard case .stored(_, let property) = step, !property.isMutable else { continue }
            if index == 0, index == place.path.count - 1, isUnset(property, of: place.variable) { continue }
            throw .error(.cannotAssignLet(property.name), range)
        }
    }

    /// A `let` is set once, by the initializer.
    private func isUnset(_ property: StoredProperty, of variable: Variable) -> Bool {
        guard case .value(.instance(let instance)) = variable.state,
            let index = instance.definition.storedIndex(property.name)
        else { return false }
        return instance.fields[index] == nil
    }

    private func replace(
        _ path: ArraySlice<Place.Step>, of value: inout Value, with new: Value, at range: SourceRange
    ) throws(Failure) {
        guard let step = path.first else {
            value = new
            return
        }
        var inner = new
        if path.count > 1 {
            inner = try part(step, of: value, at: range)
            try replace(path.dropFirst(), of: &inner, with: new, at: range)
        }
        try set(step, of: &value, to: inner, at: range)
    }

    private func set(_ step: Place.Step, of value: inout Value, to new: Value, at range: SourceRange) throws(Failure) {
        switch (step, value) {
        case (.property(let property), _):
            guard let set = property.set else { throw .error(.cannotAssignProperty(property.name), range) }
            guard let new = try filled(new, for: property) else { return }
            let depth = max(value.depth, new.depth)
            do throws(VocabularyError) {
                try set(&value, new)
            } catch {
                throw failure(of: error, at: range)
            }
            value.depth = max(depth, new.depth + 1)
        case (.stored(let index, _), .instance(var instance)) where index < instance.fields.count:
            value = .void
            instance.fields[index] = new
            let depth = try nesting(of: new, at: range)
            if depth >= limits.elementDepth { throw stop(.tooDeep, at: range) }
            instance.depth = max(instance.depth, depth + 1)
            value = .instance(instance)
        case (.computed(let property), _): try self.set(property, of: &value, to: new, at: range)
        case (.subscripted(let description, let indices, _), _):
            guard let set = description.set else { throw .error(.cannotAssignValue, range) }
            let depth = max(value.depth, new.depth)
            do throws(VocabularyError) {
                try set(&value, indices, new)
            } catch {
                throw failure(of: error, at: range)
            }
            value.depth = max(depth, new.depth + 1)
        case (.index(let index), .array(var values)):
            guard values.indices.contains(index) else {
                throw .error(.indexOutOfRange(index, count: values.count), range)
            }
            value = .void
            values[index] = new
            value = .array(values)
        case (.field(let index), .tuple(var elements)):
            elements[index] = .init(label: elements[index].label, value: new)
            value = .tuple(elements)
        case (.keyOr(let key, _), _): try set(.key(key), of: &value, to: new, at: range)
        case (.key(let key), .dictionary(var entries)):
            let index = try index(of: key, in: entries, at: range)
            if let index { entries.remove(at: index) }
            if case .none = new {} else { entries.insert(.init(key: key, value: new), at: index ?? entries.count) }
            value = .dictionary(entries)
        default: throw .error(.notSubscriptable(value.typeName), range)
        }
    }

    private func index(
        of key: Value, in entries: [Value.DictionaryEntry], at range: SourceRange
    ) throws(Failure) -> Int? {
        try charge(entries.count, at: range)
        for (index, entry) in entries.enumerated() where try areEqual(entry.key, key, "==", at: range) { return index }
        return nil
    }
}

extension Value {
    /// How many elements and values of the source are inside each other here; 0 where none is counted.
    var depth: Int {
        get {
            switch self {
            case .native(let native): native.depth
            case .instance(let instance): instance.depth
            case .choice(let choice): choice.depth
            case .object(let object): object.depth
            default: 0
            }
        }
        set {
            guard case .native(var native) = self else { return }
            native.depth = newValue
            self = .native(native)
        }
    }
}
