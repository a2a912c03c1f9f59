extension Parser {
    /// A string literal, taken apart into text and interpolations.
    func string() -> Expression {
        let token = take()
        var reader = StringReader(source, token.range)
        var segments: [StringLiteral.Segment] = []
        while let piece = reader.next() {
            switch piece {
            case .text(let text): segments.append(.text(text))
            case .interpolation(let tokens, let lexical, let range):
                errors.append(contentsOf: lexical.map { ($0, $1) })
                segments.append(.interpolation(interpolation(tokens), range))
            case .error(let error, let range):
                // Where the closing quote is missing, what stands before it is not wrong too.
                if reader.isClosed { report(error, at: range) }
            }
        }
        return Expression(kind: .string(StringLiteral(segments: segments)), range: token.range)
    }

    private func interpolation(_ tokens: [Token]) -> [Argument] {
        within(tokens) { parser in
            parser.previousEnd = tokens[0].start
            if parser.kind == .endOfFile { parser.expected(.expectedExpression) }
            let arguments = parser.arguments(until: .endOfFile)
            if parser.kind != .endOfFile { parser.expected(.expectedClosing(")", of: .interpolation)) }
            return arguments
        }
    }
}

/// Takes a string literal apart. Inside it counts from the source's first byte; its pieces have positions.
struct StringReader {
    private let source: SourceText
    private let bytes: [UInt8]
    private let pounds: Int
    private let isMultiline: Bool
    private let start: Int
    private let contentEnd: Int
    private let indentation: [UInt8]
    /// Whether the closing quote is there.
    let isClosed: Bool
    private var position: Int
    private var pending: [Piece] = []

    enum Piece {
        case text(String)
        case interpolation([Token], errors: [(SyntaxError, SourceRange)], SourceRange)
        case error(SyntaxError, SourceRange)
    }

    init(_ source: SourceText, _ positions: SourceRange) {
        self.source = source
        bytes = source.utf8
        let range = SourceRange(positions.start - source.base, positions.end - source.base)
        start = range.start
        var pounds = 0
        while bytes[range.start + pounds] == Ascii.pound { pounds += 1 }
        self.pounds = pounds
        let open = range.start + pounds
        let quotes = bytes[open..<min(open + 3, range.end)]
        // `#"""#` is one quote.
        isMultiline =
            quotes.count == 3 && quotes.allSatisfy { $0 == Ascii.quote }
            && (pounds == 0 || bytes[open..<range.end].contains(Ascii.newline))
        let width = isMultiline ? 3 : 1
        position = open + width
        let closing = [UInt8](repeating: Ascii.quote, count: width) + [UInt8](repeating: Ascii.pound, count: pounds)
        let hasQuotes =
            range.end - closing.count >= position && bytes[..<range.end].suffix(closing.count).elementsEqual(closing)
        // `"\"` ends with a quote that is part of the text.
        let escapes = bytes[position..<max(position, range.end - closing.count)].reversed().prefix {
            $0 == Ascii.backslash
        }
        isClosed = hasQuotes && (pounds > 0 || escapes.count.isMultiple(of: 2))
        let end = isClosed ? range.end - closing.count : range.end
        guard isMultiline else {
            (contentEnd, indentation) = (end, [])
            return
        }
        var lineStart = end
        while lineStart > position, bytes[lineStart - 1] == Ascii.space || bytes[lineStart - 1] == Ascii.tab {
            lineStart -= 1
        }
        indentation = isClosed ? Array(bytes[lineStart..<end]) : []
        let hasLine = lineStart > position && bytes[lineStart - 1] == Ascii.newline
        contentEnd = isClosed && hasLine ? lineStart - 1 : end
        skipFirstLine()
    }

    private mutating func report(_ error: SyntaxError, _ start: Int, _ end: Int) {
        pending.append(.error(error, positions(start, end)))
    }

    private func positions(_ start: Int, _ end: Int) -> SourceRange {
        SourceRange(source.base + start, source.base + end)
    }

    private mutating func skipFirstLine() {
        var offset = position
        while offset < contentEnd, Ascii.isSpace(bytes[offset]), bytes[offset] != Ascii.newline { offset += 1 }
        if offset <= contentEnd, offset < bytes.count, bytes[offset] == Ascii.newline {
            position = offset + 1
            skipIndentation()
        } else {
            report(.textAfterMultilineQuotes, offset, offset)
        }
    }

