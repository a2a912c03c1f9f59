extension Parser {
    /// A value by itself: a literal, a name, something in brackets.
    func primary() -> Expression {
        let start = token.start
        switch kind {
        case .identifier, .quotedIdentifier:
            if isWord("_") { return simple(.discard) }
            let name = takeName()
            return Expression(kind: .identifier(name.text), range: name.range)
        case .dollar: return anonymousParameter()
        case .integer: return integer()
        case .float: return float()
        case .string: return string()
        case .leftParenthesis:
            advance()
            let elements = enclosed { $0.arguments(until: .rightParenthesis) }
            close(.rightParenthesis, ")", of: .tuple)
            return Expression(kind: .tuple(elements), range: range(from: start))
        case .leftBracket: return collection()
        case .leftBrace: return enclosed { $0.closure() }
        case .dot: return implicitMember()
        case .pound: return macro()
        case .backslash: return keyPath()
        case .keyword(let keyword): return word(keyword)
        default:
            expected(.expectedExpression)
            return missing()
        }
    }

    private func simple(_ kind: Expression.Kind) -> Expression {
        Expression(kind: kind, range: take().range)
    }

    private func word(_ keyword: Keyword) -> Expression {
        switch keyword {
        case .true, .false: return simple(.boolean(keyword == .true))
        case .nil: return simple(.nil)
        case .self, .Self, .super, .Any, .`init`: return simple(.identifier(keyword.rawValue))
        case .if, .switch:
            let statement = nestedStatement()
            return Expression(kind: .branch(statement), range: statement.range)
        case .let, .var:
            let pattern = bindingPattern()
            return Expression(kind: .binding(pattern), range: pattern.range)
        case .is:
            let pattern = pattern()
            return Expression(kind: .binding(pattern), range: pattern.range)
        default:
            expected(.expectedExpression)
            return missing()
        }
    }

    private func anonymousParameter() -> Expression {
        let token = take()
        let text = text(token)
        if let number = Int(text.dropFirst()), number < 64, let last = anonymousParameters.indices.last {
            anonymousParameters[last] = max(anonymousParameters[last], number + 1)
        }
        return Expression(kind: .identifier(text), range: token.range)
    }

    private func implicitMember() -> Expression {
        let start = token.start
        advance()
        guard let name = memberName() else {
            expected(.expectedMember)
            return missing()
        }
        return Expression(kind: .implicitMember(name), range: range(from: start))
    }

    /// `\Type.member`, `\.member`, `\.self`; stands on the backslash.
    private func keyPath() -> Expression {
        let start = token.start
        advance()
        let root = kind == .identifier || kind == .quotedIdentifier || kind == .keyword(.Self) ? takeName() : nil
        var parts: [PostfixPart] = []
        while let part = keyPathPart() { parts.append(part) }
        if parts.isEmpty { expected(.expectedMember) }
        return Expression(kind: .keyPath(KeyPathExpression(root: root, parts: parts)), range: range(from: start))
    }

    private func keyPathPart() -> PostfixPart? {
        let start = token.start
        switch kind {
        case .dot where isAdjacent:
            advance()
            if kind == .leftBracket { return keyPathPart() }
            guard let name = memberName() else {
                expected(.expectedMember)
                return nil
            }
            return PostfixPart(kind: .member(name), range: range(from: start))
        case .leftBracket where isAdjacent:
            advance()
            let arguments = nested({ _ in [] }) { parser in parser.enclosed { $0.arguments(until: .rightBracket) } }
            close(.rightBracket, "]", of: .subscripting)
            return PostfixPart(kind: .subscript(arguments), range: range(from: start))
        case .question where isAdjacent, .exclamation where isAdjacent:
            let mark: PostfixPart.Kind = kind == .question ? .optional : .forced
            advance()
            return PostfixPart(kind: mark, range: range(from: start))
        default: return nil
        }
    }

    private func macro() -> Expression {
        let start = token.start
        advance()
        guard let name = memberName() else {
            expected(.expectedExpression)
            return missing()
        }
        var arguments: [Argument] = []
        if name.text == "available" || name.text == "unavailable", kind == .leftParenthesis {
            // Here there are no versions: everything is available.
            skipBalanced()
            return Expression(kind: .boolean(name.text == "available"), range: range(from: start))
        }
        if kind == .leftParenthesis, isAdjacent {
            advance()
            arguments = nested({ _ in [] }) { parser in parser.enclosed { $0.arguments(until: .rightParenthesis) } }
            close(.rightParenthesis, ")", of: .arguments)
        }
        if kind == .leftBrace, !token.isFirstOnLine, allowsTrailingClosure {
            arguments.append(Argument(label: nil, value: enclosed { $0.closure() }))
        }
        return Expression(kind: .macro(name, arguments), range: range(from: start))
    }

    // MARK: Collections

    private func collection() -> Expression {
        let start = token.start
        advance()
        if kind == .colon, peek().kind == .rightBracket {
            advance()
            advance()
            return Expression(kind: .dictionary([]), range: range(from: start))
        }
        let kind = enclosed { $0.collectionItems() }
        close(.rightBracket, "]", of: .array)
        return Expression(kind: kind, range: range(from: start))
    }

    private func collectionItems() -> Expression.Kind {
        var elements: [Expression] = []
        var items: [DictionaryItem] = []
        while kind != .rightBracket, kind != .endOfFile {
            let key = expression()
            if skip(.colon) {
                items.append(DictionaryItem(key: key, value: expression()))
            } else {
                elements.append(key)
            }
            guard skip(.comma) else { break }
        }
        return items.isEmpty ? .array(elements) : .dictionary(items)
    }

    // MARK: Numbers

    private func integer() -> Expression {
        let token = take()
        let digits = text(token).filter { $0 != "_" }
        let radix = digits.hasPrefix("0x") ? 16 : digits.hasPrefix("0o") ? 8 : digits.hasPrefix("0b") ? 2 : 10
        let body = radix == 10 ? Substring(digits) : digits.dropFirst(2)
        let belongs = (body.last?.isHexDigit ?? false) && body.allSatisfy { ($0.hexDigitValue ?? radix) < radix }
        // The lexer has said that this is no number.
        guard belongs else { return Expression(kind: .missing, range: token.range) }
        let double = body.utf8.reduce(0.0) { number, byte in
            number * Double(radix) + Double(byte < 58 ? Int(byte) - 48 : Int(byte | 0x20) - 87)
        }
        let literal = IntegerLiteral(value: Int(body, radix: radix), double: double)
        return Expression(kind: .integer(literal), range: token.range)
    }

    private func float() -> Expression {
        let token = take()
        let number = Double(text(token).filter { $0 != "_" }) ?? 0
        return Expression(kind: .float(number), range: token.range)
    }
}
