import Editing
import LayoutInspection
import SwiftSource
import Terminal

/// The source pane: which text it shows, and how its positions and those of the layout belong together.
extension PlaygroundState {
    /// Whether the source is on the screen.
    var showsSource: Bool { arrangement.panes[.source] != nil }

    /// The part of the pane with the text: without the line numbers, and without the last row.
    var sourceArea: CellRect {
        guard let pane = arrangement.panes[.source] else { return .zero }
        return pane.inset(left: sourceGutter, bottom: Self.hasSourceStatus(pane) ? 1 : 0)
    }

    /// The columns of line numbers and marks.
    var sourceGutter: Int { String(sourceEditor.edited?.text.lines.count ?? 1).count + 2 }

    /// Whether the pane is high enough for a row about the cursor's line.
    static func hasSourceStatus(_ pane: CellRect) -> Bool { pane.height >= 4 }

    /// The columns of the longest line.
    var sourceColumns: Int { sourceEditor.kept.columns(of: sourceEditor) }

    /// The number of the file in the pane.
    var sourceFileNumber: Int? {
        guard let name = sourceEditor.shown else { return nil }
        return document?.sources.files.firstIndex { $0.name == name.file }
    }

    /// The name of one of the sources that were read.
    private func textName(ofFile number: Int) -> TextName? {
        guard let document, document.sources.files.indices.contains(number) else { return nil }
        return TextName(file: document.sources.files[number].name, isExample: example(of: document) != nil)
    }

    /// Shows the file of the selected element, else of the root, else the first one.
    mutating func showSource() {
        guard let document else { return }
        if let name = sourceEditor.shown, let number = sourceFileNumber, textName(ofFile: number) == name { return }
        let range = selected.flatMap { inspection?.elements[$0].range } ?? document.chosenRoot?.range
        showSource(file: range?.file ?? 0)
        followInSource()
    }

    /// Shows one of the files that were read.
    mutating func showSource(file number: Int) {
        guard let document, let name = textName(ofFile: number) ?? textName(ofFile: 0) else { return }
        let file = document.sources.files.first { $0.name == name.file }
        sourceEditor.show(name, file?.text ?? document.source)
        offsets[.source] = .zero
        revealCursor()
    }

    /// Takes the sources of a reading.
    /// - Parameter disk: the texts on disk of the files whose unsaved text was read instead, by name.
    mutating func takeSources(_ facts: DocumentFacts, onDisk disk: [String: SourceText]) {
        let isExample = example(of: facts) != nil
        for file in facts.sources.files {
            let name = TextName(file: file.name, isExample: isExample)
            guard sourceEditor.texts[name] != nil, !isExample else { continue }
            sourceEditor.change(name) { $0.take(disk: disk[file.name] ?? file.text) }
            if sourceEditor.texts[name]?.theirs != nil {
                message =
                    "\(SourcePosition.lastPart(of: file.name)) changed on disk: ctrl s in the source asks what to keep"
            }
        }
        if showsSource {
            showSource()
            selectAtCursor()
            settle(.source)
        }
    }

    /// The positions of the text in the sources of the last layout.
    var sourceShifts: SourceShifts? {
        guard let inspection else { return nil }
        return sourceEditor.kept.shifts(of: sourceEditor, in: (laidOutID, inspection.sources))
    }

    /// The positions of the text in the sources of the last reading.
    var readingShifts: SourceShifts? {
        guard let document else { return nil }
        return sourceEditor.kept.shifts(of: sourceEditor, in: (readSources.documentID, document.sources))
    }

    /// The range of an element in the text; nil if it is written elsewhere or is changed.
    func sourceRange(of element: Int) -> Range<TextPosition>? {
        inspection?.elements[element].range.flatMap { sourceShifts?.now($0) }
    }

    /// Moves the text to the selected element, unless it is being written.
    mutating func followInSource() {
        guard showsSource, !sourceEditor.isEditing, let selected, let range = inspection?.elements[selected].range
        else {
            return
        }
        if let document = inspection?.sources, document.files.indices.contains(range.file),
            sourceEditor.shown?.file != document.files[range.file].name
        {
            showSource(file: range.file)
        }
        guard let place = sourceRange(of: selected) else { return }
        // The cursor stays where the person put it inside of the element.
        if let cursor = sourceEditor.edited?.cursor, element(at: cursor) == selected { return revealCursor() }
        _ = sourceEditor.perform(.select(TextSelection(at: place.lowerBound)))
        revealCursor()
    }

