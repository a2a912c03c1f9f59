import SwiftSource

extension Checker {
    /// An expression that has to be of a type.
    func check(
        _ expression: Expression, as type: Type, _ role: Problem.Role, in scope: Scope,
        purpose: HolePurpose = HolePurpose()
    ) -> TypedExpression {
        let value = infer(expression, type, in: scope)
        return converted(value, to: type, role, purpose)
    }

    /// A value where a type is wanted: the same, or with what has to be done to a value that is not known.
    func converted(
        _ value: TypedExpression, to type: Type, _ role: Problem.Role, _ purpose: HolePurpose = HolePurpose()
    ) -> TypedExpression {
        // The code that runs has set it by then.
        if value.isMember, value.isImplicitlyUnwrapped, solver.normal(value.type).wrapped != nil,
            case .nominal(let wanted, _) = solver.normal(type), wanted.standard != .optional
        {
            return converted(unwrapped(value), to: type, role, purpose)
        }
        // What never returns may stand for any result, and says nothing of its type.
        if role == .result, solver.normal(value.type).standard == .never { return value }
        guard solver.cost(of: value.type, as: type) != nil else {
            if value.isImplicitlyUnwrapped, solver.normal(value.type).wrapped != nil {
                return converted(unwrapped(value), to: type, role, purpose)
            }
            if value.isGuess {
                return TypedExpression(.convert(unknown(value.range), to: type, purpose), type, value.range)
            }
            let isReported = reportMismatch(value, type, role)
            // Only running code knows the elements of an unknown collection.
            let isElement = if case .member = solver.normal(value.type) { true } else { false }
            if !isReported, isElement || value.type.isOfInnerTypes || type.isOfInnerTypes {
                return TypedExpression(.convert(value, to: type, purpose), type, value.range)
            }
            return isReported ? hole(value.range, type) : unknown(value.range, type)
        }
        let found = solver.normal(value.type)
        let wanted = solver.normal(type)
        if let element = value.unmodified, completeness(of: wanted) != .open,
            wanted.unwrapped.standard != nil || speculate({ solver.cost(of: element.type, as: wanted) }) == nil
        {
            // No modifier: it gives what is wanted.
            return TypedExpression(.convert(unknown(value.range), to: type, purpose), type, value.range)
        }
        guard found.hasUnknown, !wanted.isUnknown else { return value }
        if case .variable = wanted { return value }
        if case .any = wanted { return value }
        if case .function = found { return value }
        var purpose = purpose
        if found.element != found, completeness(of: wanted) != .open {
            purpose.other = HoleSite(text(value.range), at: value.range)
        }
        return TypedExpression(.convert(value, to: type, purpose), type, value.range)
    }

    /// The value of a variable that is unwrapped where it is used.
    func unwrapped(_ value: TypedExpression) -> TypedExpression {
        TypedExpression(.forceUnwrap(value), solver.normal(value.type).wrapped ?? value.type, value.range)
    }

    /// Says that a value is of another type than is wanted; false where that is not certain.
    @discardableResult
    func reportMismatch(_ value: TypedExpression, _ type: Type, _ role: Problem.Role) -> Bool {
        guard isMismatch(value, type) else { return false }
        let wanted = solver.normal(type)
        let found = value.isNilLiteral ? "nil" : solver.normal(value.type).description
        if let wrapped = solver.normal(value.type).wrapped, !value.isNilLiteral,
            speculate({ solver.cost(of: wrapped, as: type) }) != nil
        {
            findings.report(.optional(found, wanted: wanted.description), at: value.range)
        } else if role == .condition, value.type.wrapped == nil {
            findings.report(.notBoolean(found), at: value.range)
        } else {
            findings.report(.cannotConvert(found: found, expected: wanted.description, role), at: value.range)
        }
        return true
    }

    /// A gap that was reported, or that follows from something that was.
    func hole(_ range: SourceRange, _ type: Type = .unknown) -> TypedExpression {
        TypedExpression(.hole(HoleSite(text(range), at: range, isReported: true)), type, range)
    }

    /// An unknown part, which no error says.
    func unknown(_ range: SourceRange, _ type: Type = .unknown) -> TypedExpression {
        TypedExpression(.hole(HoleSite(text(range), at: range)), type, range)
    }

    // MARK: Inference

    /// An expression with its type. The hint is what the place wants, as far as that is known; nothing is enforced.
    func infer(_ expression: Expression, _ hint: Type?, in scope: Scope) -> TypedExpression {
        if isHosted(expression) { return hosted(expression, hint, in: scope) }
        guard hasRoom() else { return tooDeep(expression.range) }
        switch expression.kind {
        case .identifier, .selfValue, .selfType, .superValue, .anonymousParameter, .operatorReference, .implicitMember,
            .chain:
            return chainValue(expression, hint, in: scope)
        default: return otherValue(expression, hint, in: scope)
        }
    }

