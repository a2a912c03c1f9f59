import SwiftSource

extension Evaluation {
    /// The value as one of the expected type, where Swift converts it without being asked.
    func convert(_ value: Value, to expectation: Expectation, at range: SourceRange) throws(Failure) -> Value {
        if case .hole(let hole) = value {
            if let value = try setting(for: hole, expectation) { return value }
            return try expectation.type.map { type throws(Failure) in try typed(hole, as: type, at: range) } ?? value
        }
        guard let type = expectation.type else { return value }
        if let converted = converted(value, to: type) { return converted }
        throw .error(
            .cannotConvert(found: value.typeName, expected: type.description, expectation.role), range)
    }

    /// Nil where the value is of another type.
    func converted(_ value: Value, to type: ValueType) -> Value? {
        switch (type, value) {
        case (_, .hole): value
        case (.any, _), (.void, .void), (.bool, .bool), (.int, .int), (.string, .string), (.range, .range),
            (.double, .double), (.cgFloat, .double), (.closedRange, .closedRange), (.dictionary, .dictionary):
            value
        case (.closedRange(.int), .range(let range)): range.isClosed ? value : nil
        case (.optional, .none): value
        case (.optional(let wrapped), _): converted(value, to: wrapped)
        case (.array(let element), .array(let values)), (.builder(of: let element), .array(let values)):
            all(values, to: element).map { .array($0) }
        case (.tuple(let fields), .tuple(let elements)): tuple(elements, to: fields).map { .tuple($0) }
        case (.function(let parameters, _), .closure(let closure)):
            closure.parameterCount == parameters.count ? value : nil
        case (.keyPath, .native(let native)): native.payload is PropertyPath ? value : nil
        case (.named(let name), .native(let native)):
            if native.source != nil {
                converted(own: value, to: name)
            } else if vocabulary.type(native.type, conformsTo: name) || isAdded(native.type, name) {
                value
            } else {
                nil
            }
        case (.named(let name), .instance), (.named(let name), .choice), (.named(let name), .object):
            converted(own: value, to: name)
        case (.named(let name), .type(.named(let type))): key(type, as: name)
        case (.named(let name), _): isSimple(value, named: name) ? value : nil
        default: nil
        }
    }

    private func all(_ values: [Value], to element: ValueType) -> [Value]? {
        var all: [Value] = []
        all.reserveCapacity(values.count)
        for value in values {
            guard let converted = converted(value, to: element) else { return nil }
            all.append(converted)
        }
        return all
    }

    /// Labels may be left out, not changed.
    private func tuple(_ elements: [Value.TupleElement], to fields: [ValueType.TupleField]) -> [Value.TupleElement]? {
        guard elements.count == fields.count else { return nil }
        var all: [Value.TupleElement] = []
        for (element, field) in zip(elements, fields) {
            guard element.label == nil || field.label == nil || element.label == field.label,
                let value = converted(element.value, to: field.type)
            else { return nil }
            all.append(.init(label: field.label, value: value))
        }
        return all
    }

    /// A vocabulary may name the types of the language too, and protocols that they have.
    private func isSimple(_ value: Value, named name: TypeName) -> Bool {
        switch value {
        case .int, .double, .string, .bool:
            vocabulary.type(TypeName(value.typeName), conformsTo: name) || isAdded(TypeName(value.typeName), name)
        default: false
        }
    }

    /// Whether the source says that a type of the vocabulary is one of its protocols.
    private func isAdded(_ type: TypeName, _ name: TypeName) -> Bool {
        additions[type].map { conforms($0, to: name) } ?? false
    }

    func isElement(_ value: Value) -> Bool {
        if let definition = definition(of: value) { return openTypes(of: definition).contains(where: \.isElement) }
        guard case .native(let native) = value else { return false }
        return vocabulary[native.type]?.kind == .element
    }
}
