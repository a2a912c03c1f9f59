extension Parser {
    /// A pattern in `case`: an expression in which `let` may stand, or one that takes a value apart.
    /// - Parameter value: reads the expression.
    func pattern(_ value: (Parser) -> Expression = { $0.expression() }) -> Pattern {
        nested({ $0.missingPattern() }) { $0.casePattern(value) }
    }

    private func missingPattern() -> Pattern {
        Pattern(kind: .wildcard, range: SourceRange(previousEnd, previousEnd))
    }

    private func casePattern(_ value: (Parser) -> Expression) -> Pattern {
        let start = token.start
        switch kind {
        case .keyword(.let), .keyword(.var): return bindingPattern()
        case .keyword(.is):
            advance()
            let type = type()
            return Pattern(kind: .isType(type), range: range(from: start))
        default:
            let expression = value(self)
            if case .discard = expression.kind { return Pattern(kind: .wildcard, range: expression.range) }
            return Pattern(kind: .expression(expression), range: expression.range)
        }
    }

    /// Whether a case with values stands here: `.some(x)`, `Shape.circle(radius)`.
    private var beginsCase: Bool {
        switch kind {
        case .dot: true
        case .identifier, .quotedIdentifier, .keyword(.Self):
            switch peek().kind {
            case .dot: true
            case .leftParenthesis: peek().start == token.end
            case .prefixOperator, .postfixOperator, .binaryOperator: isOperator("<", ahead: 1)
            default: false
            }
        default: false
        }
    }

    /// `let x`, `let (a, b)`, `let x?`, `let .circle(x)`, each perhaps with `as` and a type.
    private func bindingPattern() -> Pattern {
        let start = token.start
        let pattern = bareBindingPattern()
        guard skip(.keyword(.as)) else { return pattern }
        return Pattern(kind: .cast(pattern, type()), range: range(from: start))
    }

    private func bareBindingPattern() -> Pattern {
        let start = token.start
        let isVariable = kind == .keyword(.var)
        advance()
        if beginsCase || kind == .leftParenthesis && hasCaseInTuple {
            let expression = chained()
            let inner = Pattern(kind: .expression(expression), range: expression.range)
            return Pattern(kind: .binding(isVariable: isVariable, inner), range: range(from: start))
        }
        var inner = declaredPattern()
        while kind == .question, isAdjacent {
            advance()
            inner = Pattern(kind: .optional(inner), range: range(from: inner.range.start))
        }
        return Pattern(kind: .binding(isVariable: isVariable, inner), range: range(from: start))
    }

    /// `let (.a(x), y)`, `let (172, y)`: cases and values are expressions in a tuple, where none of its parts says its type.
    private var hasCaseInTuple: Bool {
        let kinds = (1..<max(1, balanced(0))).map { peek($0).kind }
        let ofValues: [Token.Kind] = [
            .dot, .question, .integer, .float, .string, .keyword(.true), .keyword(.false), .keyword(.nil),
        ]
        return !kinds.contains(.keyword(.as)) && kinds.contains(where: ofValues.contains)
    }

    /// What `let`, `for` and `if let` declare: a name, `_`, or a tuple of them.
    func declaredPattern() -> Pattern {
        nested({ $0.missingPattern() }) { $0.nameOrTuple() }
    }

    /// A part of a tuple, perhaps with `as` and a type: `let (a as Int, b)`.
    private func partPattern() -> Pattern {
        let part = declaredPattern()
        guard skip(.keyword(.as)) else { return part }
        return Pattern(kind: .cast(part, type()), range: range(from: part.range.start))
    }

    private func nameOrTuple() -> Pattern {
        let start = token.start
        let isFurther = index > 0 && tokens[index - 1].kind == .comma && [.assign, .colon].contains(peek().kind)
        if beginsNextStatement, !isFurther {
            report(.expectedPattern, at: SourceRange(previousEnd, previousEnd))
            return missingPattern()
        }
        switch kind {
        case .identifier where isWord(.underscore):
            advance()
            return Pattern(kind: .wildcard, range: range(from: start))
        case .keyword(.let), .keyword(.var), .dot: return pattern()
        case .identifier, .quotedIdentifier, .keyword(.self):
            let name = takeName()
            return Pattern(kind: .name(name.text), range: name.range)
        case .leftParenthesis:
            advance()
            let elements = list(until: .rightParenthesis) { () -> Pattern.Element in
                let label = peek().kind == .colon ? memberName() : nil
                if label != nil { advance() }
                return .init(label: label, pattern: partPattern())
            }
            close(.rightParenthesis, ")", of: .tuple)
            return Pattern(kind: .tuple(elements), range: range(from: start))
        default:
            expected(.expectedPattern)
            return missingPattern()
        }
    }
}
