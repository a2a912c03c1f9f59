import SwiftSource

extension Evaluation {
    /// Makes a value; the arguments are one for each parameter, nil for one left out.
    func make(_ maker: Maker, _ arguments: inout [Value?], at range: SourceRange) throws(Failure) -> Value {
        try charge(2, at: range)
        switch maker {
        case .choice(let definition, let index):
            return try choice(definition, index, arguments, at: range)
        case .rawValue(let definition, _):
            guard let raw = arguments.first ?? nil else { throw .silent }
            for (index, element) in definition.cases.enumerated() {
                if let own = element.rawValue, try areEqual(own, raw, "==", at: range) {
                    return .choice(Choice(definition, index))
                }
            }
            return .none
        case .memberwise(let definition, _):
            var given: [String: Value] = [:]
            for (property, argument) in zip(definition.stored.filter(\.isMemberwise), arguments) {
                given[property.name] = argument.map { property.built?.kept($0, as: property.type) ?? $0 }
            }
            return try finished(try blank(definition, given, at: range), at: range)
        case .inherited(let initializer, _, let definition):
            var given: [String: Value] = [:]
            for (parameter, argument) in zip(initializer.parameters, arguments) {
                given[parameter.name] = argument ?? Value.none
            }
            return try finished(try blank(definition, given, at: range), at: range)
        case .initializer(let function, let definition):
            let isEnum = definition.kind == .enumeration
            let start = isEnum ? nil : try blank(definition, [:], at: range)
            return try initialize(function, definition.type, start, &arguments, definition.scope, at: range)
        case .added(let function, let scope, let type):
            return try initialize(function, type, nil, &arguments, scope, at: range)
        }
    }

    private func choice(
        _ definition: TypeDefinition, _ index: Int, _ arguments: [Value?], at range: SourceRange
    ) throws(Failure) -> Value {
        let element = definition.cases[index]
        var values: [Value.TupleElement] = []
        for (number, parameter) in element.parameters.enumerated() {
            var value = number < arguments.count ? arguments[number] : nil
            if value == nil, let expression = element.syntax[number].defaultValue {
                value = try evaluate(
                    expression, Expectation(type: parameter.type, role: .argument), in: definition.scope)
            }
            guard let value else { throw .error(.missingArgument(parameter.name), range) }
            values.append(.init(label: parameter.label, value: value))
        }
        let depth = try nesting(around: values.map(\.value), at: range)
        return .choice(Choice(definition, index, values, depth: depth))
    }

    /// A value with what is given and its default values, before any initializer.
    func blank(
        _ definition: TypeDefinition, _ given: [String: Value], at range: SourceRange
    ) throws(Failure) -> Value {
        try allocate(1 + definition.stored.count, at: range)
        let fields = try deeper(at: range) { () throws(Failure) in
            var fields: [Value?] = []
            for property in definition.stored {
                var value = given[property.name]
                if value == nil, property.isLazy, definition.isClass {
                    value = nil
                } else if value == nil, let expression = property.defaultValue {
                    value = try evaluate(
                        expression, Expectation(type: property.type, role: .initializer),
                        in: property.scope ?? definition.scope)
                } else if value == nil, property.isSupplied {
                    value = try part(property, at: range)
                } else if value == nil, property.isNilByDefault {
                    value = Value.none
                }
                fields.append(value)
            }
            return fields
        }
        guard definition.kind == .object else { return .instance(Instance(definition, fields: fields)) }
        let variables = zip(definition.stored, fields).map { property, value in
            Variable(
                property.name, isMutable: property.isMutable, type: property.type,
                value.map { .value($0) } ?? .unset)
        }
        for (property, variable) in zip(definition.stored, variables) where property.isInherited {
            variable.isImplicitlyUnwrapped = true
        }
        let object = Object(definition, fields: variables)
        keep(object)
        return .object(object)
    }

    /// Runs an initializer on a value that is not whole yet; nil where the initializer has to make it with another.
    private func initialize(
        _ function: UserFunction, _ type: ValueType, _ start: Value?, _ arguments: inout [Value?], _ definition: Scope,
        at range: SourceRange
    ) throws(Failure) -> Value {
        var isObject = false
        if case .object? = start { isObject = true }
        let subject = Variable("self", isMutable: !isObject, type: type, start.map { .value($0) } ?? .unset)
        // An initializer of one expression gives nothing back, whatever that expression is.
        let isFailable = function.declaration.isFailable && function.declaration.body?.onlyExpression == nil
        let told = reportCount
        let result = try run(
            function, &arguments, definition, subject: .value(subject), at: range,
            expecting: Expectation(type: isFailable ? .any : nil, role: .result))
        if isFailable, case .none = result { return .none }
        guard case .value(let value) = subject.state else {
            if reportCount > told { throw .silent }
            throw .error(
                .refused("'self.init' isn't called on all paths before returning from initializer"),
                function.declaration.name.range)
        }
        return try finished(value, at: range, initializer: function.declaration.name.range)
    }

    /// A value that was made: whole, not too deep, and knowing where.
    private func finished(
        _ value: Value, at range: SourceRange, initializer: SourceRange? = nil
    ) throws(Failure) -> Value {
        let value =
            try definition(of: value).map { definition throws(Failure) in
                definition.hasUnknownParent || makingDepth > 0 ? try filledIn(value, at: range) : value
            } ?? value
        switch value {
        case .instance(var instance):
            if let index = instance.fields.firstIndex(where: { $0 == nil }) {
                throw uninitialized(instance.definition.stored[index].name, initializer ?? range)
            }
            instance.depth = try nesting(around: instance.fields.compactMap { $0 }, at: range)
            instance.origin = range
            return .instance(instance)
        case .object(let object):
            var values: [Value] = []
            for (property, variable) in zip(object.definition.stored, object.fields) {
                if case .unset = variable.state, !property.isInherited, !property.isLazy {
                    throw uninitialized(variable.name, initializer ?? range)
                }
                if case .value(let value) = variable.state { values.append(value) }
            }
            object.depth = try nesting(around: values, at: range)
            object.origin = range
            return value
        default: return value
        }
    }

    private func uninitialized(_ name: String, _ range: SourceRange) -> Failure {
        .error(.uninitialized(name), range)
    }
}
