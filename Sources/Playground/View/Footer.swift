import Terminal
import TextMetrics

/// The last line: what there is to say, else the keys that help most here.
struct Footer {
    let state: PlaygroundState
    private let keys = KeyTable.standard

    init(state: PlaygroundState) {
        self.state = state
    }

    func draw(on canvas: inout Canvas, in row: CellRect, theme: Theme) {
        guard !row.isEmpty else { return }
        if let message = state.message {
            canvas.write(Line(" \(message)", .strong), in: row, theme: theme)
            return
        }
        let last = keys.bindings.first { $0.action == .program(.toggleHelp) }.flatMap(hint)
        let room = row.width - 1 - (last.map { $0.columns + 2 } ?? 0)
        var x = row.minX + 1
        for binding in bindings {
            guard let hint = hint(binding), x + hint.columns <= row.minX + room else { continue }
            x = canvas.write(hint, in: row.inset(left: x - row.minX), theme: theme) + 2
        }
        if let last {
            canvas.writeTrailing(last, in: row.inset(right: 1), theme: theme)
        }
    }

    /// What to hint at before the help, the most helpful first: the way to a report that is not seen, where there is one.
    private var bindings: [KeyBinding] {
        let all = keys.hints(in: state.place).filter { $0.action != .program(.toggleHelp) }
        let toProblems = all.filter { $0.action == .panes(.toggleReport) && state.hasUnseenReport }
        return toProblems + all.filter { $0.action != .panes(.toggleReport) }
    }

    private func hint(_ binding: KeyBinding) -> Line? {
        guard let words = binding.hint, case .these(let keys) = binding.keys, let key = keys.first else { return nil }
        return Line([Span(pair(of: key) ?? state.notation.name(of: key), .strong), Span(" \(words)", .faint)])
    }

    /// Keys that come in pairs are shown together: the footer names the first only.
    private func pair(of key: Key) -> String? {
        switch key.code {
        case .up where key.modifiers.isEmpty: state.notation.pair(.up, .down)
        case .right where key.modifiers.isEmpty && state.place == .proposal: state.notation.pair(.left, .right)
        case .character(".") where state.place != .proposal: ", ."
        case .character("]"): "[ ]"
        case .character("="): "- ="
        default: nil
        }
    }
}
