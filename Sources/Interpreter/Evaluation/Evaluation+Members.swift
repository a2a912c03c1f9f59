import SwiftSource

extension Evaluation {
    // MARK: Of types

    /// `.center`, of the type that is expected.
    func implicitMember(
        _ name: Name, _ expectation: Expectation, isCalled: Bool = false
    ) throws(Failure) -> Reference {
        guard let type = expectation.type?.unwrapped else {
            throw .error(.cannotInferMember(name.text), name.range)
        }
        if type == .any { return .value(.hole(hole(at: SourceRange(name.range.start - 1, name.range.end)))) }
        if let found = try staticReference(name, of: type, isCalled: isCalled) { return found }
        guard let description = description(of: type) else {
            if name.text == "none", case .optional? = expectation.type { return .value(.none) }
            guard definitions[.extended(type)] != nil else { throw .error(.cannotInferMember(name.text), name.range) }
            throw notStatic(name, type, staticNames(of: type))
        }
        if name.text == "none", case .optional? = expectation.type { return .value(.none) }
        throw notStatic(name, type, staticNames(of: description))
    }

    private func notStatic(_ name: Name, _ type: ValueType, _ known: [String]) -> Failure {
        .error(
            .notStaticMember(type: type.description, name: name.text), name.range,
            hint: memberHint(name, known))
    }

    /// A member of a type itself, of the source or of the vocabulary; nil where there is none of that name. Where a
    /// property and methods share the name, a call means the methods.
    private func staticReference(_ name: Name, of type: ValueType, isCalled: Bool) throws(Failure) -> Reference? {
        let description = description(of: type)
        let order: [MemberKind] = isCalled ? [.method, .property] : [.property, .method]
        for kind in order {
            let own = try findStatic(name, of: type, kind)
            let described = description.flatMap { staticMember(name, of: $0, kind) }
            if case .callables(let own)? = own, case .callables(let described)? = described {
                return .callables(
                    BoundCallables(
                        name: own.name, candidates: own.candidates + described.candidates, receiver: own.receiver,
                        isMethod: false))
            }
            if let found = own ?? described { return found }
        }
        return nil
    }

    private func staticMember(_ name: Name, of description: TypeDescription, _ kind: MemberKind) -> Reference? {
        guard kind == .method else {
            let property = description.staticProperties.first { $0.name == name.text }
            return property.map { .value(placed($0.value(), at: name.range, depth: 1)) }
        }
        let methods =
            name.text == "init"
            ? description.initializers : description.staticMethods.filter { $0.name == name.text }
        guard !methods.isEmpty else { return nil }
        let display = name.text == "init" ? description.name.description : name.text
        return .callables(
            BoundCallables(name: display, candidates: methods.map { .compiled($0) }, receiver: .none, isMethod: false))
    }

    private func staticNames(of description: TypeDescription) -> [String] {
        var names = description.staticProperties.map(\.name)
        for method in description.staticMethods where !names.contains(method.name) { names.append(method.name) }
        return names
    }

    private func member(
        _ name: Name, ofType type: ValueType, at range: SourceRange, isCalled: Bool
    ) throws(Failure) -> Reference {
        if let nested = vocabulary[TypeName("\(type).\(name.text)")] { return .type(.named(nested.name)) }
        if let found = try staticReference(name, of: type, isCalled: isCalled) {
            guard case .value(let value) = found else { return found }
            return .value(placed(value, at: range, depth: 1))
        }
        // A vocabulary whose types are values describes `self` as one of their members.
        if name.text == "self" { return .type(type) }
        if type == .any {
            throw unsupported("'\(name.text)' of a type that a generic parameter stands for", name.range)
        }
        let prefix = "\(type)."
        let nestedNames = vocabulary.types.map(\.name.description).filter { $0.hasPrefix(prefix) }
            .map { String($0.dropFirst(prefix.count)) }
        let known = (description(of: type).map(staticNames) ?? staticNames(of: type)) + nestedNames
        throw noMember(name, type.description, known)
    }

    private func noMember(_ name: Name, _ type: String, _ known: [String]) -> Failure {
        .error(.noMember(type: type, name: name.text), name.range, hint: memberHint(name, known))
    }

    /// What to write instead of a member that is not there.
    private func memberHint(_ name: Name, _ known: [String]) -> String? {
        vocabulary.foreignNames?.hint(forMember: name.text)
            ?? suggestion(for: name.text, among: known)
            ?? (known.isEmpty ? nil : Hint.members(known.uniqued))
    }

    // MARK: Of values

