import CStackBounds

/// Reads Swift. Never fails: what cannot be read becomes a diagnostic and a gap in the tree.
///
/// Recursive descent over tokens. Sums and chains are read in loops; everything else that can stand in itself goes
/// through `nested`, so that no source exhausts the stack.
///
/// A class, because its methods stand deep in each other: a struct would be copied onto the stack at every level.
package final class Parser {
    let source: SourceText
    var tokens: [Token]
    var index = 0
    /// Where the token before ends.
    var previousEnd: Int
    var errors: [(error: SyntaxError, range: SourceRange)] = []
    /// Whether a brace may begin a trailing closure; not in the conditions of statements.
    var allowsTrailingClosure = true
    /// One more than the highest `$n`, for each closure that is being read.
    var anonymousParameters: [Int] = []
    /// How many `#if` are open.
    var conditionalDepth = 0
    /// Where the statement begins that is being read.
    var statementStart: Int
    /// For each opening brace the token that closes it; empty inside interpolations.
    private(set) var closingBraces: [Int32]
    private var depth = 0
    private var lastErrorPlace: Int?
    private(set) var isAbandoned = false

    /// The depth that the compiler reads: 256 closures in each other, each in an expression of a statement.
    static let depthLimit = 1024
    private let room = StackRoom(allOfThread: ())
    /// How many errors are reported; of the others only their number.
    private static let errorLimit = 20
    /// How many errors are counted before the rest of a source is not read.
    private static let countLimit = 1000

    package static func parse(_ source: SourceText) -> SourceFile {
        if let invalid = source.invalidByte {
            let position = source.base + invalid.offset
            let error = SyntaxError.notUTF8(invalid.value, source.location(of: position))
            let place = SourceRange(position, position + 1)
            return SourceFile(
                source: source, statements: [], diagnostics: [Diagnostic(.error, error.message, at: place)])
        }
        var lexer = Lexer(source, in: source.range)
        let tokens = lexer.tokens()
        let parser = Parser(source: source, tokens: tokens)
        let lexerErrors = lexer.errors
        let isRepaired = parser.repairBrackets()
        let statements = parser.statements(until: .file)
        if isRepaired, parser.errors.isEmpty, lexerErrors.isEmpty {
            parser.report(.unmatchedBrackets, at: parser.token.range)
        }
        // The lexer's own errors explain those that the parser finds at the same place, or right behind an open string.
        let reported = Set(lexerErrors.map(\.1.start))
        let ends = Set(lexerErrors.filter { $0.0 == .unterminatedString }.map(\.1.end))
        parser.errors.removeAll { reported.contains($0.range.start) || ends.contains($0.range.start) }
        parser.errors.append(contentsOf: lexerErrors)
        return SourceFile(source: source, statements: statements, diagnostics: parser.diagnostics())
    }

    private init(source: SourceText, tokens: [Token]) {
        self.source = source
        previousEnd = source.base
        statementStart = source.base
        closingBraces = tokens.closingBraces()
        self.tokens = tokens
    }

    /// Reads brackets that do not match as the indentation shows that they are meant; whether it had to.
    private func repairBrackets() -> Bool {
        guard let repair = BracketRepair.repaired(tokens, in: self) else { return false }
        tokens = repair.tokens
        closingBraces = tokens.closingBraces()
        errors = repair.errors
        return true
    }

    private func diagnostics() -> [Diagnostic] {
        let ordered = errors.enumerated().sorted {
            ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
        }
        var reported = ordered.prefix(Self.errorLimit).map(\.element)
        if ordered.count > reported.count {
            let rest = ordered.count - reported.count
            reported.append((.moreErrors(rest, isCut: isAbandoned), ordered[reported.count].element.range))
        }
        return reported.map { Diagnostic(.error, $0.error.message, at: $0.range) }
    }
}

// MARK: - Tokens

extension Parser {
    var token: Token { tokens[index] }
    var kind: Token.Kind { tokens[index].kind }

    func peek(_ distance: Int = 1) -> Token {
        tokens[min(index + distance, tokens.count - 1)]
    }

    func byte(at position: Int) -> UInt8 { source.utf8[position - source.base] }

    func bytes(of token: Token) -> ArraySlice<UInt8> {
        source.utf8[(token.start - source.base)..<(token.end - source.base)]
    }

    func text(_ token: Token) -> String {
        String(decoding: bytes(of: token), as: UTF8.self)
    }

    func isText(_ token: Token, _ text: StaticString) -> Bool {
        guard token.end - token.start == text.utf8CodeUnitCount else { return false }
        return text.withUTF8Buffer { $0.elementsEqual(bytes(of: token)) }
    }

    /// Whether a contextual word stands here.
    func isWord(_ word: ContextualWord, ahead distance: Int = 0) -> Bool { peek(distance).word == word }

    /// Whether an operator of one character stands here.
    func isOperator(_ character: Unicode.Scalar, ahead distance: Int = 0) -> Bool {
        let token = peek(distance)
        guard token.end - token.start == 1, byte(at: token.start) == UInt8(ascii: character) else { return false }
        let kind = token.kind
        return kind.isOperator || kind == .ampersand || kind == .exclamation || kind == .question
    }

    /// Whether the token is `...`.
    func isEllipsis(_ token: Token) -> Bool { token.kind.isOperator && isText(token, "...") }

