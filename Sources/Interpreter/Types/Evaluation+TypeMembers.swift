import SwiftSource

extension Evaluation {
    /// Declares what a type's braces say. A member that cannot be declared is told, and the others are.
    func declareMembers(
        of declaration: TypeDeclaration, in definition: TypeDefinition, isExtension: Bool = false
    ) throws(Failure) {
        for statement in declaration.members.statements.active {
            try charge(4, at: statement.range)
            try telling { () throws(Failure) in
                try declareMember(statement, in: definition, isExtension: isExtension)
            }
        }
    }

    private func declareMember(
        _ statement: Statement, in definition: TypeDefinition, isExtension: Bool
    ) throws(Failure) {
        switch statement.kind {
        case .variable(let variable): try declare(variable, in: definition, isExtension: isExtension)
        case .function(let function): try declare(function, in: definition, isExtension: isExtension)
        case .enumCase(let cases):
            for element in cases.elements { try declare(element, in: definition) }
        case .type, .typealias, .associatedType: return
        case .directive, .conditional:
            guard let directive = statement.directive else { return }
            throw unsupported("'#\(directive.word)'", directive.range)
        default:
            if let other = statement.unsupportedDeclaration {
                throw unsupported("'\(other.word)' in a type", other.range)
            }
            throw .error(.refused("expected declaration"), statement.range)
        }
    }

    // MARK: Properties

    private func declare(
        _ declaration: VariableDeclaration, in definition: TypeDefinition, isExtension: Bool
    ) throws(Failure) {
        for binding in declaration.bindings {
            guard case .name(let name) = binding.pattern.kind else {
                throw unsupported("this pattern in a type", binding.pattern.range)
            }
            let property = WrittenProperty(
                name: Name(text: name, range: binding.pattern.range), binding: binding, declaration: declaration)
            if let accessors = binding.accessors, accessors.observer == nil {
                try declareComputed(property, accessors, in: definition)
            } else if declaration.isStatic {
                try declareStatic(property, in: definition)
            } else {
                try declareStored(property, in: definition, isExtension: isExtension)
            }
        }
    }

    private func type(of property: WrittenProperty, in definition: TypeDefinition) throws(Failure) -> ValueType? {
        guard let type = property.binding.type else { return nil }
        return try resolve(type, in: definition.scope)
    }

    private func declareComputed(
        _ property: WrittenProperty, _ accessors: Accessors, in definition: TypeDefinition
    ) throws(Failure) {
        // A protocol's requirement.
        if definition.kind == .interface, accessors.all.allSatisfy({ $0.body == nil }) {
            if !property.declaration.isStatic { definition.requirements.append(property.name) }
            return
        }
        guard let get = accessors.get?.body else {
            throw .error(.refused("a computed property must have a getter"), accessors.range)
        }
        guard let type = try type(of: property, in: definition) else {
            throw .error(.refused("computed property must have an explicit type"), property.name.range)
        }
        let setter = accessors.set.flatMap { accessor in
            accessor.body.map {
                ComputedProperty.Setter(parameter: accessor.parameter?.text ?? "newValue", body: $0)
            }
        }
        let name = property.name.text
        var computed = ComputedProperty(
            name: name, range: property.name.range, type: type, get: get, set: setter, scope: definition.scope,
            built: resultBuilder(in: property.declaration.attributes)?.built(as: type))
        computed.givesElement = property.binding.type.map { givesElement($0) } ?? false
        if property.declaration.isStatic {
            guard definition.staticComputed.updateValue(computed, forKey: name) == nil else {
                throw .error(.redeclared(name), property.name.range)
            }
        } else {
            let isKnown = definition.storedIndex(name) != nil
            guard definition.computed.updateValue(computed, forKey: name) == nil, !isKnown else {
                throw .error(.redeclared(name), property.name.range)
            }
        }
    }

    private func declareStatic(_ property: WrittenProperty, in definition: TypeDefinition) throws(Failure) {
        let type = try type(of: property, in: definition)
        guard let value = property.binding.value else {
            throw .error(
                .refused("'static' property declaration requires an initializer expression"), property.name.range)
        }
        if definition.staticVariables[property.name.text] != nil {
            throw .error(.redeclared(property.name.text), property.name.range)
        }
        definition.staticVariables[property.name.text] = StaticVariable(
            property.name, isMutable: property.declaration.isVariable, type: type, value: value, in: definition.scope)
    }

