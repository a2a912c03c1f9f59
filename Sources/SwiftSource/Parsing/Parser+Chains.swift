extension Parser {
    /// A value and what is asked of it.
    func chained() -> Expression {
        let base = primary()
        if case .missing = base.kind { return base }
        var parts: [PostfixPart] = []
        while let part = part(after: base, &parts) { parts.append(part) }
        if kind == .postfixOperator, isAdjacent {
            let value = chain(base, parts)
            let `operator` = takeOperator()
            if `operator`.text != "...", !declaredOperators.contains(`operator`.text) {
                report(.unknownOperator(`operator`.text), at: `operator`.range)
            }
            return Expression(
                kind: .postfix(`operator`, value), range: SourceRange(base.range.start, `operator`.range.end))
        }
        return chain(base, parts)
    }

    private func chain(_ base: Expression, _ parts: [PostfixPart]) -> Expression {
        guard let last = parts.last else { return base }
        return Expression(
            kind: .chain(PostfixChain(base: base, parts: parts)),
            range: SourceRange(base.range.start, last.range.end))
    }

    private func part(after base: Expression, _ parts: inout [PostfixPart]) -> PostfixPart? {
        let start = token.start
        switch kind {
        case .dot:
            advance()
            guard let name = memberName() else {
                expected(.expectedMember)
                return nil
            }
            return PostfixPart(kind: .member(name), range: range(from: start))
        case .leftParenthesis where !token.isFirstOnLine: return call()
        case .leftBracket where !token.isFirstOnLine:
            advance()
            let arguments = enclosed { $0.arguments(until: .rightBracket) }
            close(.rightBracket, "]", of: .subscripting)
            return PostfixPart(kind: .subscript(arguments), range: range(from: start))
        case .leftBrace where allowsTrailingClosure && canTakeClosure(base, parts): return trailingClosures(&parts)
        case .question where isAdjacent:
            advance()
            return PostfixPart(kind: .optional, range: range(from: start))
        case .exclamation where isAdjacent:
            advance()
            return PostfixPart(kind: .forced, range: range(from: start))
        case .binaryOperator where isAdjacent && beginsGenericArguments(after: base, parts):
            return PostfixPart(kind: .specialization(genericArguments()), range: range(from: start))
        default: return nil
        }
    }

    /// The name after a dot: any word, or a number in a tuple.
    func memberName() -> Name? {
        switch kind {
        case .identifier, .quotedIdentifier, .keyword, .integer: takeName()
        default: nil
        }
    }

    private func canTakeClosure(_ base: Expression, _ parts: [PostfixPart]) -> Bool {
        if !parts.isEmpty { return true }
        switch base.kind {
        case .identifier, .implicitMember: return true
        default: return false
        }
    }

    // MARK: Calls

    private func call() -> PostfixPart {
        let start = token.start
        advance()
        let arguments = enclosed { $0.arguments(until: .rightParenthesis) }
        close(.rightParenthesis, ")", of: .arguments)
        let parentheses = range(from: start)
        let call = CallArguments(arguments: arguments, parentheses: parentheses, trailing: [])
        return PostfixPart(kind: .call(call), range: parentheses)
    }

    /// `{ ... } label: { ... }`, added to the call in parentheses that stands before, if one does.
    private func trailingClosures(_ parts: inout [PostfixPart]) -> PostfixPart? {
        let start = token.start
        let before: PostfixPart? =
            if case .call(let call) = parts.last?.kind, call.trailing.isEmpty { parts.popLast() } else { nil }
        var trailing = [Argument(label: nil, value: enclosed { $0.closure() })]
        while isTrailingLabel {
            let label = takeName()
            advance()
            trailing.append(Argument(label: label, value: enclosed { $0.closure() }))
        }
        var written = CallArguments(arguments: [], parentheses: nil, trailing: trailing)
        if let before, case .call(let call) = before.kind {
            written = CallArguments(arguments: call.arguments, parentheses: call.parentheses, trailing: trailing)
        }
        return PostfixPart(kind: .call(written), range: range(from: before?.range.start ?? start))
    }

    /// Any word can be the label, but `default`, which begins the next part of a `switch`, and `inout`.
    private var isTrailingLabel: Bool {
        switch kind {
        case .keyword(.default), .keyword(.inout): false
        case .identifier, .quotedIdentifier, .keyword: peek().kind == .colon && peek(2).kind == .leftBrace
        default: false
        }
    }

    /// Arguments between commas, up to the closing mark, which stays.
    func arguments(until end: Token.Kind) -> [Argument] {
        var arguments: [Argument] = []
        while kind != end, kind != .endOfFile {
            let before = index
            arguments.append(argument())
            if skip(.comma) { continue }
            if kind == end { break }
            guard index > before, isLabeledArgument else { break }
            expected(.expectedComma)
        }
        return arguments
    }

    private var isLabeledArgument: Bool {
        guard peek().kind == .colon else { return false }
        switch kind {
        case .identifier, .quotedIdentifier, .keyword: return true
        default: return false
        }
    }

    private func argument() -> Argument {
        guard isLabeledArgument else { return Argument(label: nil, value: argumentValue()) }
        let label = takeName()
        advance()
        return Argument(label: label, value: argumentValue())
    }

    private func argumentValue() -> Expression {
        // An operator may be handed over by its name: `reduce(0, +)`.
        if kind == .binaryOperator || kind == .prefixOperator || kind == .postfixOperator,
            peek().kind == .rightParenthesis || peek().kind == .comma
        {
            let token = take()
            return Expression(kind: .identifier(text(token)), range: token.range)
        }
        return expression()
    }

    // MARK: Generic arguments

    /// Whether `<` opens generic arguments: they end, and what follows is no operand of a comparison.
    private func beginsGenericArguments(after base: Expression, _ parts: [PostfixPart]) -> Bool {
        guard byte(at: token.start) == UInt8(ascii: "<"), token.end - token.start == 1 else { return false }
        if parts.isEmpty, case .identifier = base.kind {
        } else if case .member = parts.last?.kind {
        } else {
            return false
        }
        var depth = 0
        for distance in 0..<64 {
            let token = peek(distance)
            switch token.kind {
            case .binaryOperator, .prefixOperator, .postfixOperator:
                for byte in bytes(of: token) {
                    guard byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") else { return false }
                    depth += byte == UInt8(ascii: "<") ? 1 : -1
                }
                if depth <= 0 { return depth == 0 && endsGenericArguments(peek(distance + 1)) }
            case .identifier, .quotedIdentifier, .dot, .comma, .question, .arrow, .colon, .leftBracket, .rightBracket,
                .leftParenthesis, .rightParenthesis, .keyword(.Any), .keyword(.Self), .ampersand:
                continue
            default: return false
            }
        }
        return false
    }

    private func endsGenericArguments(_ token: Token) -> Bool {
        switch token.kind {
        case .leftParenthesis, .rightParenthesis, .rightBracket, .leftBrace, .rightBrace, .dot, .comma, .colon,
            .semicolon, .endOfFile, .assign:
            true
        default: token.isFirstOnLine
        }
    }

    /// `<A, B>`; stands on the opening mark.
    func genericArguments() -> [TypeSyntax] {
        advance()
        var types: [TypeSyntax] = []
        while !isAngleClose, kind != .endOfFile {
            types.append(type())
            guard skip(.comma) else { break }
        }
        if isAngleClose { takeAngleClose() } else { expected(.expectedClosing(">", of: .generics)) }
        return types
    }

    var isAngleClose: Bool {
        switch kind {
        case .binaryOperator, .prefixOperator, .postfixOperator: byte(at: token.start) == UInt8(ascii: ">")
        default: false
        }
    }

    /// Takes one `>`, of `>>` too.
    func takeAngleClose() {
        guard token.end - token.start > 1 else { return advance() }
        tokens[index].start += 1
        previousEnd = tokens[index].start
        switch byte(at: tokens[index].start) {
        case UInt8(ascii: "?") where token.end - token.start == 1: tokens[index].kind = .question
        case UInt8(ascii: "!") where token.end - token.start == 1: tokens[index].kind = .exclamation
        case UInt8(ascii: "=") where token.end - token.start == 1: tokens[index].kind = .assign
        default: break
        }
    }
}
