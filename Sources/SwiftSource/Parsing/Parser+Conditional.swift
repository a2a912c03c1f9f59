extension Parser {
    /// Whether `#if` or another directive stands here.
    var isDirective: Bool { isDirective(0) }

    private func isDirective(_ distance: Int) -> Bool {
        switch peek(distance + 1).kind {
        case .keyword(.if), .keyword(.else): true
        case .identifier:
            switch peek(distance + 1).word {
            case .elseif, .endif, .warning, .error, .sourceLocation: true
            default: false
            }
        default: false
        }
    }

    /// Whether a further branch of an `#if` or its end stands here.
    var isAtBranch: Bool {
        kind == .pound && (peek().kind == .keyword(.else) || isWord(.elseif, ahead: 1) || isWord(.endif, ahead: 1))
    }

    func directive() -> Statement.Kind {
        if peek().kind == .keyword(.if) { return .conditional(clauses { $0.statements(until: .branch) }) }
        let start = token.start
        advance()
        let isKnown = isWord(.warning) || isWord(.error) || isWord(.sourceLocation)
        let name = takeName()
        if !isKnown { report(.unexpected("#\(name.text)"), at: range(from: start)) }
        skipRestOfLine()
        return .unread(name)
    }

    /// Skips `#if` with its condition, or another directive with what follows on its line.
    func skipDirectiveLine() {
        advance()
        advance()
        skipRestOfLine()
    }

    private func skipRestOfLine() {
        while kind != .endOfFile, !token.isFirstOnLine { advance() }
    }

    /// The branches of an `#if`, which stands here, up to behind its `#endif`.
    func clauses<Content>(_ content: (Parser) -> [Content]) -> [ConditionalClause<Content>] {
        conditionalDepth += 1
        defer { conditionalDepth -= 1 }
        var clauses: [ConditionalClause<Content>] = []
        repeat {
            advance()
            let isElse = take().kind == .keyword(.else)
            let condition = isElse ? nil : buildCondition()
            if !isElse { skipRestOfLine() }
            clauses.append(ConditionalClause(condition: condition, content: nested({ _ in [] }, content)))
            if isAtBranch, isWord(.endif, ahead: 1) {
                advance()
                advance()
                return clauses
            }
        } while isAtBranch
        expected(.expectedEndif)
        return clauses
    }

    // MARK: Conditions

    private func buildCondition() -> ConditionalExpression {
        var left = buildConjunction()
        while kind == .binaryOperator, isText(token, "||") {
            advance()
            left = .or(left, buildConjunction())
        }
        return left
    }

    private func buildConjunction() -> ConditionalExpression {
        var left = buildTest()
        while kind == .binaryOperator, isText(token, "&&") {
            advance()
            left = .and(left, buildTest())
        }
        return left
    }

    private func buildTest() -> ConditionalExpression {
        nested({ _ in .boolean(false) }) { $0.nestedBuildTest() }
    }

    private func nestedBuildTest() -> ConditionalExpression {
        let start = token.start
        if isOperator("!") {
            advance()
            return .not(buildTest())
        }
        if skip(.leftParenthesis) {
            let inner = buildCondition()
            close(.rightParenthesis, ")", of: .tuple)
            return inner
        }
        if kind == .keyword(.true) || kind == .keyword(.false) { return .boolean(take().kind == .keyword(.true)) }
        guard kind == .identifier || kind == .dollar, !token.isFirstOnLine else {
            expected(.expectedCondition)
            return .boolean(false)
        }
        let name = text(take())
        guard kind == .leftParenthesis else { return .flag(name) }
        // Of `canImport(UIKit.UIView)` the module.
        let argument = text(peek())
        skipBalanced()
        switch name {
        case "os": return .os(argument)
        case "canImport": return .canImport(argument)
        case "swift", "compiler": return .boolean(isOfThisVersion(source[range(from: start)]))
        default: return .other(source[range(from: start)])
        }
    }

    // MARK: Inside other things

    /// Whether an `#if` here has members of the chain that stands before.
    var beginsConditionalParts: Bool { isAtCondition && peek(distanceToContent).kind == .dot }

    /// Whether an `#if` here has cases of a `switch`.
    var beginsConditionalCases: Bool {
        guard isAtCondition else { return false }
        let distance = distanceToContent
        switch peek(distance).kind {
        case .keyword(.case), .keyword(.default): return true
        case .at: return peek(skippingAttributes(distance)).kind == .keyword(.default)
        default: return false
        }
    }

    private var isAtCondition: Bool { kind == .pound && peek().kind == .keyword(.if) }

    /// How far it is to the first word behind `#if` and what stands on its line: the branches of other versions are empty.
    private var distanceToContent: Int {
        var distance = 0
        repeat {
            distance += 2
            while peek(distance).kind != .endOfFile, !peek(distance).isFirstOnLine { distance += 1 }
        } while peek(distance).kind == .pound && isDirective(distance)
        return distance
    }

    /// The cases in the branches of an `#if`, each with the condition that it stands under.
    func conditionalCases() -> [SwitchStatement.Case] {
        let clauses = clauses { $0.switchCases() }
        var cases: [SwitchStatement.Case] = []
        var denied: ConditionalExpression?
        for clause in clauses {
            let own = clause.condition.both(denied)
            for one in clause.content {
                cases.append(
                    SwitchStatement.Case(
                        patterns: one.patterns, body: one.body, range: one.range,
                        condition: own.both(one.condition)))
            }
            denied = clause.condition.map { .not($0) }.both(denied)
        }
        return cases
    }

    /// The version of the language, and of its compiler.
    private static let version = [6, 3]

    /// Whether `(>=5.9)` is true of this version.
    private func isOfThisVersion(_ written: String) -> Bool {
        let parts = written.filter { $0.isNumber || $0 == "." }.split(separator: ".").compactMap { Int($0) }
        let isOlder = Self.version.lexicographicallyPrecedes(parts)
        return written.contains("<") ? isOlder : !isOlder
    }
}

extension ConditionalExpression? {
    fileprivate func both(_ other: ConditionalExpression?) -> ConditionalExpression? {
        guard let self else { return other }
        return other.map { .and(self, $0) } ?? self
    }
}
