extension Parser {
    func ifStatement() -> Statement.Kind {
        var branches: [IfStatement.Branch] = []
        var otherwise: Block?
        repeat {
            advance()
            let conditions = conditions(of: .if)
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
        let conditions = conditions(of: .guard)
        if !skip(.keyword(.else)) { expected(.expectedElse) }
        return .guard(conditions, block(after: "'else'"))
    }

    func whileStatement() -> Statement.Kind {
        advance()
        let conditions = conditions(of: .while)
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

    /// Behind the `for`.
    func forStatement() -> Statement.Kind {
        _ = skip(.keyword(.try))
        if isWord(.await), peek().kind != .keyword(.in) { advance() }
        let pattern = skip(.keyword(.case)) ? pattern() : declaredPattern()
        let type = skip(.colon) ? type() : nil
        if !skip(.keyword(.in)) { expected(.expectedIn) }
        let sequence = valueBeforeBlock()
        let condition = skip(.keyword(.where)) ? beforeBrace { $0.expression() } : nil
        let body = block(after: "'for' sequence")
        return .for(
            ForStatement(pattern: pattern, type: type, sequence: sequence, condition: condition, body: body))
    }

    /// Reads with the next brace being a block's.
    func beforeBrace<T>(_ body: (Parser) -> T) -> T {
        let saved = allowsTrailingClosure
        allowsTrailingClosure = false
        defer { allowsTrailingClosure = saved }
        return body(self)
    }

    /// What a block stands behind, which may be missing: `for row in {`.
    private func valueBeforeBlock() -> Expression {
        guard kind == .leftBrace, !isFollowedByBlock else { return beforeBrace { $0.expression() } }
        return missingOperand()
    }

    // MARK: Conditions

    private func conditions(of keyword: Keyword) -> [Condition] {
        if kind == .leftBrace {
            report(.missingCondition(keyword.rawValue), at: SourceRange(previousEnd, previousEnd))
            return [Condition(kind: .expression(missing()), range: SourceRange(previousEnd, previousEnd))]
        }
        return beforeBrace { parser in
            var conditions: [Condition] = []
            repeat {
                // A comma may stand before the brace.
                if !conditions.isEmpty, parser.kind == .leftBrace { break }
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
        case .pound where isWord(.available, ahead: 1) || isWord(.unavailable, ahead: 1):
            advance()
            let isUnavailable = isWord(.unavailable)
            advance()
            if kind == .leftParenthesis { skipBalanced() }
            return .availability(isUnavailable: isUnavailable)
        case .keyword(.case):
            advance()
            // Its `=` is no assignment.
            let pattern = pattern { $0.operations() }
            let type = skip(.colon) ? type() : nil
            guard skip(.assign) else {
                expected(.expectedEqual)
                return .match(pattern, type, missing())
            }
            return .match(pattern, type, expression())
        default: return .expression(expression())
        }
    }

    // MARK: Switch and do

    func switchStatement() -> Statement.Kind {
        advance()
        let subject = valueBeforeBlock()
        guard skip(.leftBrace) else {
            expected(.expectedBlock(after: "'switch' subject"))
            return .switch(SwitchStatement(subject: subject, cases: []))
        }
        let cases = switchCases()
        close(.rightBrace, "}", of: .block)
        return .switch(SwitchStatement(subject: subject, cases: cases))
    }

    /// Cases up to the brace that ends them, or the end of an `#if` that they stand in.
    func switchCases() -> [SwitchStatement.Case] {
        var cases: [SwitchStatement.Case] = []
        var others: SwitchStatement.Case?
        while kind != .rightBrace, kind != .endOfFile, !(conditionalDepth > 0 && isAtBranch) {
            if beginsConditionalCases {
                cases += conditionalCases()
                continue
            }
            if kind == .pound, isDirective, peek().kind != .keyword(.if) {
                _ = directive()
                continue
            }
            if isAtPlaceholder {
                others = placeholderCases()
                continue
            }
            _ = attributes()
            guard kind == .keyword(.case) || kind == .keyword(.default) else {
                expected(.expectedCase)
                let before = index
                _ = statements(until: .switchCase)
                if kind == .keyword(.case) || kind == .keyword(.default), index > before { continue }
                break
            }
            cases.append(switchCase())
        }
        if let others, !cases.contains(where: \.patterns.isEmpty) { cases.append(others) }
        return cases
    }

    private func switchCase() -> SwitchStatement.Case {
        let start = token.start
        let isDefault = take().kind == .keyword(.default)
        let patterns = isDefault ? [] : guardedPatterns()
        if !skip(.colon) { expected(.expectedColon(after: isDefault ? "'default'" : "'case'")) }
        let body = statements(until: .switchCase)
        return SwitchStatement.Case(
            patterns: patterns, body: body, range: range(from: start), condition: nil)
    }

    private func guardedPatterns() -> [GuardedPattern] {
        var patterns: [GuardedPattern] = []
        repeat {
            let pattern = pattern()
            let condition = skip(.keyword(.where)) ? expression() : nil
            patterns.append(.init(pattern: pattern, condition: condition))
        } while skip(.comma)
        return patterns
    }

    /// The patterns of a `catch`, which binds `error` without one.
    private func caughtPatterns() -> [GuardedPattern] {
        guard kind == .leftBrace || kind == .keyword(.where) else { return guardedPatterns() }
        let error = Pattern(kind: .name("error"), range: SourceRange(previousEnd, previousEnd))
        let condition = skip(.keyword(.where)) ? expression() : nil
        return [.init(pattern: error, condition: condition)]
    }

    func doStatement() -> Statement.Kind {
        advance()
        skipEffects()
        let body = block(after: "'do'")
        var catches: [DoStatement.Catch] = []
        while skip(.keyword(.catch)) {
            let patterns = beforeBrace { $0.caughtPatterns() }
            catches.append(.init(patterns: patterns, body: block(after: "'catch'")))
        }
        return .do(DoStatement(body: body, catches: catches))
    }
}