    func member(
        _ name: Name, of reference: Reference, at range: SourceRange, isWritten: Bool = false, isCalled: Bool = false
    ) throws(Failure) -> Reference {
        switch reference {
        case .type(let type), .value(.type(let type)):
            return try member(name, ofType: type, at: range, isCalled: isCalled)
        case .value(let value):
            if case .hole(let hole) = try settled(value) {
                return member(name, of: hole, at: range, isCalled: isCalled)
            }
            return try member(name, of: settled(value), place: nil, isWritten, isCalled)
        case .place(let place):
            if name.text == "init", place.path.isEmpty, place.variable.name == "self" {
                return .initializer(of: place.variable)
            }
            let value = try settled(try load(place, at: range))
            if case .hole(let hole) = value { return member(name, of: hole, at: range, isCalled: isCalled) }
            if !place.isUnwrapped, case .optional(let wrapped)? = type(of: place) {
                if let methods = optionalMethods(name, of: value, wrapped) { return methods }
                guard place.variable.isImplicitlyUnwrapped, place.path.isEmpty else { throw unwrapped(name) }
            }
            return try member(name, of: value, place: place, isWritten, isCalled)
        case .callables(let callables): throw noMember(name, callables.name, [])
        case .initializer: throw noMember(name, "init", [])
        case .parent(let value, let definition):
            if let definition, let found = try inherited(name, value, by: definition) { return found }
            return try inherited(name, of: value)
        }
    }

    private func unwrapped(_ name: Name) -> Failure {
        optionalMembers.contains(name.text) ? .silent : .error(.unwrapped(name.text), name.range)
    }

    private func optionalMethods(_ name: Name, of value: Value, _ wrapped: ValueType) -> Reference? {
        let methods = StandardLibrary.optionalMethods.filter { $0.name == name.text }
        guard !methods.isEmpty else { return nil }
        var callables = BoundCallables(
            name: name.text, candidates: methods.map { .compiled($0) }, receiver: .value(value), isMethod: true)
        callables.elementType = wrapped
        return .callables(callables)
    }

    private func member(
        _ name: Name, of value: Value, place: Place?, _ isWritten: Bool, _ isCalled: Bool
    ) throws(Failure) -> Reference {
        if case .none = value { throw unwrapped(name) }
        if case .tuple(let elements) = value { return try field(name, of: elements, place: place) }
        if case .type(let type) = value {
            return try member(name, ofType: type, at: name.range, isCalled: isCalled)
        }
        if isCalled, let methods = try findCalled(name, of: value, place: place) { return methods }
        if let found = try findMember(name, of: value, place: place, isWritten: isWritten) { return found }
        throw noMember(name, value.typeName, memberNames(of: value))
    }

    /// What an open type does where it is asked as `super`.
    private func inherited(_ name: Name, of value: Value) throws(Failure) -> Reference {
        guard let definition = definition(of: value) else { throw noMember(name, "super", []) }
        if name.text == "init" { return inheritedInitializers(of: definition, value) }
        let members = openTypes(of: definition).flatMap(\.members).filter { $0.name == name.text && $0.standard != nil }
        guard !members.isEmpty else { throw noMember(name, "super", []) }
        return .callables(
            BoundCallables(
                name: name.text, candidates: members.map { .open($0, specialized($0.parameters, in: definition)) },
                receiver: .value(value), isMethod: false))
    }

    /// `super.init`, with nothing, or with what the class takes and does not keep.
    private func inheritedInitializers(of definition: TypeDefinition, _ value: Value) -> Reference {
        guard let inheritance = inheritedClass(of: definition) else {
            return .value(.hole(HoleValue("super.init", at: definition.place)))
        }
        let kept = Set(inheritance.fields.map(\.name))
        let lists = inheritance.initializers.map(\.parameters)
        let member = OpenMember.method("init", returning: .void) { _, _ throws(VocabularyError) in .void }
        let candidates = ([[]] + lists.filter { !$0.isEmpty && $0.allSatisfy { !kept.contains($0.name) } }).map {
            Candidate.open(member, $0)
        }
        return .callables(
            BoundCallables(name: "init", candidates: candidates, receiver: .value(value), isMethod: false))
    }

    func read(
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
            return adopted(try property.get(native(value) ?? value))
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
    func lineage(of value: Value) -> Lineage {
        switch value {
        case .instance, .choice, .object: openLineage(of: value)
        case .native(let native): native.source == nil ? lineage(of: [native.type]) : openLineage(of: value)
        case .array: lineage(of: [TypeName("Array")])
        case .dictionary: lineage(of: [TypeName("Dictionary")])
        case .range, .closedRange: lineage(of: [TypeName("Range")])
        case .int, .double, .string, .bool: lineage(of: [TypeName(value.typeName)])
        default: .none
        }
    }

    /// What describes the open types that a value of the source is.
    private func openLineage(of value: Value) -> Lineage {
        guard let definition = definition(of: value) else { return .none }
        return lineage(
            of: ancestors(of: definition).compactMap { parent in
                if case .vocabulary(let name) = parent { name } else { nil }
            })
    }

    func elementType(of value: Value, place: Place?) -> ValueType? {
        if let place, case .array(let element)? = type(of: place)?.unwrapped { return element }
        guard case .array(let values) = value, case .array(let element)? = type(of: value) else { return nil }
        let hasNone = values.contains { if case .none = $0 { true } else { false } }
        return hasNone ? .optional(element) : element
    }

    /// An element of the vocabulary remembers where it was made.
    func placed(_ value: Value, at range: SourceRange, depth: Int) -> Value {
        guard case .native(var native) = value, native.source == nil, vocabulary[native.type]?.kind == .element else {
            return value
        }
        native.origin = range
        native.depth = depth
        return .native(native)
    }
}
