extension Lexer {
    /// How deep strings may stand in interpolations of strings.
    private static let interpolationLimit = 32

    mutating func scanNumber() -> Token.Kind {
        let start = position
        if current == UInt8(ascii: "0"), let radix = Self.radix(byte(at: position + 1)) {
            position += 2
            skipDigits { radix.contains($0) }
            if radix == .hexadecimal, isHexadecimalFraction { return scanHexadecimalFraction() }
            return finishNumber(.integer, from: start)
        }
        skipDigits(Ascii.isDigit)
        var kind = Token.Kind.integer
        if current == Ascii.dot, Ascii.isDigit(byte(at: position + 1)), !followsDot(start) {
            kind = .float
            position += 1
            skipDigits(Ascii.isDigit)
        }
        if current | 0x20 == UInt8(ascii: "e"), isExponent(position + 1), !followsDot(start) {
            kind = .float
            position += 2
            skipDigits(Ascii.isDigit)
        }
        return finishNumber(kind, from: start)
    }

    /// `tuple.0.1`: the number after a dot is a place, and has no fraction.
    private func followsDot(_ start: Int) -> Bool {
        start > 0 && bytes[start - 1] == Ascii.dot && !(start > 1 && bytes[start - 2] == Ascii.dot)
    }

    private func isExponent(_ offset: Int) -> Bool {
        let byte = byte(at: offset)
        if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { return Ascii.isDigit(self.byte(at: offset + 1)) }
        return Ascii.isDigit(byte)
    }

    private var isHexadecimalFraction: Bool {
        current | 0x20 == UInt8(ascii: "p")
            || (current == Ascii.dot && Radix.hexadecimal.contains(byte(at: position + 1))
                && hasExponentAhead(position + 1))
    }

    private func hasExponentAhead(_ offset: Int) -> Bool {
        var offset = offset
        while Radix.hexadecimal.contains(byte(at: offset)) { offset += 1 }
        return byte(at: offset) | 0x20 == UInt8(ascii: "p")
    }

    private mutating func scanHexadecimalFraction() -> Token.Kind {
        let start = position
        if current == Ascii.dot {
            position += 1
            skipDigits { Radix.hexadecimal.contains($0) }
        }
        guard current | 0x20 == UInt8(ascii: "p"), isExponent(position + 1) else {
            return finishNumber(.integer, from: start)
        }
        position += 2
        skipDigits(Ascii.isDigit)
        return finishNumber(.float, from: start)
    }

    private mutating func skipDigits(_ belongs: (UInt8) -> Bool) {
        while position < end, belongs(current) || current == Ascii.underscore { position += 1 }
    }

    /// Letters right behind a number are no number: `12px`.
    private mutating func finishNumber(_ kind: Token.Kind, from start: Int) -> Token.Kind {
        let last = bytes[position - 1]
        let isIncomplete = last | 0x20 == UInt8(ascii: "x") || (kind == .integer && position - start == 2 && last > 57)
        if !Ascii.isIdentifierHead(current), !isIncomplete { return kind }
        while position < end, Ascii.isIdentifierBody(current) { position += 1 }
        report(.badNumber, start, position)
        return kind
    }

    private static func radix(_ byte: UInt8) -> Radix? {
        switch byte {
        case UInt8(ascii: "x"): .hexadecimal
        case UInt8(ascii: "o"): .octal
        case UInt8(ascii: "b"): .binary
        default: nil
        }
    }

    // MARK: Strings

    /// The whole literal with its interpolations, which the parser takes apart.
    mutating func scanString(pounds: Int) -> Token.Kind {
        let start = position
        if !skipString(pounds: pounds, depth: 0) { report(.unterminatedString, start, position) }
        return .string
    }

    /// Whether quotes and pounds that end the literal follow its first quote in the same line: `#"""#` is one quote, and no
    /// literal of several lines. (The Swift Programming Language, String Literals; the compiler's lexer decides so.)
    private func endsOnLine(pounds: Int) -> Bool {
        guard pounds > 0 else { return false }
        let line = bytes[(position + 1)..<end].prefix { $0 != Ascii.newline }
        return line.indices.contains { bytes[$0] == Ascii.quote && isPounds(pounds, at: $0 + 1) }
    }

