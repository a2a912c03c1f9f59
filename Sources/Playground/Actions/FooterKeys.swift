import Terminal
import TextMetrics

/// The keys that the last line names: the most useful ones that have room, and at its end always the examples, the way out
/// and the help. Each can be clicked.
struct FooterKeys {
    let state: PlaygroundState
    private let keys = KeyTable.standard

    init(state: PlaygroundState) {
        self.state = state
    }

    /// A key, and where it stands.
    struct Hint {
        let line: Line
        let cells: CellRect
        let action: Action
    }

    /// The keys that have room, from the left; the last ones at the right.
    func hints(in row: CellRect) -> [Hint] {
        let fixed = last
        var end = row.maxX - 1
        var hints: [Hint] = []
        for (binding, line) in fixed.reversed() where end - line.columns > row.minX {
            end -= line.columns
            hints.append(
                Hint(
                    line: line, cells: CellRect(x: end, y: row.minY, width: line.columns, height: 1),
                    action: binding.action))
            end -= 2
        }
        var x = row.minX + 1
        for binding in first {
            guard let line = line(binding), x + line.columns <= end else { continue }
            hints.append(
                Hint(
                    line: line, cells: CellRect(x: x, y: row.minY, width: line.columns, height: 1),
                    action: binding.action))
            x += line.columns + 2
        }
        return hints
    }

    /// Those that always stand there, the most useful last.
    private var last: [(KeyBinding, Line)] {
        let always: [Action] = [.program(.toggleOpenings), .program(.quit), .program(.toggleHelp)]
        let here = keys.hints(in: state.keyContext)
        return always.compactMap { action in
            here.first { $0.action == action }.flatMap { binding in line(binding).map { (binding, $0) } }
        }
    }

    /// The others, the most useful first: the way to a hidden report leads.
    private var first: [KeyBinding] {
        let always: Set<Action> = [.program(.toggleOpenings), .program(.quit), .program(.toggleHelp)]
        let all = keys.hints(in: state.keyContext).filter {
            !always.contains($0.action) && state.hasUse(of: $0.action)
        }
        let toProblems = all.filter { $0.action == .panes(.toggleReport) && state.hasUnseenReport }
        return toProblems + all.filter { $0.action != .panes(.toggleReport) }
    }

    private func line(_ binding: KeyBinding) -> Line? {
        guard let words = binding.hint, case .these(let keys) = binding.keys, let key = keys.first else { return nil }
        return Line([Span(pair(of: key) ?? state.notation.name(of: key), .strong), Span(" \(words)", .note)])
    }

    /// Both keys of a pair, by its first.
    private func pair(of key: Key) -> String? {
        switch key.code {
        case .up where key.modifiers.isEmpty: state.notation.pair(.up, .down)
        case .right where key.modifiers.isEmpty && state.keyContext == .proposal: state.notation.pair(.left, .right)
        case .left where key.modifiers.isEmpty && state.keyContext == .strip: state.notation.pair(.left, .right)
        case .character(".") where state.keyContext != .proposal: ", ."
        case .character("]"): "[ ]"
        case .character("="): "- ="
        default: nil
        }
    }
}

extension PlaygroundState {
    /// Whether a key of the report has something to do at the chosen entry; of all else, true.
    fileprivate func hasUse(of action: Action) -> Bool {
        guard case .report(let action) = action else { return true }
        switch (action, chosenReportEntry) {
        case (.flip, .family): return true
        case (.flip, .hole(let listed)):
            if case .condition = listed.hole.kind { return true }
            return false
        case (.flip, _), (.open, .family): return false
        case (.forget, .hole(let listed)): return listed.expression != nil
        default: return true
        }
    }
}
