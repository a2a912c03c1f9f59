import LayoutInspection

extension PlaygroundState {
    /// Quits. Edits, and hole values that are neither in a file nor kept, are lost: the last line asks the first time.
    mutating func quit(isAsked: Bool) -> Effect? {
        guard !isAsked, losesValues || !unsavedNames.isEmpty else { return .quit }
        asksWhetherToQuit = true
        return nil
    }

    /// Whether a value that was set on the screen is in no comment of the open sources, and not there at the next start.
    private var losesValues: Bool {
        let kept = keepsOwnValues ? own.map { Opening.own($0) } : nil
        let isOpenKept = kept != nil && openExample == nil
        return holeValues.hasOthers(besides: kept) || (!isOpenKept && !unwritten(holeValues.settings).isEmpty)
    }

    /// The texts whose edits would be lost. The code of a lesson is there for trying.
    private var unsavedNames: [TextName] {
        let lessons = Set((course?.lessons ?? []).map(\.name))
        return sourceEditor.unsavedNames.filter { !$0.isExample || !lessons.contains($0.file) }
    }

    /// The question on the last line.
    var quitQuestion: String {
        let unsaved = unsavedNames.map { SourcePosition.lastPart(of: $0.file) }
        guard let first = unsaved.first else { return "hole values are in no file: \(quitKey) again quits, esc stays" }
        let names = unsaved.count == 1 ? first : "\(first) and \(unsaved.count - 1) more"
        return "\(names) has unsaved changes: \(quitKey) again loses them, esc stays"
    }

    /// The key that quits in the current context.
    private var quitKey: String {
        let binding = KeyTable.standard.bindings.first {
            $0.action == .program(.quit) && $0.contexts.contains(keyContext)
        }
        return binding.map { notation.names(of: $0.keys) } ?? ""
    }
}
