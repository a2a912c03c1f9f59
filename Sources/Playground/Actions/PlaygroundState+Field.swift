extension PlaygroundState {
    /// What the open field belongs to.
    enum FieldOwner {
        case proposal, hole, whatIf, finder
    }

    var fieldOwner: FieldOwner? {
        if overlay == .whatIf { return .whatIf }
        if overlay == .finder, finder?.filter != nil { return .finder }
        guard overlay == nil else { return nil }
        if focus == .proposal { return .proposal }
        return keyContext == .hole || keyContext == .entry ? .hole : nil
    }

    mutating func applyToField(_ action: Action.OnField) -> Effect? {
        switch fieldOwner {
        case .proposal: applyToProposalField(action)
        case .hole: return applyToHoleField(action)
        case .whatIf: applyToWhatIfField(action)
        case .finder: return applyToFinderField(action)
        case nil: message = "p goes to the proposal, where text can be pasted"
        }
        return nil
    }
}
