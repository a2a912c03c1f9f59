extension TypedExpression {
    /// What it is made of, in the order of its evaluation; not the code of closures, nor statements.
    var parts: [TypedExpression] {
        switch kind {
        case .constant, .integer, .float, .local, .captured, .shared, .staticProperty, .closure, .operatorValue,
            .unappliedMethod,
            .typeValue,
            .hole, .branch, .build, .composed:
            []
        case .interpolation(let segments):
            segments.compactMap { if case .value(let value) = $0 { value } else { nil } }
        case .array(let values): values
        case .dictionary(let entries): entries.flatMap { [$0.key, $0.value] }
        case .tuple(let fields): fields.map(\.value)
        case .property(let base, _), .requiredStatic(_, let base), .tupleElement(let base, _), .superValue(let base),
            .inOut(let base), .optionalChain(let base), .optionalStep(let base), .forceUnwrap(let base),
            .cast(_, let base, _), .optionalTry(let base), .forcedTry(let base), .shownText(let base),
            .negate(_, let base),
            .convert(let base, _, _), .hosted(let base), .dynamicMember(let base, _, _):
            [base]
        case .subscript(let base, _, let arguments), .dynamicCall(let base, _, let arguments, _),
            .dynamicSubscript(let base, let arguments, _):
            [base] + arguments.flatMap(\.values)
        case .dynamicStatic(let base, _, let arguments, _): [base] + (arguments ?? []).flatMap(\.values)
        case .followed(let base, let path): [base, path]
        case .call(let call): [call.receiver].compactMap(\.self) + call.arguments.flatMap(\.values)
        case .apply(let function, let arguments): [function] + arguments
        case .withCaptures(let captures, let closure): captures.map(\.1) + [closure]
        case .functionValue(_, let receiver): [receiver].compactMap(\.self)
        case .keyPath(let steps):
            steps.flatMap { step -> [TypedExpression] in
                guard case .subscripted(_, let arguments) = step.kind else { return [] }
                return arguments.flatMap(\.values)
            }
        case .genericArgument(_, let value): [value].compactMap(\.self)
        case .operation(_, let left, let right), .and(let left, let right), .or(let left, let right),
            .coalesce(let left, let right), .compoundAssign(let left, _, let right),
            .compoundAssignCall(let left, _, let right):
            [left, right]
        case .range(_, let lower, let upper): [lower, upper].compactMap(\.self)
        case .ternary(let condition, let then, let otherwise): [condition, then, otherwise]
        case .assign(let place, let value): [place, value].compactMap(\.self)
        }
    }
}

extension TypedArgument {
    /// What is written for a parameter.
    var values: [TypedExpression] {
        switch self {
        case .value(let value, _): [value]
        case .variadic(let values): values
        case .omitted: []
        }
    }
}
