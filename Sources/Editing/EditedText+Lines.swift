/// Commands about whole lines.
extension EditedText {
    /// The lines that the selection touches. The last line of a selection that ends at its start is not touched.
    private var selectedLines: ClosedRange<Int> {
        let range = selection.range
        let endsAtStart = range.upperBound.offset == 0 && range.upperBound.line > range.lowerBound.line
        return range.lowerBound.line...(range.upperBound.line - (endsAtStart ? 1 : 0))
    }

    private func range(of lines: ClosedRange<Int>) -> Range<TextPosition> {
        TextPosition(
            line: lines.lowerBound, offset: 0)..<TextPosition(
                line: lines.upperBound, offset: text.lines[lines.upperBound].utf8.count)
    }

    /// Indents the selected lines; without a selection types spaces up to the next column of indentation.
    mutating func indent() {
        let unit = text.indentationUnit
        guard selection.isEmpty else { return reindent { unit + $0 } }
        guard unit != "\t" else { return replaceSelection(by: "\t", .typingSpaces) }
        let column = VisibleLine(text.lines[cursor.line]).column(of: cursor.offset)
        replaceSelection(by: String(repeating: " ", count: unit.count - column % unit.count), .typingSpaces)
    }

    mutating func outdent() {
        let columns = text.indentationColumns
        reindent { line in
            if line.hasPrefix("\t") { return String(line.dropFirst()) }
            let spaces = line.prefix(columns).prefix { $0 == " " }
            return String(line.dropFirst(spaces.count))
        }
    }

    /// Changes the selected lines. The selection stays at its characters.
    private mutating func reindent(_ change: (String) -> String) {
        var selection = selection
        var edits: [TextEdit] = []
        for number in selectedLines {
            let (old, new) = (text.lines[number], change(text.lines[number]))
            guard old != new, !old.isEmpty else { continue }
            let (was, now) = (old.indentation.utf8.count, new.indentation.utf8.count)
            let start = TextPosition(line: number, offset: 0)
            edits.append(TextEdit(start..<TextPosition(line: number, offset: was), replacedBy: String(new.indentation)))
            for end in [\TextSelection.anchor, \.cursor] where selection[keyPath: end].line == number {
                selection[keyPath: end].offset = max(0, selection[keyPath: end].offset + now - was)
            }
        }
        self.change(edits, .whole, selecting: selection)
    }

    mutating func eraseLines() {
        var range = range(of: selectedLines)
        if range.upperBound.line < text.lines.count - 1 {
            range = range.lowerBound..<TextPosition(line: range.upperBound.line + 1, offset: 0)
        } else if range.lowerBound.line > 0 {
            let line = range.lowerBound.line - 1
            range = TextPosition(line: line, offset: text.lines[line].utf8.count)..<range.upperBound
        }
        guard !range.isEmpty else { return }
        change([TextEdit(range, replacedBy: "")], .whole)
    }

    mutating func duplicateLines() {
        let lines = selectedLines
        let range = range(of: lines)
        var selection = selection
        selection.anchor.line += lines.count
        selection.cursor.line += lines.count
        let edit = TextEdit(range.upperBound..<range.upperBound, replacedBy: "\n" + text[range])
        change([edit], .whole, selecting: selection)
    }

    /// Moves the selected lines past the next line, or the one before.
    mutating func moveLines(by count: Int) {
        let lines = selectedLines
        let passed = count > 0 ? lines.upperBound + 1 : lines.lowerBound - 1
        guard text.lines.indices.contains(passed) else { return }
        let all = min(passed, lines.lowerBound)...max(passed, lines.upperBound)
        let (own, other) = (text[range(of: lines)], text.lines[passed])
        var selection = selection
        selection.anchor.line += count.signum()
        selection.cursor.line += count.signum()
        let new = count > 0 ? other + "\n" + own : own + "\n" + other
        change([TextEdit(range(of: all), replacedBy: new)], .whole, selecting: selection)
    }

    /// The text that `cut` and `copy` take: the selected one, or the whole line.
    package var copiedText: String {
        selection.isEmpty ? text.lines[cursor.line] + "\n" : selectedText
    }
}
