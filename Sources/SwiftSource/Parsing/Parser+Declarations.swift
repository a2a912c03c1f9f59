extension Parser {
    /// Whether an identifier here is a modifier, or a contextual word such as `actor`, before a declaration.
    var beginsDeclarationWord: Bool {
        let next = peek()
        guard !next.isFirstOnLine else { return false }
        switch next.kind {
        case .keyword(let keyword)
        where keyword.beginsStatement || keyword == .`init` || keyword == .subscript
            || keyword == .operator || keyword == .case || keyword == .class:
            return isModifier(text(token))
        case .identifier: return isModifier(text(token)) || isWord("actor") || isWord("macro")
        case .leftParenthesis: return isModifier(text(token)) && isAfterParentheses
        case .at: return isModifier(text(token))
        default: return false
        }
    }

    /// `unowned(safe) var`, `nonisolated(unsafe) let`, `private(set) var`.
    private var isAfterParentheses: Bool {
        guard peek(2).kind == .identifier, peek(3).kind == .rightParenthesis else { return false }
        if case .keyword(let keyword) = peek(4).kind { return keyword.beginsStatement }
        return peek(4).kind == .identifier && !peek(4).isFirstOnLine
    }

    private func isModifier(_ word: String) -> Bool {
        switch word {
        case "open", "package", "mutating", "nonmutating", "lazy", "weak", "unowned", "final", "override", "required",
            "convenience", "indirect", "prefix", "postfix", "infix", "nonisolated", "dynamic", "distributed",
            "optional", "consuming", "borrowing", "isolated":
            true
        default: false
        }
    }

    /// A declaration with its attributes and modifiers.
    func declaration() -> Statement.Kind {
        let attributes = attributes()
        let modifiers = modifiers()
        guard case .keyword(let keyword) = kind else {
            if isWord("actor") { return typeDeclaration(modifiers) }
            if isWord("macro") { return other() }
            return .expression(expression())
        }
        switch keyword {
        case .let, .var: return variable(attributes, modifiers)
        case .func, .`init`, .deinit, .subscript: return function(attributes, modifiers)
        case .struct, .class, .enum, .protocol, .extension: return typeDeclaration(modifiers)
        case .import: return importDeclaration()
        case .typealias: return typeAlias()
        case .case: return enumCase()
        case .associatedtype, .operator, .precedencegroup: return other()
        default: return .expression(expression())
        }
    }

    private func modifiers() -> [Name] {
        var modifiers: [Name] = []
        while isAtModifier {
            modifiers.append(takeName())
            if kind == .leftParenthesis, isAdjacent { skipBalanced() }
            skipAttributes()
        }
        return modifiers
    }

    private var isAtModifier: Bool {
        switch kind {
        case .keyword(.static), .keyword(.fileprivate), .keyword(.internal), .keyword(.private), .keyword(.public):
            true
        case .keyword(.class): peek().kind == .keyword(.func) || peek().kind == .keyword(.var)
        case .identifier: isModifier(text(token))
        default: false
        }
    }

    func declaredName(_ what: String) -> Name {
        switch kind {
        case .identifier, .quotedIdentifier, .binaryOperator, .prefixOperator, .postfixOperator, .keyword(.Self):
            return takeName()
        default:
            expected(.expectedName(of: what))
            return Name(text: "", range: SourceRange(previousEnd, previousEnd))
        }
    }

    private func importDeclaration() -> Statement.Kind {
        advance()
        if case .keyword(let keyword) = kind, keyword.beginsStatement { advance() }
        let start = token.start
        guard kind == .identifier || kind == .quotedIdentifier else {
            expected(.expectedName(of: "import"))
            return .import(Name(text: "", range: SourceRange(previousEnd, previousEnd)))
        }
        repeat { _ = memberName() } while skip(.dot)
        let range = range(from: start)
        return .import(Name(text: source[range], range: range))
    }

    private func typeAlias() -> Statement.Kind {
        advance()
        let name = declaredName("'typealias'")
        _ = genericParameters()
        return .typealias(name, skip(.assign) ? type() : nil)
    }

    private func other() -> Statement.Kind {
        let keyword = takeName()
        let name = declaredName("'\(keyword.text)'")
        while kind != .endOfFile, !token.isFirstOnLine, kind != .semicolon, kind != .rightBrace {
            if kind == .leftBrace { skipBalanced() } else { advance() }
        }
        return .other(OtherDeclaration(keyword: keyword, name: name))
    }

    // MARK: Variables

    private func variable(_ attributes: [TypeSyntax], _ modifiers: [Name]) -> Statement.Kind {
        let isVariable = kind == .keyword(.var)
        advance()
        var bindings: [VariableDeclaration.Binding] = []
        repeat {
            let start = token.start
            let pattern = declaredPattern()
            let type = skip(.colon) ? type() : nil
            let value = skip(.assign) ? expression() : nil
            let hasAccessors = kind == .leftBrace && !(token.isFirstOnLine && value != nil)
            let accessors = hasAccessors ? accessorBlock() : nil
            bindings.append(
                .init(pattern: pattern, type: type, value: value, accessors: accessors, range: range(from: start)))
        } while skip(.comma)
        bindings.shareTypes()
        return .variable(
            VariableDeclaration(
                attributes: attributes, modifiers: modifiers, isVariable: isVariable, bindings: bindings))
    }

    // MARK: Functions

    private func function(_ attributes: [TypeSyntax], _ modifiers: [Name]) -> Statement.Kind {
        let keyword = takeName()
        var name = keyword
        var isFailable = false
        if keyword.text == "func" {
            name = declaredName("'func'")
        } else if kind == .question || kind == .exclamation {
            isFailable = true
            advance()
        }
        let generics = genericParameters()
        let parameters = keyword.text == "deinit" ? [] : parameterClause()
        let effects = effects()
        let result = skip(.arrow) ? type() : nil
        skipWhereClause()
        let body = keyword.text == "subscript" ? subscriptBody() : kind == .leftBrace ? block(after: "function") : nil
        return .function(
            FunctionDeclaration(
                attributes: attributes, keyword: keyword, modifiers: modifiers, name: name, genericParameters: generics,
                parameters: parameters, effects: effects, result: result, body: body,
                isFailable: isFailable))
    }

    /// What a subscript gives; how it is set is not kept.
    private func subscriptBody() -> Block? {
        guard kind == .leftBrace else { return nil }
        return accessorBlock()["get"]?.body
    }

    private func effects() -> [Name] {
        var effects: [Name] = []
        while kind == .keyword(.throws) || kind == .keyword(.rethrows) || isWord("async") {
            effects.append(takeName())
            if kind == .leftParenthesis { skipBalanced() }
        }
        return effects
    }

    func parameterClause() -> [FunctionParameterSyntax] {
        guard skip(.leftParenthesis) else {
            expected(.expectedParameters)
            return []
        }
        var parameters: [FunctionParameterSyntax] = []
        while kind != .rightParenthesis, kind != .endOfFile {
            guard let parameter = enclosed({ $0.parameter() }) else { break }
            parameters.append(parameter)
            guard skip(.comma) else { break }
        }
        close(.rightParenthesis, ")", of: .parameters)
        return parameters
    }

    private func parameter() -> FunctionParameterSyntax? {
        var attributes = attributes()
        let start = token.start
        var label: Name?
        var name: Name
        if peek().kind == .colon || peek(2).kind == .colon, let first = memberName() {
            label = first.text == "_" ? nil : first
            name = first
            if kind != .colon, let second = memberName() { name = second }
            advance()
        } else {
            // In `case absolute(CGFloat)` there are no names.
            name = Name(text: "", range: SourceRange(start, start))
        }
        attributes += self.attributes()
        let type = type()
        var isVariadic = false
        if kind == .postfixOperator || kind == .binaryOperator, isText(token, "...") {
            advance()
            isVariadic = true
        }
        let defaultValue = skip(.assign) ? expression() : nil
        guard index > 0, range(from: start).end > start else { return nil }
        return FunctionParameterSyntax(
            attributes: attributes, label: label, name: name, type: type, isVariadic: isVariadic,
            defaultValue: defaultValue,
            range: range(from: start))
    }

    private func genericParameters() -> [Name] {
        guard kind == .binaryOperator || kind == .postfixOperator || kind == .prefixOperator, isText(token, "<") else {
            return []
        }
        advance()
        var names: [Name] = []
        while !isAngleClose, kind != .endOfFile {
            if isWord("each") || kind == .keyword(.let) { advance() }
            guard let name = memberName() else { break }
            names.append(name)
            if skip(.colon) { _ = type() }
            guard skip(.comma) else { break }
        }
        if isAngleClose { takeAngleClose() } else { expected(.expectedClosing(">", of: .generics)) }
        return names
    }

    private func skipWhereClause() {
        guard skip(.keyword(.where)) else { return }
        while kind != .leftBrace, kind != .endOfFile, kind != .rightBrace, kind != .semicolon {
            if token.isFirstOnLine, case .keyword(let keyword) = kind, keyword.beginsStatement { return }
            advance()
        }
    }

    // MARK: Types

    private func typeDeclaration(_ modifiers: [Name]) -> Statement.Kind {
        let keyword = takeName()
        let start = token.start
        var name = declaredName("'\(keyword.text)'")
        while keyword.text == "extension", skip(.dot) {
            guard memberName() != nil else { break }
            name = Name(text: source[range(from: start)], range: range(from: start))
        }
        let generics = genericParameters()
        var inheritance: [TypeSyntax] = []
        if skip(.colon) {
            repeat { inheritance.append(type()) } while skip(.comma)
        }
        skipWhereClause()
        let members = block(after: "'\(keyword.text)'")
        return .type(
            TypeDeclaration(
                keyword: keyword, modifiers: modifiers, name: name, genericParameters: generics,
                inheritance: inheritance, members: members))
    }

    private func enumCase() -> Statement.Kind {
        advance()
        var elements: [EnumElement] = []
        repeat {
            let name = declaredName("'case'")
            let parameters = kind == .leftParenthesis ? parameterClause() : []
            let rawValue = skip(.assign) ? expression() : nil
            elements.append(EnumElement(name: name, parameters: parameters, rawValue: rawValue))
        } while skip(.comma)
        return .enumCase(elements)
    }
}

extension [VariableDeclaration.Binding] {
    /// `var x, y: Int`: a name alone has the type that is written behind the names after it.
    fileprivate mutating func shareTypes() {
        var shared: TypeSyntax?
        for index in indices.reversed() {
            let binding = self[index]
            let isAlone = binding.value == nil && binding.accessors == nil
            if isAlone, binding.type == nil, let shared {
                self[index] = .init(
                    pattern: binding.pattern, type: shared, value: nil, accessors: nil, range: binding.range)
            }
            shared = isAlone ? self[index].type : nil
        }
    }
}
