import SwiftSource

// What is written out: texts, numbers, collections, tuples.

extension Checker {
    func integer(_ literal: IntegerLiteral, _ hint: Type?, at range: SourceRange) -> TypedExpression {
        let wanted = hint.flatMap { solver.normal($0).unwrapped.standard } ?? .int
        let stored = wanted.isNumber ? wanted : .int
        if !stored.isFloating, Value.whole(literal, as: stored) == nil {
            findings.report(.integerTooLarge(for: stored), at: range)
            return hole(range, standard.type(stored))
        }
        return self.literal(
            TypedExpression(.integer(literal), .variable(TypeVariable(literal: .integer)), range), .integer, hint)
    }

    /// A literal; where a type of the sources, or of the vocabulary, is wanted that is made of such, a value of that.
    func literal(_ value: TypedExpression, _ kind: LiteralKind, _ hint: Type?) -> TypedExpression {
        literalInitializer(kind, hint).map { made($0.function, $0.type, [.value(value)], at: value.range) } ?? value
    }

    /// A number that is written out as a value of a type of the sources' that can be made of one; nil for others.
    func number(_ value: TypedExpression, as type: Type) -> TypedExpression? {
        let plain = if case .negate(_, let inner) = value.kind { inner } else { value }
        let literal: TypeVariable.Literal
        switch plain.kind {
        case .integer: literal = .integer
        case .float: literal = .float
        default: return nil
        }
        let whole = literal == .integer ? literalInitializer(.integer, type) : nil
        guard let own = whole ?? literalInitializer(.float, type) else { return nil }
        let written = TypedExpression(value.kind, .variable(TypeVariable(literal: literal)), value.range)
        return made(own.function, own.type, [.value(written)], at: value.range)
    }

    func string(
        _ literal: StringLiteral, _ hint: Type?, at range: SourceRange, in scope: Scope
    ) -> TypedExpression {
        var segments: [TypedExpression.Segment] = []
        for segment in literal.segments {
            switch segment {
            case .text(let text): segments.append(.text(text))
            case .interpolation(let arguments, _):
                guard let first = arguments.first else { continue }
                let value = settle(interpolated(first, arguments.dropFirst(), at: range, in: scope))
                // An optional is written as one, whatever type it is given: `x as Any`.
                let written = if case .cast(.as, let given, to: .any) = value.kind { given } else { value }
                segments.append(.value(written))
            }
        }
        let wanted = hint.map { solver.normal($0).unwrapped }
        var type = standard.string
        if let kind = wanted?.standard, kind == .character || kind == .substring { type = standard.type(kind) }
        var value = TypedExpression(.interpolation(segments), type, range)
        let texts = segments.compactMap { if case .text(let text) = $0 { text } else { nil } }
        if texts.count == segments.count { value = TypedExpression(.constant(.string(texts.joined())), type, range) }
        return self.literal(value, .string, hint)
    }

    /// The expression in `\(...)`; a hole if a function that the source adds to interpolations writes it.
    private func interpolated(
        _ first: Argument, _ others: ArraySlice<Argument>, at range: SourceRange, in scope: Scope
    ) -> TypedExpression {
        guard let style = others.first else {
            return first.label == nil ? infer(first.value, nil, in: scope) : unknown(first.value.range)
        }
        guard let label = style.label.flatMap({ InterpolationLabel(rawValue: $0.text) }) else {
            return unknown(first.value.range)
        }
        return infer(formatted(first.value, style, as: label), nil, in: scope)
    }

    /// `\(value, format: .percent)`, `\(value, specifier: "%.2f")`: the second argument says how the value is written.
    private func formatted(
        _ value: Expression, _ style: Argument, as label: InterpolationLabel
    ) -> Expression {
        let range = value.range
        func call(_ base: Expression, _ arguments: [Argument], after parts: [PostfixPart] = []) -> Expression {
            let call = CallArguments(arguments: arguments, parentheses: range)
            return Expression(base, followedBy: parts + [PostfixPart(kind: .call(call), range: range)])
        }
        switch label {
        case .format:
            let member = PostfixPart(kind: .member(Name(text: "formatted", range: range)), range: range)
            return call(value, [Argument(label: nil, value: style.value)], after: [member])
        case .specifier:
            let format = Argument(label: Name(text: "format", range: range), value: style.value)
            return call(
                Expression(kind: .identifier("String"), range: range), [format, Argument(label: nil, value: value)])
        }
    }

    private enum InterpolationLabel: String {
        case format, specifier
    }

