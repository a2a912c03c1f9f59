import SwiftSource

extension Evaluation {
    /// `values[index]`, `entries[key]`.
    func element(
        _ reference: Reference, _ arguments: [Argument], at range: SourceRange, in scope: Scope
    ) throws(Failure) -> Reference {
        let container = try settled(try value(of: reference, at: range))
        if container.isHole { return .value(.hole(hole(at: range))) }
        if let found = try subscripted(container, reference, arguments, at: range, in: scope) { return found }
        let step: Place.Step
        if case .dictionary(let entries) = container, arguments.count == 2, arguments[1].label?.text == "default" {
            step = try stepOrDefault(entries, reference, arguments, in: scope)
            return try self.reference(to: step, of: container, reference, at: range)
        }
        if let label = arguments.first?.label { throw unsupported("the subscript '[\(label.text):]'", range) }
        guard arguments.count == 1 else { throw unsupported("this subscript", range) }
        switch container {
        case .array(let values):
            if let bounds = try openBounds(arguments[0].value, values.count, in: scope) {
                return .value(try slice(values, bounds, at: range))
            }
            let index = try evaluate(arguments[0].value, .nothing, in: scope)
            if index.isHole { return .value(values.first ?? .hole(hole(at: range))) }
            if case .range(let bounds) = index { return .value(try slice(values, bounds, at: range)) }
            guard case .int(let number) = try convert(index, to: Expectation(type: .int, role: .argument), at: range)
            else { throw .silent }
            step = .index(number)
        case .dictionary(let entries):
            let key = Expectation(type: entries.first.flatMap { type(of: $0.key) }, role: .argument)
            step = .key(try evaluate(arguments[0].value, key, in: scope))
        default: throw .error(.notSubscriptable(container.typeName), range)
        }
        return try self.reference(to: step, of: container, reference, at: range)
    }

    private func reference(
        to step: Place.Step, of container: Value, _ reference: Reference, at range: SourceRange
    ) throws(Failure) -> Reference {
        if case .place(var place) = reference {
            place.isUnwrapped = false
            place.path.append(step)
            return .place(place)
        }
        return .value(try part(step, of: container, at: range))
    }

    /// `entries[key, default: value]`.
    private func stepOrDefault(
        _ entries: [Value.DictionaryEntry], _ reference: Reference, _ arguments: [Argument], in scope: Scope
    ) throws(Failure) -> Place.Step {
        var known: (key: ValueType?, value: ValueType?) = (
            entries.first.flatMap { type(of: $0.key) }, entries.first.flatMap { type(of: $0.value) }
        )
        if case .place(let place) = reference, case .dictionary(let key, let value)? = type(of: place)?.unwrapped {
            known = (key, value)
        }
        let key = try evaluate(arguments[0].value, Expectation(type: known.key, role: .argument), in: scope)
        let value = try evaluate(arguments[1].value, Expectation(type: known.value, role: .argument), in: scope)
        return .keyOr(key, value)
    }

    /// The bounds of `[2...]`, `[..<2]` and `[...2]`; nil for another index.
    private func openBounds(
        _ index: Expression, _ count: Int, in scope: Scope
    ) throws(Failure) -> Value.IntegerRange? {
        let whole = Expectation(type: .int, role: .argument)
        switch index.kind {
        case .postfix(let op, let bound) where op.text == "...":
            guard case .int(let start) = try evaluate(bound, whole, in: scope) else { throw .silent }
            guard start <= count else { throw .error(.indexOutOfRange(start, count: count), bound.range) }
            return .init(start: start, end: count)
        case .prefix(let op, let bound) where op.text == "..<" || op.text == "...":
            guard case .int(let last) = try evaluate(bound, whole, in: scope) else { throw .silent }
            let end = op.text == "..." && last < .max ? last + 1 : last
            guard end >= 0 else { throw .error(.indexOutOfRange(last, count: count), bound.range) }
            return .init(start: 0, end: end)
        default: return nil
        }
    }

    /// What a type's own subscripts give; nil where it has none.
    private func subscripted(
        _ container: Value, _ reference: Reference, _ arguments: [Argument], at range: SourceRange, in scope: Scope
    ) throws(Failure) -> Reference? {
        if let definition = definition(of: container) {
            return try ownSubscript(of: container, definition, arguments, at: range, in: scope)
        }
        guard case .native = container else { return nil }
        let subscripts = lineage(of: container).types.flatMap(\.subscripts)
        guard !subscripts.isEmpty else { return nil }
        try checkAmbiguous(arguments, subscripts.map(\.get))
        let site = CallSite(
            arguments: arguments.map { WrittenArgument(label: $0.label, value: $0.value, isTrailing: false) },
            range: range, nameRange: range, calleeEnd: range.start, methodStart: nil)
        let chosen = try choose("subscript", subscripts.map(\.get.parameters), site, in: scope)
        let found = subscripts[chosen.index]
        if case .place(var place) = reference, found.set != nil {
            var type: ValueType? = found.get.result
            if type == .named(GenericType.pointed) { type = try pointedType(by: chosen.arguments[0] ?? .void) }
            place.isUnwrapped = false
            place.path.append(.subscripted(found, chosen.arguments, type))
            return .place(place)
        }
        var receiver = container
        return .value(try invoke(found.get, &receiver, chosen.arguments, at: range))
    }

    private func ownSubscript(
        of container: Value, _ definition: TypeDefinition, _ arguments: [Argument], at range: SourceRange,
        in scope: Scope
    ) throws(Failure) -> Reference? {
        var candidates: [Candidate] = []
        for type in memberDefinitions(of: definition) {
            candidates += (type.methods["subscript"] ?? []).map { .source($0, type.scope) }
        }
        if candidates.isEmpty { return nil }
        let site = CallSite(
            arguments: arguments.map { WrittenArgument(label: $0.label, value: $0.value, isTrailing: false) },
            range: range, nameRange: range, calleeEnd: range.start, methodStart: nil)
        let callables = BoundCallables(
            name: "subscript", candidates: candidates, receiver: .value(container), isMethod: true)
        return .value(try call(.callables(callables), site, in: scope))
    }

    /// A name with a dot that several subscripts know says nothing: `dimensions[.center]`.
    private func checkAmbiguous(_ arguments: [Argument], _ subscripts: [Callable]) throws(Failure) {
        guard arguments.count == 1, case .implicitMember(let name) = arguments[0].value.kind else { return }
        let types = subscripts.compactMap { callable -> String? in
            guard callable.parameters.count == 1, callable.parameters[0].label == arguments[0].label?.text,
                hasStatic(name.text, callable.parameters[0].type)
            else { return nil }
            return callable.parameters[0].type.description
        }
        guard types.count > 1 else { return }
        throw .error(
            .ambiguousMember(name.text), name.range, hint: Hint.written(types.map { "\($0).\(name.text)" }))
    }

    private func slice(
        _ values: [Value], _ bounds: Value.IntegerRange, at range: SourceRange
    ) throws(Failure) -> Value {
        guard bounds.start >= 0, bounds.end <= values.count else {
            throw .error(.indexOutOfRange(bounds.start < 0 ? bounds.start : bounds.end, count: values.count), range)
        }
        try allocate(bounds.end - bounds.start, at: range)
        return .array(Array(values[bounds.start..<bounds.end]))
    }
}
