/// What a statement lacks that only can be one thing: it is reported, and read as if it were there.
extension Parser {
    /// Whether a type stands here, up to something.
    private func isType(before isEnd: () -> Bool) -> Bool {
        guard !token.isFirstOnLine, beginsType(token) else { return false }
        let (isThere, isClean) = onTrial {
            _ = type()
            return isEnd()
        }
        return isThere && isClean
    }

    /// Whether a value begins here that cannot continue what stands before it on the line.
    var beginsFurtherValue: Bool {
        guard !token.isFirstOnLine else { return false }
        switch kind {
        case .identifier, .quotedIdentifier, .dollar, .integer, .float, .string, .prefixOperator,
            .keyword(.self), .keyword(.Self), .keyword(.nil), .keyword(.true), .keyword(.false):
            return true
        default: return false
        }
    }

    /// Whether the list of a declaration ends behind a comma, because its block does or a keyword begins the next statement.
    func lacksElement(_ error: SyntaxError) -> Bool {
        switch kind {
        case .rightBrace, .endOfFile: break
        case .keyword where beginsNextStatement: break
        default: return false
        }
        expected(error)
        return true
    }

    // MARK: Variables

    /// Whether a colon is missing between a name and its type: `var width CGFloat = 1`.
    func lacksColon(after pattern: Pattern) -> Bool {
        guard case .name = pattern.kind else { return false }
        let isThere = isType {
            if kind == .assign || kind == .leftBrace && !token.isFirstOnLine { return true }
            // `let ink Color.red` lacks the other sign.
            guard token.isFirstOnLine || kind == .rightBrace || kind == .endOfFile else { return false }
            return tokens[index - 1].kind != .identifier || isCapitalized(tokens[index - 1])
        }
        if isThere { report(.expectedColon(after: "'\(source[pattern.range])'"), at: token.range) }
        return isThere
    }

    func isCapitalized(_ token: Token) -> Bool {
        let first = byte(at: token.start)
        return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
    }

    /// Whether a value stands behind what is declared without the sign: `let ink Color.red`.
    var lacksInitialSign: Bool {
        guard beginsFurtherValue || !token.isFirstOnLine && (kind == .dot || kind == .leftBracket) else { return false }
        report(.expectedInitialSign, at: token.range)
        return true
    }

    // MARK: Declarations

    /// The declaration whose keyword is missing: `corners(of sizes: [CGSize]) -> [CGPoint] {`, `body: some View {`.
    func declarationWithoutKeyword(_ introduction: Introduction) -> Statement.Kind? {
        guard kind == .identifier || kind == .quotedIdentifier else { return nil }
        let start = SourceRange(token.start, token.start)
        if let keyword = misspelledKeyword {
            report(.misspelledKeyword(keyword.rawValue), at: SourceRange(token.end, token.end))
            return declaration(keyword, introduction)
        }
        let isModified = !introduction.modifiers.isEmpty
        switch peek().kind {
        case .leftParenthesis where isFunction(isModified):
            report(.expectedKeyword("'func' before the name of a function"), at: token.range)
            return function(.function, introduction, word: Name(text: "func", range: start))
        case .colon where isTypeWithMembers, .leftBrace where isModified || holdsMembers:
            report(.expectedKeyword("'struct', 'class' or 'enum' before the name of a type"), at: token.range)
            return typeDeclaration(.struct, introduction, keyword: start)
        case .colon where isTypedVariable, .assign where isModified:
            report(.expectedKeyword("'let' or 'var' before the name of a variable"), at: token.range)
            return variable(introduction, isVariable: true)
        default: return nil
        }
    }

    /// The keyword that is meant by the first of two names: `strct Row: View {`.
    private var misspelledKeyword: Keyword? {
        guard kind == .identifier, token.word == nil, peek().kind == .identifier, !peek().isFirstOnLine else {
            return nil
        }
        let keywords: [Keyword]
        switch peek(2).kind {
        case .leftBrace: keywords = [.struct, .class, .enum, .protocol, .extension]
        case .colon: keywords = [.struct, .class, .enum, .protocol, .extension, .let, .var]
        case .assign: keywords = [.let, .var, .typealias]
        case .leftParenthesis: keywords = [.func]
        default: return nil
        }
        return NearestName.nearest(to: text(token), among: keywords.map(\.rawValue)).flatMap(Keyword.init)
    }

