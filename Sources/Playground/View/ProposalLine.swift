import LayoutInspection
import Negotiation
import Terminal
import TextMetrics

/// The line that is always there: what is proposed to the root, and what it took.
///
/// ` width 40 exactly   height <=10 at most   pinned   took 40×3`
struct ProposalLine {
    let state: PlaygroundState

    private var entry: ProposalEntry { state.proposal }

    func draw(on canvas: inout Canvas, in row: CellRect, theme: Theme) {
        guard !row.isEmpty else { return }
        var x = row.minX
        for axis in Axis.allCases {
            x = canvas.write(line(axis), in: row.inset(left: x - row.minX), theme: theme)
        }
        drawCursor(on: &canvas, in: row)
        let rest = row.inset(left: x - row.minX)
        let remarks = remarks
        let remark = remarks.first { $0.columns < rest.width } ?? remarks[remarks.count - 1]
        canvas.write(remark, in: rest, theme: theme)
        let room = rest.width - remark.columns - 3
        if entry.field == nil, let answer = answers.first(where: { $0.columns <= room }) {
            canvas.writeTrailing(answer, in: rest.inset(right: 1), theme: theme)
        }
    }

    /// The axis that is written at a column; nil beside both.
    func axis(at x: Int) -> Axis? {
        var start = 0
        for axis in Axis.allCases {
            let columns = line(axis).columns
            if x >= start, x < start + columns { return axis }
            start += columns
        }
        return nil
    }

    private var isNarrow: Bool { state.window.width < 70 }

    private func line(_ axis: Axis) -> Line {
        let words = isNarrow ? [] : [Span(" \(words(axis))  ", .faint)]
        return Line([Span(lead(axis), isAtCursor(axis) ? .strong : .faint)] + value(axis) + words)
    }

    private func lead(_ axis: Axis) -> String { isNarrow ? " \(axis.word.prefix(1)) " : " \(axis.word) " }

    private func isAtCursor(_ axis: Axis) -> Bool { state.focus == .proposal && entry.cursor == axis }

    /// The proposal as it is written, or the field in its place. The axis under the cursor stands in brackets.
    private func value(_ axis: Axis) -> [Span] {
        guard isAtCursor(axis) else { return [Span(" \(entry[axis].proposal) ", .strong)] }
        guard let field = entry.field else { return [Span("‹\(entry[axis].proposal)›", .field)] }
        return [Span("‹\(field.text) ›", .field)]
    }

    private func words(_ axis: Axis) -> String {
        guard isAtCursor(axis), let field = entry.field else { return entry[axis].kind.words }
        do throws(ProposalError) {
            return ProposalEntry.Length(try AxisProposal(parsing: field.text)).kind.words
        } catch {
            return "…"
        }
    }

    /// What follows the two axes, in more words and in fewer: what is wrong, or where the numbers come from.
    private var remarks: [Line] {
        if entry.isRejected, let field = entry.field {
            return [Line(" '\(field.text)' is no proposal", .error)]
        }
        if entry.field != nil {
            return [Line(" enter proposes it, esc leaves it", .faint)]
        }
        if let refusal = state.refusal {
            let word = refusal.axis.word
            return ["\(word): \(refusal.sentence)", "\(word) refused: see why", "refused: see why", "refused"]
                .map { Line(" " + $0, .error) }
        }
        let source = entry.isFollowing ? "follows the window" : "pinned"
        let lead = Span(isNarrow ? "  \(source)" : " \(source)", entry.isFollowing ? .accent : .strong)
        guard let reading = state.replacedKinds.first else { return [Line([lead])] }
        return [reading.sentence, "asked as \(reading.other)"].map { Line([lead, Span("  \($0)", .note)]) }
    }

    /// What the root took, in more words and in fewer.
    private var answers: [Line] {
        guard let inspection = state.inspection, let root = inspection.elements.first else { return [] }
        let size = PointsFormat.short(inspection.size)
        let words = ["\(root.pathComponent) took ", "took ", "\(state.notation.arrow) "]
        return words.map { Line([Span($0, .faint), Span(size, .number)]) }
    }

    /// The place in the field where typing goes.
    private func drawCursor(on canvas: inout Canvas, in row: CellRect) {
        guard state.focus == .proposal, let field = entry.field else { return }
        let before = entry.cursor == .vertical ? line(.horizontal).columns : 0
        let typed = VisibleText(String(field.characters.prefix(field.cursor))).columns
        let x = row.minX + before + lead(entry.cursor).count + 1 + typed
        canvas.restyle(CellRect(x: x, y: row.minY, width: 1, height: 1), clip: row) {
            $0 = Style(attributes: [.underline, .bold])
        }
    }
}
