import SwiftSource

/// The type that an expression is to have, by the code before it.
extension CodeReading {
    /// The types that the expression which begins with a piece may have; empty where nothing says one.
    func expectedTypes(before index: Int, depth: Int = 0) -> [TypeText] {
        guard depth < Self.maximumDepth else { return [] }
        let before = index - 1
        switch code.kind(before) {
        case .opening(.parenthesis): return argumentTypes(index, opening: before, depth)
        case .opening(.bracket): return elementTypes(of: before, depth)
        case .opening(.brace), nil: return resultTypes(around: index)
        case .comma:
            guard let opening = code.opening(around: index) else { return [] }
            return code.kind(opening) == .opening(.bracket)
                ? elementTypes(of: opening, depth) : argumentTypes(index, opening: opening, depth)
        case .colon: return typesBehindColon(before, depth)
        case .sign: return typesBehindSign(before, depth)
        case .keyword: return typesBehindKeyword(before)
        default: return code.isFirstOnLine(index) ? resultTypes(around: index) : []
        }
    }

    private func argumentTypes(_ index: Int, opening: Int, _ depth: Int) -> [TypeText] {
        guard isCall(opening) else { return [] }
        let call = call(at: opening, depth: depth)
        return call.parameters(forArgument: call.argument(at: index, in: code)).map { TypeText($0.type) }.unique
    }

    /// The types of an array literal's elements; of an option set the set itself.
    private func elementTypes(of bracket: Int, _ depth: Int) -> [TypeText] {
        expectedTypes(before: bracket, depth: depth + 1).compactMap { type in
            known.element(of: type) ?? known.resolve(type).map { _ in type }
        }
    }

    private func typesBehindColon(_ colon: Int, _ depth: Int) -> [TypeText] {
        let isLabel = code.kind(colon - 1) == .name || code.kind(colon - 1) == .keyword
        if let opening = code.opening(around: colon), isLabel,
            code.kind(colon - 2) == .comma || colon - 2 == opening
        {
            return argumentTypes(colon + 1, opening: opening, depth)
        }
        return typesAtStart(before: colon, depth)
    }

    private func typesBehindSign(_ sign: Int, _ depth: Int) -> [TypeText] {
        switch code.text(sign) {
        case "=":
            // A declaration with a written type.
            if let type = writtenType(endingAt: sign - 1) { return [type] }
            return value(endingAt: sign - 1, depth).map { [$0] } ?? []
        case "==", "!=", "+=", "-=", "<", ">", "<=", ">=", "+", "-", "*", "/":
            return value(endingAt: sign - 1, depth).map { [$0] } ?? typesAtStart(before: sign, depth)
        case "??":
            return value(endingAt: sign - 1, depth).map { [$0.unwrapped] } ?? typesAtStart(before: sign, depth)
        case "?": return typesAtStart(before: sign, depth)
        default: return []
        }
    }

    private func value(endingAt end: Int, _ depth: Int) -> TypeText? {
        guard case .value(let type)? = meaning(ofExpressionEndingAt: end, depth: depth + 1) else { return nil }
        return type
    }

    /// The type of `let alignment: Alignment` or of a parameter, which ends with a piece.
    private func writtenType(endingAt end: Int) -> TypeText? {
        var start = end
        while start > 0, code.kind(start) != .colon, end - start < 40 {
            switch code.kind(start) {
            case .closing:
                guard let partner = code.partner(of: start) else { return nil }
                start = partner
            case .typeName, .name, .dot, .sign, .keyword, .attribute: break
            default: return nil
            }
            start -= 1
        }
        guard code.kind(start) == .colon, start < end, code.kind(start - 1) == .name else { return nil }
        let isVariable = code.isWord(start - 2, "let") || code.isWord(start - 2, "var")
        guard isVariable || code.opening(around: start).map(isDeclaration) ?? false else { return nil }
        return TypeText(code.text(from: start + 1, through: end))
    }

    /// The types of the whole expression with operators in which a piece stands.
    private func typesAtStart(before end: Int, _ depth: Int) -> [TypeText] {
        var next = end - 1
        while next >= 0 {
            switch code.kind(next) {
            case .closing:
                guard let partner = code.partner(of: next) else { return [] }
                next = partner
            case .opening, .comma: return expectedTypes(before: next + 1, depth: depth + 1)
            case .colon where code.kind(next - 1) == .name && endsLabel(next):
                return expectedTypes(before: next + 1, depth: depth + 1)
            case .keyword where ["return", "case", "in"].contains(code.text(next)):
                return expectedTypes(before: next + 1, depth: depth + 1)
            case .sign where code.isWord(next, "="): return expectedTypes(before: next + 1, depth: depth + 1)
            default: break
            }
            next -= 1
        }
        return []
    }

    private func endsLabel(_ colon: Int) -> Bool {
        guard let opening = code.opening(around: colon) else { return false }
        return code.kind(colon - 2) == .comma || colon - 2 == opening
    }

    private func typesBehindKeyword(_ keyword: Int) -> [TypeText] {
        switch code.text(keyword) {
        case "return", "in": return resultTypes(around: keyword + 1)
        case "case":
            guard let opening = code.opening(around: keyword), let start = subject(ofSwitch: opening) else { return [] }
            return type(ofValueFrom: start, depth: 1).map { [$0.unwrapped] } ?? []
        default: return []
        }
    }

    /// The first piece of what the switch of a brace is about.
    private func subject(ofSwitch brace: Int) -> Int? {
        var next = brace - 1
        while next >= 0, next > brace - 40 {
            if code.isWord(next, "switch") { return next + 1 }
            if code.isFirstOnLine(next) { return nil }
            next -= 1
        }
        return nil
    }

    /// The type of what the statements around a piece give.
    private func resultTypes(around index: Int) -> [TypeText] {
        for scope in declared.scopes(around: index) {
            if let result = declared.scopes[scope].result { return [TypeText(result)] }
            if declared.scopes[scope].type != nil { return [] }
        }
        return []
    }
}

extension [TypeText] {
    fileprivate var unique: [TypeText] {
        var seen: Set<TypeText> = []
        return filter { seen.insert($0).inserted }
    }
}