    /// The innermost element that is written at a position of the text. Of several made by the same code the selected
    /// one, else the first.
    func element(at position: TextPosition) -> Int? {
        guard let inspection, let offset = sourceShifts?.read(inCode(position)),
            let found = inspection.element(writtenAround: SourceRange(offset, offset))
        else { return nil }
        guard let selected, inspection.elements[selected].range == inspection.elements[found].range else {
            return found
        }
        return selected
    }

    /// The position itself; within the spaces at the start of a line, the line's first character.
    private func inCode(_ position: TextPosition) -> TextPosition {
        guard let lines = sourceEditor.edited?.text.lines, lines.indices.contains(position.line) else {
            return position
        }
        let indentation = lines[position.line].prefix { $0 == " " || $0 == "\t" }.utf8.count
        return TextPosition(line: position.line, offset: max(position.offset, indentation))
    }

    /// Selects the element that is written at the cursor.
    mutating func selectAtCursor() {
        guard focus == .pane(.source), let cursor = sourceEditor.edited?.cursor, let element = element(at: cursor),
            element != selected
        else { return }
        select(element)
    }

    /// Scrolls as little as possible to show the cursor.
    mutating func revealCursor() {
        guard let text = sourceEditor.edited, showsSource else { return }
        let area = sourceArea
        guard !area.isEmpty else { return }
        let column = VisibleLine(text.text.lines[text.cursor.line]).column(of: text.cursor.offset)
        let offset = offset(.source)
        let x = revealingOffset(from: offset.x, start: column, length: 1, room: area.width)
        offsets[.source] = CellPoint(
            x: column < area.width ? 0 : x,
            y: min(max(offset.y, text.cursor.line - area.height + 1), text.cursor.line))
        settle(.source)
    }

    /// The position in the text at a cell of the window; the nearest one outside of the text.
    func sourcePosition(at point: CellPoint) -> TextPosition? {
        guard let lines = sourceEditor.edited?.text.lines else { return nil }
        let area = sourceArea
        let line = max(0, min(point.y - area.minY + offset(.source).y, lines.count - 1))
        let column = max(0, point.x - area.minX + offset(.source).x)
        return TextPosition(line: line, offset: VisibleLine(lines[line]).offset(at: column))
    }

    /// The dialect of the last reading; if it has none, of the last layout.
    private var writtenDialect: (document: DocumentID?, name: String)? {
        document?.dialect.map { (readSources.documentID, $0.name) } ?? laidOut?.dialect.map { (laidOutID, $0.name) }
    }

    /// The names for completion; nil while they are gathered.
    var completionNames: CompletionNames? {
        sourceEditor.names.flatMap { $0.dialect == writtenDialect?.name ? $0.names : nil }
    }

    /// Requests the names for completion once the source is on the screen.
    mutating func takeCompletionNames() -> LayoutRequest? {
        guard showsSource, completionNames == nil, let document = writtenDialect?.document else { return nil }
        return requests.names.replaced(by: .completionNames(in: document))
    }

    /// The call around the cursor, while the text is written.
    var callHint: CallHint? {
        sourceEditor.isEditing && completionNames != nil ? sourceEditor.kept.hint(of: sourceEditor) : nil
    }

    /// The texts with edits that the executable reads in place of the open sources.
    package var editedTexts: [NamedText] {
        sourceEditor.unsaved(inExamples: openExample != nil)
    }

    /// Whether one of the open sources has unsaved edits.
    var hasUnsavedText: Bool { !editedTexts.isEmpty }

    /// The unsaved texts of the examples, or of the person's files.
    package func unsavedTexts(ofExamples isExample: Bool) -> [NamedText] { sourceEditor.unsaved(inExamples: isExample) }

    /// What the source pane says at the end of its title, longest form first.
    var sourceLegends: [Line] {
        guard let name = sourceEditor.shown else { return [] }
        let isUnsaved = sourceEditor.texts[name]?.differs ?? false
        let file = [Span(" \(SourcePosition.lastPart(of: name.file))", .note)]
        let mark = isUnsaved ? [Span(" unsaved", .warning)] : []
        let mode = sourceEditor.isEditing ? [Span(" writing ", .accent)] : [Span(" i writes ", .accent)]
        return [Line(file + mark + mode), Line(mark + mode), Line(mark + [Span(" ")])]
    }
}
