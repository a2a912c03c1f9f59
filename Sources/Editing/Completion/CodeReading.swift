import SwiftSource

/// The pieces of a text with its declarations and the names of a library: answers of which type an expression is.
struct CodeReading {
    let code: CodePieces
    let declared: SourceDeclarations
    let known: KnownNames

    init(_ cursor: CompletionCursor, _ names: CompletionNames) {
        code = CodePieces(cursor.source, cursor.pieces)
        declared = DeclarationReader.declarations(in: code)
        known = KnownNames(library: names, own: declared)
    }

    /// The meaning of an expression.
    enum Meaning {
        case value(TypeText)
        /// A type itself.
        case type(String)
        /// A function before it is called.
        case functions([CompletionNames.Member])
    }

    /// The largest number of expressions that depend on each other.
    static let maximumDepth = 8

    /// The first piece of the expression without operators that ends with a piece.
    func start(ofExpressionEndingAt end: Int) -> Int? {
        var index = end
        while true {
            switch code.kind(index) {
            case .closing:
                guard let next = start(ofBracketEndingAt: index) else { return nil }
                if next.isWhole { return next.index }
                index = next.index
            case .sign where code.isAdjacent(index) && code.endsValue(index): index -= 1
            case .sign where code.text(index).hasPrefix(">"):
                guard let opening = openingAngle(of: index), code.kind(opening - 1) == .typeName else { return nil }
                index = opening - 1
            case .name, .typeName, .keyword, .string, .attribute, .placeholder, .number:
                guard code.kind(index - 1) == .dot else { return index }
                guard isMemberDot(index - 1) else { return index - 1 }
                index -= 2
            default: return nil
            }
        }
    }

    /// Whether a dot has an expression before it.
    func isMemberDot(_ dot: Int) -> Bool {
        code.endsValue(dot - 1) && (code.isAdjacent(dot) || code.isFirstOnLine(dot))
            || code.kind(dot - 1) == .sign && code.text(dot - 1).hasPrefix(">") && code.isAdjacent(dot)
                && openingAngle(of: dot - 1) != nil
    }

    /// The index at which an expression goes on before a closing bracket, or begins.
    private func start(ofBracketEndingAt end: Int) -> (index: Int, isWhole: Bool)? {
        guard let opening = code.partner(of: end) else { return nil }
        let before = opening - 1
        guard code.kind(opening) == .opening(.brace) else {
            let isCall = code.isAdjacent(opening) && (code.endsValue(before) || code.kind(before) == .attribute)
            let isGeneric = code.isAdjacent(opening) && code.text(before).hasPrefix(">")
            return isCall || isGeneric ? (before, false) : (opening, true)
        }
        // A closure behind a call, or behind a label of a call with several.
        if code.kind(before) == .colon, code.kind(before - 2) == .closing(.brace) { return (before - 2, false) }
        guard !code.isFirstOnLine(opening), code.endsValue(before) || code.kind(before) == .attribute else {
            return nil
        }
        return (before, false)
    }

    private func openingAngle(of end: Int) -> Int? {
        var (index, depth) = (end, 0)
        while index >= 0, index > end - 40 {
            switch code.kind(index) {
            case .sign:
                let sign = code.text(index)
                if sign != "->" { depth += sign.count { $0 == ">" } - sign.count { $0 == "<" } }
                if depth <= 0 { return code.isAdjacent(index) ? index : nil }
            case .closing:
                guard let partner = code.partner(of: index) else { return nil }
                index = partner
            case .typeName, .name, .dot, .comma, .keyword, .colon: break
            default: return nil
            }
            index -= 1
        }
        return nil
    }
}

// MARK: - Meanings

extension CodeReading {
    /// The meaning of the expression without operators that ends with a piece.
    func meaning(ofExpressionEndingAt end: Int, depth: Int = 0) -> Meaning? {
        guard let start = start(ofExpressionEndingAt: end) else { return nil }
        return meaning(from: start, through: end, depth: depth)
    }

    /// The type of the value of the expression that begins with a piece.
    func type(ofValueFrom start: Int, depth: Int) -> TypeText? {
        var start = start
        while code.isWord(start, "try") || code.isWord(start, "await") { start += 1 }
        guard case .value(let type)? = meaning(from: start, through: nil, depth: depth) else { return nil }
        return type
    }

