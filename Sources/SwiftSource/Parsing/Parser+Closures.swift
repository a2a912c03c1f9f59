extension Parser {
    /// A closure in braces; stands on the opening one.
    func closure() -> Expression {
        nested({ $0.missing() }) { $0.closureLiteral() }
    }

    private func closureLiteral() -> Expression {
        let start = token.start
        advance()
        anonymousParameters.append(0)
        var captures: [ClosureExpression.Capture] = []
        var parameters: [ClosureParameter]?
        var result: TypeSyntax?
        if hasClosureSignature {
            skipAttributes()
            if kind == .leftBracket { captures = captureList() }
            parameters = closureParameters()
            skipEffects()
            if skip(.arrow) { result = type() }
            if kind == .keyword(.in) { advance() } else { expected(.unexpected(text(token))) }
        }
        let body = statements(until: .brace)
        close(.rightBrace, "}", of: .closure)
        let count = anonymousParameters.removeLast()
        let closure = ClosureExpression(
            captures: captures, parameters: parameters, result: result,
            body: Block(statements: body, range: range(from: start)), anonymousParameterCount: count)
        return Expression(kind: .closure(closure), range: range(from: start))
    }

    /// Whether what follows the brace is captures, parameters and `in`.
    private var hasClosureSignature: Bool {
        var distance = 0
        while peek(distance).kind == .at { distance += 2 }
        if peek(distance).kind == .leftBracket { distance = balanced(distance) }
        if peek(distance).kind == .leftParenthesis {
            distance = balanced(distance)
        } else {
            while isName(peek(distance)), !isEffect(peek(distance)) {
                distance += 1
                guard peek(distance).kind == .comma else { break }
                distance += 1
            }
        }
        while isEffect(peek(distance)) { distance += 1 }
        if peek(distance).kind == .arrow {
            let limit = distance + 48
            while distance < limit, peek(distance).kind != .keyword(.in), isInType(peek(distance)) { distance += 1 }
        }
        return peek(distance).kind == .keyword(.in)
    }

    private func isName(_ token: Token) -> Bool {
        token.kind == .identifier || token.kind == .quotedIdentifier
    }

    private func isEffect(_ token: Token) -> Bool {
        token.kind == .keyword(.throws) || token.kind == .keyword(.rethrows)
            || (token.kind == .identifier && isText(token, "async"))
    }

    private func isInType(_ token: Token) -> Bool {
        switch token.kind {
        case .leftBrace, .rightBrace, .endOfFile, .semicolon, .assign: false
        default: true
        }
    }

    /// How far the token behind the bracket is that closes the one here.
    private func balanced(_ distance: Int) -> Int {
        var depth = 0
        var distance = distance
        while true {
            switch peek(distance).kind {
            case .leftParenthesis, .leftBracket: depth += 1
            case .rightParenthesis, .rightBracket:
                depth -= 1
                if depth == 0 { return distance + 1 }
            case .leftBrace, .rightBrace, .endOfFile, .semicolon: return distance
            default: break
            }
            distance += 1
        }
    }

    private func captureList() -> [ClosureExpression.Capture] {
        advance()
        var captures: [ClosureExpression.Capture] = []
        while kind != .rightBracket, kind != .endOfFile {
            let start = token.start
            if isWord("weak") || isWord("unowned"), isName(peek()) || peek().kind == .keyword(.self) { advance() }
            guard isName(token) || kind == .keyword(.self) else {
                expected(.expectedName(of: "capture list"))
                break
            }
            let name = takeName()
            let value = skip(.assign) ? expression() : nil
            captures.append(.init(name: name, value: value, range: range(from: start)))
            guard skip(.comma) else { break }
        }
        close(.rightBracket, "]", of: .array)
        return captures
    }

    private func closureParameters() -> [ClosureParameter]? {
        if kind == .leftParenthesis {
            advance()
            var parameters: [ClosureParameter] = []
            while kind != .rightParenthesis, kind != .endOfFile {
                guard isName(token) else {
                    expected(.expectedName(of: "closure parameter"))
                    break
                }
                var name = takeName()
                if isName(token) { name = takeName() }
                let type = skip(.colon) ? type() : nil
                parameters.append(ClosureParameter(name: name, type: type))
                guard skip(.comma) else { break }
            }
            close(.rightParenthesis, ")", of: .parameters)
            return parameters
        }
        var parameters: [ClosureParameter] = []
        while isName(token), !isEffect(token) {
            parameters.append(ClosureParameter(name: takeName(), type: nil))
            guard skip(.comma) else { break }
        }
        return parameters.isEmpty ? nil : parameters
    }

    func skipEffects() {
        while isEffect(token) {
            advance()
            if kind == .leftParenthesis, isAdjacent {
                advance()
                _ = type()
                _ = skip(.rightParenthesis)
            }
        }
    }
}
