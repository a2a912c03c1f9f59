import Terminal
import TextMetrics

/// The last line: the message, or else the most useful keys.
struct Footer {
    let state: PlaygroundState
    private let keys = KeyTable.standard

    init(state: PlaygroundState) {
        self.state = state
    }

    func draw(on canvas: inout Canvas, in row: CellRect, theme: Theme) {
        guard !row.isEmpty else { return }
        if let message = state.work?.sentence ?? state.message {
            canvas.write(Line(" \(message)", .strong), in: row, theme: theme)
            return
        }
        let last = keys.bindings.first { $0.action == .program(.toggleHelp) }.flatMap(hint)
        let available = row.width - 1 - (last.map { $0.columns + 2 } ?? 0)
        var x = row.minX + 1
        for binding in bindings {
            guard let hint = hint(binding), x + hint.columns <= row.minX + available else { continue }
            x = canvas.write(hint, in: row.inset(left: x - row.minX), theme: theme) + 2
        }
        if let last {
            canvas.writeTrailing(last, in: row.inset(right: 1), theme: theme)
        }
    }

    /// The rows to hint at before the help, the most useful first: the way to a hidden report leads.
    private var bindings: [KeyBinding] {
        let all = keys.hints(in: state.keyContext).filter { $0.action != .program(.toggleHelp) }
        let toProblems = all.filter { $0.action == .panes(.toggleReport) && state.hasUnseenReport }
        return toProblems + all.filter { $0.action != .panes(.toggleReport) }
    }

    private func hint(_ binding: KeyBinding) -> Line? {
        guard let words = binding.hint, case .these(let keys) = binding.keys, let key = keys.first else { return nil }
        return Line([Span(pair(of: key) ?? state.notation.name(of: key), .strong), Span(" \(words)", .faint)])
    }

    /// Both keys of a pair, by its first.
    private func pair(of key: Key) -> String? {
        switch key.code {
        case .up where key.modifiers.isEmpty: state.notation.pair(.up, .down)
        case .right where key.modifiers.isEmpty && state.keyContext == .proposal: state.notation.pair(.left, .right)
        case .character(".") where state.keyContext != .proposal: ", ."
        case .character("]"): "[ ]"
        case .character("="): "- ="
        default: nil
        }
    }
}
