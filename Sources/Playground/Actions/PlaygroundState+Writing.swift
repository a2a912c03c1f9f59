import Editing
import LayoutInspection
import SwiftSource
import Terminal

/// Writing in the source pane.
extension PlaygroundState {
    mutating func applyToSource(_ action: Action.OnSource) -> Effect? {
        if sourceEditor.edited == nil { showSource() }
        guard sourceEditor.edited != nil else { return refuse("nothing is open yet") }
        fields?.forgetSteps()
        switch action {
        case .beginEditing: return beginEditing()
        case .perform(let command): return perform(command)
        case .movePages(let pages, let extends):
            return perform(.move(.lines(pages * max(1, sourceArea.height - 1)), extends: extends))
        case .copy: return copyText(cutting: false)
        case .cut: return copyText(cutting: true)
        case .paste:
            guard !sourceEditor.clipboard.isEmpty else {
                return refuse("nothing was cut or copied here; the terminal's own paste works too")
            }
            return perform(.paste(sourceEditor.clipboard))
        case .save: return save()
        case .find: openPrompt(.find)
        case .findAgain(let direction): findInText(backward: direction == .backward, from: .next)
        case .goToLine: openPrompt(.goToLine)
        case .chooseFile: openFinder(.files)
        case .complete: complete()
        case .chooseCandidate(let direction): sourceEditor.completion?.choose(by: direction == .forward ? 1 : -1)
        case .takeCandidate: return takeCandidate()
        case .takeOrBreak:
            return sourceEditor.completion?.isMeant == true ? takeCandidate() : perform(.newline)
        case .closeCandidates: sourceEditor.completion = nil
        }
        return nil
    }

    private mutating func beginEditing() -> Effect? {
        guard let name = sourceEditor.shown, let text = sourceEditor.text else { return nil }
        guard text.disk.invalidByte == nil else {
            return refuse("\(SourcePosition.lastPart(of: name.file)) is not UTF-8: it cannot be written here")
        }
        if stepping.isActive { endSteps() }
        sourceEditor.isEditing = true
        revealCursor()
        return name.isFile ? .checkWritable(name) : nil
    }

    mutating func endEditing() {
        sourceEditor.isEditing = false
        // The cursor stays where the person left it.
        selectAtCursor()
    }

    /// Ends writing when the focus moves.
    mutating func leaveSource() {
        sourceEditor.isEditing = false
        sourceEditor.completion = nil
        sourceEditor.prompt = nil
    }

    /// Performs a command on the text. A changed text is read again.
    mutating func perform(_ command: EditingCommand) -> Effect? {
        let isChanged = sourceEditor.perform(command == .indent ? tabbed : command)
        revealCursor()
        updateCompletion(after: command)
        guard isChanged else {
            selectAtCursor()
            return nil
        }
        return .edit(editedTexts)
    }