    /// Skips a string literal; whether it has an end. One line without an end stops at the line's.
    mutating func skipString(pounds: Int, depth: Int) -> Bool {
        position += pounds
        let isMultiline = isQuotes(3, at: position) && !endsOnLine(pounds: pounds)
        let width = isMultiline ? 3 : 1
        position += width
        while position < end {
            let byte = current
            if byte == Ascii.quote, isQuotes(width, at: position), isPounds(pounds, at: position + width) {
                position += width + pounds
                return true
            }
            if byte == Ascii.newline, !isMultiline { return false }
            if byte == Ascii.backslash, isPounds(pounds, at: position + 1) {
                position += 1 + pounds
                if current == Ascii.leftParenthesis {
                    guard skipInterpolation(depth: depth + 1, isMultiline: isMultiline) else { return false }
                } else if position < end, current != Ascii.newline || isMultiline {
                    position += 1
                }
            } else {
                position += 1
            }
        }
        return false
    }

    private mutating func skipInterpolation(depth: Int, isMultiline: Bool) -> Bool {
        guard depth <= Self.interpolationLimit else { return false }
        var parentheses = 0
        while position < end {
            switch current {
            case Ascii.leftParenthesis:
                parentheses += 1
                position += 1
            case Ascii.rightParenthesis:
                parentheses -= 1
                position += 1
                if parentheses == 0 { return true }
            case Ascii.quote:
                guard skipString(pounds: 0, depth: depth) else { return false }
            case Ascii.pound:
                let pounds = countPounds()
                if byte(at: position + pounds) == Ascii.quote {
                    guard skipString(pounds: pounds, depth: depth) else { return false }
                } else {
                    position += pounds
                }
            case Ascii.newline where !isMultiline:
                return false
            default:
                position += 1
            }
        }
        return false
    }

    // MARK: Regular expressions

    /// Takes `/a+b/` or `#/a+b/#`, if one stands here.
    mutating func scanRegularExpression(pounds: Int) -> Bool {
        if previous == .keyword(.func) || previous == .keyword(.operator) { return false }
        let start = position
        position += pounds + 1
        if pounds > 0 ? skipExtendedExpression(pounds) : skipPlainExpression() { return true }
        position = start
        return false
    }

    /// Between lone slashes there is one line; it neither begins nor ends with a space, and its parentheses match.
    private mutating func skipPlainExpression() -> Bool {
        guard !previous.endsValue, !Ascii.isSpace(current), current != Ascii.slash, current != Ascii.star else {
            return false
        }
        var depth = 0
        var isInClass = false
        while position < end, current != Ascii.newline {
            switch current {
            case Ascii.slash:
                position += 1
                return depth == 0 && !Ascii.isSpace(byte(at: position - 2))
            case Ascii.backslash: position += 1
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case Ascii.leftParenthesis where !isInClass: depth += 1
            case Ascii.rightParenthesis where !isInClass:
                depth -= 1
                if depth < 0 { return false }
            default: break
            }
            position += 1
        }
        return false
    }

    private mutating func skipExtendedExpression(_ pounds: Int) -> Bool {
        let isMultiline = isRestOfLineEmpty
        while position < end, isMultiline || current != Ascii.newline {
            if current == Ascii.slash, isPounds(pounds, at: position + 1) {
                position += 1 + pounds
                return true
            }
            position += current == Ascii.backslash ? 2 : 1
        }
        return false
    }

    private var isRestOfLineEmpty: Bool {
        var offset = position
        while byte(at: offset) == Ascii.space || byte(at: offset) == Ascii.tab { offset += 1 }
        return byte(at: offset) == Ascii.newline || byte(at: offset) == Ascii.carriageReturn
    }

    /// How many `#` stand here in a row.
    func countPounds() -> Int {
        var count = 0
        while byte(at: position + count) == Ascii.pound { count += 1 }
        return count
    }

    func isQuotes(_ count: Int, at offset: Int) -> Bool {
        (0..<count).allSatisfy { byte(at: offset + $0) == Ascii.quote }
    }

    func isPounds(_ count: Int, at offset: Int) -> Bool {
        (0..<count).allSatisfy { byte(at: offset + $0) == Ascii.pound }
    }
}

/// The digits of a number that does not count in tens.
enum Radix: Int {
    case binary = 2
    case octal = 8
    case hexadecimal = 16

    func contains(_ byte: UInt8) -> Bool {
        switch self {
        case .binary: byte == 48 || byte == 49
        case .octal: byte >= 48 && byte < 56
        case .hexadecimal: Ascii.isDigit(byte) || (byte | 0x20) &- 97 < 6
        }
    }
}
