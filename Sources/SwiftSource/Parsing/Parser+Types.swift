extension Parser {
    func type() -> TypeSyntax {
        nested({ $0.missingType() }) { $0.typeWithModifiers() }
    }

    private func missingType() -> TypeSyntax {
        TypeSyntax(kind: .missing, range: SourceRange(previousEnd, previousEnd))
    }

    private func typeWithModifiers() -> TypeSyntax {
        skipAttributes()
        let start = token.start
        if skip(.keyword(.inout)) {
            return TypeSyntax(kind: .inOut(type()), range: range(from: start))
        }
        if isTypeModifier, beginsType(peek()) {
            let isOpaque = isWord("some")
            let isExistential = isWord("any")
            advance()
            let inner = composition()
            let kind: TypeSyntax.Kind = isOpaque ? .opaque(inner) : isExistential ? .existential(inner) : inner.kind
            return TypeSyntax(kind: kind, range: range(from: start))
        }
        let first = composition()
        guard isFunctionArrow else { return first }
        skipEffects()
        advance()
        let result = type()
        let whole = range(from: first.range.start)
        guard case .tuple(let fields) = first.kind else {
            return TypeSyntax(kind: .function([.init(label: nil, type: first)], result), range: whole)
        }
        return TypeSyntax(kind: .function(fields, result), range: whole)
    }

    private var isTypeModifier: Bool {
        isWord("some") || isWord("any") || isWord("borrowing") || isWord("consuming") || isWord("sending")
            || isWord("isolated") || isWord("repeat") || isWord("each")
    }

    private func beginsType(_ token: Token) -> Bool {
        switch token.kind {
        case .identifier, .quotedIdentifier, .leftParenthesis, .leftBracket, .keyword(.Any), .keyword(.Self): true
        default: false
        }
    }

    private var isFunctionArrow: Bool {
        var distance = 0
        while peek(distance).kind == .keyword(.throws) || isWord("async", ahead: distance) { distance += 1 }
        return peek(distance).kind == .arrow
    }

    private func composition() -> TypeSyntax {
        let first = simpleType()
        var all = [first]
        while kind == .binaryOperator, isText(token, "&") {
            advance()
            all.append(simpleType())
        }
        guard all.count > 1 else { return first }
        return TypeSyntax(kind: .composition(all), range: range(from: first.range.start))
    }

    private func simpleType() -> TypeSyntax {
        let start = token.start
        if kind == .prefixOperator, isText(token, "~") { advance() }
        var type = coreType()
        if case .missing = type.kind { return type }
        var marks = 0
        while isAdjacent, kind == .question || kind == .exclamation, marks < 8 {
            advance()
            marks += 1
            type = TypeSyntax(kind: .optional(type), range: range(from: start))
        }
        return type
    }

    private func coreType() -> TypeSyntax {
        let start = token.start
        switch kind {
        case .identifier, .quotedIdentifier, .keyword(.Any), .keyword(.Self): return namedType()
        case .leftBracket:
            advance()
            let first = type()
            let value = skip(.colon) ? type() : nil
            close(.rightBracket, "]", of: .type)
            let kind = value.map { TypeSyntax.Kind.dictionary(first, $0) } ?? .array(first)
            return TypeSyntax(kind: kind, range: range(from: start))
        case .leftParenthesis:
            let fields = tupleFields()
            if fields.count == 1, fields[0].label == nil, !isFunctionArrow {
                return TypeSyntax(kind: fields[0].type.kind, range: range(from: start))
            }
            return TypeSyntax(kind: .tuple(fields), range: range(from: start))
        default:
            expected(.expectedType)
            return missingType()
        }
    }

    private func tupleFields() -> [TypeSyntax.TupleField] {
        advance()
        var fields: [TypeSyntax.TupleField] = []
        while kind != .rightParenthesis, kind != .endOfFile {
            var label: Name?
            if peek().kind == .colon || peek(2).kind == .colon, memberNameStands {
                label = takeName()
                if kind != .colon, memberNameStands { _ = takeName() }
                _ = skip(.colon)
            }
            fields.append(.init(label: label, type: type()))
            if kind == .binaryOperator || kind == .postfixOperator, isText(token, "...") { advance() }
            guard skip(.comma) else { break }
        }
        close(.rightParenthesis, ")", of: .type)
        return fields
    }

    private var memberNameStands: Bool {
        kind == .identifier || kind == .quotedIdentifier
    }

    private func namedType() -> TypeSyntax {
        let start = token.start
        var components: [TypeSyntax.Component] = []
        repeat {
            guard let name = memberName() else {
                expected(.expectedType)
                break
            }
            let opens = kind == .binaryOperator || kind == .prefixOperator || kind == .postfixOperator
            let isGeneric = opens && token.end - token.start == 1 && isText(token, "<")
            components.append(.init(name: name, arguments: isGeneric ? genericArguments() : []))
        } while skip(.dot)
        return TypeSyntax(kind: .named(components), range: range(from: start))
    }

    /// `@escaping`, `@available(...)`.
    func skipAttributes() {
        _ = attributes()
    }

    /// The names of attributes; what they are given in parentheses is skipped.
    func attributes() -> [TypeSyntax] {
        var names: [TypeSyntax] = []
        while kind == .at {
            advance()
            switch kind {
            case .identifier, .quotedIdentifier, .keyword: names.append(namedType())
            default: break
            }
            if kind == .leftParenthesis, isAdjacent { skipBalanced() }
        }
        return names
    }

    /// Skips from an opening mark to behind the one that closes it.
    func skipBalanced() {
        var depth = 0
        while kind != .endOfFile {
            switch kind {
            case .leftParenthesis, .leftBracket, .leftBrace: depth += 1
            case .rightParenthesis, .rightBracket, .rightBrace: depth -= 1
            default: break
            }
            advance()
            if depth == 0 { return }
        }
    }
}
