import SwiftSource

// `\.name`: as the closure that reads it, or as what compiled code can read and set.

extension Evaluation {
    func keyPath(
        _ written: KeyPathExpression, _ expectation: Expectation, at range: SourceRange, in scope: Scope
    ) throws(Failure) -> Value {
        let expected = expectation.type?.unwrapped
        var (root, parts) = try begin(written, in: scope)
        switch expected {
        case .keyPath(let wanted)?: root = root ?? wanted
        case .function(let parameters, _)? where parameters.count == 1: root = root ?? parameters[0].type
        default: guard root != nil else { throw .error(.cannotInferKeyPath, range) }
        }
        let path = PropertyPath(
            type: try type(of: parts, from: root == .any ? nil : root), read: reading(parts, at: range, in: scope),
            write: writing(parts, from: root, at: range, in: scope))
        capture(all: scope)
        if case .function? = expected {
            return .closure(Closure(parameterCount: 1) { $0.count == 1 ? path.read($0[0]) : nil })
        }
        if case .keyPath(let wanted)? = expected, let root, root != wanted {
            let found = ValueType.keyPath(root: root).description
            throw .error(
                .cannotConvert(
                    found: found, expected: ValueType.keyPath(root: wanted).description, expectation.role), range)
        }
        return try convert(.native(Native(PropertyPath.name, path)), to: expectation, at: range)
    }

    /// The type that a key path names, with the types inside it; and what follows.
    private func begin(
        _ written: KeyPathExpression, in scope: Scope
    ) throws(Failure) -> (root: ValueType?, parts: ArraySlice<PostfixPart>) {
        guard let root = written.root else { return (nil, written.parts[...]) }
        guard case .named(let components) = root.kind, var name = components.first?.name.text else {
            throw unsupported("this key path", root.range)
        }
        guard var type = namedType(name, in: scope) else { throw cannotFindType(name, at: root.range, in: scope) }
        var parts = written.parts[...]
        while case .member(let next)? = parts.first?.kind, let inner = namedType("\(name).\(next.text)", in: scope) {
            (name, type) = ("\(name).\(next.text)", inner)
            parts.removeFirst()
        }
        return (type, parts)
    }

    // MARK: Types

    /// The type that a path leads to; nil where it is not known before there is a value.
    private func type(of parts: ArraySlice<PostfixPart>, from root: ValueType?) throws(Failure) -> ValueType? {
        var type = root
        for part in parts {
            switch part.kind {
            case .member(let name) where name.text == "self": continue
            case .member(let name): type = try type.flatMap { of throws(Failure) in try memberType(name, of: of) }
            case .optional, .forced: type = type?.unwrapped
            case .subscript: type = nil
            default: throw unsupported("this in a key path", part.range)
            }
        }
        return type
    }

    /// The type of a property, where the property's type is known; an error where there is no such property.
    private func memberType(_ name: Name, of type: ValueType) throws(Failure) -> ValueType? {
        if let found = propertyType(name.text, of: type) { return found }
        let known =
            memberDefinitions(of: type).flatMap { $0.stored.map(\.name) + $0.computed.keys.sorted() }
            + lineage(of: type).types.flatMap { $0.properties.map(\.name) }
        if known.isEmpty || known.contains(name.text) { return nil }
        let hint = NearestName.nearest(to: name.text, among: known).map(Hint.nearest) ?? Hint.members(known)
        throw .error(.noMember(type: type.description, name: name.text), name.range, hint: hint)
    }

    /// The type of a property of values of a type; nil where there is none, or where its type is not known.
    func propertyType(_ name: String, of type: ValueType) -> ValueType? {
        for definition in memberDefinitions(of: type) {
            if let index = definition.storedIndex(name) { return definition.stored[index].type }
            if let property = definition.computed[name] { return property.type }
        }
        return lineage(of: type).properties(name).first?.type
    }

    /// What a method of values of a type gives; nil where there is none, or where several give different things.
    func methodResult(_ name: String, of type: ValueType) -> ValueType? {
        let own = memberDefinitions(of: type).lazy.compactMap { $0.methods[name] }.first?.map(\.result)
        let results = own ?? lineage(of: type).methods(name).map(\.result)
        return results.allSatisfy { $0 == results.first } ? results.first : nil
    }

    private func memberDefinitions(of type: ValueType) -> [TypeDefinition] {
        if case .named(let name) = type, let definition = definitions[name] { return memberDefinitions(of: definition) }
        return additions[.extended(type)].map { [$0] } ?? []
    }

    private func lineage(of type: ValueType) -> Lineage { lineage(of: description(of: type).map { [$0.name] } ?? []) }

    /// The type of the values that a key or a key path stands for; nil where it is neither.
    func pointedType(by value: Value) throws(Failure) -> ValueType? {
        guard case .native(let native) = value else { return nil }
        if let path = native.payload as? PropertyPath { return path.type }
        guard let key = native.payload as? SourceInstance else { return nil }
        if let stated = key.definition.scope.types["Value"], stated != .any { return stated }
        let name = Name(text: "defaultValue", range: key.definition.place)
        if let property = key.definition.staticComputed[name.text] { return property.type }
        guard let found = try findStatic(name, of: key.definition.type) else { return nil }
        return type(of: try self.value(of: found, at: name.range))
    }

    // MARK: Following

    private func reading(
        _ parts: ArraySlice<PostfixPart>, at range: SourceRange, in scope: Scope
    ) -> (Value) -> Value? {
        { [weak self] root in
            guard let self else { return nil }
            do throws(Failure) {
                let end = try follow(parts, from: .value(adopted(root)), isWritten: false, at: range, in: scope)
                return try value(of: end, at: range)
            } catch {
                reportLate(error)
                return nil
            }
        }
    }

    private func writing(
        _ parts: ArraySlice<PostfixPart>, from type: ValueType?, at range: SourceRange, in scope: Scope
    ) -> (inout Value, Value) -> Void {
        { [weak self] root, new in
            guard let self else { return }
            let variable = Variable("root", isMutable: true, type: type, .value(adopted(root)))
            do throws(Failure) {
                let start = Reference.place(Place(variable: variable, path: []))
                let end = try follow(parts, from: start, isWritten: true, at: range, in: scope)
                guard case .place(let place) = end else { throw .error(.cannotAssignValue, range) }
                try checkMutable(place, at: range)
                try store(new, in: place, at: range)
                if case .value(let changed) = variable.state { root = changed }
            } catch {
                reportLate(error)
            }
        }
    }

    private func follow(
        _ parts: ArraySlice<PostfixPart>, from root: Reference, isWritten: Bool, at range: SourceRange, in scope: Scope
    ) throws(Failure) -> Reference {
        var reference = root
        for part in parts {
            try charge(at: range)
            switch part.kind {
            case .member(let name) where name.text == "self": continue
            case .member(let name): reference = try member(name, of: reference, at: range, isWritten: isWritten)
            case .subscript(let arguments): reference = try element(reference, arguments, at: part.range, in: scope)
            case .optional, .forced:
                if case .none = try value(of: reference, at: range) {
                    if part.kind.isForced { throw .error(.forcedNil, part.range) }
                    return .value(.none)
                }
                reference = reference.unwrapped
            default: throw unsupported("this in a key path", part.range)
            }
        }
        return reference
    }
}

extension PostfixPart.Kind {
    fileprivate var isForced: Bool {
        if case .forced = self { true } else { false }
    }
}
