import LayoutInspection

extension PlaygroundState {
    /// Quits. Values of holes that no file has are lost with the program: the first time, the last line asks.
    mutating func quit(isAsked: Bool) -> Effect? {
        guard !isAsked, hasUnwrittenValues else { return .quit }
        asksWhetherToQuit = true
        return nil
    }

    /// Whether a value that was set on the screen stands in no comment of the open sources.
    private var hasUnwrittenValues: Bool {
        if holeValues.hasOthers { return true }
        let written = Set(
            (document?.sources.files ?? []).flatMap { HoleSetting.comments(in: $0.text) }
                .map { [$0.name, $0.expression.trimmed] })
        return holeValues.settings.contains { !written.contains([$0.hole.text, $0.expression]) }
    }

    /// The question on the last line.
    var quitQuestion: String { "hole values are in no file: \(quitKey) again quits, esc stays" }

    /// The key that quits where the keys are now.
    private var quitKey: String {
        let binding = KeyTable.standard.bindings.first {
            $0.action == .program(.quit) && $0.contexts.contains(keyContext)
        }
        return binding.map { notation.names(of: $0.keys) } ?? ""
    }
}
