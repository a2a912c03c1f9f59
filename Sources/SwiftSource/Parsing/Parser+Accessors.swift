extension Parser {
    /// What stands in braces behind a variable or a subscript.
    func accessorBlock() -> Accessors {
        let start = token.start
        guard peek().kind != .rightBrace, beginsAccessors(1) else {
            let body = block(after: "variable")
            let get = Accessors.Accessor(kind: .get, parameter: nil, attributes: [], modifiers: [], body: body)
            return Accessors(all: [get], range: body.range)
        }
        advance()
        var all: [Accessors.Accessor] = []
        while kind != .rightBrace, kind != .endOfFile {
            let before = index
            if kind == .pound, isDirective {
                // Accessors in an `#if` are read as if it were not there.
                skipDirectiveLine()
            } else if let accessor = nested({ _ in nil }, { $0.accessor() }) {
                all.append(accessor)
            }
            guard index > before else { break }
            _ = skip(.semicolon)
        }
        close(.rightBrace, "}", of: .block)
        return Accessors(all: all, range: range(from: start))
    }

    /// Whether the brace here opens the observers of a variable that has a value.
    var beginsObserver: Bool {
        guard kind == .leftBrace else { return false }
        let distance = skippingAttributes(1)
        guard isWord(.willSet, ahead: distance) || isWord(.didSet, ahead: distance) else { return false }
        let next = peek(distance + 1).kind
        return next == .leftBrace || next == .leftParenthesis
    }

    private func accessor() -> Accessors.Accessor? {
        var attributes = attributes()
        var modifiers: [Modifier] = []
        while let modifier = modifier() {
            advance()
            modifiers.append(modifier)
            attributes += self.attributes()
        }
        guard beginsAccessor(0) else {
            expected(.expectedAccessor)
            return nil
        }
        let word = token.word
        let keyword = takeName()
        let kind = Accessors.Kind(word, keyword)
        var parameter: Name?
        if skip(.leftParenthesis) {
            let name = memberName()
            if kind != .other(keyword) { parameter = name }
            close(.rightParenthesis, ")", of: .parameters)
        }
        skipEffects()
        // `initializes(x) accesses(y)` of an initial accessor.
        while self.kind == .identifier, peek().kind == .leftParenthesis, !token.isFirstOnLine {
            advance()
            skipBalanced()
        }
        let body = self.kind == .leftBrace ? block(after: "'\(keyword.text)'") : nil
        return Accessors.Accessor(
            kind: kind, parameter: parameter, attributes: attributes, modifiers: modifiers, body: body)
    }

    /// Whether accessors stand behind a brace, and not statements.
    private func beginsAccessors(_ distance: Int) -> Bool {
        var distance = skippingAttributes(distance)
        while modifier(ahead: distance) != nil { distance = skippingAttributes(distance + 1) }
        return beginsAccessor(distance)
    }

    private func beginsAccessor(_ distance: Int) -> Bool {
        let token = peek(distance)
        if token.kind == .keyword(.`init`) {
            return peek(distance + 1).kind == .leftBrace
                || peek(distance + 1).kind == .leftParenthesis && peek(distance + 3).kind == .rightParenthesis
        }
        switch token.word {
        case .get, .set, .willSet, .didSet, .read, .modify, .unsafeAddress, .borrow: break
        default: return false
        }
        let next = peek(distance + 1)
        switch next.kind {
        case .leftBrace, .rightBrace, .semicolon, .keyword(.throws), .at: return true
        case .leftParenthesis: return token.word != .get
        case .identifier: return next.word != nil
        case .pound: return next.isFirstOnLine
        case .endOfFile: return true
        default: return false
        }
    }

    /// How far the first token behind attributes is.
    func skippingAttributes(_ distance: Int) -> Int {
        var distance = distance
        while peek(distance).kind == .at {
            distance += 2
            while peek(distance).kind == .dot { distance += 2 }
            let next = peek(distance)
            if next.kind == .leftParenthesis, next.start == peek(distance - 1).end { distance = balanced(distance) }
        }
        return distance
    }
}

extension Accessors.Kind {
    fileprivate init(_ word: ContextualWord?, _ keyword: Name) {
        switch word {
        case .get: self = .get
        case .set: self = .set
        case .willSet: self = .willSet
        case .didSet: self = .didSet
        default: self = .other(keyword)
        }
    }
}
