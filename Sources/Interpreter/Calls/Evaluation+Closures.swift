import SwiftSource

extension Evaluation {
    /// A closure of the source as a value.
    func closure(
        _ written: ClosureExpression, _ expectation: Expectation, at range: SourceRange, in scope: Scope
    ) throws(Failure) -> Value {
        let type = expectation.type?.unwrapped
        switch type {
        case .builder(let element)?: return .array(try children(written, of: element, at: range, in: scope))
        case .function?, .any?, nil: break
        case let other?:
            throw .error(.cannotConvert(found: "a closure", expected: other.description, expectation.role), range)
        }
        let shape = try ClosureShape(written, type, evaluation: self, at: range, in: scope)
        var captured = scope
        if !written.captures.isEmpty { captured = try capture(written.captures, in: scope) }
        capture(all: captured)
        try charge(8, at: range)
        let body = ClosureBody(
            shape: shape, statements: written.body.statements, scope: captured, range: range, nesting: nesting)
        var result = Closure(parameterCount: shape.argumentCount) { [weak self] error in
            guard let self else { return }
            reportLate(failure(of: error, at: range))
        } call: { [weak self] arguments in
            // The program that the closure belongs to is gone.
            guard let self else { return nil }
            do throws(Failure) {
                return try invoke(body, &arguments)
            } catch {
                reportLate(error)
                return nil
            }
        }
        result.parameterTypes = shape.types
        return .closure(result)
    }

    private func capture(_ captures: [ClosureExpression.Capture], in scope: Scope) throws(Failure) -> Scope {
        let inner = Scope(parent: scope)
        for capture in captures {
            let expression =
                capture.value
                ?? Expression(kind: .identifier(capture.name.text), range: capture.name.range)
            let value = try evaluate(expression, .nothing, in: scope)
            inner.declare(Variable(capture.name.text, isMutable: false, type: nil, .value(value)))
        }
        return inner
    }

    /// Notes a scope and those around it, which a closure now holds.
    func capture(all scope: Scope) {
        var next: Scope? = scope
        while let current = next, !current.isCaptured {
            current.isCaptured = true
            capture(current)
            next = current.parent
        }
    }

    /// Runs a closure's body with the arguments, which it may change where they are `inout`.
    private func invoke(_ body: ClosureBody, _ arguments: inout [Value]) throws(Failure) -> Value {
        try charge(at: body.range)
        let scope = Scope(parent: body.scope)
        let variables = try declare(body, arguments, in: scope)
        let around = (callsAround, nesting)
        (callsAround, nesting) = ([], body.nesting)
        defer { (callsAround, nesting) = around }
        var value = try deeper(at: body.range) { () throws(Failure) in
            if case .builder(let element)? = body.shape.result {
                return try children(ofClosure: body.statements, of: element, at: body.range, in: scope)
            }
            return try result(
                of: body.statements, Expectation(type: body.shape.result, role: .result), name: body.range, in: scope)
        }
        if let type = body.shape.result, !type.isGeneric { value = try filled(value, as: type) }
        for (index, variable) in variables.enumerated() where variable.isMutable {
            if case .value(let changed) = variable.state { arguments[index] = changed }
        }
        return value
    }

    private func declare(
        _ body: ClosureBody, _ arguments: [Value], in scope: Scope
    ) throws(Failure) -> [Variable] {
        let arguments = arguments.map { adopted($0) }
        var values = arguments
        if arguments.count == 1, body.shape.names.count > 1, case .tuple(let elements) = arguments[0] {
            values = elements.map(\.value)
        }
        guard values.count >= body.shape.names.count else { throw .error(.closureRefused, body.range) }
        var variables: [Variable] = []
        for (index, name) in body.shape.names.enumerated() {
            let type = index < body.shape.types.count ? body.shape.types[index] : nil
            let isInout = index < body.shape.isInout.count && body.shape.isInout[index]
            let value = try type.map { type throws(Failure) in
                try convert(values[index], to: Expectation(type: type, role: .argument), at: body.range)
            }
            let known = type == .any ? nil : type
            let variable = Variable(
                name, isMutable: isInout, type: known ?? self.type(of: values[index]), .value(value ?? values[index]))
            if name != "_" { scope.declare(variable) }
            variables.append(variable)
        }
        return variables
    }
}

/// What a closure needs to be run later.
private struct ClosureBody {
    let shape: ClosureShape
    let statements: [Statement]
    let scope: Scope
    let range: SourceRange
    /// How many elements of the source it was made inside of.
    let nesting: Int
}

/// A closure's parameters and result: as written, and as expected where nothing is written.
private struct ClosureShape {
    let names: [String]
    var types: [ValueType?]
    var isInout: [Bool]
    /// How many values it is called with.
    var argumentCount: Int
    var result: ValueType?

    init(
        _ written: ClosureExpression, _ expected: ValueType?, evaluation: Evaluation, at range: SourceRange,
        in scope: Scope
    ) throws(Failure) {
        names = written.parameters?.map(\.name.text) ?? (0..<written.anonymousParameterCount).map { "$\($0)" }
        types = []
        isInout = []
        for parameter in written.parameters ?? [] {
            let type = try parameter.type.map { syntax throws(Failure) in try evaluation.resolve(syntax, in: scope) }
            types.append(type)
            isInout.append(parameter.type?.isInout ?? false)
        }
        argumentCount = names.count
        result = try written.result.map { syntax throws(Failure) in try evaluation.resolve(syntax, in: scope) }
        guard case .function(let parameters, let wanted)? = expected else { return }
        if case .builder = wanted { result = nil }
        if result == nil, wanted != .any { result = wanted }
        if written.parameters == nil, names.isEmpty, !parameters.isEmpty {
            throw .error(.closureIgnoresArguments(parameters.count), range)
        }
        let takesApart = names.count > 1 && expected?.takesTuple == true
        guard names.count == parameters.count || takesApart else {
            throw .error(.closureTakesTooMany(expected: parameters.count, found: names.count), range)
        }
        argumentCount = parameters.count
        guard !takesApart else { return }
        types = parameters.enumerated().map { index, parameter in
            let written = index < types.count ? types[index] : nil
            return written ?? (parameter.type == .any ? nil : parameter.type)
        }
        isInout = parameters.map(\.isInout)
    }
}