    func advance() {
        previousEnd = tokens[index].end
        if index < tokens.count - 1 { index += 1 }
    }

    func take() -> Token {
        let token = token
        advance()
        return token
    }

    /// Whether `...` stands behind a type, which is taken.
    func skipEllipsis() -> Bool {
        let isThere = isEllipsis(token)
        if isThere { advance() }
        return isThere
    }

    func skip(_ kind: Token.Kind) -> Bool {
        guard self.kind == kind else { return false }
        advance()
        return true
    }

    func takeName() -> Name {
        let token = take()
        var text = text(token)
        if token.kind == .quotedIdentifier { text = String(text.dropFirst().dropLast()) }
        return Name(text: text, range: token.range)
    }

    /// From a token's start to here; where nothing was taken, the place behind the token before.
    func range(from start: Int) -> SourceRange { SourceRange(min(start, previousEnd), previousEnd) }

    /// Whether the token stands right behind the one before, without a space.
    var isAdjacent: Bool { token.start == previousEnd }

    // MARK: Errors and limits

    /// Says what is wrong, once for each place.
    func report(_ error: SyntaxError, at range: SourceRange) {
        guard !isAbandoned, range.start != lastErrorPlace else { return }
        lastErrorPlace = range.start
        errors.append((error, range))
        if errors.count >= Self.countLimit { abandon() }
    }

    /// Says that something is missing, at the token that stands there instead, or behind what stands before it where that ends
    /// the statement. Not where something is missing already.
    func expected(_ error: SyntaxError) {
        guard previousEnd != lastErrorPlace else { return }
        if kind == .unknown {
            report(.badCharacter(text(token)), at: token.range)
        } else if kind == .endOfFile || kind == .rightBrace && token.isFirstOnLine || beginsNextStatement {
            report(error, at: SourceRange(previousEnd, previousEnd))
        } else {
            report(error, at: token.range)
        }
    }

    /// Reads no more of the source.
    private func abandon() {
        isAbandoned = true
        index = tokens.count - 1
    }

    /// Goes one level deeper, or gives up on the rest of the source where that is too deep.
    func nested<T>(_ otherwise: (Parser) -> T, _ body: (Parser) -> T) -> T {
        guard !isAbandoned else { return otherwise(self) }
        guard depth < Self.depthLimit, room.isLeft else {
            giveUp()
            return otherwise(self)
        }
        depth += 1
        defer { depth -= 1 }
        return body(self)
    }

    /// Reports that the code here is nested too deeply, and reads no more of the source.
    func giveUp() {
        errors.append((.tooDeep, token.range))
        abandon()
    }

    /// Reads with other tokens, those of an interpolation.
    func within<T>(_ other: [Token], _ body: (Parser) -> T) -> T {
        let saved = (tokens, index, previousEnd, allowsTrailingClosure, closingBraces)
        (tokens, index, allowsTrailingClosure, closingBraces) = (other, 0, true, [])
        if isAbandoned { index = other.count - 1 }
        let result = body(self)
        (tokens, index, previousEnd, allowsTrailingClosure, closingBraces) = saved
        if isAbandoned { index = tokens.count - 1 }
        return result
    }

    /// Reads something in brackets, where a brace is a trailing closure again.
    func enclosed<T>(_ body: (Parser) -> T) -> T {
        let saved = allowsTrailingClosure
        allowsTrailingClosure = true
        defer { allowsTrailingClosure = saved }
        return body(self)
    }

    /// What is separated by commas, up to the closing mark, which stays.
    /// - Parameter element: reads one; nil where none begins.
    func list<T>(until end: Token.Kind, _ element: () -> T?) -> [T] {
        var all: [T] = []
        while kind != end, kind != .endOfFile {
            let before = index
            guard let next = element() else { break }
            all.append(next)
            guard index > before, skip(.comma) else { break }
        }
        return all
    }

    /// Takes the closing mark, or says that it is missing and goes to where it may stand.
    func close(_ mark: Token.Kind, _ text: String, of enclosure: SyntaxError.Enclosure) {
        if kind == mark {
            if token.start == token.end { report(.expectedClosing(text, of: enclosure), at: token.range) }
            advance()
            return
        }
        expected(.expectedClosing(text, of: enclosure))
        skipToEnd(of: mark)
    }

    /// Goes behind the closing mark if it stands before something that surely starts again.
    private func skipToEnd(of mark: Token.Kind) {
        var depth = 0
        while kind != .endOfFile {
            if depth == 0, kind == mark {
                advance()
                return
            }
            switch kind {
            case .leftParenthesis, .leftBracket, .leftBrace: depth += 1
            case .rightParenthesis, .rightBracket, .rightBrace:
                if depth == 0 { return }
                depth -= 1
            case .keyword(let keyword) where depth == 0 && keyword.beginsStatement && token.isFirstOnLine: return
            default: break
            }
            advance()
        }
    }
}

extension [Token] {
    /// For each opening brace the place of the token that closes it; for all others 0.
    fileprivate func closingBraces() -> [Int32] {
        var closing = [Int32](repeating: 0, count: count)
        var open: [Int] = []
        for (index, token) in enumerated() {
            switch token.kind {
            case .leftBrace: open.append(index)
            case .rightBrace:
                if let start = open.popLast() { closing[start] = Int32(index) }
            default: break
            }
        }
        return closing
    }
}
