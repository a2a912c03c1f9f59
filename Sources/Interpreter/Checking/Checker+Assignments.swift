import SwiftSource

extension Checker {
    func assignment(_ assignment: Assignment, at range: SourceRange, in scope: Scope) -> TypedExpression {
        if case .discard = assignment.target.kind {
            return TypedExpression(.assign(nil, settle(infer(assignment.value, nil, in: scope))), .void, range)
        }
        if case .tuple(let parts) = assignment.target.kind, parts.count > 1 {
            return destructured(parts, assignment, at: range, in: scope)
        }
        let target = chain(assignment.target, nil, in: scope)
        if case .property(_, let variable) = target.value.kind, variable.owner?.isFromLibraryText == true,
            !LibraryText.holds(range)
        {
            if ViewNames.ignored.contains(variable.name) {
                findings.note(.withoutEffect(variable.name), at: assignment.target.range)
            }
            if ViewNames.placing.contains(variable.name) { findings.note(.notLaidOut, at: assignment.target.range) }
        }
        let assigned: TypedExpression
        if assignment.operator.builtin == .assign {
            // A function cannot be assigned, so a property of its name is meant.
            let type = if case .functionValue = target.value.kind { Type.unknown } else { target.value.type }
            let value = check(assignment.value, as: type, .assignment, in: scope)
            assigned = TypedExpression(.assign(target.value, value), .void, range)
        } else {
            assigned = compound(assignment, target.value, at: range, in: scope)
        }
        guard target.isOptional else { return assigned }
        return TypedExpression(.optionalChain(assigned), standard.optional(.void), range)
    }

    private func destructured(
        _ parts: [Argument], _ assignment: Assignment, at range: SourceRange, in scope: Scope
    ) -> TypedExpression {
        let places = parts.map { part -> TypedExpression in
            if case .discard = part.value.kind { return TypedExpression(.constant(.void), .unknown, range) }
            return infer(part.value, nil, in: scope)
        }
        let fields = places.map { Type.TupleField(label: nil, type: $0.type) }
        let value = check(assignment.value, as: .tuple(fields), .assignment, in: scope)
        let target = TypedExpression(
            .tuple(places.map { (label: nil, value: $0) }), .tuple(fields), assignment.target.range)
        return TypedExpression(.assign(target, value), .void, range)
    }

    private func compound(
        _ assignment: Assignment, _ place: TypedExpression, at range: SourceRange, in scope: Scope
    ) -> TypedExpression {
        let op = assignment.operator
        let type = solver.normal(place.type)
        var hint = assignment.value.dependsOnHint || type.standard?.isNumber == true ? type : nil
        if let own = onlyCompound(op, place), own.genericParameters.isEmpty,
            own.owner?.genericParameters.isEmpty ?? true
        {
            hint = own.parameters[1].type
        }
        let value = infer(assignment.value, hint, in: scope)
        if let own = ownCompound(op, place, value, at: range) { return own }
        guard let kind = op.builtin?.assigned else { return hole(range, .void) }
        func made(_ value: TypedExpression) -> TypedExpression {
            TypedExpression(.compoundAssign(place, kind, value), .void, range, focus: op.range)
        }
        let types = [type, value.type]
        if types.contains(where: { $0.isUnknown || $0.isOfInnerTypes }) { return made(value) }
        if type.standard == .array, kind == .add {
            return made(isSequence(value.type) ? value : converted(value, to: type, .assignment))
        }
        let areTexts = kind == .add && types.allSatisfy(\.isText)
        let isShift = (kind == .shiftLeft || kind == .shiftRight) && types.allSatisfy { $0.standard?.isWhole == true }
        if areTexts || isShift || solver.cost(of: value.type, as: type) != nil { return made(value) }
        if let wrapped = type.wrapped {
            findings.report(.optional("\(type)", wanted: "\(wrapped)"), at: place.range)
        } else if completeness(of: type) == .closed, completeness(of: value.type) == .closed {
            findings.report(.operatorMismatch(op.text, "\(type)", value.shownType), at: op.range)
        }
        return hole(range, .void)
    }

    func isSequence(_ type: Type) -> Bool {
        guard let symbol = solver.normal(type).symbol else { return true }
        return symbol.isA(standard[.sequence]) != .no
    }
}