    /// How a type of the sources, or of the vocabulary, is made of a literal.
    private func literalInitializer(
        _ kind: LiteralKind, _ hint: Type?
    ) -> (function: FunctionSymbol, type: Type)? {
        guard var type = hint.map({ solver.normal($0).unwrapped }) else { return nil }
        // `Box(holding: "x")` where a `Box<Tag>` is wanted.
        if let suggestion = type.variable?.suggestion { type = solver.normal(suggestion).unwrapped }
        return type.literalInitializer(kind, standard).map { ($0, type) }
    }

    func made(
        _ function: FunctionSymbol, _ type: Type, _ arguments: [TypedArgument], at range: SourceRange
    ) -> TypedExpression {
        let call = TypedCall(function: function, receiver: nil, type: type, arguments: arguments, nameRange: range)
        return TypedExpression(.call(call), type, range)
    }

    func nilLiteral(_ hint: Type?, at range: SourceRange) -> TypedExpression {
        if let hint, solver.normal(hint).wrapped == nil,
            let own = literalInitializer(.nil, hint)
        {
            return made(own.function, own.type, [.value(TypedExpression(.constant(.void), .void, range))], at: range)
        }
        let wanted = hint.map { solver.normal($0) } ?? .variable(TypeVariable())
        let type = wanted.wrapped != nil ? wanted : standard.optional(.variable(TypeVariable()))
        return TypedExpression(.constant(.none), wanted.isUnknown ? .unknown : type, range)
    }

    // MARK: Collections

