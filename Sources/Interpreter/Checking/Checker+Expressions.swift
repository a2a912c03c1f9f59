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
        guard solver.cost(of: value.type, as: type) != nil else {
            if value.isImplicitlyUnwrapped, solver.normal(value.type).wrapped != nil {
                return converted(unwrapped(value), to: type, role, purpose)
            }
            let isReported = reportMismatch(value, type, role)
            return TypedExpression(
                .hole(HoleSite(text(value.range), at: value.range, isReported: isReported)), type, value.range)
        }
        let found = solver.normal(value.type)
        let wanted = solver.normal(type)
        if let element = value.unmodified, isCertain(wanted),
            wanted.unwrapped.standard != nil || speculate({ solver.cost(of: element.type, as: wanted) }) == nil
        {
            // No modifier: it gives what is wanted.
            let site = HoleSite(text(value.range), at: value.range)
            let unknown = TypedExpression(.hole(site), .unknown, value.range)
            return TypedExpression(.convert(unknown, to: type, purpose), type, value.range)
        }
        guard found.hasUnknown, !wanted.isUnknown else { return value }
        if case .variable = wanted { return value }
        if case .any = wanted { return value }
        if case .function = found { return value }
        return TypedExpression(.convert(value, to: type, purpose), type, value.range)
    }

    /// The value of a variable that is unwrapped where it is used.
    func unwrapped(_ value: TypedExpression) -> TypedExpression {
        TypedExpression(.forceUnwrap(value), solver.normal(value.type).wrapped ?? value.type, value.range)
    }

    /// Says that a value is of another type than is wanted; false where that is not certain.
    @discardableResult
    private func reportMismatch(_ value: TypedExpression, _ type: Type, _ role: Problem.Role) -> Bool {
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

    // MARK: Inference

    /// An expression with its type. The hint is what the place wants, as far as that is known; nothing is enforced.
    func infer(_ expression: Expression, _ hint: Type?, in scope: Scope) -> TypedExpression {
        if isHosted(expression) { return hosted(expression, hint, in: scope) }
        guard hasRoom() else { return tooDeep(expression.range) }
        switch expression.kind {
        case .identifier, .selfValue, .selfType, .superValue, .anonymousParameter, .operatorReference, .implicitMember,
            .chain:
            return chainValue(expression, hint, in: scope)
        case .closure: return closureValue(expression, hint, in: scope)
        case .array, .dictionary, .tuple, .string: return composed(expression, hint, in: scope)
        case .prefix, .postfix, .infix, .ternary, .assignment, .cast, .inOut, .effect:
            return operation(expression, hint, in: scope)
        default: return simple(expression, hint, in: scope)
        }
    }

    // One function for each group, so that what nests deepest needs the least of the stack.

    @inline(never)
    private func chainValue(_ expression: Expression, _ hint: Type?, in scope: Scope) -> TypedExpression {
        chain(expression, hint, in: scope).wrapped
    }

    @inline(never)
    private func closureValue(_ expression: Expression, _ hint: Type?, in scope: Scope) -> TypedExpression {
        guard case .closure(let closure) = expression.kind else { return hole(expression.range) }
        return self.closure(closure, hint, at: expression.range, in: scope)
    }

    @inline(never)
    private func composed(_ expression: Expression, _ hint: Type?, in scope: Scope) -> TypedExpression {
        let range = expression.range
        switch expression.kind {
        case .array(let elements): return array(elements, hint, at: range, in: scope)
        case .dictionary(let items): return dictionary(items, hint, at: range, in: scope)
        case .tuple(let elements): return tuple(elements, hint, at: range, in: scope)
        case .string(let literal): return string(literal, hint, at: range, in: scope)
        default: return hole(range)
        }
    }

    @inline(never)
    private func operation(_ expression: Expression, _ hint: Type?, in scope: Scope) -> TypedExpression {
        let range = expression.range
        switch expression.kind {
        case .prefix(let op, let operand): return prefix(op, operand, hint, at: range, in: scope)
        case .postfix(_, let operand): return postfix(operand, at: range, in: scope)
        case .infix(let chain): return infix(chain, hint, at: range, in: scope)
        case .ternary(let condition, let then, let otherwise):
            return ternary(condition, then, otherwise, hint, at: range, in: scope)
        case .assignment(let assignment): return self.assignment(assignment, at: range, in: scope)
        case .cast(let cast): return self.cast(cast, at: range, in: scope)
        case .inOut(let operand):
            let place = infer(operand, hint, in: scope)
            return TypedExpression(.inOut(place), place.type, range)
        case .effect(let effect, let operand): return self.effect(effect, operand, hint, at: range, in: scope)
        default: return hole(range)
        }
    }

    @inline(never)
    private func simple(_ expression: Expression, _ hint: Type?, in scope: Scope) -> TypedExpression {
        let range = expression.range
        switch expression.kind {
        case .integer(let literal): return integer(literal, hint, at: range)
        case .float(let double):
            return TypedExpression(.float(double), .variable(TypeVariable(literal: .float)), range)
        case .boolean(let bool): return TypedExpression(.constant(.bool(bool)), standard.bool, range)
        case .nil: return nilLiteral(hint, at: range)
        case .keyPath(let path): return keyPath(path, hint, at: range, in: scope)
        case .macro(let expansion): return macro(expansion, at: range, in: scope)
        case .type(let syntax):
            let type = resolver.resolve(syntax, in: scope)
            return TypedExpression(.typeValue(type), .metatype(type), range)
        case .branch(let statement): return branch(statement, hint, at: range, in: scope)
        default: return hole(range)
        }
    }

    // MARK: Literals

    private func integer(_ literal: IntegerLiteral, _ hint: Type?, at range: SourceRange) -> TypedExpression {
        if literal.value == nil, hint.map({ solver.normal($0).unwrapped.standard?.isFloating != true }) ?? true {
            findings.report(.integerTooLarge, at: range)
            return hole(range, standard.int)
        }
        if let own = literalInitializer(.expressibleByIntegerLiteral, "integerLiteral", hint) {
            let value = TypedExpression(.integer(literal), .variable(TypeVariable(literal: .integer)), range)
            return made(own.function, own.type, [value], at: range)
        }
        return TypedExpression(.integer(literal), .variable(TypeVariable(literal: .integer)), range)
    }

    private func string(
        _ literal: StringLiteral, _ hint: Type?, at range: SourceRange, in scope: Scope
    ) -> TypedExpression {
        var segments: [TypedExpression.Segment] = []
        for segment in literal.segments {
            switch segment {
            case .text(let text): segments.append(.text(text))
            case .interpolation(let arguments, _):
                guard let first = arguments.first else { continue }
                let value = infer(first.value, nil, in: scope)
                settle(value)
                segments.append(.value(value))
                // `\(value, specifier: "%.2f")`: what follows says how it is written.
                for argument in arguments.dropFirst() { settle(infer(argument.value, nil, in: scope)) }
            }
        }
        let wanted = hint.map { solver.normal($0).unwrapped }
        var type = standard.string
        if let kind = wanted?.standard, kind == .character || kind == .substring { type = standard.type(kind) }
        var value = TypedExpression(.interpolation(segments), type, range)
        let texts = segments.compactMap { if case .text(let text) = $0 { text } else { nil } }
        if texts.count == segments.count { value = TypedExpression(.constant(.string(texts.joined())), type, range) }
        if let own = literalInitializer(.expressibleByStringLiteral, "stringLiteral", hint) {
            return made(own.function, own.type, [value], at: range)
        }
        return value
    }

    /// How a type of the sources, or of the vocabulary, is made of a literal.
    private func literalInitializer(
        _ kind: StandardType, _ label: String, _ hint: Type?
    ) -> (function: FunctionSymbol, type: Type)? {
        guard let type = hint.map({ solver.normal($0).unwrapped }), let symbol = type.symbol, symbol.standard == nil,
            symbol.kind != .interface
        else { return nil }
        symbol.load()
        let found = symbol.initializers.first { $0.parameters.first?.label == label && $0.parameters.count == 1 }
        guard let found, symbol.description != nil || symbol.isA(standard[kind]) == .yes else { return nil }
        return (found, type)
    }

    func made(
        _ function: FunctionSymbol, _ type: Type, _ arguments: [TypedExpression], at range: SourceRange
    ) -> TypedExpression {
        TypedExpression(
            .call(
                TypedCall(
                    function: function, receiver: nil, type: type, arguments: arguments.map { .value($0) },
                    nameRange: range)), type, range)
    }

    private func nilLiteral(_ hint: Type?, at range: SourceRange) -> TypedExpression {
        let wanted = hint.map { solver.normal($0) } ?? .variable(TypeVariable())
        let type = wanted.wrapped != nil ? wanted : standard.optional(.variable(TypeVariable()))
        return TypedExpression(.constant(.none), wanted.isUnknown ? .unknown : type, range)
    }

    // MARK: Collections

    private func array(
        _ elements: [Expression], _ hint: Type?, at range: SourceRange, in scope: Scope
    ) -> TypedExpression {
        let wanted = hint.map { solver.normal($0).unwrapped }
        if let literal = literalInitializer(.expressibleByArrayLiteral, "arrayLiteral", hint) {
            return arrayMade(literal, elements, at: range, in: scope)
        }
        if let wanted, let own = ownLiteral(of: wanted, elements, at: range, in: scope) { return own }
        // What an unknown place wants of the elements is not known either.
        var elementHint: Type? =
            wanted?.isUnknown == true && elements.contains(where: \.beginsWithDot) ? .unknown : nil
        var isSet = false
        switch wanted?.standard {
        case .array?: elementHint = wanted?.arguments.first
        case .set?:
            elementHint = wanted?.arguments.first
            isSet = true
        default:
            if case .nominal(let symbol, _)? = wanted, symbol.kind == .interface {
                elementHint = wanted?.associatedType("Element")
            }
        }
        if let hint = elementHint {
            let values = elements.map { check($0, as: hint, .element, in: scope) }
            return TypedExpression(
                .array(values), isSet ? standard.type(.set, hint) : standard.array(hint), range)
        }
        let values = self.values(elements, in: scope)
        return TypedExpression(.array(values), standard.array(commonType(of: values)), range)
    }

    /// An array literal for an option set of the sources, or for a type that may be made of one as far as is known here.
    private func ownLiteral(
        of type: Type, _ elements: [Expression], at range: SourceRange, in scope: Scope
    ) -> TypedExpression? {
        guard let symbol = type.symbol, symbol.standard == nil, symbol.kind != .interface else { return nil }
        if symbol.isOfSource, symbol.isA(standard[.optionSet]) == .yes {
            return TypedExpression(.array(elements.map { check($0, as: type, .element, in: scope) }), type, range)
        }
        guard symbol.isA(standard[.expressibleByArrayLiteral]) != .no || symbol.isPartial else { return nil }
        for element in elements { settle(infer(element, .unknown, in: scope)) }
        return hole(range)
    }

    /// Elements of which nobody says what they are: one that says it itself says it for `.case` beside it.
    private func values(_ elements: [Expression], in scope: Scope) -> [TypedExpression] {
        var known: Type?
        var values: [TypedExpression?] = elements.map { element in
            guard !element.beginsWithDot, !element.isNil || known != nil else { return nil }
            let value = infer(element, known, in: scope)
            if !value.isNilLiteral, known == nil { known = element.dependsOnHint ? nil : value.type }
            return value
        }
        for (index, element) in elements.enumerated() where values[index] == nil {
            values[index] = infer(element, known, in: scope)
        }
        return values.compactMap { $0 }
    }

    private func arrayMade(
        _ literal: (function: FunctionSymbol, type: Type), _ elements: [Expression], at range: SourceRange,
        in scope: Scope
    ) -> TypedExpression {
        let parameter = literal.function.parameters[0]
        let element = parameter.isVariadic ? parameter.type : parameter.type.arguments.first ?? .unknown
        let values = elements.map { check($0, as: element, .element, in: scope) }
        let argument: TypedArgument =
            parameter.isVariadic
            ? .variadic(values) : .value(TypedExpression(.array(values), standard.array(element), range))
        return TypedExpression(
            .call(
                TypedCall(
                    function: literal.function, receiver: nil, type: literal.type, arguments: [argument],
                    nameRange: range)), literal.type, range)
    }

    /// One type for several values; `Any` where they have nothing in common.
    func commonType(of all: [TypedExpression]) -> Type {
        // What `nil` is of, the others say.
        let values = all.filter { !$0.isNilLiteral }
        guard var type = values.first?.type else { return all.first?.type ?? .variable(TypeVariable()) }
        if values.count < all.count, type.wrapped == nil, !type.isUnknown { type = standard.optional(type) }
        for value in values.dropFirst() {
            if let common = solver.common(type, value.type) {
                type = common
            } else if isElement(type), isElement(value.type), let name = table.vocabulary.elementName,
                let element = table.described(name)
            {
                type = .nominal(element, [])
            } else {
                return .any
            }
        }
        return type
    }

    private func dictionary(
        _ items: [DictionaryItem], _ hint: Type?, at range: SourceRange, in scope: Scope
    ) -> TypedExpression {
        let wanted = hint.map { solver.normal($0).unwrapped }
        let hints = wanted?.standard == .dictionary ? wanted?.arguments : nil
        if let hints, hints.count == 2 {
            let pairs = items.map {
                (check($0.key, as: hints[0], .element, in: scope), check($0.value, as: hints[1], .element, in: scope))
            }
            return TypedExpression(
                .dictionary(pairs.map { (key: $0.0, value: $0.1) }), standard.dictionary(hints[0], hints[1]), range)
        }
        let pairs = items.map { (key: infer($0.key, nil, in: scope), value: infer($0.value, nil, in: scope)) }
        let type = standard.dictionary(commonType(of: pairs.map(\.key)), commonType(of: pairs.map(\.value)))
        return TypedExpression(.dictionary(pairs), type, range)
    }

    private func tuple(
        _ elements: [Argument], _ hint: Type?, at range: SourceRange, in scope: Scope
    ) -> TypedExpression {
        if elements.count == 1, elements[0].label == nil { return infer(elements[0].value, hint, in: scope) }
        if elements.isEmpty { return TypedExpression(.constant(.void), .void, range) }
        var hints: [Type?] = Array(repeating: nil, count: elements.count)
        var labels = elements.map { $0.label?.text }
        if case .tuple(let fields)? = hint.map({ suggested($0).unwrapped }), fields.count == elements.count {
            hints = fields.map(\.type)
            labels = zip(labels, fields).map { $0 ?? $1.label }
        }
        let values = zip(elements, hints).map { element, hint in
            guard let hint else { return infer(element.value, nil, in: scope) }
            return check(element.value, as: hint, .argument, in: scope)
        }
        let fields = zip(labels, values).map { Type.TupleField(label: $0, type: $1.type) }
        return TypedExpression(
            .tuple(zip(labels, values).map { (label: $0, value: $1) }), .tuple(fields), range)
    }

    /// What is wanted of a generic parameter too that nothing has settled.
    private func suggested(_ hint: Type) -> Type {
        let wanted = solver.normal(hint)
        return wanted.variable?.suggestion.map { solver.normal($0) } ?? wanted
    }

    // MARK: Choices

    private func ternary(
        _ condition: Expression, _ then: Expression, _ otherwise: Expression, _ hint: Type?, at range: SourceRange,
        in scope: Scope
    ) -> TypedExpression {
        let test = self.condition(condition, in: scope)
        let first = infer(then, hint, in: scope)
        let second = infer(otherwise, hint ?? (first.isNilLiteral ? nil : first.type), in: scope)
        var type = solver.common(first.type, second.type)
        if type == nil, let hint, !hint.isUnknown { type = hint }
        if first.isNilLiteral, second.type.wrapped == nil { type = standard.optional(second.type) }
        if second.isNilLiteral, first.type.wrapped == nil { type = standard.optional(first.type) }
        guard let type else {
            if isElement(first.type), isElement(second.type), let name = table.vocabulary.elementName,
                let element = table.described(name)
            {
                return TypedExpression(
                    .ternary(condition: test, then: first, otherwise: second), .nominal(element, []), range)
            }
            reportMismatch(second, first.type, .argument)
            return hole(range, first.type)
        }
        return TypedExpression(.ternary(condition: test, then: first, otherwise: second), type, range)
    }

    /// A condition: a hole in it decides it as a whole.
    func condition(_ expression: Expression, in scope: Scope, role: HolePurpose.Role = .condition) -> TypedExpression {
        if let set = setting(for: expression.range, standard.bool, in: scope) {
            return converted(set, to: standard.bool, .condition)
        }
        let value = check(expression, as: standard.bool, .condition, in: scope, purpose: HolePurpose(role: role))
        // Of its parts each may be known or not; all of it is what is assumed.
        guard value.containsUnknown else { return value }
        let purpose = HolePurpose(role: role, condition: HoleSite(text(expression.range), at: expression.range))
        return TypedExpression(.convert(value, to: standard.bool, purpose), standard.bool, value.range)
    }

    private func branch(
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
            return TypedExpression(.cast(.as, value, type), type, range)
        case .is:
            let value = infer(cast.value, nil, in: scope)
            return TypedExpression(.cast(.is, value, type), standard.bool, range)
        case .optionalAs:
            let value = infer(cast.value, nil, in: scope)
            return TypedExpression(.cast(.optionalAs, value, type), standard.optional(type), range)
        case .forcedAs:
            let value = infer(cast.value, nil, in: scope)
            return TypedExpression(.cast(.forcedAs, value, type), type, range)
        }
    }

    private func effect(
        _ effect: Expression.Effect, _ operand: Expression, _ hint: Type?, at range: SourceRange, in scope: Scope
    ) -> TypedExpression {
        switch effect {
        case .try, .await, .consume, .copy, .borrow, .discard, .unsafe, .repeat, .each:
            return infer(operand, hint, in: scope)
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
    fileprivate var isNil: Bool { if case .nil = kind { true } else { false } }
}

extension TypedExpression {
    /// The element whose unknown method gives it.
    fileprivate var unmodified: TypedExpression? { if case .hole(let site) = kind { site.unmodified } else { nil } }

    var isNilLiteral: Bool { if case .constant(.none) = kind { true } else { false } }

    /// Whether part of a condition is not known.
    var containsUnknown: Bool {
        var value = self
        while true {
            switch value.kind {
            case .hole, .convert, .dynamicMember, .dynamicCall, .dynamicSubscript: return true
            case .and(let one, let other), .or(let one, let other), .operation(_, let one, let other):
                if other.containsUnknown { return true }
                value = one
            case .negate(_, let operand): value = operand
            default: return value.type.isUnknown
            }
        }
    }
}
