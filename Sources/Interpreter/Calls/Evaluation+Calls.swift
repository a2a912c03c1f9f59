import SwiftSource

extension Evaluation {
    func call(_ reference: Reference, _ site: CallSite, in scope: Scope) throws(Failure) -> Value {
        switch reference {
        case .type(let type): return try make(type, site, in: scope)
        case .callables(let callables): return try call(callables, site, in: scope)
        case .functions(let name, let functions, let definition):
            return try call(name, functions, definition, site, in: scope)
        case .value, .place:
            let value = try self.value(of: reference, at: site.nameRange)
            guard case .closure(let closure) = value else {
                throw .error(.notCallable(value.typeName), site.nameRange)
            }
            return try call(closure, site, in: scope)
        }
    }

    private func make(_ type: ValueType, _ site: CallSite, in scope: Scope) throws(Failure) -> Value {
        guard let description = description(of: type), !description.initializers.isEmpty else {
            throw .error(.typeNotCallable(type.description), site.nameRange)
        }
        var callables = BoundCallables(
            name: type.description, candidates: description.initializers, receiver: .none, isMethod: false)
        if case .array(let element) = type { callables.elementType = element }
        if case .dictionary = type, site.arguments.isEmpty { return .dictionary([]) }
        return try call(callables, site, in: scope)
    }

    // MARK: The vocabulary

    private func call(_ callables: BoundCallables, _ site: CallSite, in scope: Scope) throws(Failure) -> Value {
        let element = callables.elementType
        let candidates = callables.candidates.map { $0.parameters.filling(element) }
        let around = deepestElement
        deepestElement = 0
        defer { deepestElement = max(around, deepestElement) }
        let (index, arguments) = try choose(callables.name, candidates, site, in: scope)
        let callable = callables.candidates[index]
        let given = deepestElement
        var value: Value
        switch callables.receiver {
        case .none:
            var receiver = Value.void
            value = try invoke(callable, &receiver, arguments, at: site.range)
        case .value(var receiver):
            if callable.isMutating { throw .error(.cannotMutateValue(callable.name), site.nameRange) }
            value = try invoke(callable, &receiver, arguments, at: site.range)
            deepestElement = max(deepestElement, receiver.depth)
        case .place(let place):
            value = try invoke(callable, on: place, arguments, given: given, site)
        }
        let start = callables.isMethod ? site.methodStart ?? site.range.start : site.range.start
        let range = SourceRange(start, site.range.end)
        if isElement(value) {
            let depth = deepestElement + 1
            if depth > limits.elementDepth { throw stop(.tooDeep, at: range) }
            value = placed(value, at: range, depth: depth)
            deepestElement = depth
        } else {
            value.depth = deepestElement
        }
        return value
    }

    private func invoke(
        _ callable: Callable, on place: Place, _ arguments: [Value?], given: Int, _ site: CallSite
    ) throws(Failure) -> Value {
        var receiver = try load(place, at: site.nameRange)
        guard callable.isMutating else { return try invoke(callable, &receiver, arguments, at: site.range) }
        if !place.variable.isMutable { throw .error(.cannotMutateLet(place.variable.name), site.nameRange) }
        let depth = receiver.depth
        // Let go of the variable's own copy, so that the change is made in place.
        let isWhole = place.path.isEmpty
        if isWhole { place.variable.state = .failed }
        let result: Value
        do throws(Failure) {
            result = try invoke(callable, &receiver, arguments, at: site.range)
        } catch {
            if isWhole { place.variable.state = .value(receiver) }
            throw error
        }
        receiver.depth = max(depth, given + 1)
        if isWhole { place.variable.state = .value(receiver) } else { try store(receiver, in: place, at: site.range) }
        try checkSize(receiver, at: site.range)
        return result
    }

    /// Calls compiled code.
    func invoke(
        _ callable: Callable, _ receiver: inout Value, _ arguments: [Value?], at range: SourceRange
    ) throws(Failure) -> Value {
        try charge(2, at: range)
        let value: Value
        do throws(VocabularyError) {
            value = try callable.call(&receiver, arguments)
        } catch {
            throw failure(of: error, at: range)
        }
        if isStopped { throw .stopped }
        try checkSize(value, at: range)
        return value
    }

    /// Counts what a value takes that the standard library made.
    private func checkSize(_ value: Value, at range: SourceRange) throws(Failure) {
        switch value {
        case .array(let values):
            try allocate(values.count, at: range)
            if values.contains(where: \.isContainer) { try checkNesting(values, at: range) }
        case .string(let string): try allocate(string.utf8.count, at: range)
        default: return
        }
    }

