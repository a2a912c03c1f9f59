extension Parser {
    /// A declaration with its attributes and modifiers.
    func declaration() -> Statement.Kind {
        var attributes = attributes()
        // Attributes may stand in an `#if` of their own, before what they belong to.
        if !attributes.isEmpty, kind == .pound, isDirective { return .conditional([]) }
        let modifiers = modifiers(&attributes)
        let introduction = Introduction(attributes: attributes, modifiers: modifiers)
        if kind == .pound { return .expression(macro(attributes)) }
        guard case .keyword(let keyword) = kind else {
            if isWord(.actor) { return typeDeclaration(.actor, introduction) }
            if isWord(.macro) { return macroDeclaration() }
            return .expression(expression())
        }
        return declaration(keyword, introduction)
    }

    /// Stands on the keyword.
    func declaration(_ keyword: Keyword, _ introduction: Introduction) -> Statement.Kind {
        switch keyword {
        case .let, .var:
            advance()
            return variable(introduction, isVariable: keyword == .var)
        case .func: return function(.function, introduction)
        case .`init`: return function(.initializer(.never), introduction)
        case .deinit: return function(.deinitializer, introduction)
        case .subscript: return function(.subscript, introduction)
        case .struct: return typeDeclaration(.struct, introduction)
        case .class: return typeDeclaration(.class, introduction)
        case .enum: return typeDeclaration(.enum, introduction)
        case .protocol: return typeDeclaration(.protocol, introduction)
        case .extension: return typeDeclaration(.extension, introduction)
        case .import: return importDeclaration(introduction)
        case .typealias: return typeAlias(introduction)
        case .associatedtype: return associatedType(introduction)
        case .case: return enumCase(introduction)
        case .operator: return operatorDeclaration()
        case .precedencegroup: return precedenceGroup()
        default: return .expression(expression())
        }
    }

    /// What stands before a declaration's keyword.
    struct Introduction {
        let attributes: [Attribute]
        let modifiers: [Modifier]
    }

    func declaredName(_ what: String) -> Name {
        // Behind a comma it is one more name.
        if beginsNextStatement, tokens[index - 1].kind != .comma {
            report(.expectedName(of: what), at: SourceRange(previousEnd, previousEnd))
            return Name(text: "", range: SourceRange(previousEnd, previousEnd))
        }
        switch kind {
        case .identifier, .quotedIdentifier, .binaryOperator, .prefixOperator, .postfixOperator, .ampersand,
            .keyword(.Self), .exclamation:
            return takeName()
        default:
            expected(.expectedName(of: what))
            return Name(text: "", range: SourceRange(previousEnd, previousEnd))
        }
    }

    private func importDeclaration(_ introduction: Introduction) -> Statement.Kind {
        advance()
        // What is imported of a module: `import struct Foo.Bar`.
        if case .keyword(let keyword) = kind, keyword.beginsDeclaration, !token.isFirstOnLine { advance() }
        var path: [Name] = []
        if kind.isName, !token.isFirstOnLine {
            repeat {
                guard let name = importedName() else { break }
                path.append(name)
            } while skip(.dot)
        } else {
            expected(.expectedName(of: "import"))
        }
        return .import(ImportDeclaration(attributes: introduction.attributes, path: path))
    }

    /// An imported function may be an operator.
    private func importedName() -> Name? { kind.isOperator ? takeName() : memberName() }

    private func typeAlias(_ introduction: Introduction) -> Statement.Kind {
        advance()
        let name = declaredName("'typealias'")
        let generics = genericParameters()
        let type = skip(.assign) ? type() : nil
        return .typealias(
            TypeAliasDeclaration(
                attributes: introduction.attributes, name: name, genericParameters: generics, type: type,
                requirements: requirements()))
    }

    private func associatedType(_ introduction: Introduction) -> Statement.Kind {
        advance()
        let name = declaredName("'associatedtype'")
        let inheritance = inheritance()
        let defaultType = skip(.assign) ? type() : nil
        return .associatedType(
            AssociatedTypeDeclaration(
                attributes: introduction.attributes, name: name, inheritance: inheritance, defaultType: defaultType,
                requirements: requirements()))
    }

    // MARK: Operators and macros

    private func operatorDeclaration() -> Statement.Kind {
        advance()
        let name =
            kind == .dot || kind == .arrow || kind == .assign || kind == .question
            ? takeName() : declaredName("'operator'")
        if skip(.colon) { repeat { _ = memberName() } while skip(.comma) }
        return .unread(name)
    }

    private func precedenceGroup() -> Statement.Kind {
        advance()
        let name = declaredName("'precedencegroup'")
        if kind == .leftBrace { skipBalanced() } else { expected(.expectedBlock(after: "'precedencegroup'")) }
        return .unread(name)
    }

    private func macroDeclaration() -> Statement.Kind {
        advance()
        let name = declaredName("'macro'")
        _ = genericParameters()
        _ = parameterClause()
        if skip(.arrow) { _ = type() }
        if skip(.assign) { _ = expression() }
        _ = requirements()
        return .unread(name)
    }

    // MARK: Variables

    /// Behind the keyword.
    private func variable(_ introduction: Introduction, isVariable: Bool) -> Statement.Kind {
        var isVariable = isVariable
        var bindings: [VariableDeclaration.Binding] = []
        repeat {
            if !bindings.isEmpty, kind == .keyword(.let) || kind == .keyword(.var) {
                // `let a: Int, var b: Int`
                report(.statementsOnOneLine, at: token.range)
                isVariable = isVariable || kind == .keyword(.var)
                advance()
            }
            let start = token.start
            let pattern = declaredPattern()
            let type = skip(.colon) ? type() : nil
            let value = skip(.assign) ? valueAfterSign("=") : nil
            let hasAccessors = kind == .leftBrace && !(token.isFirstOnLine && value != nil && !beginsObserver)
            let accessors = hasAccessors ? accessorBlock() : nil
            bindings.append(
                .init(pattern: pattern, type: type, value: value, accessors: accessors, range: range(from: start)))
        } while skip(.comma)
        bindings.shareTypes()
        return .variable(
            VariableDeclaration(
                attributes: introduction.attributes, modifiers: introduction.modifiers, isVariable: isVariable,
                bindings: bindings))
    }

    /// The value behind `=`. A line that only has the sign lacks its value where the next line cannot be it.
    private func valueAfterSign(_ sign: String) -> Expression {
        guard beginsNextStatement, !beginsExpression || isStatement || kind == .at || kind == .pound else {
            return expression()
        }
        report(.expectedExpressionAfter(sign), at: SourceRange(previousEnd, previousEnd))
        return missing()
    }

    // MARK: Types

    private func typeDeclaration(_ kind: TypeDeclaration.Kind, _ introduction: Introduction) -> Statement.Kind {
        advance()
        var extended: TypeSyntax?
        let name: Name
        if kind == .extension {
            let type = type()
            extended = type
            name = Name(text: type.nameAlone ?? source[type.range], range: type.range)
        } else {
            name = declaredName("'\(kind.rawValue)'")
        }
        let generics = genericParameters()
        let inheritance = inheritance()
        let requirements = requirements()
        let members = block(after: "'\(kind.rawValue)'")
        return .type(
            TypeDeclaration(
                kind: kind, attributes: introduction.attributes, modifiers: introduction.modifiers, name: name,
                extendedType: extended, genericParameters: generics, inheritance: inheritance,
                requirements: requirements, members: members))
    }

    private func inheritance() -> [TypeSyntax] {
        guard skip(.colon) else { return [] }
        var types: [TypeSyntax] = []
        repeat { types.append(type()) } while skip(.comma)
        return types
    }

    private func enumCase(_ introduction: Introduction) -> Statement.Kind {
        advance()
        var elements: [EnumCaseDeclaration.Element] = []
        repeat {
            let name = declaredName("'case'")
            let parameters = kind == .leftParenthesis ? parameterClause() : []
            let rawValue = skip(.assign) ? expression() : nil
            if name.text.isEmpty, parameters.isEmpty, rawValue == nil { continue }
            elements.append(.init(name: name, parameters: parameters, rawValue: rawValue))
        } while skip(.comma)
        return .enumCase(EnumCaseDeclaration(attributes: introduction.attributes, elements: elements))
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