    // Two functions, so that chains, which nest deepest, need the least of the stack.

    @inline(never)
    private func chainValue(_ expression: Expression, _ hint: Type?, in scope: Scope) -> TypedExpression {
        let chain = self.chain(expression, hint, in: scope)
        guard chain.isOptional else { return chain.value }
        let type = chain.value.type
        let wrapped = type.wrapped != nil || type.isUnknown ? type : standard.optional(type)
        return TypedExpression(.optionalChain(chain.value), wrapped, chain.value.range)
    }

    @inline(never)
    private func otherValue(_ expression: Expression, _ hint: Type?, in scope: Scope) -> TypedExpression {
        let range = expression.range
        switch expression.kind {
        case .closure(let closure): return self.closure(closure, hint, at: range, in: scope)
        case .array(let elements): return bounded(array(elements, hint, at: range, in: scope))
        case .dictionary(let items): return bounded(dictionary(items, hint, at: range, in: scope))
        case .tuple(let elements): return bounded(tuple(elements, hint, at: range, in: scope))
        case .string(let literal): return bounded(string(literal, hint, at: range, in: scope))
        case .prefix(let op, let operand): return prefix(op, operand, hint, at: range, in: scope)
        case .postfix(let op, let operand): return postfix(op, operand, hint, at: range, in: scope)
        case .infix(let chain): return infix(chain, hint, at: range, in: scope)
        case .ternary(let condition, let then, let otherwise):
            return ternary(condition, then, otherwise, hint, at: range, in: scope)
        case .assignment(let assignment): return self.assignment(assignment, at: range, in: scope)
        case .cast(let cast): return self.cast(cast, at: range, in: scope)
        case .inOut(let operand):
            let place = infer(operand, hint, in: scope)
            return TypedExpression(.inOut(place), place.type, range)
        case .effect(let effect, let operand): return self.effect(effect, operand, hint, at: range, in: scope)
        case .integer(let literal): return integer(literal, hint, at: range)
        case .float(let double):
            let value = TypedExpression(.float(double), .variable(TypeVariable(literal: .float)), range)
            return self.literal(value, .float, hint)
        case .boolean(let bool):
            return self.literal(TypedExpression(.constant(.bool(bool)), standard.bool, range), .boolean, hint)
        case .nil: return nilLiteral(hint, at: range)
        case .keyPath(let path): return keyPath(path, hint, at: range, in: scope)
        case .macro(let expansion): return macro(expansion, at: range, in: scope)
        case .type(let syntax):
            let type = resolver.resolve(syntax, in: scope)
            return TypedExpression(.typeValue(type), .metatype(type), range)
        case .branch(let statement): return branch(statement, hint, at: range, in: scope)
        case .regularExpression: return unknown(range)
        default: return hole(range)
        }
    }

    /// A literal; a hole, which is reported, where its type is too large.
    private func bounded(_ literal: TypedExpression) -> TypedExpression {
        guard literal.type.isTooLarge else { return literal }
        findings.report(.typeTooLarge, at: literal.range)
        return hole(literal.range)
    }

    // MARK: Choices

    func ternary(
        _ condition: Expression, _ then: Expression, _ otherwise: Expression, _ hint: Type?, at range: SourceRange,
        in scope: Scope
    ) -> TypedExpression {
        let test = self.condition(condition, in: scope)
        // A wanted type that is not settled yet says nothing; then each branch is as the other one.
        let wanted = hint.flatMap { solver.normal($0).variable == nil ? $0 : nil }
        let isLate =
            wanted == nil && then.beginsWithDot && !otherwise.beginsWithDot
            || hint == nil && then.isTextLiteral && !otherwise.isTextLiteral
        let known = infer(isLate ? otherwise : then, wanted ?? hint, in: scope)
        let other = infer(
            isLate ? then : otherwise, wanted ?? (known.isNilLiteral ? hint : known.type), in: scope)
        let branches = isLate ? (other, known) : (known, other)
        let (first, second) = (unwrapped(branches.0, for: hint), unwrapped(branches.1, for: hint))
        var type = solver.common(first.type, second.type)
        if type == nil, wanted?.isUnknown != false { type = solver.superclass(of: first.type, and: second.type) }
        if type == nil, let hint, !hint.isUnknown { type = hint }
        if first.isNilLiteral, second.type.wrapped == nil { type = standard.optional(second.type) }
        if second.isNilLiteral, first.type.wrapped == nil { type = standard.optional(first.type) }
        if type == nil, isElement(first.type), isElement(second.type) { type = shownElements?.child }
        guard let type else {
            reportMismatch(second, first.type, .argument)
            return hole(range, first.type)
        }
        return TypedExpression(.ternary(condition: test, then: first, otherwise: second), type, range)
    }

