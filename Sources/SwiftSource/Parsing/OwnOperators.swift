/// How tightly an operator binds: as a group of the standard library, or by so many groups of the source above or below one.
struct Tightness: Comparable {
    var precedence: Precedence
    var step = 0
    var isRight = false
    /// Whether a source declares the operator.
    var isOfSource = true

    static func < (one: Tightness, other: Tightness) -> Bool {
        (one.precedence, one.step) < (other.precedence, other.step)
    }

    static func == (one: Tightness, other: Tightness) -> Bool {
        (one.precedence, one.step) == (other.precedence, other.step)
    }
}

/// The operators that a source declares, with how tightly they bind. Those of other sources bind as if nothing were said.
struct OwnOperators {
    private var operators: [String: Tightness] = [:]
    private var assignments: Set<String> = []
    private var groups: [String: Tightness] = [:]

    init(_ tokens: [Token], in parser: Parser) {
        for index in tokens.indices where tokens[index].kind == .keyword(.precedencegroup) {
            guard index + 1 < tokens.count else { continue }
            groups[parser.text(tokens[index + 1])] = group(from: index + 2, tokens, in: parser)
        }
        for index in tokens.indices where tokens[index].kind == .keyword(.operator) {
            guard index + 3 < tokens.count, tokens[index + 2].kind == .colon else { continue }
            let (name, group) = (parser.text(tokens[index + 1]), parser.text(tokens[index + 3]))
            if group == "AssignmentPrecedence" { assignments.insert(name) }
            operators[name] = known(group)
        }
    }

    /// A group by the first which it says that it is higher or lower than.
    private func group(from start: Int, _ tokens: [Token], in parser: Parser) -> Tightness {
        var made: Tightness?
        var isRight = false
        var isLower = false
        for token in tokens[start...] where token.kind != .colon {
            if token.kind == .rightBrace { break }
            switch parser.text(token) {
            case "higherThan": isLower = false
            case "lowerThan": isLower = true
            case "right": isRight = true
            case let name:
                if made == nil, var near = known(name) {
                    near.step += isLower ? -1 : 1
                    made = near
                }
            }
        }
        var group = made ?? Tightness(precedence: .unstated)
        group.isRight = isRight
        return group
    }

    private func known(_ group: String) -> Tightness? {
        groups[group] ?? Precedence(group: group).map { Tightness(precedence: $0, isRight: $0 == .nilCoalescing) }
    }

    func tightness(of text: String) -> Tightness { operators[text] ?? Tightness(precedence: .unstated) }

    func isAssignment(_ text: String) -> Bool { assignments.contains(text) }
}
