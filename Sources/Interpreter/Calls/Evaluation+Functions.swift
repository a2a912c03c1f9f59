import SwiftSource

extension Evaluation {
    /// A function, method or initializer as it is called.
    func function(_ declaration: FunctionDeclaration, in scope: Scope) throws(Failure) -> UserFunction {
        var generic = scope
        if !declaration.genericParameters.isEmpty {
            generic = Scope(parent: scope)
            for parameter in declaration.genericParameters { generic.declare(.any, as: parameter.name.text) }
        }
        var parameters: [ParameterDescription] = []
        var built: [BuiltValue?] = []
        for parameter in declaration.parameters {
            var type = try resolve(parameter.type, in: generic)
            // A subscript's parameter has a label only where two names are written.
            let isUnlabelled = declaration.kind == .subscript && parameter.label == parameter.name
            let label = isUnlabelled ? nil : parameter.label
            built.append(builtClosure(under: parameter.attributes, as: type))
            if let built = built.last ?? nil { type = built.argument(for: type) }
            parameters.append(
                ParameterDescription(
                    label: label?.text, name: label?.text ?? parameter.name.text,
                    type: parameter.isVariadic ? .array(type) : type, unit: nil,
                    defaultText: parameter.defaultValue == nil && !parameter.isVariadic ? nil : "default", help: ""))
        }
        let result = try declaration.result.map { type throws(Failure) in try resolve(type, in: generic) }
        return UserFunction(
            name: declaration.name.text, declaration: declaration, parameters: parameters,
            isInout: declaration.parameters.map(\.type.isInout), result: result ?? .void, built: built)
    }

    /// A closure under a result builder's attribute takes statements that are children.
    private func builtClosure(under attributes: [Attribute], as type: ValueType) -> BuiltValue? {
        guard case .function = type else { return nil }
        return resultBuilder(in: attributes)?.built(as: type)
    }

    /// Calls a function of the source; what its `inout` parameters became is in the arguments then.
    func run(
        _ function: UserFunction, _ arguments: inout [Value?], _ definition: Scope, subject: Scope.Subject? = nil,
        at range: SourceRange, expecting: Expectation? = nil
    ) throws(Failure) -> Value {
        let scope = Scope(parent: definition, subject: subject)
        for parameter in function.declaration.genericParameters { scope.declare(.any, as: parameter.name.text) }
        if case .value(let variable)? = subject { declare(self: variable, in: scope) }
        var changing: [(Int, Variable)] = []
        for (index, parameter) in function.declaration.parameters.enumerated() {
            let type = function.parameters[index].type
            var value = index < arguments.count ? arguments[index] : nil
            if value == nil, let expression = parameter.defaultValue {
                value = try evaluate(expression, Expectation(type: type, role: .argument), in: definition)
            }
            if value == nil, parameter.isVariadic { value = .array([]) }
            guard let value else { throw .error(.missingArgument(parameter.name.text), range) }
            let isInout = function.isInout[index]
            var variable = Variable(
                parameter.name.text, isMutable: isInout, type: type == .any ? self.type(of: value) : type,
                .value(value))
            if let built = function.built[index] {
                // The body calls it as the closure that it is.
                let type = if case .function = type { type } else { ValueType.function(parameters: [], result: .any) }
                variable = Variable(
                    parameter.name.text, isMutable: false, type: built.closureType(for: type),
                    .value(built.closure(value)))
            }
            if isInout { changing.append((index, variable)) }
            scope.declare(variable)
        }
        guard let body = function.declaration.body ?? function.declaration.accessors?.get?.body else { return .void }
        let value = try self.value(of: body, of: function, expecting, in: scope, at: range)
        for (index, variable) in changing where index < arguments.count {
            if case .value(let changed) = variable.state { arguments[index] = changed }
        }
        return value
    }

    /// What the body of a function gives, whose parameters are declared.
    private func value(
        of body: Block, of function: UserFunction, _ expecting: Expectation?, in scope: Scope, at range: SourceRange
    ) throws(Failure) -> Value {
        if let built = resultBuilder(in: function.declaration.attributes)?.built(as: function.result) {
            return try build(body, built, at: range, in: scope)
        }
        let result = expecting ?? Expectation(type: function.result, role: .result)
        return try runBody(body, result, function.declaration.name.range, in: scope, at: range)
    }

    private func declare(self variable: Variable, in scope: Scope) {
        scope.declare(variable)
        if let type = variable.type { scope.declare(type, as: "Self") }
    }