    /// The command of the tab key: it goes to a placeholder, steps out of brackets behind code, or indents.
    private var tabbed: EditingCommand {
        guard let text = sourceEditor.edited else { return .indent }
        if text.text.lines.contains(where: { $0.contains("<#") && $0.contains("#>") }) { return .nextPlaceholder }
        let line = Array(text.text.lines[text.cursor.line].utf8)
        let (before, after) = (line[..<text.cursor.offset], line[text.cursor.offset...])
        let isBehindCode = before.contains { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        let isInBrackets = after.first.map { Array(")]}\"".utf8).contains($0) } ?? false
        return text.selection.isEmpty && isBehindCode && isInBrackets ? .move(.right, extends: false) : .indent
    }

    private mutating func copyText(cutting: Bool) -> Effect? {
        guard let text = sourceEditor.edited else { return nil }
        sourceEditor.clipboard = text.copiedText
        guard cutting else {
            message = text.selection.isEmpty ? "copied the line" : "copied the selected text"
            return .copy(sourceEditor.clipboard)
        }
        return perform(.cut)
    }

    // MARK: Saving

    private mutating func save() -> Effect? {
        guard let name = sourceEditor.shown, let text = sourceEditor.text else { return nil }
        guard name.isFile else {
            openPrompt(.saveAs)
            return nil
        }
        if text.theirs != nil {
            question = .conflict(name)
            return nil
        }
        guard text.differs else { return refuse("\(SourcePosition.lastPart(of: name.file)) has no unsaved changes") }
        return .save(NamedText(name, text.string), replacing: text.disk)
    }

    /// Notes that a text was written into its file.
    /// - Returns: what waited for that.
    package mutating func saved(_ text: NamedText) -> Effect? {
        sourceEditor.change(text.name) { $0.noteSaved(SourceText(text.text)) }
        message = "\(text.name.file) is saved"
        defer { sourceEditor.editedNext = nil }
        return sourceEditor.editedNext.map { .openEditor(at: $0) }
    }

    /// Notes that a text was written into a new file, which is now the person's own.
    package mutating func savedAs(_ path: String, _ text: NamedText) {
        sourceEditor.close(text.name)
        own = path
        message = "\(path) is saved, and open"
    }

    /// Notes that a file changed on disk before its text was saved.
    package mutating func fileChanged(_ name: TextName, to theirs: SourceText) {
        sourceEditor.change(name) { $0.take(disk: theirs) }
        if sourceEditor.texts[name]?.theirs != nil { question = .conflict(name) }
    }

    /// Offers a text that was never saved.
    package mutating func offer(_ recovered: RecoveryOffer) {
        question = .recovery(recovered)
    }

    mutating func answerQuestion(_ question: SourceQuestion?, with answer: SourceAnswer) -> Effect? {
        switch (question, answer) {
        case (.conflict(let name), .keepMine):
            sourceEditor.change(name) { $0.keepMine() }
            return sourceEditor.texts[name].map { .save(NamedText(name, $0.string), replacing: $0.disk) }
        case (.conflict(let name), .take):
            sourceEditor.change(name) { text in text.theirs.map { text.takeTheirs($0) } }
            message = "this is the file on disk; \(sourceEditor.isEditing ? "ctrl z" : undoKey) brings your text back"
            return .edit(editedTexts)
        case (.conflict(let name), .showBoth):
            openFinder(.versions(name))
            return nil
        case (.recovery(let recovered), .take): return take(recovered)
        case (.recovery(let recovered), .forget): return .forget(recovered.text.name)
        case (.editor(let place), .save):
            sourceEditor.editedNext = place
            return sourceEditor.texts[place.name].map { .save(NamedText(place.name, $0.string), replacing: $0.disk) }
        case (.editor, _), (.conflict, .save), (.recovery, .save), (.conflict, .forget), (.recovery, .keepMine),
            (.recovery, .showBoth), (nil, _):
            self.question = question
            message = nil
            return nil
        }
    }

    /// Takes a recovered text as an edit of the file's.
    private mutating func take(_ recovered: RecoveryOffer) -> Effect? {
        setFocus(.pane(.source))
        guard let file = document?.sources.files.first(where: { $0.name == recovered.text.name.file }) else {
            return refuse("\(recovered.text.name.file) is not open")
        }
        sourceEditor.show(recovered.text.name, file.text)
        sourceEditor.hasTakenRecovery = true
        let range = TextLines(file.text.string).all
        return perform(.apply([TextEdit(range, replacedBy: recovered.text.text)]))
    }
}

// MARK: - Completion

extension PlaygroundState {
    /// Writes the chosen candidate, and selects its first placeholder.
    private mutating func takeCandidate() -> Effect? {
        guard let open = sourceEditor.completion else { return nil }
        let candidate = open.candidate
        let edit = open.completion.edit(taking: candidate)
        sourceEditor.completion = nil
        let effect = perform(.apply([edit]))
        let start = edit.range.lowerBound
        if candidate.insertion.contains("<#") {
            _ = sourceEditor.perform(.select(TextSelection(at: start)))
            _ = sourceEditor.perform(.nextPlaceholder)
        } else {
            let before = TextEdit(
                start..<start, replacedBy: String(candidate.insertion.utf8.prefix(candidate.cursorOffset)) ?? "")
            _ = sourceEditor.perform(.select(TextSelection(at: start.moved(past: before))))
        }
        revealCursor()
        return effect
    }
}

// MARK: - The pointer

extension PlaygroundState {
    /// Puts the cursor at a position; a second click on the same cell selects the word.
    mutating func clickText(_ position: TextPosition, at point: CellPoint) -> Effect? {
        let isRepeated = clickedCell == point && focus == .pane(.source)
        clickedCell = isRepeated ? nil : point
        setFocus(.pane(.source))
        held = .text
        guard isRepeated, let word = sourceEditor.edited?.text.word(at: position) else {
            return perform(.select(TextSelection(at: position)))
        }
        return perform(.select(TextSelection(anchor: word.lowerBound, cursor: word.upperBound)))
    }

