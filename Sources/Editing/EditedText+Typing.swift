import SwiftSource

/// Typing: brackets and quotes in pairs, and indentation as `swift format` has it.
extension EditedText {
    mutating func type(_ typed: String) {
        // A placeholder is no text to put in brackets.
        if selectedText.isPlaceholder { replaceSelection(by: "", .typingWord) }
        guard typed.count == 1, let character = typed.first else {
            return replaceSelection(by: typed, .whole)
        }
        if character.isOpeningBracket || character == "\"" { return typeOpening(character) }
        if character.isClosingBracket { return typeClosing(character) }
        insert(character)
        if character == "." { indentChain() }
        if character == ":" { outdentCase() }
    }

    private mutating func insert(_ character: Character) {
        replaceSelection(by: String(character), character.isWhitespace ? .typingSpaces : .typingWord)
    }

    /// Erases the selection, or what a move passes. Between the two parts of an empty pair both are erased.
    mutating func erase(_ motion: Motion) {
        guard selection.isEmpty else { return replaceSelection(by: "", .whole) }
        let brackets = SourcePair(before: text.character(before: cursor), after: text.character(at: cursor))
        let end = text.position(after: motion, from: cursor, column: 0)
        var range = min(end, cursor)..<max(end, cursor)
        if motion == .left, brackets != nil {
            range = range.lowerBound..<TextPosition(line: cursor.line, offset: cursor.offset + 1)
        } else if motion == .left, let start = indentationStop {
            range = start..<cursor
        }
        guard !range.isEmpty else { return }
        let kind: EditHistory.Kind =
            switch motion {
            case .left: .erasingBackward
            case .right: .erasingForward
            default: .whole
            }
        change([TextEdit(range, replacedBy: "")], kind)
    }

    /// In the spaces at the start of a line, the column of indentation before the cursor.
    private var indentationStop: TextPosition? {
        let before = text.lines[cursor.line].part(0, cursor.offset)
        guard cursor.offset > 1, before.allSatisfy({ $0 == " " }) else { return nil }
        let columns = text.indentationColumns
        return TextPosition(line: cursor.line, offset: (cursor.offset - 1) / columns * columns)
    }

    // MARK: Pairs

    private mutating func typeOpening(_ character: Character) {
        let closing = SourcePair.closing(of: character)
        guard selection.isEmpty else {
            let (start, end) = (selection.range.lowerBound, selection.range.upperBound)
            let opening = TextEdit(start..<start, replacedBy: String(character))
            let inside = TextSelection(anchor: start.moved(past: opening), cursor: end.moved(by: opening))
            let edits = [TextEdit(end..<end, replacedBy: String(closing)), opening]
            return change(edits, .whole, selecting: inside)
        }
        if character == "\"", text.character(at: cursor) == "\"", !isAfterBackslash {
            return step()
        }
        guard closesAfter(character) else { return insert(character) }
        let after = TextSelection(at: TextPosition(line: cursor.line, offset: cursor.offset + 1))
        change(
            [TextEdit(cursor..<cursor, replacedBy: "\(character)\(closing)")], .typingWord, selecting: after)
    }

    /// Whether a typed bracket or quote gets its partner: in front of spaces, of closing brackets and of the line's end.
    private func closesAfter(_ character: Character) -> Bool {
        if let next = text.character(at: cursor), !next.isWhitespace, !next.isClosingBracket, next != "," {
            return false
        }
        let brackets = Brackets(text)
        guard !brackets.isInText(cursor) else { return false }
        guard character == "\"" else { return true }
        guard let before = text.character(before: cursor) else { return true }
        return !before.isLetter && !before.isNumber && before != "\"" && before != "#"
    }

    private var isAfterBackslash: Bool { text.character(before: cursor) == "\\" }

    private mutating func typeClosing(_ character: Character) {
        if selection.isEmpty, text.character(at: cursor) == character, let bracket = SourceBracket(character),
            Brackets(text).areBalanced(bracket)
        {
            return step()
        }
        if stepsPastNextLine(to: character) { return }
        let isFirst = selection.isEmpty && text.lines[cursor.line].part(0, cursor.offset).allSatisfy(\.isWhitespace)
        insert(character)
        guard isFirst else { return }
        let closing = TextPosition(line: cursor.line, offset: cursor.offset - 1)
        if let opening = Brackets(text).partner(of: closing), opening.line < cursor.line {
            indentLine(like: opening.line)
        }
    }