    private mutating func skipIndentation() {
        for (index, byte) in indentation.enumerated() {
            guard position < contentEnd, bytes[position] != Ascii.newline else { return }
            guard bytes[position] == byte else {
                report(.badIndentation, position - index, position)
                return
            }
            position += 1
        }
    }

    /// The next piece; nil at the end.
    mutating func next() -> Piece? {
        if !pending.isEmpty { return pending.removeFirst() }
        guard position < contentEnd else { return nil }
        var text: [UInt8] = []
        while position < contentEnd {
            let byte = bytes[position]
            if byte == Ascii.newline {
                text.append(byte)
                position += 1
                skipIndentation()
            } else if byte == Ascii.carriageReturn, isMultiline {
                position += 1
            } else if byte == Ascii.backslash, isEscape {
                let escape = position
                position += 1 + pounds
                if position < contentEnd, bytes[position] == Ascii.leftParenthesis {
                    pending.append(interpolation(from: escape))
                    break
                }
                readEscape(from: escape, into: &text)
            } else {
                text.append(byte)
                position += 1
            }
        }
        if text.isEmpty { return next() }
        return .text(String(decoding: text, as: UTF8.self))
    }

    private var isEscape: Bool {
        position + pounds < contentEnd
            && bytes[(position + 1)..<(position + 1 + pounds)].allSatisfy { $0 == Ascii.pound }
    }

    private mutating func interpolation(from start: Int) -> Piece {
        var lexer = Lexer(source, in: positions(position + 1, contentEnd))
        let tokens = lexer.tokensOfInterpolation()
        position = min(lexer.position, contentEnd)
        return .interpolation(tokens, errors: lexer.errors, positions(start, position))
    }

    private mutating func readEscape(from start: Int, into text: inout [UInt8]) {
        let byte = position < contentEnd ? bytes[position] : 0
        position = min(position + 1, contentEnd)
        switch byte {
        case UInt8(ascii: "n"): text.append(10)
        case UInt8(ascii: "t"): text.append(9)
        case UInt8(ascii: "r"): text.append(13)
        case UInt8(ascii: "0"): text.append(0)
        case Ascii.quote, UInt8(ascii: "'"), Ascii.backslash: text.append(byte)
        case UInt8(ascii: "u"): readScalar(from: start, into: &text)
        case Ascii.newline where isMultiline: skipIndentation()
        case Ascii.space where isMultiline, Ascii.tab where isMultiline: skipToNextLine(from: start)
        default: refuse(from: start)
        }
    }

    private mutating func skipToNextLine(from start: Int) {
        while position < contentEnd, bytes[position] == Ascii.space || bytes[position] == Ascii.tab { position += 1 }
        guard position < contentEnd, bytes[position] == Ascii.newline else { return refuse(from: start) }
        position += 1
        skipIndentation()
    }

    private mutating func refuse(from start: Int) {
        while position < contentEnd, bytes[position] & 0xC0 == 0x80 { position += 1 }
        let escape = String(decoding: bytes[start..<position], as: UTF8.self)
        report(.badEscape(escape), start, position)
    }

    /// `\u{1F600}`.
    private mutating func readScalar(from start: Int, into text: inout [UInt8]) {
        guard position < contentEnd, bytes[position] == UInt8(ascii: "{") else { return refuse(from: start) }
        position += 1
        var value: UInt32 = 0
        var count = 0
        while position < contentEnd, count < 8, let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue {
            value = value << 4 | UInt32(digit)
            count += 1
            position += 1
        }
        guard count > 0, position < contentEnd, bytes[position] == UInt8(ascii: "}"), let scalar = Unicode.Scalar(value)
        else { return refuse(from: start) }
        position += 1
        text.append(contentsOf: Array(String(Character(scalar)).utf8))
    }
}

extension Lexer {
    /// The tokens up to the parenthesis that ends an interpolation, behind which the position then is. In place of the
    /// parenthesis stands `endOfFile`.
    mutating func tokensOfInterpolation() -> [Token] {
        var tokens: [Token] = []
        var depth = 0
        while true {
            var token = next()
            if token.kind == .leftParenthesis { depth += 1 }
            if token.kind == .rightParenthesis {
                depth -= 1
                if depth < 0 { token.kind = .endOfFile }
            }
            if token.kind == .endOfFile {
                token.end = token.start
                tokens.append(token)
                return tokens
            }
            tokens.append(token)
        }
    }
}
