extension Parser {
    func expression() -> Expression {
        nested({ $0.missing() }) { $0.assignmentOrTernary() }
    }

    func missing() -> Expression {
        Expression(kind: .missing, range: SourceRange(previousEnd, previousEnd))
    }

    private func assignmentOrTernary() -> Expression {
        let written = ternary()
        guard isAssignment else { return written }
        // `row. = 1` does not assign to the row.
        let target = index > 0 && tokens[index - 1].kind == .dot ? missing() : written
        let `operator` = takeOperator()
        let value = operandExists(after: `operator`) ? expression() : missing()
        let assignment = Assignment(target: target, operator: `operator`, value: value)
        return Expression(kind: .assignment(assignment), range: target.range.union(value.range))
    }

    private var isAssignment: Bool {
        switch kind {
        case .assign: true
        case .binaryOperator: token.builtin?.isAssignment == true
        default: false
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
        guard let builtin = token.builtin else { return Operator(text: text(token), range: token.range) }
        return Operator(kind: .builtin(builtin), range: token.range)
    }

    /// Whether an operand follows an operator; reports it if not.
    private func operandExists(after operator: Operator) -> Bool {
        let isNext = beginsNextStatement && isStatement
        if beginsExpression, !isNext { return true }
        expected(.expectedExpressionAfter(`operator`.text))
        return false
    }

    /// Whether the name here is assigned to, so that it is no operand. What is called or asked something may be one, on
    /// whatever column it stands.
    var isStatement: Bool {
        guard case .identifier = kind, text(token).first?.isLowercase == true else { return false }
        var index = 1
        while peek(index).kind == .dot || peek(index - 1).kind == .dot { index += 1 }
        return peek(index).kind == .assign
    }

    var beginsExpression: Bool {
        switch kind {
        case .identifier, .quotedIdentifier, .dollar, .integer, .float, .string, .prefixOperator, .ampersand, .dot,
            .leftParenthesis, .leftBracket, .leftBrace, .pound, .backslash, .regularExpression, .at:
            true
        case .keyword(let keyword):
            switch keyword {
            case .`self`, .Self, .super, .nil, .true, .false, .Any, .try, .if, .switch, .`init`, .repeat, .do: true
            default: false
            }
        default: false
        }
    }

    // MARK: Operators

    /// Operands and the operators between them, folded by precedence.
    func operations() -> Expression {
        let first = prefixed()
        guard kind == .binaryOperator || kind == .keyword(.as) || kind == .keyword(.is) else { return first }
        var sequence = OperatorSequence(first)
        while true {
            if kind == .keyword(.as) || kind == .keyword(.is) {
                sequence.cast(castOperator(), to: type())
                continue
            }
            guard kind == .binaryOperator, !isAssignment else { break }
            let `operator` = takeOperator()
            guard operandExists(after: `operator`) else { break }
            sequence.append(`operator`, prefixed())
        }
        return sequence.fold()
    }

    private func castOperator() -> Cast.Kind {
        if take().kind == .keyword(.is) { return .is }
        guard isAdjacent, kind == .question || kind == .exclamation else { return .as }
        return take().kind == .question ? .optionalAs : .forcedAs
    }

    private func prefixed() -> Expression {
        let start = token.start
        switch kind {
        case .prefixOperator, .exclamation:
            if let reference = operatorReference { return reference }
            let `operator` = takeOperator()
            let operand = nested({ $0.missing() }) { $0.prefixed() }
            return Expression(kind: .prefix(`operator`, operand), range: range(from: start))
        case .ampersand:
            if let reference = operatorReference { return reference }
            advance()
            let operand = nested({ $0.missing() }) { $0.prefixed() }
            return Expression(kind: .inOut(operand), range: range(from: start))
        case .keyword(.try): return effect(.try)
        case .keyword(.repeat): return effect(.repeat)
        case .identifier:
            if let effect = effectWord { return self.effect(effect) }
            return beginsTypeValue ? typeValue() : chained()
        case .leftParenthesis where isFunctionTypeValue: return typeValue()
        case .at:
            if peek(skippingAttributes(0)).kind == .leftParenthesis { return typeValue() }
            // `{ @MainActor in ... }` has its attribute inside; `@Sendable { ... }` is a mistake that swiftc reads.
            _ = attributes()
            return chained()
        default: return chained()
        }
    }

    // MARK: Types as values

    /// `any P`, `some P`.
    private var beginsTypeValue: Bool {
        guard token.word == .existential || token.word == .opaque else { return false }
        let next = peek()
        return next.kind == .identifier && !next.isFirstOnLine
    }

    /// `() -> Void`.
    private var isFunctionTypeValue: Bool {
        guard peek().kind == .rightParenthesis || mayEndInArrow else { return false }
        return peek(skippingEffects(balanced(0))).kind == .arrow
    }

    /// Whether an arrow may follow these parentheses: only names stand in the first few tokens.
    private var mayEndInArrow: Bool {
        switch peek().kind {
        case .identifier, .keyword(.inout), .leftBracket, .leftParenthesis, .at: true
        default: false
        }
    }

    private func typeValue() -> Expression {
        let type = type()
        return Expression(kind: .type(type), range: type.range)
    }

    // MARK: Effects

    private var effectWord: Expression.Effect? {
        guard let word = token.word else { return nil }
        let effect: Expression.Effect
        switch word {
        case .await: effect = .await
        case .consume: effect = .consume
        case .copy: effect = .copy
        case .borrow: effect = .borrow
        case .discard: effect = .discard
        case .unsafe: effect = .unsafe
        case .each: effect = .each
        default: return nil
        }
        let next = peek()
        guard !next.isFirstOnLine else { return nil }
        switch next.kind {
        case .identifier, .quotedIdentifier, .keyword(.self), .keyword(.Self), .keyword(.super), .dollar: return effect
        case .leftParenthesis, .leftBracket, .dot, .string, .integer, .float, .pound, .keyword(.try), .backslash,
            .leftBrace, .keyword(.nil), .keyword(.true), .keyword(.false), .keyword(.if), .keyword(.switch),
            .prefixOperator, .exclamation:
            return effect == .await && next.start > token.end || effect == .await && next.kind == .leftParenthesis
                ? effect : nil
        default: return nil
        }
    }

    private func effect(_ word: Expression.Effect) -> Expression {
        let start = token.start
        advance()
        var effect = word
        if effect == .try, isAdjacent, kind == .question || kind == .exclamation {
            effect = kind == .question ? .optionalTry : .forcedTry
            advance()
        }
        let operand = nested({ $0.missing() }) { parser in
            switch effect {
            case .consume, .copy, .borrow, .discard, .each: parser.prefixed()
            // `try a = b` and `try a ? b : c` take all that follows.
            default: parser.assignmentOrTernary()
            }
        }
        return Expression(kind: .effect(effect, operand), range: range(from: start))
    }
}
