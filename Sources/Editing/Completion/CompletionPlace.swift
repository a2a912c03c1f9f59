import SwiftSource

/// The kind of code that can stand at a cursor.
enum CompletionPlace: Equatable {
    case nothing
    /// A member of the expression before a dot.
    case member(dot: Int)
    /// A member of the expected type.
    case implicitMember(dot: Int)
    case type
    /// A type that another one inherits from, or is opaque with: protocols come first.
    case protocols
    /// The first word of a statement.
    case statement
    /// The first word of a declaration in a type.
    case declaration
    case expression
    /// An argument of a call, with its label.
    case argument(opening: Int)
    /// An attribute or a macro: `@State`, `#Preview`.
    case attribute
    /// Behind the brace of an `if` or a `do`.
    case afterBrace
    case module
}

extension CodeReading {
    /// The place at a position.
    /// - Parameter index: the number of pieces before it.
    func place(at position: Int, index: Int) -> CompletionPlace {
        let before = index - 1
        let beginsLine = code.beginsLine(position, after: before)
        switch code.kind(before) {
        case nil: return .statement
        case .dot:
            guard code.pieces[before].range.end == position else { return .nothing }
            return isMemberDot(before) ? .member(dot: before) : .implicitMember(dot: before)
        case .opening(.brace): return startOfStatement(index)
        case .opening(.parenthesis): return inParentheses(before)
        case .opening(.bracket): return isInTypePlace(before) ? .type : .expression
        case .comma: return behindComma(before)
        case .colon: return behindColon(before)
        case .sign: return behindSign(before, position)
        case .keyword: return behindKeyword(before, beginsLine: beginsLine)
        case .attribute: return beginsLine || isInType(index) ? startOfStatement(index) : .nothing
        case .closing(.brace) where !beginsLine: return .afterBrace
        case .name where !beginsLine: return behindName(before)
        default: return beginsLine ? startOfStatement(index) : .nothing
        }
    }

    private func isInType(_ index: Int) -> Bool {
        declared.scopes[declared.scopes(around: index)[0]].type != nil
    }

    private func startOfStatement(_ index: Int) -> CompletionPlace {
        if let opening = code.opening(around: index), code.kind(opening) != .opening(.brace) { return .nothing }
        return isInType(index) ? .declaration : .statement
    }

    private func inParentheses(_ opening: Int) -> CompletionPlace {
        if isDeclaration(opening) { return .nothing }
        if isCall(opening) { return .argument(opening: opening) }
        return isInTypePlace(opening) ? .type : .expression
    }

    /// Whether a bracket is part of a type: `let sizes: [Size]`.
    private func isInTypePlace(_ opening: Int) -> Bool {
        opening > 0 && place(at: code.pieces[opening].range.start, index: opening) == .type
    }

    private func behindComma(_ comma: Int) -> CompletionPlace {
        guard let opening = code.opening(around: comma), code.kind(opening) != .opening(.brace) else {
            let start = startOfLine(comma)
            if (start...comma).contains(where: { code.kind($0) == .keyword && Self.heads.contains(code.text($0)) }) {
                return .protocols
            }
            return code.isWord(start, "case") || code.isWord(start, "let") || code.isWord(start, "var")
                ? .nothing : .expression
        }
        if code.kind(opening) == .opening(.parenthesis) { return inParentheses(opening) }
        return isInTypePlace(opening) ? .type : .expression
    }

    /// The words before a name with an inheritance clause.
    private static let heads: Set = ["struct", "class", "enum", "protocol", "extension"]

    private func startOfLine(_ index: Int) -> Int {
        var index = index
        while index > 0, !code.isFirstOnLine(index) { index -= 1 }
        return index
    }

    private func behindColon(_ colon: Int) -> CompletionPlace {
        if let opening = code.opening(around: colon), code.kind(opening) != .opening(.brace) {
            if isDeclaration(opening) { return .type }
            // The parameters of a closure.
            let isClosure = code.kind(opening) == .opening(.parenthesis) && code.kind(opening - 1) == .opening(.brace)
            return isClosure || isInTypePlace(opening) ? .type : .expression
        }
        let isName = code.kind(colon - 1) == .name
        if isName, code.isWord(colon - 2, "let") || code.isWord(colon - 2, "var") { return .type }
        let start = startOfLine(colon)
        if (start..<colon).contains(where: { code.kind($0) == .keyword && Self.heads.contains(code.text($0)) }) {
            return .protocols
        }
        if code.isWord(start, "case") || code.isWord(start, "default") { return .statement }
        return .expression
    }

    private func behindSign(_ sign: Int, _ position: Int) -> CompletionPlace {
        let isBefore = code.pieces[sign].range.end == position
        switch code.text(sign) {
        case "->", "&": return .type
        case "@", "#": return isBefore ? .attribute : .nothing
        case "\\": return .nothing
        case "<" where code.isAdjacent(sign) && code.kind(sign - 1) == .typeName: return .type
        case "=" where code.isWord(sign - 2, "typealias"): return .type
        case "?", "!": return code.isAdjacent(sign) && code.endsValue(sign) ? endOfLine(sign, position) : .expression
        case ";": return startOfStatement(sign + 1)
        case "...", "..<": return .expression
        default: return .expression
        }
    }

    private func endOfLine(_ index: Int, _ position: Int) -> CompletionPlace {
        if code.isWord(index - 1, "as") || code.isWord(index - 1, "try") {
            return code.isWord(index - 1, "as") ? .type : .expression
        }
        return code.beginsLine(position, after: index) ? startOfStatement(index + 1) : .nothing
    }

    private func behindKeyword(_ keyword: Int, beginsLine: Bool) -> CompletionPlace {
        switch code.text(keyword) {
        case "return", "throw", "if", "while", "guard", "switch", "where", "try", "defer": return .expression
        case "import": return .module
        case "extension", "as", "is": return .type
        case "case":
            let isEnum = declared.scopes[declared.scopes(around: keyword)[0]].isEnum
            return isEnum ? .nothing : .expression
        case "in": return isLoop(keyword) ? .expression : startOfStatement(keyword + 1)
        case "static", "fileprivate", "private", "internal", "public": return .declaration
        case "let", "var", "func", "struct", "class", "enum", "protocol", "typealias", "for", "init":
            return .nothing
        default: return beginsLine ? startOfStatement(keyword + 1) : .nothing
        }
    }

    /// Whether an `in` is that of a loop, not of a closure.
    private func isLoop(_ keyword: Int) -> Bool {
        var next = keyword - 1
        while next >= 0, code.kind(next) != .opening(.brace) {
            if code.isWord(next, "for") { return true }
            if code.isFirstOnLine(next) { return false }
            next -= 1
        }
        return false
    }

    private func behindName(_ name: Int) -> CompletionPlace {
        switch code.text(name) {
        case "some", "any": .protocols
        case "await": .expression
        case "override", "final", "lazy", "weak", "mutating", "open", "package": .declaration
        default: .nothing
        }
    }
}
