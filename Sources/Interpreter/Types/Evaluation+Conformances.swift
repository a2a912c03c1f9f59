import SwiftSource

extension Evaluation {
    /// The open types that a source's type is, nearest first.
    func openTypes(of definition: TypeDefinition) -> [OpenType] {
        if let known = definition.openTypes { return known }
        var stated = Set(definition.vocabularyParents)
        for case .source(let other) in ancestors(of: definition) { stated.formUnion(other.vocabularyParents) }
        // One that refines another does that one's part.
        let refined = stated.filter { name in
            stated.contains { $0 != name && vocabulary.type($0, conformsTo: name) }
        }
        return vocabulary.openTypes.filter { stated.contains($0.name) && !refined.contains($0.name) }
    }

    func inheritedClass(of definition: TypeDefinition) -> OpenType.Inheritance? {
        openTypes(of: definition).lazy.compactMap(\.inheritance).first
    }

    /// All that it conforms to, with what those refine; each once.
    func ancestors(of definition: TypeDefinition) -> [TypeDefinition.Parent] {
        if definition.isChecked { return definition.ancestors }
        var all: [TypeDefinition.Parent] = []
        var seen: Set<TypeName> = []
        var waiting = definition.parents[...]
        while let parent = waiting.popFirst() {
            switch parent {
            case .source(let protocolDefinition):
                guard seen.insert(protocolDefinition.name).inserted else { continue }
                waiting += protocolDefinition.parents
            case .vocabulary(let name):
                guard seen.insert(name).inserted else { continue }
                let further = vocabulary[name]?.conformances ?? []
                waiting += further.map { .vocabulary($0) }
            case .language: break
            }
            all.append(parent)
        }
        return all
    }

    /// Whether values of a source's type can stand where another type is wanted.
    func conforms(_ definition: TypeDefinition, to name: TypeName) -> Bool {
        if definition.name == name { return true }
        return ancestors(of: definition).contains { parent in
            switch parent {
            case .source(let other): other.name == name
            case .vocabulary(let other): other == name
            case .language: false
            }
        }
    }

    /// The definition of a value's type; nil where the source does not declare it.
    func definition(of value: Value) -> TypeDefinition? {
        switch value {
        case .instance(let instance): instance.definition
        case .choice(let choice): choice.definition
        case .object(let object): object.definition
        case .native(let native): native.source?.definition
        default: nil
        }
    }

    // MARK: Checking

    /// Whether a type has all that it needs to be what it says.
    func checkWhole(_ definition: TypeDefinition) throws(Failure) {
        definition.ancestors = ancestors(of: definition)
        definition.openTypes = openTypes(of: definition)
        definition.isChecked = true
        inheritProperties(definition)
        if definition.kind == .structure { try checkSize(of: definition) }
        guard definition.kind != .interface, !definition.hasUnknownParent else { return }
        for open in openTypes(of: definition) {
            for associated in open.associatedTypes
            where associated.standard == nil && definition.scope.types[associated.name] == nil {
                throw missing("typealias \(associated.name) = ...", of: open.name.description, in: definition)
            }
            for member in open.members where member.isRequired && !implements(member, definition) {
                throw missing(member.declaration, of: open.name.description, in: definition)
            }
        }
        for case .source(let parent) in ancestors(of: definition) {
            for requirement in parent.requirements where !hasMember(requirement.text, definition) {
                throw missing("'\(requirement.text)'", of: parent.name.description, in: definition)
            }
        }
    }

    private func missing(_ member: String, of parent: String, in definition: TypeDefinition) -> Failure {
        .error(
            .nonconforming(type: definition.name.description, parent), definition.place, hint: Hint.missing(member))
    }

    private func hasMember(_ name: String, _ definition: TypeDefinition) -> Bool {
        memberDefinitions(of: definition).contains { definition in
            definition.storedIndex(name) != nil || definition.computed[name] != nil || definition.methods[name] != nil
        }
    }

    /// A struct that holds itself would have no end.
    private func checkSize(of definition: TypeDefinition) throws(Failure) {
        var seen: Set<TypeName> = []
        var waiting = definition.stored.compactMap(\.type)
        while let type = waiting.popLast() {
            try charge(at: definition.place)
            switch type {
            case .optional(let inner): waiting.append(inner)
            case .tuple(let fields): waiting += fields.map(\.type)
            case .named(let name):
                if name == definition.name {
                    throw .error(.recursiveStruct(definition.name.description), definition.place)
                }
                guard seen.insert(name).inserted, let inner = definitions[name], inner.kind == .structure else {
                    continue
                }
                waiting += inner.stored.compactMap(\.type)
            default: continue
            }
        }
    }

    // MARK: Implementing

    func implements(_ member: OpenMember, _ definition: TypeDefinition) -> Bool {
        switch member.shape {
        case .property: hasMember(member.name, definition)
        case .staticProperty:
            definition.staticVariables[member.name] != nil || definition.staticComputed[member.name] != nil
        case .method: implementation(of: member, in: definition) != nil
        }
    }

    /// The source's method for an open type's: the same name and the same labels. Where open types have several of
    /// those, the one with its parameters' types is not another's.
    func implementation(of member: OpenMember, in definition: TypeDefinition) -> (UserFunction, Scope)? {
        guard case .method(let parameters) = member.shape else { return nil }
        let labels = parameters.map(\.label)
        var alike: [(UserFunction, Scope)] = []
        for type in memberDefinitions(of: definition) {
            for method in type.methods[member.name] ?? [] where method.parameters.map(\.label) == labels {
                if takes(method, parameters, in: definition) { return (method, type.scope) }
                alike.append((method, type.scope))
            }
        }
        return alike.first { method, _ in
            !openTypes(of: definition).flatMap(\.members).contains { other in
                guard other.name == member.name, case .method(let parameters) = other.shape else { return false }
                return takes(method, parameters, in: definition)
            }
        }
    }

    private func takes(_ method: UserFunction, _ parameters: [OpenParameter], in definition: TypeDefinition) -> Bool {
        method.parameters.count == parameters.count
            && zip(method.parameters, parameters).allSatisfy { own, open in
                own.label == open.label && own.type == specialized(open.type, in: definition)
            }
    }
}
