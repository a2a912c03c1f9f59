/// What the lines of a source and their indentation say.
extension Parser {
    /// Where the line of a position begins, as a column from 0, spaces before its first word left out.
    func indentation(of position: Int) -> Int {
        let bytes = source.utf8
        let start = lineStart(of: position)
        var end = start
        while end < bytes.count, bytes[end] == Ascii.space || bytes[end] == Ascii.tab { end += 1 }
        return end - start
    }

    /// The offset from the source's first byte.
    private func lineStart(of position: Int) -> Int {
        var start = position - source.base
        while start > 0, source.utf8[start - 1] != Ascii.newline { start -= 1 }
        return start
    }

    /// Whether the word here begins a statement of its own, though one that lacks its end stands before: it is the first
    /// of its line, and no further to the right than that statement.
    var beginsNextStatement: Bool {
        guard token.isFirstOnLine, token.start > statementStart, kind.isWord || kind == .at || kind == .pound else {
            return false
        }
        return indentation(of: token.start) <= indentation(of: statementStart)
    }
}
