extension Parser {
    /// What stands in braces behind a variable.
    func accessorBlock() -> Accessors {
        let start = token.start
        guard beginsAccessor(peek()) || peek().kind == .at else {
            let body = block(after: "variable")
            let get = Name(text: "get", range: SourceRange(start, start))
            return Accessors(all: [.init(keyword: get, parameter: nil, body: body)], range: body.range)
        }
        advance()
        var all: [Accessors.Accessor] = []
        while kind != .rightBrace, kind != .endOfFile {
            let before = index
            if let accessor = nested({ _ in nil }, { $0.accessor() }) { all.append(accessor) }
            guard index > before else { break }
            _ = skip(.semicolon)
        }
        close(.rightBrace, "}", of: .block)
        return Accessors(all: all, range: range(from: start))
    }

    private func accessor() -> Accessors.Accessor? {
        skipAttributes()
        while isWord("mutating") || isWord("nonmutating") { advance() }
        guard beginsAccessor(token) else {
            expected(.expectedName(of: "variable"))
            return nil
        }
        let keyword = takeName()
        var parameter: Name?
        if skip(.leftParenthesis) {
            parameter = memberName()
            close(.rightParenthesis, ")", of: .parameters)
        }
        while kind == .keyword(.throws) || isWord("async") { advance() }
        let body = kind == .leftBrace ? block(after: "'\(keyword.text)'") : nil
        return Accessors.Accessor(keyword: keyword, parameter: parameter, body: body)
    }

    private func beginsAccessor(_ token: Token) -> Bool {
        guard token.kind == .identifier else { return false }
        return isText(token, "get") || isText(token, "set") || isText(token, "willSet") || isText(token, "didSet")
            || isText(token, "mutating") || isText(token, "nonmutating") || isText(token, "_read")
            || isText(token, "_modify")
    }
}
