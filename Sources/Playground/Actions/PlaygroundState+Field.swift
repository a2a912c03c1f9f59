extension PlaygroundState {
    /// Gives an action to the open field: that below the source, that of the overlay, or that of the focused pane.
    mutating func applyToField(_ action: Action.OnField) -> Effect? {
        if sourceEditor.prompt != nil { return applyToPrompt(action) }
        switch (overlay, keyContext) {
        case (.whatIf, _): applyToWhatIfField(action)
        case (.finder(let finder), _) where finder.filter != nil: return applyToFinderField(action)
        case (nil, _) where focus == .proposal: applyToProposalField(action)
        case (nil, .hole), (nil, .entry): return applyToHoleField(action)
        case (nil, .fields), (nil, .typedField): return applyToPropertyField(action)
        case (.help, _), (.strip, _), (.finder, _), (nil, _):
            message = "p goes to the proposal, where text can be pasted"
        }
        return nil
    }
}