    private func declareStored(
        _ property: WrittenProperty, in definition: TypeDefinition, isExtension: Bool
    ) throws(Failure) {
        guard !isExtension, definition.kind == .structure || definition.kind == .object else {
            let kind = isExtension ? "extensions" : definition.kind == .interface ? "protocols" : "enums"
            throw .error(.refused("\(kind) must not contain stored properties"), property.name.range)
        }
        let name = property.name.text
        if definition.storedIndex(name) != nil || definition.computed[name] != nil {
            throw .error(.redeclared(name), property.name.range)
        }
        let isVariable = property.declaration.isVariable
        let type = try type(of: property, in: definition)
        if type == nil, property.binding.value == nil, property.declaration.attributes.isEmpty {
            throw .error(.refused("type annotation missing in pattern"), property.binding.range)
        }
        let stored = StoredProperty(
            name, at: property.name.range, isMutable: isVariable, type: type, defaultValue: property.binding.value,
            isMemberwise: !property.isSupplied && (isVariable || property.binding.value == nil))
        stored.isSupplied = property.isSupplied
        stored.isLazy = property.declaration.modifiers.contains(.lazy)
        stored.built = resultBuilder(in: property.declaration.attributes)?.built(as: type ?? .any)
        definition.stored.append(stored)
    }

    // MARK: Functions and cases

    private func declare(
        _ declaration: FunctionDeclaration, in definition: TypeDefinition, isExtension: Bool
    ) throws(Failure) {
        if declaration.kind == .deinitializer { return }
        // A protocol's requirement.
        if definition.kind == .interface, declaration.body == nil {
            if declaration.kind == .function { definition.requirements.append(declaration.name) }
            return
        }
        let function = try function(declaration, in: definition.scope)
        if declaration.isInitializer {
            definition.initializers.append(function)
            if !isExtension { definition.hidesMemberwise = true }
        } else if declaration.modifiers.isStatic {
            definition.staticMethods[function.name, default: []].append(function)
        } else {
            definition.methods[function.name, default: []].append(function)
        }
    }

    private func declare(_ element: EnumCaseDeclaration.Element, in definition: TypeDefinition) throws(Failure) {
        guard definition.kind == .enumeration else {
            throw .error(.refused("enum 'case' is not allowed outside of an enum"), element.name.range)
        }
        if definition.caseIndex(element.name.text) != nil {
            throw .error(.redeclared(element.name.text), element.name.range)
        }
        var parameters: [ParameterDescription] = []
        for parameter in element.parameters {
            let name = parameter.label?.text ?? "_"
            parameters.append(
                ParameterDescription(
                    label: parameter.label?.text, name: name, type: try resolve(parameter.type, in: definition.scope),
                    unit: nil, defaultText: parameter.defaultValue == nil ? nil : "default", help: ""))
        }
        definition.cases.append(
            EnumCase(
                name: element.name.text, parameters: parameters, syntax: element.parameters,
                rawValue: try rawValue(of: element, in: definition)))
    }

    /// What is written, else the name, or one more than the case before.
    private func rawValue(of element: EnumCaseDeclaration.Element, in definition: TypeDefinition) throws(Failure)
        -> Value?
    {
        guard let type = definition.rawType else { return nil }
        if let written = element.rawValue {
            return try evaluate(written, Expectation(type: type, role: .initializer), in: definition.scope)
        }
        switch (type, definition.cases.last?.rawValue) {
        case (.string, _): return .string(element.name.text)
        case (.int, nil): return .int(0)
        case (.int, .int(let last)?):
            let (next, overflows) = last.addingReportingOverflow(1)
            if overflows { throw .error(.integerTooLarge, element.name.range) }
            return .int(next)
        case (.double, _), (.cgFloat, _):
            if case .double(let last)? = definition.cases.last?.rawValue { return .double(last + 1) }
            return .double(0)
        default: throw .error(.refused("enum case must declare a raw value"), element.name.range)
        }
    }
}

/// A property as a type's braces declare it.
private struct WrittenProperty {
    let name: Name
    let binding: VariableDeclaration.Binding
    let declaration: VariableDeclaration

    /// Whether an attribute gives it its value: `@Environment(\.dismiss) var dismiss`.
    var isSupplied: Bool {
        guard binding.value == nil, !declaration.attributes.isEmpty else { return false }
        return binding.type == nil
            || declaration.attributes.contains { Self.suppliers.contains($0.name.lastName ?? "") }
    }

    private static let suppliers: Set<String> = [
        "Environment", "EnvironmentObject", "FocusState", "AccessibilityFocusState", "Namespace", "Query",
        "FetchRequest", "SectionedFetchRequest", "AppStorage", "SceneStorage", "GestureState", "ScaledMetric",
        "UIApplicationDelegateAdaptor", "Injected", "Inject", "LazyInjected", "Dependency",
    ]
}

extension VariableDeclaration {
    fileprivate var isStatic: Bool { modifiers.isStatic }
}
