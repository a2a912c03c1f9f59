import SwiftSource

// Values of the source's types whose parts are holes.

extension Evaluation {
    /// A value of a type, made by its initializer, with a hole for every argument that it needs; nil for a type of which
    /// none can be made. The parts are named after the hole: `order.title`.
    func made(_ definition: TypeDefinition, of hole: HoleValue, at range: SourceRange) throws(Failure) -> Value? {
        guard makingDepth < Self.deepestMaking else { return nil }
        makingDepth += 1
        defer { makingDepth -= 1 }
        if definition.kind == .enumeration { return try firstCase(of: definition, hole, at: range) }
        guard definition.kind == .structure || definition.kind == .object else { return nil }
        do throws(Failure) {
            guard let maker = try makersForHoles(of: definition).first else { return nil }
            var arguments: [Value?] = []
            for parameter in maker.parameters {
                arguments.append(try argument(for: parameter, of: hole, at: range))
            }
            let value = try make(maker, &arguments, at: range)
            if case .none = value { return try bare(definition, hole, at: range) }
            return value
        } catch {
            try absorb(error)
            return try bare(definition, hole, at: range)
        }
    }

    private static let deepestMaking = 5

    /// The initializers, those first that are meant to be called from code.
    private func makersForHoles(of definition: TypeDefinition) throws(Failure) -> [Maker] {
        let callables = try makers(of: definition, definition.type)
        let makers = callables.candidates.compactMap { if case .maker(let maker) = $0 { maker } else { nil } }
        return makers.filter { $0.parameters.first?.label != "coder" && $0.parameters.first?.label != "from" }
    }

    private func argument(
        for parameter: ParameterDescription, of hole: HoleValue, at range: SourceRange
    ) throws(Failure) -> Value? {
        let name = parameter.label ?? parameter.name
        let part = HoleValue(hole.text.isEmpty ? name : "\(hole.text).\(name)", at: hole.range)
        let expectation = Expectation(type: parameter.type, role: .argument)
        if let value = try setting(for: part, expectation) { return value }
        if parameter.defaultText != nil { return nil }
        return try typed(part, as: parameter.type, at: range)
    }

    /// A value whose properties are holes, where no initializer makes one.
    private func bare(_ definition: TypeDefinition, _ hole: HoleValue, at range: SourceRange) throws(Failure) -> Value?
    {
        guard definition.kind != .enumeration else { return nil }
        return try filledIn(try blank(definition, [:], at: range), at: range)
    }

    private func firstCase(
        of definition: TypeDefinition, _ hole: HoleValue, at range: SourceRange
    ) throws(Failure) -> Value? {
        guard let first = definition.cases.first else { return nil }
        note(hole, .value, wanted: definition.type, assumed: ".\(first.name)")
        var values: [Value.TupleElement] = []
        for parameter in first.parameters {
            let part = HoleValue("\(hole.text).\(parameter.label ?? first.name)", at: hole.range)
            values.append(.init(label: parameter.label, value: try typed(part, as: parameter.type, at: range)))
        }
        return .choice(Choice(definition, 0, values, depth: try nesting(around: values.map(\.value), at: range)))
    }

    /// A value with a hole in every property that has none.
    func filledIn(_ value: Value, at range: SourceRange) throws(Failure) -> Value {
        switch value {
        case .instance(var instance):
            for (index, property) in instance.definition.stored.enumerated() where instance.fields[index] == nil {
                instance.fields[index] = try part(property, at: range)
            }
            return .instance(instance)
        case .object(let object):
            for (property, variable) in zip(object.definition.stored, object.fields) {
                guard case .unset = variable.state, !property.isInherited, !property.isLazy else { continue }
                variable.state = .value(try part(property, at: range))
            }
            return value
        default: return value
        }
    }

    /// A hole for a property, which the person may have said something of.
    func part(_ property: StoredProperty, at range: SourceRange) throws(Failure) -> Value {
        let hole = HoleValue(property.name, at: property.range)
        let expectation = Expectation(type: property.type, role: .argument)
        if let value = try setting(for: hole, expectation) { return value }
        return try typed(hole, as: property.type ?? .any, at: range)
    }
}
