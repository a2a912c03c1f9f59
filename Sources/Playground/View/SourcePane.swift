import Editing
import LayoutInspection
import SwiftSource
import Terminal
import TextMetrics

/// The text of a source: line numbers, colours, errors and holes in their places, and the lines of the selected element
/// and of the current step. Its last row is about the cursor's line.
///
/// ```
///    9   VStack(spacing: 1) {
/// ▎ 10       Text("Inbox")            the selected element
/// ! 11       Tex("Read")              a line with an error
///  11:9 error: there is no Tex
/// ```
struct SourcePane {
    let state: PlaygroundState
    let theme: Theme

    func draw(on canvas: inout Canvas, in area: CellRect) {
        guard let text = state.sourceEditor.edited, let kept = state.sourceEditor.kept.source(of: state.sourceEditor)
        else { return }
        let marks = SourceLineMarks(state)
        let body = state.sourceArea
        let first = state.offset(.source).y
        for y in 0..<body.height where text.text.lines.indices.contains(first + y) {
            let number = first + y
            let row = CellRect(x: area.minX, y: area.minY + y, width: area.width, height: 1)
            draw(number: number, marks, on: &canvas, in: row)
            let line = SourceLine(
                text: text.text.lines[number], number: number, source: kept.source, pieces: kept.pieces)
            let cells = CellRect(x: body.minX, y: row.minY, width: body.width, height: 1)
            draw(line, marks, text, on: &canvas, in: cells)
        }
        if PlaygroundState.hasSourceStatus(area) {
            let row = CellRect(x: area.minX, y: area.maxY - 1, width: area.width, height: 1)
            canvas.write(status(marks, width: row.width - 2), in: row.inset(left: 1, right: 1), theme: theme)
        }
        canvas.drawScrollMark(offset: first, count: text.text.lines.count, in: area.inset(bottom: 1), theme: theme)
    }

    private func draw(number: Int, _ marks: SourceLineMarks, on canvas: inout Canvas, in row: CellRect) {
        let digits = state.sourceGutter - 2
        let name = String(number + 1)
        let isSelected = marks.selected?.contains(number) ?? false
        let sign: Span =
            marks.worst(in: number).map { Span("!", $0 == .error ? .error : .warning) }
            ?? (marks.step == number ? Span("▸", .accent) : isSelected ? Span("▎", .accent) : Span(" "))
        let padding = String(repeating: " ", count: max(0, digits - name.count))
        let role: TextRole = isSelected ? .accent : marks.step == number ? .strong : .faint
        canvas.write(Line([sign, Span(padding + name + " ", role)]), in: row, theme: theme)
    }

    private func draw(
        _ line: SourceLine, _ marks: SourceLineMarks, _ text: EditedText, on canvas: inout Canvas, in row: CellRect
    ) {
        let left = state.offset(.source).x
        var x = row.minX - left
        for (glyph, role) in line.glyphs {
            canvas.put(glyph, at: CellPoint(x: x, y: row.minY), style: theme[role], clip: row)
            x += glyph.columns
        }
        func cells(_ range: Range<TextPosition>) -> CellRect? {
            line.columns(of: range).map {
                CellRect(x: row.minX - left + $0.lowerBound, y: row.minY, width: $0.count, height: 1)
            }
        }
        for mark in marks.ranges {
            let role = mark.role
            cells(mark.range).map { canvas.restyle($0, clip: row) { $0 = theme[role].adding(.underline) } }
        }
        if !text.selection.isEmpty {
            cells(text.selection.range).map { canvas.restyle($0, clip: row) { $0 = theme[.selected] } }
        }
        for bracket in [marks.brackets?.lowerBound, marks.brackets?.upperBound].compactMap({ $0 }) {
            let end = TextPosition(line: bracket.line, offset: bracket.offset + 1)
            cells(bracket..<end).map { canvas.restyle($0, clip: row) { $0 = $0.adding([.bold, .underline]) } }
        }
        guard state.focus == .pane(.source), text.cursor.line == line.number else { return }
        let cursor = CellRect(x: row.minX - left + line.column(of: text.cursor), y: row.minY, width: 1, height: 1)
        let style = theme[state.sourceEditor.isEditing ? .field : .cursor]
        canvas.restyle(cursor, clip: row) { $0 = style }
    }

    /// The field, or the first problem in the cursor's line, or else the cursor's place.
    private func status(_ marks: SourceLineMarks, width: Int) -> Line {
        if let prompt = state.sourceEditor.prompt {
            return Line([Span("\(prompt.title) ", .note)] + prompt.field.spans)
        }
        guard let text = state.sourceEditor.edited else { return .empty }
        let column = VisibleLine(text.text.lines[text.cursor.line]).column(of: text.cursor.offset)
        let place = Span("\(text.cursor.line + 1):\(column + 1)", .note)
        if let hint = state.callHint {
            let forms = [hint.spans, hint.shortSpans].map { Line([place, Span(" ")] + $0) }
            return forms.first { $0.columns <= width } ?? forms[1]
        }
        guard let problem = marks.problem(in: text.cursor.line) else { return Line([place]) }
        return Line([place, Span(" "), Span(problem.message, problem.severity == .error ? .error : .warning)])
    }
}

