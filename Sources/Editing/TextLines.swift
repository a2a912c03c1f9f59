import TextMetrics

/// A text as an array of lines: enough for the thousands of lines that a person edits.
///
/// A text whose every line ends with "\r\n" keeps these ends. In all other texts a "\r" is a character of its line.
package struct TextLines: Hashable, Sendable {
    /// Without their ends; at least one.
    package private(set) var lines: [String]
    package let ending: Ending

    package enum Ending: String, Hashable, Sendable {
        case newline = "\n"
        case carriageReturnAndNewline = "\r\n"
    }

    package init(_ string: String) {
        // "\r\n" is one character, so that bytes are split.
        var lines = string.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            String($0) ?? ""
        }
        let ended = lines.dropLast()
        let isWindows = !ended.isEmpty && ended.allSatisfy { $0.utf8.last == UInt8(ascii: "\r") }
        if isWindows {
            for index in ended.indices { lines[index].unicodeScalars.removeLast() }
        }
        self.lines = lines
        ending = isWindows ? .carriageReturnAndNewline : .newline
    }

    /// The text with its own line ends.
    package var string: String { lines.joined(separator: ending.rawValue) }

    package var end: TextPosition {
        TextPosition(line: lines.count - 1, offset: lines[lines.count - 1].utf8.count)
    }

    /// One level of indentation: that of the line that is indented least, else four spaces.
    package var indentationUnit: String {
        var least: Substring?
        for line in lines where !line.allSatisfy(\.isWhitespace) {
            let indentation = line.indentation
            if indentation.hasPrefix("\t") { return "\t" }
            if indentation.count > 1, indentation.count < least?.count ?? .max { least = indentation }
        }
        return least.map(String.init) ?? "    "
    }

    /// The columns of one level of indentation.
    var indentationColumns: Int {
        let unit = indentationUnit
        return unit == "\t" ? VisibleText.tabStop : unit.count
    }

    package var all: Range<TextPosition> { .start..<end }

    /// The nearest position in this text, at or before the given one.
    package func clamped(_ position: TextPosition) -> TextPosition {
        guard position.line >= 0 else { return .start }
        guard position.line < lines.count else { return end }
        let line = lines[position.line]
        let index = line.scalarIndex(at: max(0, min(position.offset, line.utf8.count)))
        return TextPosition(line: position.line, offset: line.offset(of: index))
    }

    /// The same, at the start of a character.
    package func cursor(near position: TextPosition) -> TextPosition {
        let position = clamped(position)
        let line = lines[position.line]
        return TextPosition(line: position.line, offset: line.offset(of: line.characterIndex(at: position.offset)))
    }

    package func clamped(_ range: Range<TextPosition>) -> Range<TextPosition> {
        let (start, end) = (clamped(range.lowerBound), clamped(range.upperBound))
        return start..<max(start, end)
    }

    /// The text of a range, with "\n" as line ends.
    package subscript(range: Range<TextPosition>) -> String {
        let (start, end) = (range.lowerBound, range.upperBound)
        guard start.line < end.line else { return lines[start.line].part(start.offset, end.offset) }
        let first = lines[start.line].part(start.offset, lines[start.line].utf8.count)
        let last = lines[end.line].part(0, end.offset)
        return ([first] + lines[(start.line + 1)..<end.line] + [last]).joined(separator: "\n")
    }

    /// Applies an edit.
    /// - Returns: the edit that reverts it.
    @discardableResult
    package mutating func apply(_ edit: TextEdit) -> TextEdit {
        let range = clamped(edit.range)
        let replaced = self[range]
        let before = lines[range.lowerBound.line].part(0, range.lowerBound.offset)
        let last = lines[range.upperBound.line]
        let after = last.part(range.upperBound.offset, last.utf8.count)
        var new = edit.replacement.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            String($0) ?? ""
        }
        new[0] = before + new[0]
        let endOffset = new[new.count - 1].utf8.count
        new[new.count - 1] += after
        lines.replaceSubrange(range.lowerBound.line...range.upperBound.line, with: new)
        let end = TextPosition(line: range.lowerBound.line + new.count - 1, offset: endOffset)
        return TextEdit(range.lowerBound..<end, replacedBy: replaced)
    }

    /// The smallest edit that makes this text another one; nil if they are equal.
    package func edit(to other: TextLines) -> TextEdit? {
        guard lines != other.lines else { return nil }
        let shorter = min(lines.count, other.lines.count)
        let first = (0..<(shorter - 1)).first { lines[$0] != other.lines[$0] } ?? shorter - 1
        let same = (0..<(shorter - first - 1)).first {
            lines[lines.count - 1 - $0] != other.lines[other.lines.count - 1 - $0]
        }
        let suffix = same ?? shorter - first - 1
        let old = TextRun(lines[first...(lines.count - 1 - suffix)].joined(separator: "\n"))
        let new = TextRun(other.lines[first...(other.lines.count - 1 - suffix)].joined(separator: "\n"))
        let (start, end) = old.difference(from: new)
        let range = old.position(of: start, from: first)..<old.position(of: old.bytes.count - end, from: first)
        return TextEdit(range, replacedBy: String(decoding: new.bytes[start..<(new.bytes.count - end)], as: UTF8.self))
    }
}

/// Lines as bytes, to compare them.
private struct TextRun {
    let bytes: [UInt8]

    init(_ text: String) { bytes = Array(text.utf8) }

    /// The lengths of the equal start and of the equal end, in whole scalars.
    func difference(from other: TextRun) -> (start: Int, end: Int) {
        let shorter = min(bytes.count, other.bytes.count)
        var start = (0..<shorter).first { bytes[$0] != other.bytes[$0] } ?? shorter
        while start > 0, isInside(start) || other.isInside(start) { start -= 1 }
        var end = 0
        while end < shorter - start, bytes[bytes.count - 1 - end] == other.bytes[other.bytes.count - 1 - end] {
            end += 1
        }
        while end > 0, isInside(bytes.count - end) { end -= 1 }
        return (start, end)
    }

    /// Whether an offset lies inside a scalar.
    private func isInside(_ offset: Int) -> Bool { offset < bytes.count && bytes[offset] & 0xC0 == 0x80 }

    func position(of offset: Int, from first: Int) -> TextPosition {
        let newline = UInt8(ascii: "\n")
        let before = bytes[..<offset]
        let lineStart = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
        return TextPosition(line: first + before.count { $0 == newline }, offset: offset - lineStart)
    }
}

extension String {
    /// The index of the scalar that a byte belongs to.
    func scalarIndex(at offset: Int) -> Index {
        let index = utf8.index(utf8.startIndex, offsetBy: offset)
        return index == endIndex ? index : unicodeScalars.index(before: unicodeScalars.index(after: index))
    }

    /// The index of the character that a byte belongs to.
    func characterIndex(at offset: Int) -> Index {
        let index = utf8.index(utf8.startIndex, offsetBy: offset)
        return index == endIndex ? index : self.index(before: self.index(after: index))
    }

    /// The number of bytes before an index.
    func offset(of index: Index) -> Int { utf8.distance(from: utf8.startIndex, to: index) }

    /// The bytes from one offset to another.
    func part(_ start: Int, _ end: Int) -> String {
        let from = utf8.index(utf8.startIndex, offsetBy: start)
        return String(self[from..<utf8.index(from, offsetBy: end - start)])
    }
}
