/// Cuts a source into tokens. Reads any bytes; what no token begins with becomes `unknown`.
///
/// Inside it counts from the source's first byte; its tokens and errors have positions.
struct Lexer {
    let bytes: [UInt8]
    let end: Int
    var position: Int
    /// The kind of the token before.
    private(set) var previous = Token.Kind.semicolon
    private var word: ContextualWord?
    var builtin: BuiltinOperator?
    private let names = Words.names
    let operators = Words.operators
    private let base: Int
    private(set) var errors: [(SyntaxError, SourceRange)] = []

    /// Cuts a part of a source, such as an interpolation, or all of it.
    init(_ source: SourceText, in range: SourceRange) {
        bytes = source.utf8
        base = source.base
        position = range.start - base
        end = range.end - base
        // A byte order mark says how the text is written, and is no part of it.
        if position == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = min(3, end) }
    }

    mutating func report(_ error: SyntaxError, _ start: Int, _ end: Int) {
        errors.append((error, SourceRange(base + start, base + end)))
    }

    /// All tokens; the last is `endOfFile`.
    mutating func tokens() -> [Token] {
        var tokens: [Token] = []
        tokens.reserveCapacity((end - position) / 4 + 1)
        while true {
            let token = next()
            tokens.append(token)
            if token.kind == .endOfFile { return tokens }
        }
    }

    func byte(at offset: Int) -> UInt8 {
        offset >= 0 && offset < end ? bytes[offset] : 0
    }

    var current: UInt8 { byte(at: position) }

    mutating func next() -> Token {
        let isFirst = skipTrivia()
        if isFirst { previous = .semicolon }
        let start = position
        word = nil
        builtin = nil
        let kind = position < end ? scan() : .endOfFile
        previous = kind
        return Token(
            kind: kind, start: base + start, end: base + position, isFirstOnLine: isFirst, word: word, builtin: builtin)
    }

    private mutating func scan() -> Token.Kind {
        let byte = current
        switch byte {
        case Ascii.quote: return scanString(pounds: 0)
        case Ascii.pound: return scanPound()
        case Ascii.backtick: return scanQuotedIdentifier()
        case Ascii.dollar: return scanDollar()
        case _ where Ascii.isDigit(byte): return scanNumber()
        case _ where Ascii.isIdentifierHead(byte): return scanWord()
        case Ascii.slash where scanRegularExpression(pounds: 0): return .regularExpression
        case Ascii.less where scanPlaceholder(): return .identifier
        case _ where Ascii.isOperator(byte): return scanOperator()
        case Ascii.dot: return scanDot()
        case Ascii.colon where isModuleSelector:
            position += 2
            return .dot
        default:
            if byte >= 0x80 { return scanBeyondAscii() }
            position += 1
            return Self.punctuation(byte) ?? .unknown
        }
    }

    /// Whether two colons stand here between a module's name and one of its own, without spaces: `SwiftUI::View` is what
    /// `SwiftUI.View` is.
    private var isModuleSelector: Bool {
        byte(at: position + 1) == Ascii.colon && position > 0 && Ascii.isIdentifierBody(bytes[position - 1])
            && Ascii.isIdentifierHead(byte(at: position + 2))
    }

    private static func punctuation(_ byte: UInt8) -> Token.Kind? {
        switch byte {
        case UInt8(ascii: "("): .leftParenthesis
        case UInt8(ascii: ")"): .rightParenthesis
        case UInt8(ascii: "["): .leftBracket
        case UInt8(ascii: "]"): .rightBracket
        case UInt8(ascii: "{"): .leftBrace
        case UInt8(ascii: "}"): .rightBrace
        case UInt8(ascii: ","): .comma
        case Ascii.colon: .colon
        case UInt8(ascii: ";"): .semicolon
        case UInt8(ascii: "@"): .at
        case Ascii.backslash: .backslash
        default: nil
        }
    }
}

// MARK: - Names

extension Lexer {
    private mutating func scanWord() -> Token.Kind {
        let start = position
        skipIdentifier()
        switch names.look(bytes, start, position) {
        case .keyword(let keyword): return .keyword(keyword)
        case .word(let word): self.word = word
        case nil: break
        }
        return .identifier
    }

    private mutating func skipIdentifier() {
        while position < end {
            let byte = bytes[position]
            if Ascii.isIdentifierBody(byte) {
                position += 1
            } else if byte >= 0x80, let scalar = scalar(), !UnicodeOperators.contain(scalar.value),
                !Ascii.isCurlyQuote(scalar.value)
            {
                position += scalar.length
            } else {
                return
            }
        }
    }

    private mutating func scanQuotedIdentifier() -> Token.Kind {
        let start = position
        position += 1
        while position < end, current != Ascii.backtick, current != Ascii.newline { position += 1 }
        guard current == Ascii.backtick, position > start + 1 else {
            report(.unterminatedBacktick, start, position)
            return .unknown
        }
        position += 1
        return .quotedIdentifier
    }

    private mutating func scanDollar() -> Token.Kind {
        position += 1
        guard Ascii.isDigit(current) else {
            skipIdentifier()
            return .identifier
        }
        while Ascii.isDigit(current) { position += 1 }
        return .dollar
    }

    private mutating func scanPound() -> Token.Kind {
        // A run is counted once: behind its first character no string begins.
        var pounds = position > 0 && bytes[position - 1] == Ascii.pound ? 1 : 0
        if pounds == 0 { pounds = countPounds() }
        if byte(at: position + pounds) == Ascii.quote { return scanString(pounds: pounds) }
        if byte(at: position + pounds) == Ascii.slash, scanRegularExpression(pounds: pounds) {
            return .regularExpression
        }
        position += 1
        return .pound
    }

    private mutating func scanBeyondAscii() -> Token.Kind {
        guard let scalar = scalar() else {
            position += 1
            return .unknown
        }
        if UnicodeOperators.contain(scalar.value) { return scanOperator() }
        if Ascii.isCurlyQuote(scalar.value) || scalar.value == 0xFEFF || Ascii.isForeignSpace(scalar.value) {
            position += scalar.length
            return .unknown
        }
        skipIdentifier()
        return .identifier
    }

    /// The scalar at the position, with its length in bytes.
    func scalar() -> (value: UInt32, length: Int)? {
        let head = current
        let length = head < 0x80 ? 1 : head >= 0xF0 ? 4 : head >= 0xE0 ? 3 : head >= 0xC0 ? 2 : 0
        guard length > 0, position + length <= end else { return nil }
        var value = UInt32(length == 1 ? head : head & (0xFF >> UInt8(length + 1)))
        for offset in 1..<max(1, length) { value = value << 6 | UInt32(bytes[position + offset] & 0x3F) }
        return (value, length)
    }
}
