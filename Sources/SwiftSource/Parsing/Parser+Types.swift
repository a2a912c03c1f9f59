extension Parser {
    func type() -> TypeSyntax {
        nested({ $0.missingType() }) { $0.typeWithModifiers() }
    }

    func missingType() -> TypeSyntax {
        TypeSyntax(kind: .missing, range: SourceRange(previousEnd, previousEnd))
    }

    private func typeWithModifiers() -> TypeSyntax {
        let start = token.start
        if kind == .at {
            let attributes = attributes()
            let inner = typeWithModifiers()
            return TypeSyntax(kind: .attributed(attributes, inner), range: range(from: start))
        }
        if skip(.keyword(.inout)) { return TypeSyntax(kind: .inOut(type()), range: range(from: start)) }
        if kind == .keyword(.repeat) {
            advance()
            _ = type()
            return TypeSyntax(kind: .missing, range: range(from: start))
        }
        if let prefix = typePrefix { return prefixed(prefix) }
        let first = composition()
        guard isFunctionArrow else { return first }
        skipEffects()
        advance()
        let result = type()
        let whole = range(from: first.range.start)
        guard case .tuple(let fields) = first.kind else {
            report(.expectedParentheses, at: first.range)
            let field = TypeSyntax.TupleField(label: nil, type: first, isVariadic: false)
            return TypeSyntax(kind: .function([field], result), range: whole)
        }
        return TypeSyntax(kind: .function(fields, result), range: whole)
    }

    private enum TypePrefix {
        case opaque, existential, element, specifier
    }

    private var typePrefix: TypePrefix? {
        guard let word = token.word, beginsType(peek()) else { return nil }
        switch word {
        case .opaque: return .opaque
        case .existential: return .existential
        case .each: return .element
        case .borrowing, .consuming, .sending, .isolated, .nonisolated, .shared, .owned, .constant: return .specifier
        default: return nil
        }
    }

    private func prefixed(_ prefix: TypePrefix) -> TypeSyntax {
        let start = token.start
        let isIsolation = isWord(.nonisolated)
        advance()
        if isIsolation, kind == .leftParenthesis, peek().kind == .identifier, peek(2).kind == .rightParenthesis,
            isText(peek(), "nonsending")
        {
            skipBalanced()
        }
        let kind: TypeSyntax.Kind
        switch prefix {
        case .opaque: kind = .opaque(composition())
        case .existential: kind = .existential(composition())
        case .element:
            _ = simpleType()
            kind = .missing
        case .specifier: kind = .attributed([], type())
        }
        return TypeSyntax(kind: kind, range: range(from: start))
    }

    func beginsType(_ token: Token) -> Bool {
        switch token.kind {
        case .identifier, .quotedIdentifier, .leftParenthesis, .leftBracket, .keyword(.Any), .keyword(.Self), .at: true
        case .prefixOperator: isText(token, "~")
        default: false
        }
    }

    var isFunctionArrow: Bool { peek(skippingEffects(0)).kind == .arrow }

    func composition() -> TypeSyntax {
        let first = nested({ $0.missingType() }) { $0.prefixedSimpleType() }
        guard isOperator("&") else { return first }
        var all = [first]
        while isOperator("&") {
            advance()
            all.append(nested({ $0.missingType() }) { $0.prefixedSimpleType() })
        }
        return TypeSyntax(kind: .composition(all), range: range(from: first.range.start))
    }

    /// In a composition too, `any P` and `some P` may stand.
    private func prefixedSimpleType() -> TypeSyntax {
        guard let prefix = typePrefix else { return simpleType() }
        return prefixed(prefix)
    }

    private func simpleType() -> TypeSyntax {
        let start = token.start
        if kind == .prefixOperator, isOperator("~") {
            advance()
            return TypeSyntax(kind: .suppressed(simpleType()), range: range(from: start))
        }
        var type = coreType()
        if case .missing = type.kind { return type }
        var marks = 0
        while marks < 16 {
            if isAdjacent, kind == .question || kind == .exclamation {
                let isOptional = kind == .question
                advance()
                type = TypeSyntax(
                    kind: isOptional ? .optional(type) : .implicitlyUnwrapped(type), range: range(from: start))
            } else if kind == .dot, peek().kind.isName {
                advance()
                type = TypeSyntax(kind: .member(type, component(takeName())), range: range(from: start))
            } else {
                break
            }
            marks += 1
        }
        return type
    }

    func coreType() -> TypeSyntax {
        let start = token.start
        switch kind {
        case .identifier, .quotedIdentifier, .keyword(.Any), .keyword(.Self): return namedType()
        case .prefixOperator where isOperator("-") && peek().kind == .integer:
            advance()
            fallthrough
        case .integer:
            advance()
            return TypeSyntax(kind: .missing, range: range(from: start))
        // `protocol P: class` is an old way to say AnyObject.
        case .keyword(.class): return namedType()
        case .leftBracket: return bracketedType()
        case .leftParenthesis:
            let fields = tupleFields()
            if fields.count == 1, fields[0].label == nil, !fields[0].isVariadic, !isFunctionArrow {
                return TypeSyntax(kind: fields[0].type.kind, range: range(from: start))
            }
            return TypeSyntax(kind: .tuple(fields), range: range(from: start))
        default:
            expected(.expectedType)
            return missingType()
        }
    }

    private func bracketedType() -> TypeSyntax {
        let start = token.start
        advance()
        let first = type()
        let kind: TypeSyntax.Kind
        if skip(.colon) {
            kind = .dictionary(first, type())
        } else if isWord(.of) {
            advance()
            kind = .array(type())
        } else {
            kind = .array(first)
        }
        close(.rightBracket, "]", of: .type)
        return TypeSyntax(kind: kind, range: range(from: start))
    }

    private func tupleFields() -> [TypeSyntax.TupleField] {
        advance()
        let fields = list(until: .rightParenthesis) { tupleField() }
        close(.rightParenthesis, ")", of: .type)
        return fields
    }

    private func tupleField() -> TypeSyntax.TupleField {
        var label: Name?
        if peek().kind == .colon || peek(2).kind == .colon && isFieldName(peek()), isFieldName(token) {
            label = takeName()
            // The second name, as in `(_ name: String) -> Void`.
            if kind != .colon { advance() }
            _ = skip(.colon)
        }
        let type = type()
        let isVariadic = skipEllipsis()
        // A default has no place here; reading it keeps the rest.
        if skip(.assign) { _ = expression() }
        return .init(label: label, type: type, isVariadic: isVariadic)
    }

    private func isFieldName(_ token: Token) -> Bool {
        token.kind.isWord && token.kind != .keyword(.inout)
    }

    func namedType() -> TypeSyntax {
        let start = token.start
        var components: [TypeSyntax.Component] = []
        repeat {
            guard let name = memberName() else {
                expected(.expectedType)
                break
            }
            components.append(component(name))
        } while isDotBeforeName && skip(.dot)
        return TypeSyntax(kind: .named(components), range: range(from: start))
    }

    private var isDotBeforeName: Bool {
        kind == .dot && (peek().kind.isWord || peek().kind == .endOfFile)
    }

    private func component(_ name: Name) -> TypeSyntax.Component {
        TypeSyntax.Component(name: name, arguments: isOperator("<") ? genericArguments() : [])
    }
}
