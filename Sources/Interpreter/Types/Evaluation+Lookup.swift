import SwiftSource

extension Evaluation {
    /// Where members of values of a source's type are looked for: in the type, then in what extends its protocols.
    func memberDefinitions(of definition: TypeDefinition) -> [TypeDefinition] {
        var all = [definition]
        for parent in ancestors(of: definition) {
            switch parent {
            case .source(let other): all.append(other)
            case .vocabulary(let name): if let addition = additions[name] { all.append(addition) }
            case .language: continue
            }
        }
        return all
    }

    /// The same for any value: what the source adds to types that it does not declare.
    func memberDefinitions(of value: Value) -> [TypeDefinition] {
        if let definition = definition(of: value) { return memberDefinitions(of: definition) }
        if additions.isEmpty { return [] }
        var all: [TypeDefinition] = []
        for description in lineage(of: value).types {
            guard let addition = additions[description.name] else { continue }
            all.append(addition)
            for case .source(let parent) in ancestors(of: addition) { all.append(parent) }
        }
        return all
    }

    /// A member of a value; nil where it has none of that name.
    /// - Parameter isWritten: whether it is to be assigned, so that what cannot be says so itself.
    func findMember(
        _ name: Name, of value: Value, place: Place?, isWritten: Bool
    ) throws(Failure) -> Reference? {
        let value = unbacked(value)
        let definitions = memberDefinitions(of: value)
        try charge(definitions.count / 8, at: name.range)
        if let own = definitions.first, let found = try findStored(name, of: value, own, place, isWritten: isWritten) {
            return found
        }
        for definition in definitions {
            guard let property = definition.computed[name.text] else { continue }
            if var place, property.set != nil || isWritten {
                place.isUnwrapped = false
                place.path.append(.computed(property))
                return .place(place)
            }
            return .value(try get(property, of: value, at: name.range))
        }
        if case .choice(let choice) = value, name.text == "rawValue", let raw = choice.case.rawValue {
            return .value(raw)
        }
        let lineage = lineage(of: value)
        if let property = lineage.properties(name.text).first {
            return try read(property, of: value, place: place, at: name.range)
        }
        return methods(name.text, of: value, definitions, lineage, place)
    }

    /// The methods that a call means, where a property that is no closure has their name too; else nil.
    func findCalled(_ name: Name, of value: Value, place: Place?) throws(Failure) -> Reference? {
        let value = unbacked(value)
        let definitions = memberDefinitions(of: value)
        let lineage = lineage(of: value)
        guard !isClosure(name.text, of: value, definitions, lineage) else { return nil }
        try charge(definitions.count / 8, at: name.range)
        return methods(name.text, of: value, definitions, lineage, place)
    }

    /// Whether a property of that name can be called.
    private func isClosure(
        _ name: String, of value: Value, _ definitions: [TypeDefinition], _ lineage: Lineage
    ) -> Bool {
        if let own = definitions.first, let index = own.storedIndex(name) {
            if case .instance(let instance) = value, case .closure? = instance.fields[index] { return true }
            if case .object(let object) = value, object.fields.indices.contains(index),
                case .value(.closure) = object.fields[index].state
            {
                return true
            }
        }
        let computed = definitions.lazy.compactMap { $0.computed[name]?.type }
        return computed.contains { $0.unwrapped.takesClosure }
            || lineage.properties(name).contains { $0.type.unwrapped.takesClosure }
    }

    /// Makes the value of a property that is made when it is first read.
    private func makeLazy(
        _ object: Object, _ index: Int, _ definition: TypeDefinition, at range: SourceRange
    ) throws(Failure) {
        let property = definition.stored[index]
        guard property.isLazy, case .unset = object.fields[index].state, let expression = property.defaultValue else {
            return
        }
        let subject = Variable.subject(.object(object), of: definition)
        let scope = Scope(parent: property.scope ?? definition.scope, subject: .value(subject))
        scope.declare(subject)
        let value = try deeper(at: range) { () throws(Failure) in
            try evaluate(expression, Expectation(type: property.type, role: .initializer), in: scope)
        }
        object.fields[index].state = .value(value)
    }

    private func findStored(
        _ name: Name, of value: Value, _ definition: TypeDefinition, _ place: Place?, isWritten: Bool
    ) throws(Failure) -> Reference? {
        guard let index = definition.storedIndex(name.text) else { return nil }
        switch value {
        case .object(let object):
            guard object.fields.indices.contains(index) else { throw .silent }
            try makeLazy(object, index, definition, at: name.range)
            // An object that nothing else holds is gone before its property is read.
            if place == nil, !isWritten {
                return .value(try load(Place(variable: object.fields[index], path: []), at: name.range))
            }
            return .place(Place(variable: object.fields[index], path: []))
        case .instance(let instance):
            if var place {
                place.isUnwrapped = false
                place.path.append(.stored(index, definition.stored[index]))
                return .place(place)
            }
            guard let field = instance.fields[index] else {
                throw .error(.usedBeforeInitialization("self.\(name.text)"), name.range)
            }
            return .value(field)
        default: return nil
        }
    }