    /// A condition: a hole in it decides it as a whole.
    func condition(_ expression: Expression, in scope: Scope) -> TypedExpression {
        if let set = setting(for: expression.range, standard.bool, in: scope) {
            return converted(set, to: standard.bool, .condition)
        }
        let known = findings.mark
        let value = check(expression, as: standard.bool, .condition, in: scope)
        // The condition is assumed as a whole, however many of its parts are known.
        guard value.containsUnknown else { return value }
        let site = HoleSite(
            text(expression.range), at: expression.range, question: value.question,
            isReported: findings.errorCount(since: known) > 0)
        let purpose = HolePurpose(condition: site)
        return TypedExpression(.convert(value, to: standard.bool, purpose), standard.bool, value.range)
    }

    func branch(
        _ statement: Statement, _ hint: Type?, at range: SourceRange, in scope: Scope
    ) -> TypedExpression {
        let type = hint ?? .variable(TypeVariable())
        let typed = self.branch(statement, as: type, in: scope)
        return TypedExpression(.branch(typed), type, range)
    }

    // MARK: Casts and effects

    private func cast(_ cast: Cast, at range: SourceRange, in scope: Scope) -> TypedExpression {
        let type = resolver.resolve(cast.type, in: scope)
        switch cast.kind {
        case .as:
            let value = converted(infer(cast.value, type, in: scope), to: type, .argument)
            if solver.normal(value.type) == solver.normal(type) || value.type.hasUnknown { return value }
            return TypedExpression(.cast(.as, value, to: type), type, range)
        case .is, .optionalAs, .forcedAs:
            let found = cast.kind == .is ? standard.bool : cast.kind == .optionalAs ? standard.optional(type) : type
            let value = infer(cast.value, nil, in: scope)
            // Which values are of an unknown type is unknown.
            if type.isUnknown, cast.kind != .forcedAs { return unknown(range) }
            if cast.kind != .forcedAs, isOtherText(value, type) {
                return TypedExpression(.constant(cast.kind == .is ? .bool(false) : .none), found, range)
            }
            return TypedExpression(.cast(cast.kind, value, to: type), found, range)
        }
    }

    /// Whether a value is known as a text of another type, a `Character` or a `Substring`: values of these are alike here.
    private func isOtherText(_ value: TypedExpression, _ type: Type) -> Bool {
        let texts: Set<StandardType> = [.string, .substring, .character]
        guard let known = solver.normal(value.type).unwrapped.standard,
            let wanted = solver.normal(type).unwrapped.standard
        else { return false }
        return texts.contains(known) && texts.contains(wanted) && known != wanted
    }

    func effect(
        _ effect: Expression.Effect, _ operand: Expression, _ hint: Type?, at range: SourceRange, in scope: Scope
    ) -> TypedExpression {
        switch effect {
        case .try, .await, .consume, .copy, .borrow, .discard, .unsafe: return infer(operand, hint, in: scope)
        case .repeat, .each: return hole(range)
        case .optionalTry:
            let value = infer(operand, hint.flatMap { solver.normal($0).wrapped } ?? hint, in: scope)
            let type = value.type.wrapped != nil ? value.type : standard.optional(value.type)
            return TypedExpression(.optionalTry(value), value.type.isUnknown ? .unknown : type, range)
        case .forcedTry:
            let value = infer(operand, hint, in: scope)
            return TypedExpression(.forcedTry(value), value.type, range)
        }
    }
}

extension Expression {
    fileprivate var isTextLiteral: Bool { if case .string = kind { true } else { false } }
}

extension TypedExpression {
    /// The element whose unknown method gives it.
    fileprivate var unmodified: TypedExpression? { if case .hole(let site) = kind { site.unmodified } else { nil } }

    /// Whether it is taken for what an unknown function is called on, `UILabel.make { ... }`, and may be anything else.
    fileprivate var isGuess: Bool {
        switch kind {
        case .hole(let site): site.owner != nil || site.unmodified != nil
        case .convert(let inner, _, _), .forceUnwrap(let inner): inner.isGuess
        default: false
        }
    }

    var isNilLiteral: Bool { if case .constant(.none) = kind { true } else { false } }

    /// Whether part of a condition is not known.
    var containsUnknown: Bool {
        var value = self
        while true {
            switch value.kind {
            case .hole, .convert, .dynamicMember, .dynamicCall, .dynamicSubscript, .dynamicStatic: return true
            case .operation(_, let one, let other):
                if other.containsUnknown { return true }
                value = one
            case .negate(_, let operand): value = operand
            default: return value.type.isUnknown
            }
        }
    }

    /// What it asks of a value of which nothing is known.
    fileprivate var question: CollectionQuestion? {
        switch kind {
        case .convert(let inner, _, _): inner.question
        case .dynamicMember(_, _, let site): site.question
        default: nil
        }
    }
}
