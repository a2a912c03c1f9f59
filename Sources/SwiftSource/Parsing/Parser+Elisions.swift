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
        default: return tokens[index].isFirstOnLine
        }
    }

    private func endsThere(at index: Int) -> Bool {
        let next = tokens[min(index + 1, tokens.count - 1)]
        switch next.kind {
        case .rightBrace, .rightParenthesis, .rightBracket, .comma, .endOfFile: return true
        default: return next.isFirstOnLine
        }
    }
}
