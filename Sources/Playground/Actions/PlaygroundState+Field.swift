extension PlaygroundState {
    /// The owner of the open field.
    enum FieldOwner {
        case proposal, hole, whatIf, finder, prompt, property
    }

    var fieldOwner: FieldOwner? {
        if sourceEditor.prompt != nil { return .prompt }
        switch overlay {
        case .whatIf: return .whatIf
        case .finder(let finder): return finder.filter == nil ? nil : .finder
        case .help, .strip: return nil
        case nil:
            if focus == .proposal { return .proposal }
            return switch keyContext {
            case .hole, .entry: .hole
            case .fields, .typedField: .property
            default: nil
            }
        }
    }

    mutating func applyToField(_ action: Action.OnField) -> Effect? {
        switch fieldOwner {
        case .proposal: applyToProposalField(action)
        case .hole: return applyToHoleField(action)
        case .whatIf: applyToWhatIfField(action)
        case .finder: return applyToFinderField(action)
        case .prompt: return applyToPrompt(action)
        case .property: return applyToPropertyField(action)
        case nil: message = "p goes to the proposal, where text can be pasted"
        }
        return nil
    }
}
