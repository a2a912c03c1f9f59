/// A text under edit: its lines, the selection, and the history. A value, without any view.
package struct EditedText: Hashable, Sendable {
    package private(set) var text: TextLines
    package private(set) var selection: TextSelection
    private var history = EditHistory()
    /// The column that several vertical moves keep; nil if the last command was no such move.
    private var column: Int?
    /// Changes with each change of the text.
    package private(set) var revision = 0

    package init(_ string: String) {
        text = TextLines(string)
        selection = TextSelection(at: .start)
    }

    package var cursor: TextPosition { selection.cursor }

    package var selectedText: String { text[selection.range] }

    /// Whether the text is the one that was opened or saved last.
    package var isSaved: Bool { history.isSaved }

    /// Notes that the text was saved.
    package mutating func noteSaved() { history.noteSaved() }

    /// Notes that the saved text is another one.
    package mutating func noteUnsaved() { history.noteUnsaved() }

    /// Performs a command.
    /// - Returns: whether it changed the text.
    @discardableResult
    package mutating func perform(_ command: EditingCommand) -> Bool {
        let before = revision
        switch command {
        case .type(let text): type(text)
        case .newline: typeNewline()
        case .paste(let text): replaceSelection(by: text.withNewlines, .whole)
        case .erase(let motion): erase(motion)
        case .eraseLines: eraseLines()
        case .cut: selection.isEmpty ? eraseLines() : replaceSelection(by: "", .whole)
        case .indent: indent()
        case .outdent: outdent()
        case .moveLines(let count): moveLines(by: count)
        case .duplicateLines: duplicateLines()
        case .move(let motion, let extends): move(motion, extends: extends)
        case .select(let selection): select(selection)
        case .selectAll: select(TextSelection(anchor: .start, cursor: text.end))
        case .nextPlaceholder: selectPlaceholder()
        case .undo: restore(history.undo(in: &text))
        case .redo: restore(history.redo(in: &text))
        case .apply(let edits): change(edits, .whole)
        }
        if !command.isVertical { column = nil }
        return revision != before
    }

    private mutating func restore(_ selection: TextSelection?) {
        guard let selection else { return }
        self.selection = TextSelection(
            anchor: text.cursor(near: selection.anchor), cursor: text.cursor(near: selection.cursor))
        revision += 1
    }

    // MARK: Moving

    private mutating func move(_ motion: Motion, extends: Bool) {
        history.endGroup()
        if !selection.isEmpty, !extends, motion == .left || motion == .right {
            let range = selection.range
            selection = TextSelection(at: motion == .left ? range.lowerBound : range.upperBound)
            return
        }
        if motion.keepsColumn { column = column ?? VisibleLine(text.lines[cursor.line]).column(of: cursor.offset) }
        let to = text.position(after: motion, from: cursor, column: column ?? 0)
        selection = TextSelection(anchor: extends ? selection.anchor : to, cursor: to)
    }

    private mutating func select(_ selection: TextSelection) {
        history.endGroup()
        self.selection = TextSelection(
            anchor: text.cursor(near: selection.anchor), cursor: text.cursor(near: selection.cursor))
    }

    /// Selects the next placeholder after the cursor, or the first one.
    private mutating func selectPlaceholder() {
        guard let range = text.placeholder(after: selection.range.upperBound) ?? text.placeholder(after: .start) else {
            return
        }
        select(TextSelection(anchor: range.lowerBound, cursor: range.upperBound))
    }

    // MARK: Changing

    /// Replaces the selected text.
    mutating func replaceSelection(by replacement: String, _ kind: EditHistory.Kind) {
        guard !selection.isEmpty || !replacement.isEmpty else { return }
        change([TextEdit(selection.range, replacedBy: replacement)], kind)
    }

    /// Applies edits, each in the text after the one before, and puts the cursor behind the last one.
    /// - Parameter selection: the new selection; nil for a cursor behind the last edit.
    mutating func change(_ edits: [TextEdit], _ kind: EditHistory.Kind, selecting selection: TextSelection? = nil) {
        guard !edits.isEmpty else { return }
        var reverting: [TextEdit] = []
        for edit in edits { reverting.insert(text.apply(edit), at: 0) }
        let before = self.selection
        let new = selection ?? TextSelection(at: reverting[0].range.upperBound)
        self.selection = TextSelection(anchor: text.cursor(near: new.anchor), cursor: text.cursor(near: new.cursor))
        history.note(reverting, kind, from: before, to: self.selection)
        revision += 1
    }

    /// Replaces the whole text by another version of it, as one edit. The cursor stays where the text is the same.
    package mutating func replaceAll(by other: TextLines) {
        guard let edit = text.edit(to: other) else { return }
        var selection = selection
        selection.anchor = selection.anchor.moved(by: edit)
        selection.cursor = selection.cursor.moved(by: edit)
        change([edit], .whole, selecting: selection)
        history.endGroup()
    }
}

