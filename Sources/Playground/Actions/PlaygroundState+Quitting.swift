import LayoutInspection

extension PlaygroundState {
    /// Quits. Hole values that are in no file are lost, so the last line asks the first time.
    mutating func quit(isAsked: Bool) -> Effect? {
        guard !isAsked, hasUnwrittenValues else { return .quit }
        asksWhetherToQuit = true
        return nil
    }

    /// Whether a value that was set on the screen is in no comment of the open sources.
    private var hasUnwrittenValues: Bool {
        if holeValues.hasOthers { return true }
        let written = Set(
            (document?.sources.files ?? []).flatMap { HoleSetting.comments(in: $0.text) }
                .map { [$0.name, $0.expression.trimmed] })
        return holeValues.settings.contains { !written.contains([$0.hole.text, $0.expression]) }
    }

    /// The question on the last line.
    var quitQuestion: String { "hole values are in no file: \(quitKey) again quits, esc stays" }

    /// The key that quits in the current context.
    private var quitKey: String {
        let binding = KeyTable.standard.bindings.first {
            $0.action == .program(.quit) && $0.contexts.contains(keyContext)
        }
        return binding.map { notation.names(of: $0.keys) } ?? ""
    }
}
