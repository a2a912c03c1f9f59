import SwiftSource

extension Evaluation {
    /// `values[index]`, `entries[key]`.
    func element(
        _ reference: Reference, _ arguments: [Argument], at range: SourceRange, in scope: Scope
    ) throws(Failure) -> Reference {
        let container = try value(of: reference, at: range)
        if let found = try subscripted(container, arguments, at: range, in: scope) { return found }
        guard arguments.count == 1, arguments[0].label == nil else { throw unsupported("this subscript", range) }
        let step: Place.Step
        switch container {
        case .array(let values):
            let index = try evaluate(arguments[0].value, .nothing, in: scope)
            if case .range(let bounds) = index { return .value(try slice(values, bounds, at: range)) }
            guard case .int(let number) = try convert(index, to: Expectation(type: .int, role: .argument), at: range)
            else { throw .silent }
            step = .index(number)
        case .dictionary(let entries):
            let key = Expectation(type: entries.first.flatMap { type(of: $0.key) }, role: .argument)
            step = .key(try evaluate(arguments[0].value, key, in: scope))
        default: throw .error(.notSubscriptable(container.typeName), range)
        }
        if case .place(var place) = reference {
            place.isUnwrapped = false
            place.path.append(step)
            return .place(place)
        }
        return .value(try part(step, of: container, at: range))
    }

    /// What a type's own subscripts give; nil where it has none.
    private func subscripted(
        _ container: Value, _ arguments: [Argument], at range: SourceRange, in scope: Scope
    ) throws(Failure) -> Reference? {
        guard case .native = container else { return nil }
        let subscripts = descriptions(of: container).flatMap(\.subscripts)
        guard !subscripts.isEmpty else { return nil }
        let callables = BoundCallables(
            name: "subscript", candidates: subscripts.map { .compiled($0) }, receiver: .value(container),
            isMethod: false)
        let site = CallSite(
            arguments: arguments.map { WrittenArgument(label: $0.label, value: $0.value, isTrailing: false) },
            range: range, nameRange: range, calleeEnd: range.start, methodStart: nil)
        return .value(try call(.callables(callables), site, in: scope))
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
