import SwiftSource

// Holes as arguments of compiled code.

extension Evaluation {
    /// The arguments of a call with something known in place of every hole; nil where what the call gives is unknown, too.
    func withoutHoles(_ arguments: [Value?], of callable: Callable, _ receiver: Value) throws(Failure) -> [Value?]? {
        guard arguments.contains(where: { $0?.holdsHole ?? false }) else { return arguments }
        // A handler that failed changes nothing.
        if callable.result == .void, arguments.contains(where: { $0?.hole?.isReported ?? false }) { throw .silent }
        if takesAnything(callable, arguments) { return arguments }
        guard makesKnown(callable, receiver) else { return nil }
        var known: [Value?] = []
        for (argument, parameter) in zip(arguments, callable.parameters) {
            do throws(Failure) {
                known.append(try argument.filled(parameter, self))
            } catch {
                guard case .silent = error else { throw error }
                if parameter.defaultText == nil { return nil }
                known.append(nil)
            }
        }
        return known
    }

    /// Whether every hole is handed over for what may be anything.
    private func takesAnything(_ callable: Callable, _ arguments: [Value?]) -> Bool {
        zip(arguments, callable.parameters).allSatisfy { argument, parameter in
            guard let argument, argument.holdsHole else { return true }
            return parameter.type.isGeneric
        }
    }

    /// Whether what a call gives is known in kind though an argument is not: elements, values of the vocabulary.
    private func makesKnown(_ callable: Callable, _ receiver: Value) -> Bool {
        switch callable.result {
        case .named(let name): return !callable.result.isGeneric && vocabulary[name] != nil
        case .void:
            if case .native = receiver { return true }
            return definition(of: receiver) != nil
        default: return false
        }
    }

    /// Whether a call of compiled code may have been refused because something in it is unknown.
    func mayBeUnknown(_ arguments: [Value?], _ receiver: Value) -> Bool {
        receiver.holdsHole || arguments.contains { $0?.holdsHole ?? false }
    }

    /// A value for a property; nil where the property keeps the one that it has.
    func filled(_ value: Value, for property: PropertyDescription) throws(Failure) -> Value? {
        guard value.holdsHole else { return value }
        let parameter = ParameterDescription(
            label: property.name, name: property.name, type: property.type, unit: property.unit,
            defaultText: property.defaultText, help: "")
        do throws(Failure) {
            return try Optional(value).filled(parameter, self)
        } catch {
            guard case .silent = error else { throw error }
            return nil
        }
    }
}

extension Value? {
    /// Nil for what is left out, and for a hole whose parameter has a default that says more than a guess.
    fileprivate func filled(_ parameter: ParameterDescription, _ evaluation: Evaluation) throws(Failure) -> Value? {
        guard let value = self, value.holdsHole else { return self }
        guard case .hole(let hole) = value, let text = parameter.defaultText, !parameter.type.showsHole(evaluation)
        else { return try evaluation.filled(value, as: parameter.type, for: parameter) }
        let wanted = Expectation(type: parameter.type, role: .argument)
        if let said = try evaluation.setting(for: hole, wanted) { return said }
        evaluation.note(hole, parameter.type.kindOfHole, wanted: parameter.type, assumed: text)
        return nil
    }
}

extension ValueType {
    /// Whether it is one that a call fills in.
    var isGeneric: Bool {
        switch self {
        case .any: true
        case .named(let name): name.description.hasPrefix("$") || name == GenericType.pointed
        case .array(let inner), .optional(let inner): inner.isGeneric
        default: false
        }
    }

    /// Whether a hole of the type is seen as one.
    fileprivate func showsHole(_ evaluation: Evaluation) -> Bool {
        switch unwrapped {
        case .string, .function, .builder, .array: true
        case .named(let name):
            evaluation.isElementType(name)
                || evaluation.vocabulary[name]?.staticProperties.contains {
                    $0.name == "gray" || $0.name == "systemGray"
                }
                    == true
        default: false
        }
    }

    fileprivate var kindOfHole: Hole.Kind {
        switch unwrapped {
        case .int, .double, .cgFloat: .number
        case .bool: .condition(true)
        default: .value
        }
    }
}
