extension PlaygroundState {
    /// Whose text typing changes.
    private enum FieldOwner {
        case proposal, hole, roots
    }

    private var fieldOwner: FieldOwner? {
        if overlay == .roots { return .roots }
        guard overlay == nil else { return nil }
        if focus == .proposal { return .proposal }
        return place == .hole || place == .entry ? .hole : nil
    }

    mutating func applyToField(_ action: Action.OnField) -> Effect? {
        switch fieldOwner {
        case .proposal: applyToProposalField(action)
        case .hole: return applyToHoleField(action)
        case .roots: applyToRootFilter(action)
        case nil: message = "p goes to the proposal, where a text can be pasted"
        }
        return nil
    }
}

extension TextField {
    /// Does what an action says that changes a text, and nothing else.
    mutating func apply(_ action: Action.OnField) {
        switch action {
        case .type(let text): insert(text)
        case .erase(let direction): erase(direction)
        case .moveCursor(let movement): move(movement)
        case .apply: break
        }
    }
}
