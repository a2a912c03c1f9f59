import SwiftSource

extension Evaluation {
    func assign(_ assignment: Assignment, in scope: Scope) throws(Failure) {
        if case .discard = assignment.target.kind {
            _ = try evaluate(assignment.value, .nothing, in: scope)
            return
        }
        if case .tuple(let targets) = assignment.target.kind, targets.count > 1 {
            return try assign(assignment, toAll: targets, in: scope)
        }
        if wantedArgument?.range == assignment.value.range, wantedArgument?.value == nil {
            let wanted = Expectation(type: childType, role: .assignment)
            let value = try evaluate(assignment.value, wanted, in: scope)
            wantedArgument?.value = value
        }
        if try setText(assignment, in: scope) { return }
        let place: Place
        do throws(Failure) {
            place = try self.place(assignment.target, in: scope)
        } catch {
            // What is handed to something unknown may be what is to be shown.
            if wantedArgument != nil { _ = try evaluate(assignment.value, .nothing, in: scope) }
            throw error
        }
        let range = assignment.target.range
        if place.path.isEmpty, case .failed = place.variable.state { throw .silent }
        try checkMutable(place, at: range)
        let wanted = Expectation(type: type(of: place), role: .assignment)
        if assignment.operator.builtin == .assign {
            try store(try evaluate(assignment.value, wanted, in: scope), in: place, at: range)
        } else {
            try compound(assignment, place, wanted, in: scope)
        }
    }

    private func compound(
        _ assignment: Assignment, _ place: Place, _ wanted: Expectation, in scope: Scope
    ) throws(Failure) {
        let current = try load(place, at: assignment.target.range)
        let operand = try evaluate(assignment.value, wanted.with(type(of: current) ?? wanted.type), in: scope)
        let op = Operator(text: String(assignment.operator.text.dropLast()), range: assignment.operator.range)
        try store(try apply(op, current, operand), in: place, at: assignment.target.range)
    }

    private func assign(_ assignment: Assignment, toAll targets: [Argument], in scope: Scope) throws(Failure) {
        let value = try evaluate(assignment.value, .nothing, in: scope)
        guard case .tuple(let elements) = value, elements.count == targets.count else {
            throw .error(.cannotDestructure(found: value.typeName, count: targets.count), assignment.target.range)
        }
        for (target, element) in zip(targets, elements) {
            if case .discard = target.value.kind { continue }
            let place = try place(target.value, in: scope)
            let wanted = Expectation(type: type(of: place), role: .assignment)
            let converted = try convert(element.value, to: wanted, at: assignment.value.range)
            try store(converted, in: place, at: target.range)
        }
    }

    /// The place that an expression stands for.
    func place(_ expression: Expression, in scope: Scope) throws(Failure) -> Place {
        var chain = PostfixChain(base: expression, parts: [])
        if case .chain(let written) = expression.kind { chain = written }
        guard case .identifier(let name) = chain.base.named else {
            if try evaluate(expression, .nothing, in: scope).isHole { throw .silent }
            throw .error(.cannotAssignValue, expression.range)
        }
        var reference = try self.reference(to: name, at: chain.base.range, in: scope)
        if case .value(.hole) = reference { throw .silent }
        for part in chain.parts {
            switch part.kind {
            case .member(let name):
                reference = try member(name, of: reference, at: expression.range, isWritten: true)
                // What is set in something that nobody knows changes nothing here.
                if case .value(.hole) = reference { throw .silent }
            case .subscript(let arguments):
                reference = try element(reference, arguments, at: part.range, in: scope)
            case .forced: reference = reference.unwrapped
            case .optional:
                // Where there is no value, nothing is assigned.
                if case .none = try value(of: reference, at: part.range) { throw .silent }
                reference = reference.unwrapped
            default: throw .error(.cannotAssignValue, expression.range)
            }
        }
        guard case .place(let place) = reference else { throw .error(.cannotAssignValue, expression.range) }
        return place
    }
}