    func array(
        _ elements: [Expression], _ hint: Type?, at range: SourceRange, in scope: Scope
    ) -> TypedExpression {
        let wanted = collectionHint(hint, of: elements, in: scope)
        if let literal = literalInitializer(.array, hint) {
            return made(literal, elements.count, at: range) { index, type in
                check(elements[index], as: type, .element, in: scope)
            }
        }
        if let wanted, let own = ownLiteral(of: wanted, elements, at: range, in: scope) { return own }
        // What an unknown place wants of the elements is not known either.
        var elementHint: Type? =
            wanted?.isUnknown == true && elements.contains(where: \.beginsWithDot) ? .unknown : nil
        let isSet = wanted?.standard == .set
        if isSet || wanted?.standard == .array || wanted?.symbol?.kind == .interface {
            elementHint = wanted?.associatedType("Element")
        }
        // Where the elements say of what type they are, the first of them need not say it for all.
        let isOpen = elementHint.map { solver.normal($0).variable != nil } ?? true
        if let hint = elementHint, !isOpen || !elements.contains(where: \.isArrayWithNil) {
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
        guard symbol.isA(standard[.expressibleByArrayLiteral]) != .no || symbol.completeness != .closed else {
            return nil
        }
        for element in elements { settle(infer(element, .unknown, in: scope)) }
        return hole(range)
    }

    /// Elements without a wanted type: one whose type is known gives it to `.case` beside it.
    func values(_ elements: [Expression], in scope: Scope) -> [TypedExpression] {
        if let tuples = tuples(elements, in: scope) { return tuples }
        var known: Type?
        var values: [TypedExpression?] = elements.map { element in
            guard !element.beginsWithDot, !element.isRootlessKeyPath, !element.isNil || known != nil else { return nil }
            // The second row of `[[1, 2], [nil, 3]]` says more than the first.
            let value = infer(element, element.isArrayWithNil ? nil : known, in: scope)
            let isCertain = !element.dependsOnHint || element.isKeyPath
            if !value.isNilLiteral, known == nil, isCertain { known = value.type }
            return value
        }
        for (index, element) in elements.enumerated() where values[index] == nil {
            values[index] = infer(element, known, in: scope)
        }
        return values.compactMap { $0 }
    }

    /// The same for tuples: the parts at one position say of which type the others there are. Nil for other elements.
    private func tuples(_ elements: [Expression], in scope: Scope) -> [TypedExpression]? {
        let rows = elements.compactMap { element -> [Argument]? in
            if case .tuple(let parts) = element.kind, parts.count > 1 { parts } else { nil }
        }
        guard let count = rows.first?.count, rows.count == elements.count, rows.allSatisfy({ $0.count == count }),
            elements.contains(where: \.needsHint)
        else { return nil }
        let columns = (0..<count).map { column in values(rows.map { $0[column].value }, in: scope) }
        return elements.indices.map { row in
            let labels = rows[row].map { $0.label?.text }
            return tuple(labels, columns.map { $0[row] }, at: elements[row].range)
        }
    }

    private func tuple(_ labels: [String?], _ values: [TypedExpression], at range: SourceRange) -> TypedExpression {
        let fields = zip(labels, values).map { Type.TupleField(label: $0, type: $1.type) }
        return TypedExpression(.tuple(zip(labels, values).map { (label: $0, value: $1) }), .tuple(fields), range)
    }

    /// A value that an initializer makes of the elements of a literal.
    private func made(
        _ literal: (function: FunctionSymbol, type: Type), _ count: Int, at range: SourceRange,
        _ element: (Int, Type) -> TypedExpression
    ) -> TypedExpression {
        let parameter = literal.function.parameters[0]
        var type = literal.type
        // What is not written of its generic arguments is inferred from the elements.
        if let symbol = type.symbol, type.arguments.contains(where: \.isUnknown) {
            type = .opened(symbol)
        }
        let substitution = type.symbol.map { Substitution($0, type.arguments) } ?? Substitution()
        let written = parameter.isVariadic ? parameter.type : parameter.type.arguments.first ?? .unknown
        let wanted = written.substituting(substitution)
        let values = (0..<count).map { element($0, wanted) }
        let argument: TypedArgument =
            parameter.isVariadic
            ? .variadic(values) : .value(TypedExpression(.array(values), standard.array(wanted), range))
        return made(literal.function, type, [argument], at: range)
    }

    /// One type for several values; `Any` where they have nothing in common.
    func commonType(of all: [TypedExpression]) -> Type {
        // What `nil` is of, the others say.
        let values = all.filter { !$0.isNilLiteral }
        guard var type = values.first?.type else { return all.first?.type ?? .variable(TypeVariable()) }
        if values.count < all.count, type.wrapped == nil, !type.isUnknown { type = standard.optional(type) }
        for value in values.dropFirst() {
            if let common = solver.common(type, value.type) ?? solver.superclass(of: type, and: value.type) {
                type = common
            } else if isElement(type), isElement(value.type), let element = shownElements?.child {
                type = element
            } else {
                return .any
            }
        }
        // Beside an array the others are arrays, too.
        return type.isUnknown ? values.lazy.map(\.type).first { $0.standard == .array } ?? type : type
    }

    func dictionary(
        _ items: [DictionaryItem], _ hint: Type?, at range: SourceRange, in scope: Scope
    ) -> TypedExpression {
        if let literal = literalInitializer(.dictionary, hint) {
            return made(literal, items.count, at: range) { index, type in
                let pair = [items[index].key, items[index].value].map { Argument(label: nil, value: $0) }
                return tuple(pair, type, at: pair[0].value.range.union(pair[1].value.range), in: scope)
            }
        }
        let wanted = collectionHint(hint, of: items.map(\.value), in: scope)
        let hints = wanted?.standard == .dictionary ? wanted?.arguments : nil
        if let hints, hints.count == 2 {
            let pairs = items.map {
                (check($0.key, as: hints[0], .element, in: scope), check($0.value, as: hints[1], .element, in: scope))
            }
            return TypedExpression(
                .dictionary(pairs.map { (key: $0.0, value: $0.1) }), standard.dictionary(hints[0], hints[1]), range)
        }
        let pairs = zip(values(items.map(\.key), in: scope), values(items.map(\.value), in: scope)).map {
            (key: $0, value: $1)
        }
        let type = standard.dictionary(commonType(of: pairs.map(\.key)), commonType(of: pairs.map(\.value)))
        return TypedExpression(.dictionary(pairs), type, range)
    }

    func tuple(
        _ elements: [Argument], _ hint: Type?, at range: SourceRange, in scope: Scope
    ) -> TypedExpression {
        if elements.count == 1, elements[0].label == nil {
            return infer(elements[0].value, hint, in: scope)
        }
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
        return tuple(labels, values, at: range)
    }
}

extension Expression {
    /// Whether it is a number that is written out.
    var isNumber: Bool {
        switch kind {
        case .integer, .float: true
        default: false
        }
    }
}

extension Type {
    /// How one of the sources, or of the vocabulary, is made of a literal.
    func literalInitializer(_ kind: LiteralKind, _ standard: StandardTypes) -> FunctionSymbol? {
        guard let symbol, symbol.standard == nil, symbol.kind != .interface else { return nil }
        symbol.load()
        let found = symbol.initializers.first { $0.parameters.map(\.label) == [kind.label] }
        return symbol.description != nil || symbol.isA(standard[kind.conformance]) == .yes ? found : nil
    }

    /// Whether it is `String.Index`.
    var isIndexOfText: Bool { symbol?.outer?.standard == .string }
}