    /// What the statements of a function or a computed property give.
    func runBody(
        _ body: Block, _ result: Expectation, _ name: SourceRange, in scope: Scope, at range: SourceRange? = nil
    ) throws(Failure) -> Value {
        let around = callsAround
        callsAround = []
        defer { callsAround = around }
        return try deeper(at: range ?? name) { () throws(Failure) in
            try checkStack(at: range ?? name)
            return try self.result(of: body.statements, result, name: name, in: scope)
        }
    }

    // MARK: Methods

    /// Calls a method on what stands before it.
    func call(
        _ function: UserFunction, _ definition: Scope, on receiver: BoundCallables.Receiver,
        _ arguments: inout [Value?], _ site: CallSite
    ) throws(Failure) -> Value {
        switch receiver {
        case .none: return try run(function, &arguments, definition, at: site.range)
        case .type(let type): return try run(function, &arguments, definition, subject: .type(type), at: site.range)
        case .value(let value):
            if function.isMutating, !value.isObject { throw .error(.cannotMutateValue(function.name), site.nameRange) }
            return try run(function, &arguments, definition, subject: subject(value), at: site.range)
        case .place(let place):
            let value = unbacked(try load(place, at: site.nameRange))
            guard function.isMutating, !value.isObject else {
                return try run(function, &arguments, definition, subject: subject(value), at: site.range)
            }
            return try mutate(place, at: site) { (variable) throws(Failure) in
                try run(function, &arguments, definition, subject: .value(variable), at: site.range)
            }
        }
    }

    private func subject(_ value: Value) -> Scope.Subject {
        .value(Variable("self", isMutable: false, type: type(of: value), .value(value)))
    }

    /// Lends what a place holds to a mutating method.
    private func mutate(
        _ place: Place, at site: CallSite, _ body: (Variable) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        try checkMutating(place, at: site.nameRange)
        let value = try load(place, at: site.nameRange)
        let variable = Variable("self", isMutable: true, type: type(of: value), .value(value))
        // Let go of the variable's own copy, so that the change is made in place.
        let isWhole = place.path.isEmpty
        if isWhole { place.variable.state = .lent }
        do throws(Failure) {
            let result = try body(variable)
            try giveBack(variable, value, to: place, at: site.range)
            return result
        } catch {
            if isWhole { try giveBack(variable, value, to: place, at: site.range) }
            throw error
        }
    }

    private func giveBack(
        _ variable: Variable, _ former: Value, to place: Place, at range: SourceRange
    ) throws(Failure) {
        var value = former
        if case .value(let changed) = variable.state { value = changed }
        if place.path.isEmpty { place.variable.state = .value(value) } else { try store(value, in: place, at: range) }
    }

    // MARK: Computed properties

    func get(_ property: ComputedProperty, of value: Value, at range: SourceRange) throws(Failure) -> Value {
        let scope = Scope(parent: property.scope, subject: subject(value))
        scope.declare(Variable("self", isMutable: false, type: type(of: value), .value(value)))
        try charge(2, at: range)
        if let built = property.built ?? builtByOpenProperty(property.name, of: value) {
            return try build(property.get, built, at: range, in: scope)
        }
        return try runBody(
            property.get, Expectation(type: property.type, role: .result), property.range, in: scope, at: range)
    }

    /// What the statements of a property are children of, by the open types of its value; nil where they are none.
    private func builtByOpenProperty(_ name: String, of value: Value) -> BuiltValue? {
        guard let definition = definition(of: value) else { return nil }
        let child = openTypes(of: definition).lazy.flatMap(\.members).first { $0.name == name }?.child
        return child.map { BuiltValue(child: $0, isSingle: true) }
    }

    func set(
        _ property: ComputedProperty, of value: inout Value, to new: Value, at range: SourceRange
    ) throws(Failure) {
        guard let setter = property.set else { throw .error(.cannotAssignProperty(property.name), range) }
        let variable = Variable("self", isMutable: !value.isObject, type: type(of: value), .value(value))
        let scope = Scope(parent: property.scope, subject: .value(variable))
        scope.declare(variable)
        scope.declare(Variable(setter.parameter, isMutable: false, type: property.type, .value(new)))
        _ = try runBody(
            setter.body, Expectation(type: .void, role: .result), property.range, in: scope, at: range)
        if case .value(let changed) = variable.state { value = changed }
    }
}

extension Value {
    var isObject: Bool {
        if case .object = self { true } else { false }
    }
}
