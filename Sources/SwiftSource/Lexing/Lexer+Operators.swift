extension Lexer {
    /// Skips spaces, newlines and comments; whether there was a newline, or nothing at all before.
    mutating func skipTrivia() -> Bool {
        var isFirst = position == 0
        while position < end {
            let byte = bytes[position]
            if byte == Ascii.newline || byte == Ascii.carriageReturn {
                isFirst = true
                position += 1
            } else if Ascii.isSpace(byte) {
                position += 1
            } else if byte == 0xC2, self.byte(at: position + 1) == 0xA0 {
                // A non-breaking space, as web pages have it in their code.
                position += 2
            } else if byte == Ascii.slash, self.byte(at: position + 1) == Ascii.slash {
                while position < end, bytes[position] != Ascii.newline { position += 1 }
            } else if byte == Ascii.slash, self.byte(at: position + 1) == Ascii.star {
                if skipBlockComment() { isFirst = true }
            } else if byte == Ascii.pound, position == 0, self.byte(at: 1) == UInt8(ascii: "!") {
                while position < end, bytes[position] != Ascii.newline { position += 1 }
            } else {
                break
            }
        }
        return isFirst
    }

    /// Skips a comment with the comments inside it; whether it had a newline.
    private mutating func skipBlockComment() -> Bool {
        let start = position
        var depth = 0
        var hadNewline = false
        while position < end {
            if current == Ascii.slash, byte(at: position + 1) == Ascii.star {
                depth += 1
                position += 2
            } else if current == Ascii.star, byte(at: position + 1) == Ascii.slash {
                depth -= 1
                position += 2
                if depth == 0 { return hadNewline }
            } else {
                if current == Ascii.newline { hadNewline = true }
                position += 1
            }
        }
        report(.unterminatedComment, start, min(start + 2, end))
        return hadNewline
    }

    /// A dot, or an operator of dots such as `...` and `..<`.
    mutating func scanDot() -> Token.Kind {
        let next = byte(at: position + 1)
        guard next == Ascii.dot || beginsOperatorOfDot(next) else {
            position += 1
            return .dot
        }
        let start = position
        while position < end, current == Ascii.dot || Ascii.isOperator(current) { position += 1 }
        return operatorKind(from: start)
    }

    /// Whether a dot and this make an operator, such as `.==` and `.!=`; in `.?` and `.!` of a key path they do not.
    private func beginsOperatorOfDot(_ next: UInt8) -> Bool {
        guard Ascii.isOperator(next), next != Ascii.slash else { return false }
        let isMark = next == UInt8(ascii: "?") || next == UInt8(ascii: "!")
        return !isMark || Ascii.isOperator(byte(at: position + 2)) && previous != .backslash
    }

    mutating func scanOperator() -> Token.Kind {
        let start = position
        if let kind = scanLoneMark() { return kind }
        while position < end {
            if Ascii.isOperator(current) {
                if position > start, beginsComment || isMarkBehindAngle(start) { break }
                position += 1
            } else if current >= 0x80, let scalar = scalar(), UnicodeOperators.contain(scalar.value) {
                position += scalar.length
            } else {
                break
            }
        }
        return operatorKind(from: start)
    }

    /// `Array<Int>?`: the mark belongs to the type that the angle closes.
    private func isMarkBehindAngle(_ start: Int) -> Bool {
        (current == UInt8(ascii: "?") || current == UInt8(ascii: "!")) && bytes[position - 1] == UInt8(ascii: ">")
            && bytes[start] == UInt8(ascii: ">")
    }

    private var beginsComment: Bool {
        current == Ascii.slash && (byte(at: position + 1) == Ascii.slash || byte(at: position + 1) == Ascii.star)
    }

    /// `?` and `!` right behind a value are words of their own, however many stand together.
    private mutating func scanLoneMark() -> Token.Kind? {
        let mark = current
        guard mark == UInt8(ascii: "?") || mark == UInt8(ascii: "!") else { return nil }
        let isTernary = mark == UInt8(ascii: "?") && !Ascii.isOperator(byte(at: position + 1))
        guard isTernary || isLeftBound(position) else { return nil }
        position += 1
        return mark == UInt8(ascii: "?") ? .question : .exclamation
    }

    /// Whether a value stands directly before.
    private func isLeftBound(_ offset: Int) -> Bool {
        guard offset > 0 else { return false }
        switch bytes[offset - 1] {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"),
            UInt8(ascii: ":"):
            return false
        case UInt8(ascii: "/"): return !(offset > 1 && bytes[offset - 2] == Ascii.star)
        case let byte: return !Ascii.isSpace(byte)
        }
    }

    private func isRightBound(_ offset: Int, after isAfterValue: Bool) -> Bool {
        guard offset < end else { return false }
        switch bytes[offset] {
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"),
            UInt8(ascii: ":"):
            return false
        case Ascii.dot: return !isAfterValue
        case Ascii.slash: return !(byte(at: offset + 1) == Ascii.slash || byte(at: offset + 1) == Ascii.star)
        case let byte: return !Ascii.isSpace(byte)
        }
    }

    private mutating func operatorKind(from start: Int) -> Token.Kind {
        let length = position - start
        let first = bytes[start]
        builtin = operators.look(bytes, start, position)
        if length == 1, first == UInt8(ascii: "=") { return .assign }
        if length == 2, first == UInt8(ascii: "-"), bytes[start + 1] == UInt8(ascii: ">") { return .arrow }
        let left = isLeftBound(start)
        let right = isRightBound(position, after: left)
        if length == 1, first == UInt8(ascii: "&"), right, !left { return .ampersand }
        switch (left, right) {
        case (true, false): return .postfixOperator
        case (false, true): return .prefixOperator
        default: return .binaryOperator
        }
    }
}