    /// Whether parameters stand behind the name here, and no arguments.
    private func isFunction(_ isModified: Bool) -> Bool {
        guard !peek().isFirstOnLine, peek().start == token.end else { return false }
        let end = peek(balanced(1))
        if end.kind == .arrow || end.kind == .keyword(.throws) { return true }
        guard end.kind == .leftBrace else { return false }
        if isModified { return true }
        return peek(2).kind == .identifier && peek(3).kind == .identifier && peek(4).kind == .colon
    }

    private var isTypeWithMembers: Bool {
        guard isCapitalized(token) else { return false }
        return onTrial {
            advance()
            advance()
            repeat { _ = type() } while skip(.comma)
            guard skip(.leftBrace) else { return false }
            _ = attributes()
            if case .keyword(let keyword) = kind { return keyword.beginsDeclaration }
            return beginsDeclarationWord
        } == (true, true)
    }

    /// Whether the braces behind the name here begin with what stands in no closure.
    private var holdsMembers: Bool {
        guard isCapitalized(token), case .keyword(let keyword) = peek(2).kind else { return false }
        switch keyword {
        case .static, .case, .`init`, .deinit, .subscript, .private, .fileprivate, .internal, .public: return true
        default: return false
        }
    }

    private var isTypedVariable: Bool {
        onTrial {
            advance()
            advance()
            return isType {
                kind == .assign || kind == .leftBrace || kind == .rightBrace || kind == .endOfFile
                    || token.isFirstOnLine
            }
        }.result
    }

    /// Whether the types that a type is of stand here, without the colon: `struct Flow Layout {`.
    var lacksColonBeforeInheritance: Bool {
        guard isType(before: { kind == .leftBrace || kind == .comma }) else { return false }
        report(.expectedColon(after: "the name of a type"), at: token.range)
        return true
    }

    /// Whether a result's type stands here, without the arrow: `func label() Component {`.
    var lacksArrow: Bool {
        guard isType(before: { kind == .leftBrace }) else { return false }
        report(.expectedArrow, at: token.range)
        return true
    }

    /// The names of a parameter before a type, where the colon between them is missing: `_ title String`.
    var namesWithoutColon: (first: Name, second: Name?)? {
        guard kind == .identifier, token.word == nil || isWord(.underscore) else { return nil }
        let count = peek(2).kind == .identifier ? 2 : 1
        guard peek().kind == .identifier, (1...count).allSatisfy({ !peek($0).isFirstOnLine }),
            isTypeOfParameter(behind: count)
        else { return nil }
        let first = takeName()
        let second = count == 2 ? takeName() : nil
        report(.expectedColon(after: "the name of a parameter"), at: token.range)
        return (first, second)
    }

    private func isTypeOfParameter(behind count: Int) -> Bool {
        onTrial {
            for _ in 0..<count { advance() }
            return isType { kind == .comma || kind == .rightParenthesis }
        }.result
    }

    /// Whether a further parameter begins here without a comma before it: `_ color: Color _ title: String`.
    var lacksCommaBeforeParameter: Bool {
        guard kind == .identifier, peek().kind == .colon || peek().kind == .identifier && peek(2).kind == .colon else {
            return false
        }
        expected(.expectedComma)
        return true
    }

    // MARK: Arguments

    /// Whether a label stands here without its colon: `flexShrink 1`.
    /// - Parameter isLabeled: whether arguments before it have labels; of two names the first is else no label.
    func lacksLabelColon(_ isLabeled: Bool) -> Bool {
        guard kind == .identifier, token.word == nil else { return false }
        switch peek().kind {
        case .integer, .float, .string, .dollar, .keyword(.true), .keyword(.false), .keyword(.nil):
            return !peek().isFirstOnLine
        case .identifier, .quotedIdentifier:
            return isLabeled && !peek().isFirstOnLine && peek(2).kind != .colon
        default: return false
        }
    }

    /// Whether a further element begins here, though no comma stands before it.
    var lacksComma: Bool {
        switch kind {
        case .identifier, .quotedIdentifier, .dollar, .integer, .float, .string, .prefixOperator, .keyword(.self),
            .keyword(.Self), .keyword(.nil), .keyword(.true), .keyword(.false), .leftBracket, .leftParenthesis:
            break
        default: return false
        }
        expected(.expectedComma)
        return true
    }
}
