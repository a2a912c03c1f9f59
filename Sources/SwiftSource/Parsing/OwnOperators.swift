/// The operators that a source declares, with how tightly they bind. Those of other sources bind as if nothing were said.
struct OwnOperators {
    private var precedences: [String: Precedence] = [:]
    private var assignments: Set<String> = []

    init(_ tokens: [Token], in parser: Parser) {
        var groups: [String: Precedence] = [:]
        for index in tokens.indices where tokens[index].kind == .keyword(.precedencegroup) {
            guard index + 1 < tokens.count else { continue }
            groups[parser.text(tokens[index + 1])] = Self.precedence(from: index + 2, tokens, in: parser)
        }
        for index in tokens.indices where tokens[index].kind == .keyword(.operator) {
            guard index + 3 < tokens.count, tokens[index + 2].kind == .colon else { continue }
            let (name, group) = (parser.text(tokens[index + 1]), parser.text(tokens[index + 3]))
            if group == "AssignmentPrecedence" { assignments.insert(name) }
            precedences[name] = groups[group] ?? Precedence(group: group) ?? .unstated
        }
    }

    /// That of the first group which a new group says it is higher or lower than.
    private static func precedence(from start: Int, _ tokens: [Token], in parser: Parser) -> Precedence {
        for token in tokens[start...] {
            if token.kind == .rightBrace { break }
            if token.kind == .identifier, let known = Precedence(group: parser.text(token)) { return known }
        }
        return .unstated
    }

    func precedence(of text: String) -> Precedence { precedences[text] ?? .unstated }

    func isAssignment(_ text: String) -> Bool { assignments.contains(text) }
}
