/// A move of the cursor.
package enum Motion: Hashable, Sendable {
    case left, right
    case wordLeft, wordRight
    /// The first character of the line that is no space; from there the line's start.
    case lineStart
    case lineEnd
    case textStart, textEnd
    /// By this many lines, in the same column; upward if it is negative.
    case lines(Int)

    /// Whether the column of the first of several such moves is kept.
    var keepsColumn: Bool {
        if case .lines = self { true } else { false }
    }
}

extension TextLines {
    /// The position after a move.
    /// - Parameter column: the column that vertical moves keep.
    func position(after motion: Motion, from position: TextPosition, column: Int) -> TextPosition {
        let line = lines[position.line]
        switch motion {
        case .left: return before(position)
        case .right: return after(position)
        case .wordLeft: return wordStart(before: position)
        case .wordRight: return wordEnd(after: position)
        case .lineStart:
            let indentation = line.indentation.utf8.count
            return TextPosition(line: position.line, offset: position.offset == indentation ? 0 : indentation)
        case .lineEnd: return TextPosition(line: position.line, offset: line.utf8.count)
        case .textStart: return .start
        case .textEnd: return end
        case .lines(let count):
            let target = position.line + count
            guard target >= 0 else { return .start }
            guard target < lines.count else { return end }
            return TextPosition(line: target, offset: VisibleLine(lines[target]).offset(at: column))
        }
    }

    private func before(_ position: TextPosition) -> TextPosition {
        guard position.offset > 0 else {
            guard position.line > 0 else { return position }
            return TextPosition(line: position.line - 1, offset: lines[position.line - 1].utf8.count)
        }
        let line = lines[position.line]
        return TextPosition(line: position.line, offset: line.offset(of: line.characterIndex(at: position.offset - 1)))
    }

    private func after(_ position: TextPosition) -> TextPosition {
        guard let character = character(at: position) else {
            guard position.line < lines.count - 1 else { return position }
            return TextPosition(line: position.line + 1, offset: 0)
        }
        return TextPosition(line: position.line, offset: position.offset + character.utf8.count)
    }

    /// The character after a position; nil at the end of a line.
    func character(at position: TextPosition) -> Character? {
        let line = lines[position.line]
        let index = line.characterIndex(at: position.offset)
        return index == line.endIndex ? nil : line[index]
    }

    /// The character before a position; nil at the start of a line.
    func character(before position: TextPosition) -> Character? {
        position.offset == 0 ? nil : character(at: before(position))
    }

    private func wordStart(before position: TextPosition) -> TextPosition {
        guard position.offset > 0 else { return before(position) }
        var start = position
        var run: CharacterClass?
        while let character = character(before: start) {
            let kind = CharacterClass(character)
            if let run, kind != run { break }
            if kind != .space { run = kind }
            start = before(start)
        }
        return start
    }

    private func wordEnd(after position: TextPosition) -> TextPosition {
        guard character(at: position) != nil else { return after(position) }
        var end = position
        var run: CharacterClass?
        while let character = character(at: end) {
            let kind = CharacterClass(character)
            if let run, kind != run { break }
            if kind != .space { run = kind }
            end = after(end)
        }
        return end
    }

    /// The word around a position, or the run of other characters.
    package func word(at position: TextPosition) -> Range<TextPosition> {
        guard let character = character(at: position) ?? character(before: position) else { return position..<position }
        let kind = CharacterClass(character)
        var (start, end) = (position, position)
        while let next = self.character(before: start), CharacterClass(next) == kind { start = before(start) }
        while let next = self.character(at: end), CharacterClass(next) == kind { end = after(end) }
        return start..<end
    }
}

/// The classes between which a word begins or ends.
private enum CharacterClass {
    case word, space, sign

    init(_ character: Character) {
        self =
            character.isLetter || character.isNumber || character == "_"
            ? .word
            : character.isWhitespace ? .space : .sign
    }
}

extension String {
    /// The spaces and tabs at its start.
    var indentation: Substring { self.prefix { $0 == " " || $0 == "\t" } }
}
