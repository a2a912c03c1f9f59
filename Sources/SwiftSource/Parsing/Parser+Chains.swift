extension Parser {
    /// A value and what is asked of it.
    func chained() -> Expression {
        let base = primary()
        if case .missing = base.kind { return base }
        let parts = parts(after: base)
        if kind == .postfixOperator, isAdjacent {
            let value = chain(base, parts)
            let `operator` = takeOperator()
            if `operator`.builtin == .halfOpenRange, token.end > token.start {
                report(.expectedExpressionAfter(`operator`.text), at: SourceRange(previousEnd, previousEnd))
            }
            let whole = Expression(
                kind: .postfix(`operator`, value), range: SourceRange(base.range.start, `operator`.range.end))
            return continued(whole)
        }
        return chain(base, parts)
    }

    /// What is asked of a value with an operator behind it.
    private func continued(_ value: Expression) -> Expression { chain(value, parts(after: value)) }

    /// The links behind a value. Each is a level of the compiler's own tree, so that a long chain is nested too deeply.
    private func parts(after base: Expression) -> [PostfixPart] {
        var parts: [PostfixPart] = []
        while let part = part(after: base, &parts) {
            parts.append(part)
            if parts.count == Self.depthLimit, !isAbandoned { giveUp() }
        }
        return parts
    }

    private func chain(_ base: Expression, _ parts: [PostfixPart]) -> Expression {
        parts.isEmpty ? base : Expression(base, followedBy: parts)
    }

    private func part(after base: Expression, _ parts: inout [PostfixPart]) -> PostfixPart? {
        let start = token.start
        switch kind {
        case .dot: return member()
        case .pound where beginsConditionalParts: return conditionalParts()
        case .leftParenthesis where isArgumentLabels && (isName(base) || !parts.isEmpty) && !awaitsValue(base, parts):
            return argumentLabels()
        case .leftParenthesis where !token.isFirstOnLine && !(parts.isEmpty && base.isNeverCalled): return call()
        case .leftBracket where !token.isFirstOnLine:
            advance()
            let arguments = enclosed { $0.arguments(until: .rightBracket) }
            close(.rightBracket, "]", of: .subscripting)
            return PostfixPart(kind: .subscript(arguments), range: range(from: start))
        case .leftBrace where canTakeClosure(base, parts): return trailingClosures(&parts)
        case .question where isAdjacent:
            advance()
            return PostfixPart(kind: .optional, range: range(from: start))
        case .exclamation where isAdjacent:
            advance()
            return PostfixPart(kind: .forced, range: range(from: start))
        case _ where kind.isOperator && isAdjacent && beginsGenericArguments(after: base, parts):
            return PostfixPart(kind: .specialization(genericArguments()), range: range(from: start))
        default: return nil
        }
    }

    func isName(_ base: Expression) -> Bool {
        switch base.kind {
        case .identifier, .implicitMember: true
        default: false
        }
    }

    private func member() -> PostfixPart? {
        let start = token.start
        advance()
        guard !beginsNextStatement, let name = memberName() else {
            reportMissingMember()
            return nil
        }
        return PostfixPart(kind: .member(name), range: range(from: start))
    }

    /// A dot at the end of a line lacks its member; the next line is read as it stands.
    func reportMissingMember() {
        if token.isFirstOnLine {
            report(.expectedMember, at: SourceRange(previousEnd, previousEnd))
        } else {
            expected(.expectedMember)
        }
    }

    private func conditionalParts() -> PostfixPart {
        let start = token.start
        let clauses = clauses { parser in
            var parts: [PostfixPart] = []
            let base = parser.missing()
            while parser.kind == .dot || !parts.isEmpty || parser.beginsConditionalParts,
                let part = parser.part(after: base, &parts)
            {
                parts.append(part)
            }
            return parts
        }
        return PostfixPart(kind: .conditional(clauses), range: range(from: start))
    }

    /// Whether the parentheses here have labels alone, as in `move(_:to:)`.
    var isArgumentLabels: Bool {
        guard isAdjacent, peek(1).kind != .rightParenthesis, peek(2).kind == .colon else { return false }
        var distance = 1
        var hasSpace = false
        while peek(distance).kind != .rightParenthesis {
            guard peek(distance).kind.isWord, peek(distance + 1).kind == .colon else { return false }
            hasSpace = hasSpace || peek(distance + 2).start != peek(distance + 1).end
            distance += 2
        }
        // Before a parenthesis that is missing stands what is still to be typed.
        guard peek(distance).end > peek(distance).start else { return false }
        // With space between them they are arguments to be typed, but for those of a function that is handed over.
        guard hasSpace else { return true }
        return peek(distance + 1).kind == .comma || peek(distance + 1).kind == .rightParenthesis
    }

    /// Whether the value of a type's one argument is still to be typed: `Label(text: )`. Types are not handed over by labels.
    private func awaitsValue(_ base: Expression, _ parts: [PostfixPart]) -> Bool {
        guard case .identifier = base.kind, parts.isEmpty, peek(3).kind == .rightParenthesis else { return false }
        let first = byte(at: tokens[index - 1].start)
        return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z") && peek(3).start > peek(2).end
    }

    func argumentLabels() -> PostfixPart {
        let start = token.start
        advance()
        var labels: [Name] = []
        while kind != .rightParenthesis {
            labels.append(takeName())
            advance()
        }
        advance()
        return PostfixPart(kind: .argumentLabels(labels), range: range(from: start))
    }

    /// The name after a dot: any word, or a number in a tuple.
    func memberName() -> Name? {
        kind.isWord || kind == .integer ? takeName() : nil
    }

    private func canTakeClosure(_ base: Expression, _ parts: [PostfixPart]) -> Bool {
        if parts.isEmpty {
            switch base.kind {
            case .identifier, .implicitMember, .anonymousParameter, .selfValue, .selfType: break
            case .tuple where !token.isFirstOnLine: break
            default: return false
            }
        }
        if beginsObserver { return false }
        return allowsTrailingClosure || isFollowedByBlock
    }

    /// Whether the braces here stand before another block or the next condition, and so are no block themselves.
    var isFollowedByBlock: Bool {
        guard closingBraces.indices.contains(index), closingBraces[index] > 0 else { return false }
        let next = tokens[min(Int(closingBraces[index]) + 1, tokens.count - 1)]
        switch next.kind {
        case .leftBrace, .keyword(.where), .comma: return !next.isFirstOnLine
        case .leftParenthesis, .leftBracket, .dot, .keyword(.is), .keyword(.as), .question, .exclamation, .colon,
            .assign, .binaryOperator, .postfixOperator:
            return !next.isFirstOnLine
        default: return false
        }
    }

    // MARK: Calls

    func call() -> PostfixPart {
        let start = token.start
        advance()
        let arguments = enclosed { $0.arguments(until: .rightParenthesis) }
        close(.rightParenthesis, ")", of: .arguments)
        let parentheses = range(from: start)
        let call = CallArguments(arguments: arguments, parentheses: parentheses, trailing: [])
        return PostfixPart(kind: .call(call), range: parentheses)
    }

    /// `{ ... } label: { ... }`, added to the call in parentheses that stands before, if one does.
    func trailingClosures(_ parts: inout [PostfixPart]) -> PostfixPart? {
        let start = token.start
        let before: PostfixPart? =
            if case .call(let call) = parts.last?.kind, call.trailing.isEmpty { parts.popLast() } else { nil }
        var trailing = [Argument(label: nil, value: enclosed { $0.closure() })]
        while isTrailingLabel {
            let label = takeName()
            advance()
            trailing.append(Argument(label: label, value: enclosed { $0.closure() }))
        }
        var written = CallArguments(arguments: [], parentheses: nil, trailing: trailing)
        if let before, case .call(let call) = before.kind {
            written = CallArguments(arguments: call.arguments, parentheses: call.parentheses, trailing: trailing)
        }
        return PostfixPart(kind: .call(written), range: range(from: before?.range.start ?? start))
    }

    /// Any word can be the label, but `default`, which begins the next part of a `switch`, and `inout`.
    private var isTrailingLabel: Bool {
        kind.isWord && kind != .keyword(.default) && kind != .keyword(.inout) && peek().kind == .colon
            && peek(2).kind == .leftBrace
    }

    /// Arguments between commas, up to the closing mark, which stays.
    func arguments(until end: Token.Kind) -> [Argument] {
        var arguments: [Argument] = []
        while kind != end, kind != .endOfFile {
            let before = index
            arguments.append(argument())
            if skip(.comma) { continue }
            if kind == end { break }
            guard index > before else { break }
            guard isLabeledArgument else { break }
            expected(.expectedComma)
        }
        return arguments
    }

    private var isLabeledArgument: Bool { peek().kind == .colon && kind.isWord }

    private func argument() -> Argument {
        if kind == .colon {
            expected(.expectedLabel)
            advance()
        }
        guard isLabeledArgument else { return Argument(label: nil, value: argumentValue()) }
        let label = takeName()
        advance()
        return Argument(label: label, value: argumentValue())
    }

    private func argumentValue() -> Expression {
        if let reference = operatorReference { return reference }
        return expression()
    }

    /// An operator may be handed over by its name: `reduce(0, +)`.
    var operatorReference: Expression? {
        guard kind.isOperator || kind == .ampersand || kind == .exclamation else { return nil }
        switch peek().kind {
        case .rightParenthesis, .comma, .rightBracket: break
        default: return nil
        }
        let name = takeOperator()
        return Expression(kind: .operatorReference(name), range: name.range)
    }
}

extension Expression {
    /// Whether it is a literal or a tuple of several values: what stands in parentheses behind it is another value.
    fileprivate var isNeverCalled: Bool {
        switch kind {
        case .integer, .float, .string, .boolean, .nil: true
        case .tuple(let elements): elements.count > 1
        default: false
        }
    }
}
