/// A value of a source that is kept, perhaps for longer than the run that made it.
package struct KeptValue {
    fileprivate let value: Value
    /// Nil once that run is gone.
    fileprivate weak var run: Evaluation?
}

extension SourceInstance {
    package func kept(_ value: Value) -> KeptValue { KeptValue(value: value, run: evaluation) }

    /// What was kept, as a value of this run and of a type. Values of another run's own types become such of the types
    /// that have their names now; nil where there are none, or they hold something else.
    package func value(of kept: KeptValue, as type: ValueType) -> Value? {
        guard let evaluation else { return nil }
        if kept.run === evaluation { return kept.value }
        return evaluation.moved(kept.value).flatMap { evaluation.converted($0, to: type) }
    }
}

extension Evaluation {
    /// A value of another run in this one. Objects, closures and elements were that run's alone: nil.
    fileprivate func moved(_ value: Value) -> Value? {
        switch value {
        case .void, .none, .bool, .int, .double, .string, .range, .closedRange: return value
        case .array(let values): return all(values).map { .array($0) }
        case .tuple(let elements):
            return all(elements.map(\.value)).map { moved in
                .tuple(zip(elements, moved).map { Value.TupleElement(label: $0.label, value: $1) })
            }
        case .dictionary(let entries):
            guard let keys = all(entries.map(\.key)), let values = all(entries.map(\.value)) else { return nil }
            return .dictionary(zip(keys, values).map { Value.DictionaryEntry(key: $0, value: $1) })
        case .instance(let instance): return moved(instance)
        case .choice(let choice): return moved(choice)
        case .native(let native): return vocabulary[native.type]?.kind == .value ? value : nil
        case .object, .closure, .type, .hole: return nil
        }
    }

    private func all(_ values: [Value]) -> [Value]? {
        var all: [Value] = []
        for value in values {
            guard let value = moved(value) else { return nil }
            all.append(value)
        }
        return all
    }

    private func moved(_ instance: Instance) -> Value? {
        guard let definition = namesake(of: instance.definition), isPrepared(definition) else { return nil }
        var fields: [Value?] = []
        for property in definition.stored {
            guard let index = instance.definition.storedIndex(property.name), let field = instance.fields[index],
                let value = moved(field).flatMap({ converted($0, to: property.type ?? .any) })
            else { return nil }
            fields.append(value)
        }
        return .instance(Instance(definition, fields: fields, depth: instance.depth))
    }

    private func moved(_ choice: Choice) -> Value? {
        guard let definition = namesake(of: choice.definition), let index = definition.caseIndex(choice.case.name),
            definition.cases[index].parameters.count == choice.values.count
        else { return nil }
        var values: [Value.TupleElement] = []
        for (element, parameter) in zip(choice.values, definition.cases[index].parameters) {
            guard let value = moved(element.value).flatMap({ converted($0, to: parameter.type) }) else { return nil }
            values.append(.init(label: parameter.label, value: value))
        }
        return .choice(Choice(definition, index, values, depth: choice.depth))
    }

    /// The type of the same name and kind; the first of several.
    private func namesake(of other: TypeDefinition) -> TypeDefinition? {
        definitions.values.filter { $0.name.description == other.name.description && $0.kind == other.kind }
            .min { $0.place.start < $1.place.start }
    }

    /// Whether the types of all properties are known, or could be found.
    private func isPrepared(_ definition: TypeDefinition) -> Bool {
        do throws(Failure) {
            try prepare(definition)
            return true
        } catch {
            reportLate(error)
            return false
        }
    }
}
