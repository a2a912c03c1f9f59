extension PlaygroundState {
    /// What the open field belongs to.
    private enum FieldOwner {
        case proposal, hole, roots, whatIf, finder
    }

    private var fieldOwner: FieldOwner? {
        if overlay == .roots { return .roots }
        if overlay == .whatIf { return .whatIf }
        if overlay == .finder { return .finder }
        guard overlay == nil else { return nil }
        if focus == .proposal { return .proposal }
        return keyContext == .hole || keyContext == .entry ? .hole : nil
    }

    mutating func applyToField(_ action: Action.OnField) -> Effect? {
        switch fieldOwner {
        case .proposal: applyToProposalField(action)
        case .hole: return applyToHoleField(action)
        case .roots: return applyToRootFilter(action)
        case .whatIf: applyToWhatIfField(action)
        case .finder: return applyToFinderFilter(action)
        case nil: message = "p goes to the proposal, where text can be pasted"
        }
        return nil
    }
}
