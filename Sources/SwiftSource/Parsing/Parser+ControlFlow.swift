extension Parser {
    func ifStatement() -> Statement.Kind {
        var branches: [IfStatement.Branch] = []
        var otherwise: Block?
        repeat {
            advance()
            let conditions = conditions()
            branches.append(.init(conditions: conditions, body: block(after: "'if' condition")))
            guard skip(.keyword(.else)) else { break }
            if kind != .keyword(.if) {
                otherwise = block(after: "'else'")
                break
            }
        } while true
        return .if(IfStatement(branches: branches, otherwise: otherwise))
    }

    func guardStatement() -> Statement.Kind {
        advance()
        let conditions = conditions()
        if !skip(.keyword(.else)) { expected(.expectedElse) }
        return .guard(conditions, block(after: "'else'"))
    }

    func whileStatement() -> Statement.Kind {
        advance()
        let conditions = conditions()
        return .while(conditions, block(after: "'while' condition"))
    }

    func repeatStatement() -> Statement.Kind {
        advance()
        let body = block(after: "'repeat'")
        guard skip(.keyword(.while)) else {
            expected(.expectedWhile)
            return .repeatWhile(body, missing())
        }
        return .repeatWhile(body, expression())
    }

    func forStatement() -> Statement.Kind {
        advance()
        if kind == .keyword(.try) { advance() }
        if isWord("await") { advance() }
        if isCountingLoop { return countingLoop() }
        let pattern = kind == .keyword(.case) ? forCasePattern() : forPattern()
        if skip(.colon) { _ = type() }
        if !skip(.keyword(.in)) { expected(.expectedIn) }
        let sequence = beforeBrace { $0.expression() }
        let condition = skip(.keyword(.where)) ? beforeBrace { $0.expression() } : nil
        let body = block(after: "'for' sequence")
        return .for(ForStatement(pattern: pattern, sequence: sequence, condition: condition, body: body))
    }

    /// Whether a loop of another language stands here: `for (var i = 0; i < 3; i++) { ... }`. Those have a `;` on the line.
    private var isCountingLoop: Bool {
        for distance in 0..<64 {
            let token = peek(distance)
            if token.kind == .semicolon { return true }
            if token.kind == .keyword(.in) || token.kind == .leftBrace || token.kind == .endOfFile { return false }
            if distance > 0, token.isFirstOnLine { return false }
        }
        return false
    }

    private func countingLoop() -> Statement.Kind {
        let start = token.start
        while kind != .leftBrace, kind != .endOfFile, !token.isFirstOnLine || token.start == start { advance() }
        report(.countingLoop, at: range(from: start))
        let body = kind == .leftBrace ? block(after: "'for'") : Block(statements: [], range: range(from: start))
        let pattern = Pattern(kind: .wildcard, range: range(from: start))
        return .for(ForStatement(pattern: pattern, sequence: missing(), condition: nil, body: body))
    }

    private func forCasePattern() -> Pattern {
        advance()
        return pattern()
    }

    private func forPattern() -> Pattern {
        kind == .keyword(.let) || kind == .keyword(.var) ? bindingPattern() : declaredPattern()
    }

    /// Reads with the next brace being a block's.
    func beforeBrace<T>(_ body: (Parser) -> T) -> T {
        let saved = allowsTrailingClosure
        allowsTrailingClosure = false
        defer { allowsTrailingClosure = saved }
        return body(self)
    }

    // MARK: Conditions

    private func conditions() -> [Condition] {
        beforeBrace { parser in
            var conditions: [Condition] = []
            repeat {
                let start = parser.token.start
                let kind = parser.condition()
                conditions.append(Condition(kind: kind, range: parser.range(from: start)))
            } while parser.skip(.comma)
            return conditions
        }
    }

    private func condition() -> Condition.Kind {
        switch kind {
        case .keyword(.let), .keyword(.var):
            let isVariable = kind == .keyword(.var)
            advance()
            let pattern = declaredPattern()
            let type = skip(.colon) ? type() : nil
            let value = skip(.assign) ? expression() : nil
            return .binding(pattern, isVariable: isVariable, type, value)
        case .keyword(.case):
            advance()
            let pattern = patternBeforeEqual()
            guard skip(.assign) else {
                expected(.expectedEqual)
                return .match(pattern, missing())
            }
            return .match(pattern, expression())
        default: return .expression(expression())
        }
    }

    /// The pattern of `if case`: its `=` is no assignment.
    private func patternBeforeEqual() -> Pattern {
        switch kind {
        case .keyword(.let), .keyword(.var), .keyword(.is): return pattern()
        default:
            let expression = chained()
            if case .discard = expression.kind { return Pattern(kind: .wildcard, range: expression.range) }
            return Pattern(kind: .expression(expression), range: expression.range)
        }
    }

    // MARK: Switch and do

    func switchStatement() -> Statement.Kind {
        advance()
        let subject = beforeBrace { $0.expression() }
        guard skip(.leftBrace) else {
            expected(.expectedBlock(after: "'switch' subject"))
            return .switch(SwitchStatement(subject: subject, cases: []))
        }
        var cases: [SwitchStatement.Case] = []
        while kind != .rightBrace, kind != .endOfFile {
            let isUnknown = kind == .at
            if isUnknown { skipAttributes() }
            guard kind == .keyword(.case) || kind == .keyword(.default) else {
                expected(.expectedCase)
                _ = statements(until: .switchCase)
                if kind == .keyword(.case) || kind == .keyword(.default) { continue }
                break
            }
            cases.append(switchCase())
        }
        close(.rightBrace, "}", of: .block)
        return .switch(SwitchStatement(subject: subject, cases: cases))
    }

    private func switchCase() -> SwitchStatement.Case {
        let start = token.start
        let isDefault = take().kind == .keyword(.default)
        var patterns: [(pattern: Pattern, condition: Expression?)] = []
        if !isDefault {
            repeat {
                let pattern = pattern()
                patterns.append((pattern, skip(.keyword(.where)) ? expression() : nil))
            } while skip(.comma)
        }
        if !skip(.colon) { expected(.expectedColon(after: "'case'")) }
        let body = statements(until: .switchCase)
        return SwitchStatement.Case(patterns: patterns, body: body, range: range(from: start), isDefault: isDefault)
    }

    private func catchPatterns() -> [DoStatement.CatchPattern] {
        var patterns: [DoStatement.CatchPattern] = []
        repeat {
            let pattern = pattern()
            let condition = skip(.keyword(.where)) ? expression() : nil
            patterns.append(.init(pattern: pattern, condition: condition))
        } while skip(.comma)
        return patterns
    }

    func doStatement() -> Statement.Kind {
        advance()
        skipEffects()
        let body = block(after: "'do'")
        var catches: [DoStatement.Catch] = []
        while skip(.keyword(.catch)) {
            let patterns = kind == .leftBrace ? [] : beforeBrace { $0.catchPatterns() }
            catches.append(.init(patterns: patterns, body: block(after: "'catch'")))
        }
        return .do(DoStatement(body: body, catches: catches))
    }
}