    /// On an empty line above a closing bracket that was typed already, leaves the line and goes behind that bracket.
    private mutating func stepsPastNextLine(to character: Character) -> Bool {
        let next = cursor.line + 1
        guard selection.isEmpty, text.lines[cursor.line].allSatisfy(\.isWhitespace), next < text.lines.count,
            text.lines[next].dropFirst(text.lines[next].indentation.count).first == character,
            let bracket = SourceBracket(character), Brackets(text).areBalanced(bracket)
        else { return false }
        let line = TextPosition(line: cursor.line, offset: 0)..<TextPosition(line: next, offset: 0)
        let behind = TextPosition(line: cursor.line, offset: text.lines[next].indentation.utf8.count + 1)
        change([TextEdit(line, replacedBy: "")], .typingWord, selecting: TextSelection(at: behind))
        return true
    }

    /// Moves past the next character.
    private mutating func step() {
        perform(.move(.right, extends: false))
    }

    // MARK: Lines

    /// Begins a line, indented as the one before, and further after an opening bracket.
    mutating func typeNewline() {
        if !selection.isEmpty { replaceSelection(by: "", .whole) }
        let line = text.lines[cursor.line]
        let before = line.part(0, cursor.offset)
        let indentation = before.indentation
        let code = before.trimmedAtEnd
        let opens = code.last.map { $0.isOpeningBracket || code.beginsCase && $0 == ":" } ?? false
        let opensBlock = opens || code.hasSuffix(" in") && code.contains("{")
        let inner = indentation + (opensBlock ? text.indentationUnit : "")
        let start = TextPosition(line: cursor.line, offset: code.utf8.count)
        // Spaces at the end of a line that is left are no use; those of an empty line neither.
        let range = (code.isEmpty ? TextPosition(line: cursor.line, offset: 0) : start)..<cursor
        let next = text.character(at: cursor)
        let isBetween = SourcePair(before: code.last, after: next)?.isBrackets ?? false
        let after = TextSelection(at: TextPosition(line: cursor.line + 1, offset: inner.utf8.count))
        let tail = isBetween || opens && next?.isClosingBracket ?? false ? "\n" + indentation : ""
        change([TextEdit(range, replacedBy: "\n" + inner + tail)], .whole, selecting: after)
    }

    /// A dot that begins a line is indented below the expression that it continues.
    private mutating func indentChain() {
        let line = text.lines[cursor.line]
        guard line.part(0, cursor.offset - 1).allSatisfy(\.isWhitespace) else { return }
        let above = text.lines[..<cursor.line].lastIndex { !$0.allSatisfy(\.isWhitespace) }
        guard let above else { return }
        let code = text.lines[above].drop { $0.isWhitespace }
        let isAligned = code.first == "." || code.first.map(\.isClosingBracket) ?? false
        let isOpen = code.last.map { $0.isOpeningBracket || $0 == "," } ?? false
        guard !isOpen else { return }
        indentLine(like: above, deeper: !isAligned)
    }

    /// The `case` of a switch is indented as the switch.
    private mutating func outdentCase() {
        guard text.lines[cursor.line].part(0, cursor.offset).beginsCase,
            let brace = Brackets(text).enclosing(cursor), brace.line < cursor.line,
            text.lines[brace.line].contains("switch ")
        else { return }
        indentLine(like: brace.line)
    }

    /// Gives the cursor's line the indentation of another one, in the same group of edits.
    private mutating func indentLine(like other: Int, deeper: Bool = false) {
        let old = text.lines[cursor.line].indentation
        let new = text.lines[other].indentation + (deeper ? text.indentationUnit : "")
        guard old != new else { return }
        let start = TextPosition(line: cursor.line, offset: 0)
        let shift = new.utf8.count - old.utf8.count
        let after = TextSelection(at: TextPosition(line: cursor.line, offset: cursor.offset + shift))
        let range = start..<TextPosition(line: cursor.line, offset: old.utf8.count)
        change([TextEdit(range, replacedBy: String(new))], .typingWord, selecting: after)
    }
}

private typealias SourceBracket = SourcePiece.Bracket

/// Two characters that belong together, with nothing between them.
private struct SourcePair {
    let isBrackets: Bool

    init?(before: Character?, after: Character?) {
        guard let before, let after, before.isOpeningBracket || before == "\"", Self.closing(of: before) == after else {
            return nil
        }
        isBrackets = before != "\""
    }

    static func closing(of opening: Character) -> Character {
        SourceBracket(opening)?.closing ?? opening
    }
}

extension String {
    fileprivate var isPlaceholder: Bool { hasPrefix("<#") && hasSuffix("#>") }

    fileprivate var trimmedAtEnd: String {
        var text = self
        while text.last == " " || text.last == "\t" { text.removeLast() }
        return text
    }

    /// Whether it is a line of a case in a switch.
    fileprivate var beginsCase: Bool {
        let code = drop { $0 == " " || $0 == "\t" }
        return code.hasPrefix("case ") || code.hasPrefix("default")
    }
}