    /// The methods of that name, of the source and of the vocabulary.
    private func methods(
        _ name: String, of value: Value, _ definitions: [TypeDefinition], _ lineage: Lineage, _ place: Place?
    ) -> Reference? {
        var candidates: [Candidate] = []
        let own = definitions.first
        let open = own.map { openTypes(of: $0).flatMap(\.members).filter { $0.name == name } } ?? []
        let asked = open.filter(\.isAskedByVocabulary).compactMap { member in
            own.flatMap { implementation(of: member, in: $0)?.0.declaration.name.range }
        }
        for definition in definitions {
            let methods = (definition.methods[name] ?? []).filter { !asked.contains($0.declaration.name.range) }
            candidates += methods.map { .source($0, definition.scope) }
        }
        if let own {
            let members = open.filter { member in
                member.standard != nil && !member.isAskedByVocabulary && !implements(member, own)
            }
            candidates += members.map { .open($0, specialized($0.parameters, in: own)) }
        }
        candidates += lineage.methods(name).map { .compiled($0) }
        guard !candidates.isEmpty else { return nil }
        var callables = BoundCallables(
            name: name, candidates: candidates, receiver: place.map { .place($0) } ?? .value(value), isMethod: true)
        if case .array = value { callables.elementType = elementType(of: value, place: place) }
        if case .native(let native) = value, let contained = vocabulary[native.type]?.containedType {
            callables.elementType = contained(value)
        }
        return .callables(callables)
    }

    /// Every member's name, for hints.
    func memberNames(of value: Value) -> [String] {
        let types = lineage(of: value).types
        let own = memberDefinitions(of: value).flatMap { definition in
            definition.stored.map(\.name) + definition.computed.keys.sorted() + definition.methods.keys.sorted()
        }
        return own + types.flatMap { $0.properties.map(\.name) + $0.methods.map(\.name) }
    }

    // MARK: Of types

    /// A member of a type itself; nil where it has none of that name.
    func findStatic(_ name: Name, of type: ValueType, isCalled: Bool = false) throws(Failure) -> Reference? {
        let order: [MemberKind] = isCalled ? [.method, .property] : [.property, .method]
        for kind in order {
            if let found = try findStatic(name, of: type, kind) { return found }
        }
        return nil
    }

    /// A property, or the methods, of a type itself; nil where it has none of that name.
    func findStatic(_ name: Name, of type: ValueType, _ kind: MemberKind) throws(Failure) -> Reference? {
        if case .optional(let wrapped) = type { return try findStatic(name, of: wrapped, kind) }
        if case .named(let typeName) = type, let definition = definitions[typeName] {
            if let found = try findStatic(name, in: definition, of: type, kind) { return found }
            for parent in memberDefinitions(of: definition).dropFirst() {
                if let found = try findStaticMember(name, in: parent, of: type, kind) { return found }
            }
            return nil
        }
        guard let addition = additions[.extended(type)] else { return nil }
        return try findStaticMember(name, in: addition, of: type, kind)
    }

    private func findStatic(
        _ name: Name, in definition: TypeDefinition, of type: ValueType, _ kind: MemberKind
    ) throws(Failure) -> Reference? {
        if kind == .method {
            if let index = definition.caseIndex(name.text), !definition.cases[index].parameters.isEmpty {
                return .callables(
                    BoundCallables(
                        name: name.text, candidates: [.maker(.choice(definition, index))], receiver: .none,
                        isMethod: false))
            }
            if let found = try findStaticMember(name, in: definition, of: type, kind) { return found }
            return name.text == "init" ? .callables(try makers(of: definition, type)) : nil
        }
        if let index = definition.caseIndex(name.text), definition.cases[index].parameters.isEmpty {
            return .value(.choice(Choice(definition, index)))
        }
        if let found = try findStaticMember(name, in: definition, of: type, kind) { return found }
        if name.text == "allCases", definition.conforms(to: .caseIterable) {
            return .value(.array(definition.cases.indices.map { .choice(Choice(definition, $0)) }))
        }
        return nil
    }

    private func findStaticMember(
        _ name: Name, in definition: TypeDefinition, of type: ValueType, _ kind: MemberKind
    ) throws(Failure) -> Reference? {
        if kind == .method {
            guard let methods = definition.staticMethods[name.text] else { return nil }
            return .callables(
                BoundCallables(
                    name: name.text, candidates: methods.map { .source($0, definition.scope) }, receiver: .type(type),
                    isMethod: false))
        }
        if let nested = definition.scope.types[name.text], name.text != "Self" { return .type(nested) }
        if let property = definition.staticVariables[name.text] {
            return .place(Place(variable: try variable(of: property, at: name.range), path: []))
        }
        if let property = definition.staticComputed[name.text] {
            let scope = Scope(parent: property.scope, subject: .type(type))
            return .value(
                try runBody(property.get, Expectation(type: property.type, role: .result), property.range, in: scope))
        }
        return nil
    }

    /// The variable behind a static property, made at its first use.
    private func variable(of property: StaticVariable, at range: SourceRange) throws(Failure) -> Variable {
        if let variable = property.variable { return variable }
        let variable = Variable(property.name.text, isMutable: property.isMutable, type: property.type, .unset)
        property.variable = variable
        do throws(Failure) {
            let value = try deeper(at: range) { () throws(Failure) in
                try evaluate(
                    property.value, Expectation(type: property.type, role: .initializer), in: property.scope)
            }
            let made = Variable(
                property.name.text, isMutable: property.isMutable, type: property.type ?? type(of: value),
                .value(value))
            property.variable = made
            return made
        } catch {
            variable.state = .failed
            throw error
        }
    }

    func staticNames(of type: ValueType) -> [String] {
        guard case .named(let name) = type, let definition = definitions[name] else { return [] }
        return definition.cases.map(\.name)
            + (definition.staticVariables.keys.sorted() + definition.staticComputed.keys.sorted()
                + definition.staticMethods.keys.sorted() + definition.scope.types.keys.filter { $0 != "Self" }.sorted())
    }
}

/// What a member of a type itself is: a value, or something to call.
enum MemberKind {
    case property, method
}
