extension Parser {
    /// Where a list of statements ends.
    enum End {
        case file, brace, switchCase
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
            let statement = nestedStatement()
            statements.append(statement)
            if errors.count > count || index == before { recover(from: before, end) }
            separate(end, after: statement)
        }
        return statements
    }

    private func isAt(_ end: End) -> Bool {
        switch kind {
        case .endOfFile: true
        case .rightBrace: end != .file
        case .keyword(.case), .keyword(.default): end == .switchCase
        default: false
        }
    }

    /// Goes to the next line, `;` or end; at least one token further than the statement began.
    private func recover(from before: Int, _ end: End) {
        if index == before, !isAt(end) { advance() }
        while !isAt(end), !token.isFirstOnLine, kind != .semicolon, kind != .rightBrace {
            switch kind {
            case .leftParenthesis, .leftBracket, .leftBrace: skipBalanced()
            default: advance()
            }
        }
    }

    private func separate(_ end: End, after statement: Statement) {
        guard !isAt(end), kind != .semicolon, kind != .rightBrace, !token.isFirstOnLine else { return }
        if kind == .unknown {
            report(.badCharacter(text(token)), at: token.range)
            advance()
        } else {
            let error = statement.misspelledKeyword.map { SyntaxError.misspelledKeyword($0) }
            report(error ?? .statementsOnOneLine, at: SourceRange(previousEnd, previousEnd))
        }
    }

    func nestedStatement() -> Statement {
        let gap = Statement(kind: .expression(missing()), range: SourceRange(previousEnd, previousEnd))
        return nested({ _ in gap }) { $0.statement() }
    }

    private func statement() -> Statement {
        let start = token.start
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
            return .expression(expression())
        default: return .expression(expression())
        }
    }

    private func keywordStatement(_ keyword: Keyword) -> Statement.Kind? {
        switch keyword {
        case .if: return ifStatement()
        case .guard: return guardStatement()
        case .for: return forStatement()
        case .while: return whileStatement()
        case .repeat: return repeatStatement()
        case .switch: return switchStatement()
        case .do: return doStatement()
        case .return:
            advance()
            return .return(hasOperand ? expression() : nil)
        case .throw:
            advance()
            return .throw(expression())
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
        case .let, .var, .func, .struct, .class, .enum, .protocol, .extension, .import, .typealias, .`init`, .deinit,
            .subscript, .operator, .precedencegroup, .associatedtype, .case, .static, .fileprivate, .internal,
            .private, .public:
            return declaration()
        default: return nil
        }
    }

    private var hasOperand: Bool {
        !token.isFirstOnLine && kind != .semicolon && kind != .rightBrace && kind != .endOfFile
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

    private var isDirective: Bool {
        switch peek().kind {
        case .keyword(.if), .keyword(.else): return true
        case .identifier:
            let next = peek()
            return isText(next, "elseif") || isText(next, "endif") || isText(next, "warning")
                || isText(next, "error") || isText(next, "sourceLocation")
        default: return false
        }
    }

    private func directive() -> Statement.Kind {
        advance()
        let name = takeName()
        while kind != .endOfFile, !token.isFirstOnLine { advance() }
        if name.text == "if" { skipToEndif() }
        return .directive(name)
    }

    /// Of the branches of an `#if` none is read: which one is meant is not known here.
    private func skipToEndif() {
        var depth = 1
        while kind != .endOfFile {
            if kind == .pound, token.isFirstOnLine, isDirective {
                if peek().kind == .keyword(.if) { depth += 1 }
                if isText(peek(), "endif") { depth -= 1 }
            }
            let isEnd = depth == 0
            advance()
            guard isEnd else { continue }
            while kind != .endOfFile, !token.isFirstOnLine { advance() }
            return
        }
    }

    func block(after text: String) -> Block {
        let start = token.start
        guard skip(.leftBrace) else {
            expected(.expectedBlock(after: text))
            return Block(statements: [], range: SourceRange(previousEnd, previousEnd))
        }
        let statements = statements(until: .brace)
        close(.rightBrace, "}", of: .block)
        return Block(statements: statements, range: range(from: start))
    }
}

extension Statement {
    /// The keyword that is meant by a name that stands before something else: `lett a = 3`.
    fileprivate var misspelledKeyword: String? {
        guard case .expression(let expression) = kind, case .identifier(let name) = expression.kind else { return nil }
        let keywords = Keyword.allCases.filter(\.beginsStatement).map(\.rawValue)
        return NearestName.nearest(to: name, among: keywords)
    }
}
