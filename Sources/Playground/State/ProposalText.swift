import LayoutInspection
import Negotiation
import TextMetrics

/// The text of the proposal line: the proposal to the root, and the root's size.
///
/// ` width 40 exactly   height <=10 at most   pinned   took 40×3`
struct ProposalText {
    let state: PlaygroundState

    init(_ state: PlaygroundState) {
        self.state = state
    }

    private var entry: ProposalEntry { state.proposal }
    private var isNarrow: Bool { state.window.width < 70 }

    func line(_ axis: Axis) -> Line {
        let words = isNarrow ? [] : [Span(" \(words(axis))  ", .note)]
        return Line([Span(lead(axis), isAtCursor(axis) ? .strong : .note)] + value(axis) + words)
    }

    /// The axis that is written at a column, if any.
    func axis(at x: Int) -> Axis? {
        var start = 0
        for axis in Axis.allCases {
            let columns = line(axis).columns
            if x >= start, x < start + columns { return axis }
            start += columns
        }
        return nil
    }

    /// The column of the cursor in the open field, if any.
    var cursorColumn: Int? {
        guard state.focus == .proposal, let field = entry.field else { return nil }
        let before = entry.cursor == .vertical ? line(.horizontal).columns : 0
        let typed = VisibleText(String(field.characters.prefix(field.cursor))).columns
        return before + lead(entry.cursor).count + 1 + typed
    }

    private func lead(_ axis: Axis) -> String { isNarrow ? " \(axis.word.prefix(1)) " : " \(axis.word) " }

    private func isAtCursor(_ axis: Axis) -> Bool { state.focus == .proposal && entry.cursor == axis }

    /// The proposal, or the open field instead. The axis under the cursor is in angle quotes.
    private func value(_ axis: Axis) -> [Span] {
        let proposal = state.notation.shown("\(entry[axis].proposal)")
        guard isAtCursor(axis) else { return [Span(" \(proposal) ", .strong)] }
        guard let field = entry.field else { return [Span("‹\(proposal)›", .field)] }
        guard field.isMarked else { return [Span("‹\(field.text) ›", .field)] }
        return [Span("‹", .field), Span(field.text, .replaced), Span(" ›", .field)]
    }

    private func words(_ axis: Axis) -> String {
        guard isAtCursor(axis), let field = entry.field else { return entry[axis].kind.words }
        do throws(ProposalError) {
            return ProposalEntry.Length(try AxisProposal(parsing: field.text)).kind.words
        } catch {
            return "…"
        }
    }

    /// The remark after the two axes, longest form first: the mistake, or whether the proposal follows the window.
    var remarks: [Line] {
        if entry.isRejected, let field = entry.field {
            return [Line(" '\(field.text)' is not a proposal", .error)]
        }
        if entry.field != nil {
            return [Line(" enter proposes it, esc cancels", .note)]
        }
        if let refusal = state.refusal {
            let word = refusal.axis.word
            let place = state.showsRefusal ? "see why" : state.showsReport ? nil : "see 3 Why"
            let shorter = place.map { ["\(word) refused: \($0)", "refused: \($0)"] } ?? []
            return (["\(word): \(refusal.sentence)"] + shorter + ["refused"]).map { Line(" " + $0, .error) }
        }
        let lead = Span(isNarrow ? "  \(source)" : " \(source)", entry.followed.isEmpty ? .strong : .accent)
        guard let reading = state.replacedKinds.first else { return [Line([lead])] }
        return [reading.lack.sentence, "asked as \(reading.other)"].map { Line([lead, Span("  \($0)", .note)]) }
    }

    /// The origin of the proposal.
    private var source: String {
        if entry.isFollowing { return "follows the window" }
        return entry.followed.first.map { "\($0.word) follows" } ?? "pinned"
    }

    /// The root's size, longest form first; none while a proposal is typed.
    var answers: [Line] {
        guard entry.field == nil, let inspection = state.inspection, let root = inspection.elements.first else {
            return []
        }
        let isKnown = state.stepping.isKnown(.placed(root.recordID))
        let size = isKnown ? PointsFormat.short(inspection.size) : "?"
        let words = ["\(root.pathComponent) took ", "took ", "\(state.notation.arrow) "]
        return words.map { Line([Span($0, .note), Span(state.notation.shown(size), .number)]) }
    }
}