    /// Selects from the clicked position to the pointer.
    mutating func dragText(to point: CellPoint) {
        guard let position = sourcePosition(at: point), let anchor = sourceEditor.edited?.selection.anchor else {
            return
        }
        _ = perform(.select(TextSelection(anchor: anchor, cursor: position)))
    }
}

// MARK: - The field below the text

extension PlaygroundState {
    mutating func openPrompt(_ kind: SourcePrompt.Kind) {
        let selected = sourceEditor.edited?.selectedText ?? ""
        let text =
            switch kind {
            case .find: selected.isEmpty || selected.contains("\n") ? sourceEditor.wanted : selected
            case .goToLine: ""
            case .saveAs: sourceEditor.shown.map { "\(SourcePosition.lastPart(of: $0.file)).swift" } ?? ""
            }
        let name = text == "<stdin>.swift" ? "Layout.swift" : text
        sourceEditor.prompt = SourcePrompt(
            kind: kind, field: TextField(name, limit: Self.promptLimit, isMarked: kind != .saveAs && !name.isEmpty))
    }

    /// Longer than paths and searched texts.
    private static let promptLimit = 200

    mutating func applyToPrompt(_ action: Action.OnField) -> Effect? {
        guard var prompt = sourceEditor.prompt else { return nil }
        switch action {
        case .edit(let edit):
            prompt.field.apply(edit)
            sourceEditor.prompt = prompt
            if prompt.kind == .find {
                sourceEditor.wanted = prompt.field.text
                findInText(backward: false, from: .here)
            }
            return nil
        case .apply:
            switch prompt.kind {
            case .find: findInText(backward: false, from: .next)
            case .goToLine: goToLine(prompt.field.text)
            case .saveAs: return saveAs(prompt.field.text.trimmed)
            }
            return nil
        }
    }

    /// Where a search begins: at the start of the selection, or behind it.
    enum SearchStart {
        case here, next
    }

    /// Selects the next place with the searched text, or the one before.
    mutating func findInText(backward: Bool, from start: SearchStart) {
        guard let text = sourceEditor.edited, !sourceEditor.wanted.isEmpty else {
            return report(
                sourceEditor.wanted.isEmpty && start == .next ? "nothing was searched: ctrl f finds a text" : nil)
        }
        let range = text.selection.range
        let from = backward || start == .here ? range.lowerBound : range.upperBound
        let all = text.text.ranges(of: sourceEditor.wanted)
        guard let found = text.text.range(of: sourceEditor.wanted, after: from, backward: backward) else {
            return report("no '\(sourceEditor.wanted)' in the text")
        }
        _ = perform(.select(TextSelection(anchor: found.lowerBound, cursor: found.upperBound)))
        message = "place \((all.firstIndex(of: found) ?? 0) + 1) of \(all.count)"
    }

    private mutating func goToLine(_ typed: String) {
        let parts = typed.split(separator: ":").map { Int(String($0).trimmed) }
        guard let line = parts.first ?? nil, let text = sourceEditor.edited else {
            return report("type a line's number, as 40 or 40:7")
        }
        sourceEditor.prompt = nil
        let column = parts.count > 1 ? (parts[1] ?? 1) : 1
        let number = min(max(1, line), text.text.lines.count) - 1
        let offset = VisibleLine(text.text.lines[number]).offset(at: max(1, column) - 1)
        _ = perform(.select(TextSelection(at: TextPosition(line: number, offset: offset))))
    }

    private mutating func saveAs(_ path: String) -> Effect? {
        guard let name = sourceEditor.shown, let text = sourceEditor.text, !path.isEmpty else {
            return refuse("type a file's name")
        }
        sourceEditor.prompt = nil
        return .saveAs(NamedText(name, text.string), path: path)
    }
}
