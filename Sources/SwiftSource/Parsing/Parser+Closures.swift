extension Parser {
    /// A closure in braces; stands on the opening one.
    func closure() -> Expression {
        nested({ $0.missing() }) { $0.closureLiteral() }
    }

    private func closureLiteral() -> Expression {
        let start = token.start
        if token.end == start { report(.expectedOpeningBrace, at: token.range) }
        advance()
        anonymousParameters.append(0)
        let signature = hasClosureSignature ? closureSignature() : nil
        let body = statements(until: .brace)
        close(.rightBrace, "}", of: .closure)
        let count = anonymousParameters.removeLast()
        let closure = ClosureExpression(
            attributes: signature?.attributes ?? [], captures: signature?.captures ?? [],
            parameters: signature?.parameters, result: signature?.result,
            body: Block(statements: body, range: range(from: start)), anonymousParameterCount: count)
        return Expression(kind: .closure(closure), range: range(from: start))
    }

    private struct ClosureSignature {
        let attributes: [Attribute]
        let captures: [ClosureExpression.Capture]
        let parameters: [ClosureParameter]?
        let result: TypeSyntax?
    }

    private func closureSignature() -> ClosureSignature {
        let attributes = attributes()
        let captures = kind == .leftBracket ? captureList() : []
        let parameters = closureParameters()
        skipEffects()
        let result = skip(.arrow) ? type() : nil
        if kind == .keyword(.in) { advance() } else { expected(.unexpected(text(token))) }
        return ClosureSignature(
            attributes: attributes, captures: captures, parameters: parameters, result: result)
    }

    /// Whether what follows the brace is captures, parameters and `in`.
    private var hasClosureSignature: Bool {
        var distance = skippingAttributes(0)
        if peek(distance).kind == .leftBracket { distance = balanced(distance) }
        if peek(distance).kind == .leftParenthesis {
            distance = balanced(distance)
        } else {
            while isParameterName(peek(distance), before: peek(distance + 1)) {
                distance += 1
                guard peek(distance).kind == .comma else { break }
                distance += 1
            }
        }
        distance = skippingEffects(distance)
        if peek(distance).kind == .arrow {
            let limit = distance + 48
            while distance < limit, peek(distance).kind != .keyword(.in), isInType(peek(distance)) { distance += 1 }
        }
        return peek(distance).kind == .keyword(.in)
    }

    /// Whether a token of a closure's signature names a parameter: `async` before `in` does, too.
    private func isParameterName(_ token: Token, before next: Token) -> Bool {
        token.kind.isName && (!isEffect(token) || next.kind == .keyword(.in) || next.kind == .comma)
    }

    private func isInType(_ token: Token) -> Bool {
        switch token.kind {
        case .leftBrace, .rightBrace, .endOfFile, .semicolon, .assign: false
        default: true
        }
    }

    private func captureList() -> [ClosureExpression.Capture] {
        advance()
        let captures = list(until: .rightBracket) { () -> ClosureExpression.Capture? in
            let isWeak = skipOwnership()
            guard kind.isName || kind == .keyword(.self) else {
                expected(.expectedName(of: "capture list"))
                return nil
            }
            let name = takeName()
            let value = skip(.assign) ? enclosed { $0.expression() } : nil
            return .init(isWeak: isWeak, name: name, value: value)
        }
        close(.rightBracket, "]", of: .array)
        return captures
    }

    /// Skips `weak`, `unowned` and `unowned(safe)`; whether it is `weak`.
    private func skipOwnership() -> Bool {
        let isWeak = isWord(.weak)
        guard isWeak || isWord(.unowned),
            peek().kind.isName || peek().kind == .keyword(.self) || peek().kind == .leftParenthesis
        else { return false }
        advance()
        if kind == .leftParenthesis { skipBalanced() }
        return isWeak
    }

    private func closureParameters() -> [ClosureParameter]? {
        if kind == .leftParenthesis {
            advance()
            let parameters = list(until: .rightParenthesis) { closureParameter() }
            close(.rightParenthesis, ")", of: .parameters)
            return parameters
        }
        var parameters: [ClosureParameter] = []
        while isParameterName(token, before: peek()) {
            let name = takeName()
            parameters.append(
                ClosureParameter(attributes: [], name: name, type: nil, isVariadic: false, range: name.range))
            guard skip(.comma) else { break }
        }
        return parameters.isEmpty ? nil : parameters
    }

    private func closureParameter() -> ClosureParameter? {
        let attributes = attributes()
        // A keyword may be a name here: `{ (true) in ... }`, and of what was captured weakly `{ (self, value) in ... }`.
        let start = token.start
        guard var name = memberName() else {
            expected(.expectedName(of: "closure parameter"))
            return nil
        }
        if kind.isName { name = takeName() }
        let type = skip(.colon) ? type() : nil
        return ClosureParameter(
            attributes: attributes, name: name, type: type, isVariadic: skipEllipsis(), range: range(from: start))
    }
}