    func failure(of error: VocabularyError, at range: SourceRange) -> Failure {
        switch error {
        case .mismatch(let expected, let found):
            .error(.cannotConvert(found: found, expected: expected.description, .argument), range)
        case .refused(let sentence): .error(.refused(sentence), range)
        case .reported: isStopped ? .stopped : .silent
        }
    }

    // MARK: Closures and functions of the source

    private func call(_ closure: Closure, _ site: CallSite, in scope: Scope) throws(Failure) -> Value {
        if let label = site.arguments.lazy.compactMap(\.label).first {
            throw .error(.extraneousLabel(label.text), label.range)
        }
        var values = try evaluateAll(site.arguments.map(\.value), .nothing, in: scope)
        guard values.count == closure.parameterCount else {
            if values.count > closure.parameterCount {
                throw .error(.extraArgument(nil), site.arguments[closure.parameterCount].range)
            }
            throw .error(.missingArgument("#\(values.count + 1)"), site.range)
        }
        let told = diagnostics.count
        if let value = closure.call(&values) { return value }
        if isStopped { throw .stopped }
        // A closure of the source has told what failed in it.
        if diagnostics.count > told { throw .silent }
        throw .error(.closureRefused, site.range)
    }

    private func call(
        _ name: String, _ functions: [UserFunction], _ definition: Scope, _ site: CallSite, in scope: Scope
    ) throws(Failure) -> Value {
        let (index, arguments) = try choose(name, functions.map(\.parameters), site, in: scope)
        return try run(functions[index], arguments, definition, at: site.range)
    }

    func run(
        _ function: UserFunction, _ arguments: [Value?], _ definition: Scope, at range: SourceRange
    ) throws(Failure) -> Value {
        let scope = Scope(parent: definition)
        for (index, parameter) in function.declaration.parameters.enumerated() {
            let type = function.parameters[index].type
            var value = index < arguments.count ? arguments[index] : nil
            if value == nil, let expression = parameter.defaultValue {
                value = try evaluate(expression, Expectation(type: type, role: .argument), in: definition)
            }
            guard let value else { throw .error(.missingArgument(parameter.name.text), range) }
            scope.declare(Variable(parameter.name.text, isMutable: false, type: type, .value(value)))
        }
        guard let body = function.declaration.body else { return .void }
        let around = callsAround
        callsAround = []
        defer { callsAround = around }
        return try deeper(at: range) { () throws(Failure) in
            let result = Expectation(type: function.result, role: .result)
            return try self.result(of: body.statements, result, name: function.declaration.name.range, in: scope)
        }
    }

    /// What a body gives: its only expression's value, or what `return` says.
    func result(
        of statements: [Statement], _ expectation: Expectation, name: SourceRange, in scope: Scope
    ) throws(Failure) -> Value {
        let isVoid = if case .void? = expectation.type { true } else { false }
        if statements.count == 1, case .expression(let expression) = statements[0].kind, !isVoid {
            return try evaluate(expression, expectation, in: scope)
        }
        let told = diagnostics.count
        let flow = try execute(statements, in: scope, expecting: isVoid ? .nothing : expectation)
        switch flow {
        case .return(let value): return isVoid ? .void : value
        case .normal: break
        default: throw .error(.outsideLoop(flow.word), name)
        }
        guard !isVoid, let type = expectation.type, type != .any else { return .void }
        // What failed in it may well have been the return.
        if diagnostics.count > told { throw .silent }
        throw .error(.missingReturn(type.description), name)
    }
}

extension [ParameterDescription] {
    /// With the type of the elements where the standard library leaves it open.
    func filling(_ element: ValueType?) -> [ParameterDescription] {
        map { parameter in
            ParameterDescription(
                label: parameter.label, name: parameter.name, type: parameter.type.filling(element ?? .any),
                unit: parameter.unit, defaultText: parameter.defaultText, help: parameter.help)
        }
    }
}

extension ValueType {
    fileprivate func filling(_ element: ValueType) -> ValueType {
        switch self {
        case .named(GenericType.element): element
        case .array(let inner): .array(inner.filling(element))
        case .optional(let inner): .optional(inner.filling(element))
        case .function(let parameters, let result):
            .function(
                parameters: parameters.map { .init($0.type.filling(element), isInout: $0.isInout) },
                result: result.filling(element))
        default: self
        }
    }
}
