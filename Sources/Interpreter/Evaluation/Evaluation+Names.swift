import SwiftSource

extension Evaluation {
    func identifier(
        _ name: String, _ expectation: Expectation, at range: SourceRange, in scope: Scope
    ) throws(Failure) -> Value {
        let reference = try reference(to: name, at: range, in: scope)
        if case .place(let place) = reference { try checkOptional(place, expectation, at: range) }
        let value = try self.value(of: reference, at: range)
        return try convert(value, to: expectation, at: range)
    }

    /// A variable of optional type stands for no other type, even while it holds a value.
    private func checkOptional(_ place: Place, _ expectation: Expectation, at range: SourceRange) throws(Failure) {
        guard case .optional(let wrapped)? = place.variable.type else { return }
        switch expectation.type {
        case nil, .optional, .any: return
        case let wanted?:
            let found = ValueType.optional(wrapped).description
            throw .error(.optional(found, wanted: wanted.description), range)
        }
    }

    /// What a name stands for: the source's own names first.
    func reference(to name: String, at range: SourceRange, in scope: Scope) throws(Failure) -> Reference {
        if let variable = scope.variable(name) { return .place(Place(variable: variable, path: [])) }
        if let (functions, scope) = scope.functions(name) { return .functions(name, functions, scope) }
        if let type = namedType(name) { return .type(type) }
        let functions = vocabulary.functions.filter { $0.name == name }
        if !functions.isEmpty {
            return .callables(BoundCallables(name: name, candidates: functions, receiver: .none, isMethod: false))
        }
        if ["Array", "Dictionary", "Optional", "Range", "ClosedRange"].contains(name) {
            return .type(.named(TypeName(name)))
        }
        if Precedence(of: name) != nil {
            return .value(.closure(closure(applying: Operator(text: name, range: range))))
        }
        throw notFound(name, at: range, in: scope)
    }

    /// An operator as a value: `reduce(0, +)`.
    private func closure(applying op: Operator) -> Closure {
        Closure(parameterCount: 2) { [weak self] arguments in
            guard let self, arguments.count == 2 else { return nil }
            do throws(Failure) {
                if Precedence(of: op.text) == .comparison {
                    return .bool(try order(op.text, arguments[0], arguments[1], at: op))
                }
                return try apply(op, arguments[0], arguments[1])
            } catch {
                reportLate(error)
                return nil
            }
        }
    }

    private func notFound(_ name: String, at range: SourceRange, in scope: Scope) -> Failure {
        if scope.isUpcoming(name) { return .error(.usedBeforeDeclaration(name), range) }
        let known = scope.names + vocabulary.types.map(\.name.description) + vocabulary.functions.map(\.name)
        let nearest = NearestName.nearest(to: name, among: known).map(Hint.nearest)
        return .error(.cannotFind(name), range, hint: vocabulary.foreignNames?.hint(for: name) ?? nearest)
    }

    /// The value that a reference stands for.
    func value(of reference: Reference, at range: SourceRange) throws(Failure) -> Value {
        switch reference {
        case .value(let value): return value
        case .place(let place): return try load(place, at: range)
        case .type(let type): throw unsupported("the type '\(type)' as a value", range)
        case .callables(let callables): return try function(callables, at: range)
        case .functions(let name, let functions, let scope):
            guard functions.count == 1 else { throw .error(.noOverload(callee: name), range) }
            return .closure(closure(calling: functions[0], in: scope, at: range))
        }
    }

    /// A function of the vocabulary as a value: `numbers.map(String.init)`.
    private func function(_ callables: BoundCallables, at range: SourceRange) throws(Failure) -> Value {
        let unary = callables.candidates.filter { $0.parameters.count == 1 && !$0.isMutating }
        guard let callable = unary.first(where: { $0.parameters[0].label == nil }) ?? unary.first else {
            throw unsupported("'\(callables.name)' as a value", range)
        }
        var receiver = Value.void
        if case .value(let value) = callables.receiver { receiver = value }
        if case .place(let place) = callables.receiver { receiver = try load(place, at: range) }
        let type = callable.parameters[0].type
        return .closure(
            Closure(parameterCount: 1) { [weak self] arguments in
                guard let self, let argument = arguments.first else { return nil }
                var receiver = receiver
                do throws(Failure) {
                    let value = try convert(argument, to: Expectation(type: type, role: .argument), at: range)
                    return try invoke(callable, &receiver, [value], at: range)
                } catch {
                    reportLate(error)
                    return nil
                }
            })
    }

    /// Tells a failure where there is nobody to throw it to.
    func reportLate(_ failure: Failure) {
        if case .error(let error, let range, let hint) = failure { report(error, at: range, hint: hint) }
    }
}
