/// `...` and `…` where something is left out, as documentation has it: `ScrollView { ... }`, a line of its own. It is a name
/// that nothing has, so that what stands there is a hole.
extension Parser {
    func nameElisions() {
        for index in tokens.indices where isElision(at: index) { tokens[index].kind = .identifier }
    }

    /// Whether nothing stands beside it that an operator could be between, before or behind.
    private func isElision(at index: Int) -> Bool {
        let token = tokens[index]
        switch token.kind {
        case .binaryOperator, .prefixOperator, .postfixOperator: break
        default: return false
        }
        guard isText(token, "...") || isText(token, "…") else { return false }
        return beginsAnew(at: index) && endsThere(at: index)
    }

    private func beginsAnew(at index: Int) -> Bool {
        guard index > 0 else { return true }
        switch tokens[index - 1].kind {
        case .leftBrace, .assign, .colon, .comma, .keyword(.in), .keyword(.return): return true
        // `array[...]` is all of it, and `(...)` the operator.
        case .leftBracket, .leftParenthesis, .keyword(.operator), .keyword(.func): return false
        default: return tokens[index].isFirstOnLine && !continues(at: index)
        }
    }

    /// Whether it stands deeper than the line before it and no deeper than the next one, as an operator does between the
    /// lines of a range.
    private func continues(at index: Int) -> Bool {
        let depth = indentation(of: tokens[index].start)
        guard depth > indentation(of: tokens[index - 1].start), index + 1 < tokens.count else { return false }
        return indentation(of: tokens[index + 1].start) >= depth
    }

    private func endsThere(at index: Int) -> Bool {
        let next = tokens[min(index + 1, tokens.count - 1)]
        switch next.kind {
        case .rightBrace, .rightParenthesis, .rightBracket, .comma, .endOfFile: return true
        default: return next.isFirstOnLine
        }
    }

    /// Whether dots stand here for what is left out, or a placeholder for what is still to be typed.
    var isAtElision: Bool { kind == .identifier && Elision.isName(text(token)) }

    /// The cases of a `switch` that are left out: what none of the others takes.
    func elidedCases() -> SwitchStatement.Case {
        let start = token.start
        return SwitchStatement.Case(
            patterns: [], body: [statement()], range: range(from: start), isDefault: true, condition: nil)
    }
}

private enum Elision {
    static func isName(_ name: String) -> Bool {
        name == "..." || name == "…" || EditorPlaceholder.isName(name)
    }
}

extension Statement {
    /// Whether it is dots or a placeholder, for what is left out.
    package var isElision: Bool {
        guard case .expression(let dots) = kind, case .identifier(let name) = dots.kind else { return false }
        return Elision.isName(name)
    }
}

extension SwitchStatement.Case {
    /// Dots behind its statements, on a line of their own no deeper than its `case`, are for the cases that are left out.
    func partedFromElision(_ parser: Parser) -> (known: SwitchStatement.Case, rest: SwitchStatement.Case)? {
        guard let last = body.last, last.isElision, parser.beginsLine(at: last.range.start),
            parser.indentation(of: last.range.start) <= parser.indentation(of: range.start)
        else { return nil }
        func one(_ patterns: [GuardedPattern], _ body: [Statement], _ isDefault: Bool) -> Self {
            Self(patterns: patterns, body: body, range: range, isDefault: isDefault, condition: condition)
        }
        return (one(patterns, Array(body.dropLast()), isDefault), one([], [last], true))
    }
}
