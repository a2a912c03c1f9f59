extension Parser {
    func function(_ kind: FunctionDeclaration.Kind, _ introduction: Introduction) -> Statement.Kind {
        var kind = kind
        // The keyword is the name of what has none.
        var name = takeName()
        let keyword = name.range
        switch kind {
        case .function: name = functionName()
        case .initializer: kind = .initializer(failability())
        case .deinitializer, .subscript: break
        }
        let generics = genericParameters()
        let parameters = kind == .deinitializer ? [] : parameterClause()
        skipEffects()
        let result = skip(.arrow) ? type() : nil
        let requirements = requirements()
        let accessors = kind == .subscript && self.kind == .leftBrace ? accessorBlock() : nil
        let body = kind != .subscript && self.kind == .leftBrace ? block(after: "function") : nil
        return .function(
            FunctionDeclaration(
                kind: kind, keyword: keyword, attributes: introduction.attributes, modifiers: introduction.modifiers,
                name: name, genericParameters: generics, parameters: parameters, result: result,
                requirements: requirements, body: body, accessors: accessors))
    }

    private func failability() -> FunctionDeclaration.Failability {
        guard kind == .question || kind == .exclamation else { return .never }
        return take().kind == .question ? .optional : .implicitlyUnwrapped
    }

    /// `==<T>`: the name of an operator ends before generic parameters.
    private func functionName() -> Name {
        guard kind.isOperator, token.end - token.start > 1, byte(at: token.end - 1) == UInt8(ascii: "<"),
            peek().kind == .identifier
        else { return declaredName("'func'") }
        let range = SourceRange(token.start, token.end - 1)
        tokens[index].start = range.end
        previousEnd = range.end
        return Name(text: source[range], range: range)
    }

    func parameterClause() -> [FunctionParameterSyntax] {
        guard skip(.leftParenthesis) else {
            expected(.expectedParameters)
            return []
        }
        let parameters = list(until: .rightParenthesis) { enclosed { $0.parameter() } }
        close(.rightParenthesis, ")", of: .parameters)
        return parameters
    }

    private func parameter() -> FunctionParameterSyntax? {
        let whole = token.start
        var attributes = attributes()
        let start = token.start
        var label: Name?
        var name: Name
        if peek().kind == .colon || peek(2).kind == .colon && peek().kind.isWord, let first = memberName() {
            label = first.text == "_" ? nil : first
            name = first
            if kind != .colon, let second = memberName() { name = second }
            advance()
        } else {
            // In `case absolute(CGFloat)` there are no names.
            name = Name(text: "", range: SourceRange(start, start))
        }
        if kind == .at { attributes += self.attributes() }
        let type = type()
        let isVariadic = skipEllipsis()
        let defaultValue = skip(.assign) ? expression() : nil
        guard index > 0, range(from: start).end > start else { return nil }
        return FunctionParameterSyntax(
            attributes: attributes, label: label, name: name, type: type, isVariadic: isVariadic,
            defaultValue: defaultValue, range: range(from: whole))
    }
}
