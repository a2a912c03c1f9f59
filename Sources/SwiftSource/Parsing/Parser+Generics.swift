extension Parser {
    // MARK: Effects

    /// Skips `async throws(Failure)`.
    func skipEffects() {
        while isEffect(token) {
            guard take().kind == .keyword(.throws), kind == .leftParenthesis, isAdjacent else { continue }
            advance()
            _ = type()
            close(.rightParenthesis, ")", of: .type)
        }
    }

    /// How far the first token behind effects is.
    func skippingEffects(_ distance: Int) -> Int {
        var distance = distance
        while isEffect(peek(distance)) {
            distance += 1
            if peek(distance).kind == .leftParenthesis { distance = balanced(distance) }
        }
        return distance
    }

    func isEffect(_ token: Token) -> Bool {
        token.kind == .keyword(.throws) || token.kind == .keyword(.rethrows) || token.word == .async
    }

    // MARK: Generics

    func genericParameters() -> [GenericParameterSyntax] {
        guard isOperator("<") else { return [] }
        advance()
        var parameters: [GenericParameterSyntax] = []
        while !isAngleClose, kind != .endOfFile {
            _ = attributes()
            let isPack = isWord(.each) && peek().kind == .identifier
            if isPack || kind == .keyword(.let) { advance() }
            guard let name = memberName() else { break }
            let constraint = skip(.colon) ? type() : nil
            parameters.append(.init(name: name, constraint: constraint, isPack: isPack))
            guard skip(.comma) else { break }
        }
        if isAngleClose { takeAngleClose() } else { expected(.expectedClosing(">", of: .generics)) }
        return parameters
    }

    /// `where T: P, T.Element == Int`.
    func requirements() -> [GenericRequirement] {
        guard skip(.keyword(.where)) else { return [] }
        var requirements: [GenericRequirement] = []
        repeat {
            guard kind != .leftBrace, kind != .endOfFile else { break }
            let left = type()
            if skip(.colon) {
                requirements.append(.init(left: left, relation: .conformance, right: type()))
            } else if kind == .binaryOperator, isText(token, "==") {
                advance()
                requirements.append(.init(left: left, relation: .sameType, right: type()))
            } else {
                expected(.expectedRequirement)
                break
            }
        } while skip(.comma)
        return requirements
    }

    // MARK: Generic arguments

    /// Whether `<` opens generic arguments: they end, and what follows is no operand of a comparison.
    func beginsGenericArguments(after base: Expression, _ parts: [PostfixPart]) -> Bool {
        guard isOperator("<") else { return false }
        if parts.isEmpty {
            guard isName(base) else { return false }
        } else if case .member = parts.last?.kind {
        } else {
            return false
        }
        return endOfGenericArguments(0).map { endsGenericArguments(peek($0)) } ?? false
    }

    /// How far what follows generic arguments is; nil where `<` compares.
    private func endOfGenericArguments(_ start: Int) -> Int? {
        var angles = 0
        var brackets = 0
        for distance in start..<(start + 256) {
            let token = peek(distance)
            switch token.kind {
            case .binaryOperator, .prefixOperator, .postfixOperator:
                guard brackets == 0 || !isAngle(token) else { continue }
                if isEllipsis(token) || isText(token, "&") || isText(token, "~") { continue }
                for place in token.start..<token.end {
                    switch byte(at: place) {
                    case UInt8(ascii: "<"): angles += 1
                    case UInt8(ascii: ">"): angles -= 1
                    case UInt8(ascii: "?"), UInt8(ascii: "!"): break
                    default: return nil
                    }
                    if angles == 0 { return place + 1 == token.end ? distance + 1 : nil }
                }
            case .leftParenthesis, .leftBracket: brackets += 1
            case .rightParenthesis, .rightBracket:
                brackets -= 1
                if brackets < 0 { return nil }
            case .identifier, .quotedIdentifier, .dot, .comma, .question, .exclamation, .arrow, .colon, .at, .integer,
                .keyword(.Any), .keyword(.Self), .keyword(.inout), .keyword(.throws), .keyword(.repeat), .ampersand:
                continue
            default: return nil
            }
        }
        return nil
    }

    private func isAngle(_ token: Token) -> Bool {
        byte(at: token.start) == UInt8(ascii: "<") || byte(at: token.start) == UInt8(ascii: ">")
    }

    private func endsGenericArguments(_ token: Token) -> Bool {
        switch token.kind {
        case .leftParenthesis, .rightParenthesis, .rightBracket, .leftBrace, .rightBrace, .dot, .comma, .colon,
            .semicolon, .endOfFile, .assign, .leftBracket, .question, .exclamation, .postfixOperator, .keyword(.is),
            .keyword(.as), .keyword(.in):
            true
        case .binaryOperator: !isAngle(token)
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
        kind.isOperator && byte(at: token.start) == UInt8(ascii: ">")
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

    // MARK: Brackets

    /// Skips from an opening mark to behind the one that closes it.
    func skipBalanced() {
        var depth = 0
        while kind != .endOfFile {
            if kind.opened != nil { depth += 1 }
            if kind.closed != nil { depth -= 1 }
            advance()
            if depth == 0 { return }
        }
    }

    /// How far the token behind the bracket is that closes the one here.
    func balanced(_ distance: Int) -> Int {
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
}
