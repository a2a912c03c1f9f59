extension Parser {
    /// Whether a placeholder stands here for what is still to be typed: `<#code#>`.
    var isAtPlaceholder: Bool { kind == .identifier && EditorPlaceholder.isName(text(token)) }

    /// The cases of a `switch` that are still to be typed: what none of the others takes.
    func placeholderCases() -> SwitchStatement.Case {
        let start = token.start
        return SwitchStatement.Case(
            patterns: [], body: [statement()], range: range(from: start), condition: nil)
    }
}

extension Statement {
    /// Whether it is a placeholder for what is still to be typed.
    package var isPlaceholder: Bool {
        guard case .expression(let expression) = kind, case .identifier(let name) = expression.kind else {
            return false
        }
        return EditorPlaceholder.isName(name)
    }
}
