import SwiftSource

extension Evaluation {
    /// The ways to make a value of a source's type.
    func makers(of definition: TypeDefinition, _ type: ValueType) throws(Failure) -> BoundCallables {
        try prepare(definition)
        var makers: [Maker] = definition.initializers.map { .initializer($0, definition) }
        for parent in memberDefinitions(of: definition).dropFirst() where !parent.isClass || makers.isEmpty {
            makers += parent.initializers.map { .initializer($0, definition) }
        }
        switch definition.kind {
        case .structure where !definition.hidesMemberwise:
            makers.append(.memberwise(definition, memberwise(definition)))
        case .object where !definition.hidesMemberwise:
            if let inherited = inheritedClass(of: definition) {
                for initializer in inherited.initializers {
                    let parameters = specialized(initializer.parameters, in: definition)
                    makers.append(.inherited(initializer, parameters, definition))
                }
            } else {
                makers.append(.memberwise(definition, []))
            }
        case .enumeration:
            if let raw = definition.rawType { makers.append(.rawValue(definition, raw)) }
        default: break
        }
        guard !makers.isEmpty else { throw .error(.typeNotCallable(type.description), definition.place) }
        return BoundCallables(
            name: definition.name.description, candidates: makers.map { .maker($0) }, receiver: .none, isMethod: false)
    }

    /// Finds the types of properties that do not say theirs, from their default values.
    func prepare(_ definition: TypeDefinition) throws(Failure) {
        guard !definition.isPrepared else { return }
        definition.isPrepared = true
        for property in definition.stored {
            if let type = property.type {
                property.type = specialized(type, in: definition)
                continue
            }
            guard let expression = property.defaultValue, !property.isLazy else { continue }
            let value = try deeper(at: property.range) { () throws(Failure) in
                try evaluate(expression, .nothing, in: definition.scope)
            }
            property.type = type(of: value)
        }
    }

    private func memberwise(_ definition: TypeDefinition) -> [ParameterDescription] {
        definition.stored.filter(\.isMemberwise).map { property in
            let isOptional = property.defaultValue != nil || property.isNilByDefault
            return ParameterDescription(
                label: property.name, name: property.name,
                type: property.built?.argument(for: property.type ?? .any) ?? property.type ?? .any, unit: nil,
                defaultText: isOptional ? "default" : nil, help: "")
        }
    }

    /// With what the type says of the open type's associated types.
    func specialized(_ parameters: [ParameterDescription], in definition: TypeDefinition) -> [ParameterDescription] {
        parameters.map { parameter in
            ParameterDescription(
                label: parameter.label, name: parameter.name, type: specialized(parameter.type, in: definition),
                unit: parameter.unit, defaultText: parameter.defaultText, help: parameter.help)
        }
    }

    func specialized(_ type: ValueType, in definition: TypeDefinition) -> ValueType {
        switch type {
        case .named(let name): definition.scope.types[name.description] ?? type
        case .optional(let inner): .optional(specialized(inner, in: definition))
        case .array(let inner): .array(specialized(inner, in: definition))
        default: type
        }
    }
}
