extension Parser {
    /// `@escaping`, `@available(...)`, `@Environment(\.colorScheme)`.
    func attributes() -> [Attribute] {
        var attributes: [Attribute] = []
        while kind == .at {
            guard let attribute = attribute() else { break }
            attributes.append(attribute)
        }
        return attributes
    }

    private func attribute() -> Attribute? {
        let start = token.start
        advance()
        guard !token.isFirstOnLine else {
            report(.expectedName(of: "attribute"), at: SourceRange(previousEnd, previousEnd))
            return nil
        }
        guard kind.isWord else {
            expected(.expectedName(of: "attribute"))
            return nil
        }
        let isSimple = peek().kind != .dot && !isOperator("<", ahead: 1)
        let kind = isSimple ? Attribute.Kind(rawValue: text(token)) ?? .named : .named
        let name = namedType()
        var arguments: [Argument] = []
        var isUnavailable = false
        if self.kind == .leftParenthesis, !kind.standsBeforeFunctionType,
            isAdjacent || kind == .available || standsBeforeDeclaration
        {
            if hasOwnGrammar(name) {
                isUnavailable = kind == .available && (0..<balanced(0)).contains { isWord(.unavailable, ahead: $0) }
                skipBalanced()
            } else {
                advance()
                arguments = enclosed { $0.arguments(until: .rightParenthesis) }
                close(.rightParenthesis, ")", of: .arguments)
            }
        }
        return Attribute(
            name: name, kind: kind, arguments: arguments, isUnavailable: isUnavailable, range: range(from: start))
    }

    /// Whether a declaration follows the parentheses here, which are an attribute's: `@AppStorage ("name") var name = ""`.
    private var standsBeforeDeclaration: Bool {
        guard !token.isFirstOnLine else { return false }
        switch peek(balanced(0)).kind {
        case .keyword(let keyword): return keyword.beginsDeclaration
        default: return false
        }
    }

    /// Whether an attribute of the language has arguments that are no expressions.
    private func hasOwnGrammar(_ name: TypeSyntax) -> Bool {
        guard case .named(let components) = name.kind, components.count == 1 else { return false }
        switch components[0].name.text {
        case "available", "objc", "convention", "backDeployed", "freestanding", "attached", "differentiable",
            "derivative", "transpose", "exclusivity", "implements", "storageRestrictions", "abi", "specialize",
            "lifetime", "_lifetime", "export", "inline", "nonexhaustive", "c", "section", "diagnose":
            return true
        case let text: return text.utf8.first == Ascii.underscore
        }
    }

    // MARK: Modifiers

    func modifier(ahead distance: Int = 0) -> Modifier? {
        let token = peek(distance)
        switch token.kind {
        case .keyword(.class): return isClassModifier(distance) ? .class : nil
        case .keyword(let keyword): return Modifier(rawValue: keyword.rawValue)
        case .identifier: return token.word.flatMap { Modifier.words[$0] }
        default: return nil
        }
    }

    private func isClassModifier(_ distance: Int) -> Bool {
        switch peek(distance + 1).kind {
        case .keyword(let keyword): keyword.beginsDeclaration
        case .identifier:
            peek(distance + 1).word.flatMap { Modifier.words[$0] } != nil
                && beginsModifiedDeclaration(from: distance + 1)
        case .at: true
        default: false
        }
    }

    func modifiers(_ attributes: inout [Attribute]) -> [Modifier] {
        var modifiers: [Modifier] = []
        while let modifier = modifier(), kind != .identifier || beginsModifiedDeclaration(from: 0) {
            advance()
            // `private(set)`, `nonisolated(unsafe)`.
            if kind == .leftParenthesis, peek().kind == .identifier, peek(2).kind == .rightParenthesis {
                skipBalanced()
            } else {
                modifiers.append(modifier)
            }
            attributes += self.attributes()
        }
        return modifiers
    }

    /// Whether a modifier or a word such as `actor` here begins a declaration, and is no name.
    var beginsDeclarationWord: Bool { token.word != nil && beginsModifiedDeclaration(from: 0) }

    func beginsModifiedDeclaration(from start: Int) -> Bool {
        var distance = start
        while distance < start + 32 {
            let token = peek(distance)
            switch token.kind {
            case .keyword(let keyword): return keyword.beginsDeclaration
            case .at: return distance > start
            case .identifier:
                guard let word = token.word else { return false }
                if word == .actor || word == .macro { return beginsNamed(distance) }
                guard Modifier.words[word] != nil else { return false }
                if word == .async, peek(distance + 1).isFirstOnLine { return false }
                distance += 1
                if peek(distance).kind == .leftParenthesis {
                    guard peek(distance + 1).kind == .identifier, peek(distance + 2).kind == .rightParenthesis else {
                        return false
                    }
                    distance += 3
                }
            default: return false
            }
        }
        return false
    }

    /// Whether a name follows a word on its line: `actor Store`.
    private func beginsNamed(_ distance: Int) -> Bool {
        let next = peek(distance + 1)
        return next.kind.isName && !next.isFirstOnLine
    }
}

extension Modifier {
    /// The modifiers that may be names elsewhere.
    fileprivate static let words: [ContextualWord: Modifier] = Dictionary(
        uniqueKeysWithValues: ContextualWord.allCases.compactMap { word in
            Modifier(rawValue: word.rawValue).map { (word, $0) }
        })
}
