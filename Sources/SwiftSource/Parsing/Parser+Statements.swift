extension Parser {
    /// Where a list of statements ends.
    enum End {
        case file, brace, switchCase
        /// A further branch of an `#if`, or its end.
        case branch
    }

    /// Statements up to their end, which stays. Goes on behind what cannot be read.
    func statements(until end: End) -> [Statement] {
        var statements: [Statement] = []
        let saved = allowsTrailingClosure
        allowsTrailingClosure = true
        defer { allowsTrailingClosure = saved }
        while !isAt(end) {
            if skip(.semicolon) { continue }
            if end == .file, kind == .rightBrace {
                report(.unexpected("}"), at: token.range)
                advance()
                continue
            }
            let before = index
            let count = errors.count
            statements.append(nestedStatement())
            if errors.count > count || index == before { recover(from: before, end) }
            separate(end)
        }
        return statements
    }

    private func isAt(_ end: End) -> Bool {
        switch kind {
        case .endOfFile: true
        case .rightBrace: end != .file
        case .keyword(.case), .keyword(.default): end == .switchCase
        case .pound: conditionalDepth > 0 && isAtBranch || end == .switchCase && beginsConditionalCases
        case .at: end == .switchCase && peek(skippingAttributes(0)).kind == .keyword(.default)
        default: false
        }
    }

    /// Goes to the next line, `;` or end; at least one token further than the statement began.
    private func recover(from before: Int, _ end: End) {
        if index == before, !isAt(end) { advance() }
        while !isAt(end), !token.isFirstOnLine, kind != .semicolon, kind != .rightBrace, kind != .endOfFile {
            if kind.opened != nil { skipBalanced() } else { advance() }
        }
    }

    private func separate(_ end: End) {
        guard !isAt(end), kind != .semicolon, kind != .rightBrace, !token.isFirstOnLine else { return }
        if kind == .unknown {
            report(.badCharacter(text(token)), at: token.range)
            advance()
        } else {
            // Once is enough of a line of prose.
            if let last = errors.last, source.line(at: last.range.start) == source.line(at: previousEnd) { return }
            report(.statementsOnOneLine, at: SourceRange(previousEnd, previousEnd))
        }
    }

    func nestedStatement() -> Statement {
        let gap = Statement(kind: .expression(missing()), range: SourceRange(previousEnd, previousEnd))
        return nested({ _ in gap }) { $0.statement() }
    }

    func statement() -> Statement {
        let start = token.start
        let outer = statementStart
        statementStart = start
        defer { statementStart = outer }
        let kind = statementKind()
        if case .expression(let expression) = kind { return Statement(kind: kind, range: expression.range) }
        return Statement(kind: kind, range: range(from: start))
    }

    private func statementKind() -> Statement.Kind {
        switch kind {
        case .keyword(let keyword): return keywordStatement(keyword) ?? .expression(expression())
        case .at: return declaration()
        case .pound where isDirective: return directive()
        case .identifier:
            if peek().kind == .colon, beginsLabeledStatement { return labeled() }
            if beginsDeclarationWord { return declaration() }
            if isWord(.yield), beginsYield { advance() }
            return .expression(expression())
        default: return .expression(expression())
        }
    }

    private func keywordStatement(_ keyword: Keyword) -> Statement.Kind? {
        switch keyword {
        case .if: return ifStatement()
        case .repeat where peek().kind != .leftBrace && peek().kind != .endOfFile && !peek().isFirstOnLine: return nil
        case .guard: return guardStatement()
        case .for:
            advance()
            return forStatement()
        case .while: return whileStatement()
        case .repeat: return repeatStatement()
        case .switch: return switchStatement()
        case .do: return doStatement()
        case .return:
            advance()
            return .return(hasOperand ? expression() : nil)
        case .throw:
            advance()
            return .throw(beginsNextStatement ? missingOperand() : expression())
        case .defer:
            advance()
            return .defer(block(after: "'defer'"))
        case .break, .continue:
            advance()
            let label = kind == .identifier && !token.isFirstOnLine ? takeName() : nil
            return keyword == .break ? .break(label) : .continue(label)
        case .fallthrough:
            advance()
            return .fallthrough
        default: return keyword.beginsDeclaration ? declaration() : nil
        }
    }

    /// What is returned may stand on the next line, further to the right.
    private var hasOperand: Bool {
        switch kind {
        case .semicolon, .rightBrace, .endOfFile, .keyword(.case), .keyword(.default): false
        case .pound where isDirective: false
        case .at where token.isFirstOnLine: false
        case .keyword(let keyword) where token.isFirstOnLine && keyword.beginsStatement: false
        default: !token.isFirstOnLine || indentation(of: token.start) > indentation(of: statementStart)
        }
    }

    func missingOperand() -> Expression {
        expected(.expectedExpression)
        return missing()
    }

    /// Whether `yield &value` stands here, as in accessors: it is read as the value alone.
    private var beginsYield: Bool {
        let next = peek()
        guard !next.isFirstOnLine else { return false }
        switch next.kind {
        case .ampersand, .identifier, .quotedIdentifier, .keyword(.self): return true
        case .leftParenthesis: return next.start > token.end
        default: return false
        }
    }

    private var beginsLabeledStatement: Bool {
        switch peek(2).kind {
        case .keyword(.for), .keyword(.while), .keyword(.repeat), .keyword(.if), .keyword(.switch), .keyword(.do): true
        default: false
        }
    }

    private func labeled() -> Statement.Kind {
        let label = takeName()
        advance()
        return .labeled(label, nestedStatement())
    }

    func block(after text: String) -> Block {
        let start = token.start
        if kind == .leftBrace, token.start == token.end { report(.expectedBlock(after: text), at: token.range) }
        guard skip(.leftBrace) else {
            expected(.expectedBlock(after: text))
            return Block(statements: [], range: SourceRange(previousEnd, previousEnd))
        }
        let statements = statements(until: .brace)
        close(.rightBrace, "}", of: .block)
        return Block(statements: statements, range: range(from: start))
    }
}