extension CallHint {
    /// The parameter that is being written alone: `frame(… height: CGFloat? = nil …)`.
    fileprivate var shortSpans: [Span] {
        guard let current else { return [Span(name + "(…)", .note)] }
        let (before, after) = (current > 0 ? "… " : "", current < parameters.count - 1 ? " …" : "")
        return [
            Span(name + "(" + before, .note), Span(parameters[current].signature, .strong), Span(after + ")", .note),
        ]
    }

    /// `frame(width: CGFloat? = nil, height: CGFloat? = nil)`, with the parameter that is being written.
    fileprivate var spans: [Span] {
        let shown = parameters.enumerated().flatMap { index, parameter in
            (index == 0 ? [] : [Span(", ", .note)]) + [Span(parameter.signature, index == current ? .strong : .note)]
        }
        return [Span(name + "(", .note)] + shown + [Span(")", .note)]
    }
}

/// A line of a source as glyphs with roles.
private struct SourceLine {
    let number: Int
    let glyphs: [(glyph: Glyph, role: TextRole)]
    private let visible: VisibleLine

    init(text: String, number: Int, source: SourceText, pieces: [SourcePiece]) {
        self.number = number
        visible = VisibleLine(text)
        let start = source.position(at: SourceLocation(line: number + 1, column: 1))
        let end = start + text.utf8.count
        var roles = Array(repeating: TextRole.text, count: visible.columns)
        let first = pieces.partitioningIndex { $0.range.end > start }
        for piece in pieces[first...].prefix(while: { $0.range.start < end }) {
            let from = visible.column(of: max(0, piece.range.start - start))
            let to = visible.column(of: min(text.utf8.count, piece.range.end - start))
            for column in from..<max(from, to) { roles[column] = piece.kind.role }
        }
        var column = 0
        glyphs = visible.glyphs.map { glyph in
            defer { column += glyph.columns }
            return (glyph, roles[column])
        }
    }

    func column(of position: TextPosition) -> Int { visible.column(of: position.offset) }

    /// The columns of the part of a range in this line; nil if there is none.
    func columns(of range: Range<TextPosition>) -> Range<Int>? {
        guard range.lowerBound.line <= number, range.upperBound.line >= number else { return nil }
        let start = range.lowerBound.line < number ? 0 : column(of: range.lowerBound)
        let end = range.upperBound.line > number ? visible.columns : column(of: range.upperBound)
        return start < end ? start..<end : start == end && range.isEmpty ? start..<(start + 1) : nil
    }
}

/// The marks in the lines of the text in the pane.
private struct SourceLineMarks {
    /// The lines of the selected element.
    private(set) var selected: ClosedRange<Int>?
    /// The line of the current step.
    private(set) var step: Int?
    /// The errors, warnings and holes, with their ranges in the text.
    private(set) var ranges: [(range: Range<TextPosition>, role: TextRole)] = []
    private var problems: [(line: Int, diagnostic: Diagnostic)] = []
    /// The bracket at the cursor and its partner.
    private(set) var brackets: Range<TextPosition>?

    init(_ state: PlaygroundState) {
        let shifts = state.readingShifts
        // What concerns the whole source has no place.
        for diagnostic in state.problems where diagnostic.severity != .note {
            guard diagnostic.range != SourceRange(0, 0), let range = shifts?.now(diagnostic.range) else {
                continue
            }
            ranges.append((range, diagnostic.severity == .error ? .error : .warning))
            problems.append((range.lowerBound.line, diagnostic))
        }
        for hole in state.inspection?.holes ?? [] {
            state.sourceShifts?.now(hole.range).map { ranges.append(($0, .hole)) }
        }
        if let element = state.selected, let range = state.sourceRange(of: element) {
            selected = range.lowerBound.line...range.upperBound.line
        }
        if state.stepping.isActive, let inspection = state.inspection,
            let element = state.stepping.now.flatMap({ inspection.element(at: $0) })
        {
            step = state.sourceRange(of: element)?.lowerBound.line
        }
        if let text = state.sourceEditor.edited, state.focus == .pane(.source) {
            brackets = text.matchingBrackets
        }
    }

    /// The first problem in a line; errors before warnings.
    func problem(in line: Int) -> Diagnostic? {
        let here = problems.filter { $0.line == line }.map(\.diagnostic)
        return here.first { $0.severity == .error } ?? here.first
    }

    func worst(in line: Int) -> Diagnostic.Severity? { problem(in: line)?.severity }
}
