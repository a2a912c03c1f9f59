extension Parser {
    /// A value by itself: a literal, a name, something in brackets.
    func primary() -> Expression {
        let start = token.start
        switch kind {
        case .identifier, .quotedIdentifier:
            if isWord(.underscore) { return simple(.discard) }
            let name = takeName()
            return Expression(kind: .identifier(name.text), range: name.range)
        case .dollar: return anonymousParameter()
        case .integer: return integer()
        case .float: return float()
        case .string: return string()
        case .regularExpression: return simple(.regularExpression)
        case .leftParenthesis:
            advance()
            let elements = enclosed { $0.arguments(until: .rightParenthesis) }
            close(.rightParenthesis, ")", of: .tuple)
            return Expression(kind: .tuple(elements), range: range(from: start))
        case .leftBracket: return collection()
        case .leftBrace: return enclosed { $0.closure() }
        case .dot: return implicitMember()
        case .pound: return macro([])
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
        case .self: return simple(.selfValue)
        case .Self: return simple(.selfType)
        case .super: return simple(.superValue)
        case .Any, .`init`: return simple(.identifier(keyword.rawValue))
        case .if, .switch, .do:
            let statement = nestedStatement()
            return Expression(kind: .branch(statement), range: statement.range)
        case .let, .var, .is:
            let pattern = pattern()
            return Expression(kind: .binding(pattern), range: pattern.range)
        default:
            expected(.expectedExpression)
            return missing()
        }
    }

    private func anonymousParameter() -> Expression {
        let token = take()
        let number = Int(text(token).dropFirst()) ?? .max
        if number < 64, let last = anonymousParameters.indices.last {
            anonymousParameters[last] = max(anonymousParameters[last], number + 1)
        }
        return Expression(kind: .anonymousParameter(number), range: token.range)
    }

    private func implicitMember() -> Expression {
        let start = token.start
        advance()
        guard !beginsNextStatement, let name = memberName() else {
            reportMissingMember()
            return missing()
        }
        return Expression(kind: .implicitMember(name), range: range(from: start))
    }

    /// `\Type.member`, `\.member`, `\.self`; stands on the backslash.
    private func keyPath() -> Expression {
        let start = token.start
        advance()
        let root = keyPathRoot()
        var parts: [PostfixPart] = []
        while let part = keyPathPart() { parts.append(part) }
        if parts.isEmpty, root == nil { expected(.expectedMember) }
        return Expression(kind: .keyPath(KeyPathExpression(root: root, parts: parts)), range: range(from: start))
    }

    /// Reads the first word of a name alone, for members behind it may or may not be types.
    private func keyPathRoot() -> TypeSyntax? {
        let start = token.start
        switch kind {
        case .identifier, .quotedIdentifier, .keyword(.Self), .keyword(.Any):
            let name = takeName()
            let arguments = isAdjacent && isOperator("<") ? genericArguments() : []
            let kind = TypeSyntax.Kind.named([.init(name: name, arguments: arguments)])
            return TypeSyntax(kind: kind, range: range(from: start))
        case .leftParenthesis, .leftBracket: return isAdjacent ? coreType() : nil
        default: return nil
        }
    }

    /// Spaces may stand behind a key path's backslash.
    private var isBehindBackslash: Bool { index > 0 && tokens[index - 1].kind == .backslash }

    private func keyPathPart() -> PostfixPart? {
        let start = token.start
        switch kind {
        case .dot where isAdjacent || isBehindBackslash || token.isFirstOnLine && peek().kind != .endOfFile:
            advance()
            if kind == .leftBracket || kind == .question || kind == .exclamation { return keyPathPart() }
            guard let name = memberName() else {
                expected(.expectedMember)
                return nil
            }
            return PostfixPart(kind: .member(name), range: range(from: start))
        case .leftBracket where isAdjacent:
            advance()
            let arguments = enclosed { $0.arguments(until: .rightBracket) }
            close(.rightBracket, "]", of: .subscripting)
            return PostfixPart(kind: .subscript(arguments), range: range(from: start))
        case .question where isAdjacent, .exclamation where isAdjacent:
            let mark: PostfixPart.Kind = kind == .question ? .optional : .forced
            advance()
            return PostfixPart(kind: mark, range: range(from: start))
        case .leftParenthesis where isAdjacent: return isArgumentLabels ? argumentLabels() : call()
        default: return nil
        }
    }

    /// `#Preview("Name") { ... }`; stands on the `#`.
    func macro(_ attributes: [Attribute]) -> Expression {
        let start = attributes.first?.range.start ?? token.start
        advance()
        guard let name = memberName() else {
            expected(.expectedExpression)
            return missing()
        }
        let generics = isAdjacent && isOperator("<") ? genericArguments() : []
        var parts: [PostfixPart] = []
        if kind == .leftParenthesis, isAdjacent { parts.append(call()) }
        if kind == .leftBrace, !token.isFirstOnLine, allowsTrailingClosure, let part = trailingClosures(&parts) {
            parts.append(part)
        }
        var call = CallArguments(arguments: [], parentheses: nil)
        if case .call(let written) = parts.last?.kind { call = written }
        let expansion = MacroExpansion(attributes: attributes, name: name, genericArguments: generics, call: call)
        return Expression(kind: .macro(expansion), range: range(from: start))
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
            let before = index
            let key = operatorReference ?? expression()
            if skip(.colon) {
                items.append(DictionaryItem(key: key, value: expression()))
            } else {
                elements.append(key)
            }
            guard index > before, skip(.comma) else { break }
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
        let literal = IntegerLiteral(magnitude: UInt64(body, radix: radix), double: double)
        return Expression(kind: .integer(literal), range: token.range)
    }

    private func float() -> Expression {
        let token = take()
        let number = Double(text(token).filter { $0 != "_" }) ?? 0
        return Expression(kind: .float(number), range: token.range)
    }
}
