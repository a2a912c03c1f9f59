extension Parser {
    func expression() -> Expression {
        nested({ $0.missing() }) { $0.assignmentOrTernary() }
    }

    func missing() -> Expression {
        Expression(kind: .missing, range: SourceRange(previousEnd, previousEnd))
    }

    private func assignmentOrTernary() -> Expression {
        let target = ternary()
        guard kind == .assign || (kind == .binaryOperator && isCompoundAssignment) else { return target }
        let `operator` = takeOperator()
        let value = operandExists(after: `operator`) ? expression() : missing()
        let assignment = Assignment(target: target, operator: `operator`, value: value)
        return Expression(kind: .assignment(assignment), range: target.range.union(value.range))
    }

    private var isCompoundAssignment: Bool {
        let token = token
        guard token.end - token.start >= 2, byte(at: token.end - 1) == UInt8(ascii: "=") else { return false }
        switch byte(at: token.start) {
        case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "~"): return false
        case UInt8(ascii: "<"), UInt8(ascii: ">"): return token.end - token.start == 3
        default: return true
        }
    }

    private func ternary() -> Expression {
        let condition = operations()
        guard kind == .question else { return condition }
        advance()
        let then = nested({ $0.missing() }) { $0.ternary() }
        guard skip(.colon) else {
            expected(.expectedTernaryColon)
            return then
        }
        let other = nested({ $0.missing() }) { $0.ternary() }
        return Expression(
            kind: .ternary(condition: condition, then: then, else: other), range: condition.range.union(other.range))
    }

    func takeOperator() -> Operator {
        let token = take()
        return Operator(text: text(token), range: token.range)
    }

    /// Whether something follows an operator; says so if not.
    private func operandExists(after operator: Operator) -> Bool {
        if beginsExpression { return true }
        expected(.expectedExpressionAfter(`operator`.text))
        return false
    }

    var beginsExpression: Bool {
        switch kind {
        case .identifier, .quotedIdentifier, .dollar, .integer, .float, .string, .prefixOperator, .ampersand, .dot,
            .leftParenthesis, .leftBracket, .leftBrace, .pound, .backslash:
            true
        case .keyword(let keyword):
            switch keyword {
            case .`self`, .Self, .super, .nil, .true, .false, .Any, .try, .if, .switch, .`init`: true
            case .let, .var: false
            default: false
            }
        default: false
        }
    }

    // MARK: Operators

    /// Operands and the operators between them, folded by precedence.
    private func operations() -> Expression {
        let first = prefixed()
        guard kind == .binaryOperator || kind == .keyword(.as) || kind == .keyword(.is) else { return first }
        var sequence = OperatorSequence(first)
        while true {
            if kind == .keyword(.as) || kind == .keyword(.is) {
                let (castKind, type) = castOperator()
                sequence.cast(castKind, to: type)
            } else if kind == .binaryOperator, !isCompoundAssignment {
                let `operator` = takeOperator()
                if Precedence(of: `operator`.text) == nil, !declaredOperators.contains(`operator`.text) {
                    report(.unknownOperator(`operator`.text), at: `operator`.range)
                }
                guard operandExists(after: `operator`) else { break }
                sequence.append(`operator`, prefixed())
            } else {
                break
            }
        }
        let folded = sequence.fold()
        for (one, other) in sequence.conflicts {
            report(.nonAssociative(one.text, other.text), at: other.range)
        }
        return folded
    }

    private func castOperator() -> (Cast.Kind, TypeSyntax) {
        let isTest = kind == .keyword(.is)
        advance()
        if isTest { return (.is, type()) }
        if kind == .question, isAdjacent {
            advance()
            return (.optionalAs, type())
        }
        if kind == .exclamation, isAdjacent {
            advance()
            return (.forcedAs, type())
        }
        return (.as, type())
    }

    private func prefixed() -> Expression {
        switch kind {
        case .prefixOperator where isRegularExpression: return regularExpression()
        case .prefixOperator:
            let start = token.start
            let `operator` = takeOperator()
            let isKnown = ["-", "+", "!", "~", "...", "..<"].contains(`operator`.text)
            if !isKnown, !declaredOperators.contains(`operator`.text) {
                report(.unknownOperator(`operator`.text), at: `operator`.range)
            }
            let operand = nested({ $0.missing() }) { $0.prefixed() }
            return Expression(kind: .prefix(`operator`, operand), range: range(from: start))
        case .ampersand:
            let start = token.start
            advance()
            let operand = nested({ $0.missing() }) { $0.prefixed() }
            return Expression(kind: .inOut(operand), range: range(from: start))
        case .keyword(.try): return effect()
        case .identifier where isEffectWord: return effect()
        default: return chained()
        }
    }

    // MARK: Regular expressions

    /// `/a+b/`: a slash before a value, and another on the line.
    private var isRegularExpression: Bool {
        byte(at: token.start) == UInt8(ascii: "/") && regularExpressionEnd != nil
    }

    /// Behind the slash that ends it.
    private var regularExpressionEnd: Int? {
        var place = token.start + 1
        while place < source.range.end, byte(at: place) != UInt8(ascii: "\n") {
            if byte(at: place) == UInt8(ascii: "/") { return place + 1 }
            place += byte(at: place) == UInt8(ascii: "\\") ? 2 : 1
        }
        return nil
    }

    private func regularExpression() -> Expression {
        let start = token.start
        let end = regularExpressionEnd ?? token.end
        report(.regularExpression, at: SourceRange(start, end))
        while kind != .endOfFile, token.start < end { advance() }
        return Expression(kind: .missing, range: SourceRange(start, end))
    }

    private var isEffectWord: Bool {
        guard isWord("await") || isWord("consume") || isWord("copy") else { return false }
        let next = peek()
        return !next.isFirstOnLine && (next.kind == .identifier || next.kind == .keyword(.self))
    }

    private func effect() -> Expression {
        let start = token.start
        var effect = Expression.Effect(rawValue: text(take())) ?? .try
        if effect == .try, isAdjacent, kind == .question || kind == .exclamation {
            effect = kind == .question ? .optionalTry : .forcedTry
            advance()
        }
        let operand = nested({ $0.missing() }) { $0.operations() }
        return Expression(kind: .effect(effect, operand), range: range(from: start))
    }
}