    /// - Parameter end: the last piece; nil for all that goes on with the expression.
    private func meaning(from start: Int, through end: Int?, depth: Int) -> Meaning? {
        guard depth < Self.maximumDepth, let root = root(at: start, depth: depth) else { return nil }
        var (meaning, index) = (root.meaning as Meaning?, root.end)
        let limit = end ?? code.count - 1
        while index < limit {
            guard let next = step(from: index, meaning, depth: depth) else { break }
            (meaning, index) = next
        }
        return end == nil || index == limit ? meaning : nil
    }

    /// Follows an expression by a member, a call, a subscript; nil where it ends.
    private func step(from index: Int, _ meaning: Meaning?, depth: Int) -> (Meaning?, Int)? {
        let next = index + 1
        switch code.kind(next) {
        case .dot where isMemberDot(next):
            guard code.kind(next + 1) != nil else { return nil }
            return (member(code.text(next + 1), of: meaning), next + 1)
        case .opening(.parenthesis) where code.isAdjacent(next):
            guard let end = code.partner(of: next) else { return nil }
            return (result(of: meaning, at: next), end)
        case .opening(.bracket) where code.isAdjacent(next):
            guard let end = code.partner(of: next) else { return nil }
            guard case .value(let type)? = meaning, let element = known.element(of: type) else { return (nil, end) }
            return (.value(element), end)
        case .opening(.brace) where !code.isFirstOnLine(next):
            guard let end = code.partner(of: next) else { return nil }
            if case .value? = meaning { return (meaning, end) }
            return (result(of: meaning, at: next), end)
        case .sign where code.isAdjacent(next) && code.endsValue(next): return (meaning, next)
        case .sign where code.text(next).hasPrefix("<") && code.isAdjacent(next):
            let end = code.endOfType(from: index) - 1
            return end > index ? (meaning, end) : nil
        case .name where code.kind(index) == .closing(.brace) && code.kind(next + 1) == .colon:
            guard code.kind(next + 2) == .opening(.brace), let end = code.partner(of: next + 2) else { return nil }
            return (meaning, end)
        default: return nil
        }
    }

    private func member(_ name: String, of meaning: Meaning?) -> Meaning? {
        let name = name.unquoted
        switch meaning {
        case .value(let type):
            return self.meaning(of: known.members(of: type), named: name, receiver: type)
                ?? (known.library.plainModifiers.contains(name)
                    ? .functions(known.plainModifiers.filter { $0.name == name }) : nil)
        case .type(let type):
            if known.type(named: type + "." + name) != nil { return .type(type + "." + name) }
            if name == "self" { return nil }
            guard let found = known.type(named: type) else { return nil }
            if name == "init" { return .functions(found.initializers.map { $0.giving(type) }) }
            return self.meaning(of: found.staticMembers, named: name, receiver: TypeText(type))
        case .functions, nil: return nil
        }
    }

    /// The meaning of a name among members.
    func meaning(
        of members: [CompletionNames.Member], named name: String, receiver: TypeText
    ) -> Meaning? {
        let found = members.filter { $0.name == name }
        guard let first = found.first else { return nil }
        func own(_ member: CompletionNames.Member) -> CompletionNames.Member {
            TypeText(member.type).name == "Self" ? member.giving(String(receiver.text)) : member
        }
        if first.parameters == nil { return first.type.isEmpty ? nil : .value(TypeText(own(first).type)) }
        return .functions(found.filter { $0.parameters != nil }.map(own))
    }

    private func result(of meaning: Meaning?, at opening: Int) -> Meaning? {
        switch meaning {
        case .type(let name): return .value(TypeText(name))
        case .functions(let functions):
            let fitting =
                code.kind(opening) == .opening(.parenthesis) ? call(at: opening, functions).fitting : functions
            return (fitting.first ?? functions.first).map { .value(TypeText($0.type)) }
        case .value(let type): return type.function.map { .value($0.result) }
        case nil: return nil
        }
    }
}

extension CompletionNames.Member {
    /// The member with another result.
    func giving(_ type: String) -> Self { Self(name, parameters, type: type, help: help) }
}