/// A command of an editor.
package enum EditingCommand: Hashable, Sendable {
    /// Types a text: brackets and quotes are closed, and lines are indented.
    case type(String)
    case newline
    /// Inserts a text as it is.
    case paste(String)
    /// Erases the selection, or what a move passes.
    case erase(Motion)
    case eraseLines
    /// Erases the selection, or the whole line.
    case cut
    case indent, outdent
    /// Moves the selected lines down by some lines, or up.
    case moveLines(Int)
    case duplicateLines
    case move(Motion, extends: Bool)
    case select(TextSelection)
    case selectAll
    /// Selects the next `<#placeholder#>`.
    case nextPlaceholder
    case undo, redo
    /// Applies edits that belong together, each in the text after the one before.
    case apply([TextEdit])

    /// Whether it is meant to change the text.
    package var changesText: Bool {
        switch self {
        case .move, .select, .selectAll, .nextPlaceholder: false
        case .type, .newline, .paste, .erase, .eraseLines, .cut, .indent, .outdent, .moveLines, .duplicateLines, .undo,
            .redo, .apply:
            true
        }
    }

    fileprivate var isVertical: Bool {
        if case .move(let motion, _) = self { motion.keepsColumn } else { false }
    }
}

extension TextPosition {
    /// The position after an edit that inserts here: behind what was inserted.
    package func moved(past edit: TextEdit) -> TextPosition {
        let added = edit.replacement.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let length = added[added.count - 1].count
        return TextPosition(line: line + added.count - 1, offset: added.count == 1 ? offset + length : length)
    }

    /// The position after an edit: one in the replaced range moves to its end.
    package func moved(by edit: TextEdit) -> TextPosition {
        let (start, end) = (edit.range.lowerBound, edit.range.upperBound)
        guard self > start else { return self }
        let newEnd = start.moved(past: edit)
        guard self >= end else { return min(self, newEnd) }
        guard line == end.line else { return TextPosition(line: line + newEnd.line - end.line, offset: offset) }
        return TextPosition(line: newEnd.line, offset: newEnd.offset + offset - end.offset)
    }
}

extension TextLines {
    /// The next placeholder that begins at or after a position.
    func placeholder(after position: TextPosition) -> Range<TextPosition>? {
        for number in position.line..<lines.count {
            let line = lines[number]
            let from = number == position.line ? line.characterIndex(at: position.offset) : line.startIndex
            if let start = line[from...].firstRange(of: "<#"), let end = line[start.upperBound...].firstRange(of: "#>")
            {
                return TextPosition(
                    line: number, offset: line.offset(of: start.lowerBound))..<TextPosition(
                        line: number, offset: line.offset(of: end.upperBound))
            }
        }
        return nil
    }
}

extension String {
    /// The text with "\n" as line ends, as pasted text may have others.
    var withNewlines: String { replacing("\r\n", with: "\n").replacing("\r", with: "\n") }
}
