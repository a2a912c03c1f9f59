import Foundation
import LayoutInspection
import Negotiation

extension PlaygroundState {
    mutating func applyToProposal(_ action: Action.OnProposal) -> Effect? {
        switch action {
        case .lengthen(let axis, let points): lengthen(axis, by: points)
        case .chooseAxis(let axis):
            setFocus(.proposal)
            proposal.closeField()
            proposal.cursor = axis
        case .setKind(let kind):
            guard proposal[proposal.cursor].kind != kind else {
                message = "the \(proposal.cursor.word) is already '\(kind.words)'"
                return nil
            }
            proposal[proposal.cursor].kind = kind
            pin()
        case .toggleFollowing: toggleFollowing()
        case .undo: restore("there is no proposal before this one") { $0.undo($1) }
        case .redo: restore("no proposal was undone") { $0.redo($1) }
        case .goToBreakpoint(let axis, let direction): lookForBreakpoint(axis, direction)
        case .toggleScale: return toggleScale()
        case .openField:
            proposal.openField()
        }
        return nil
    }

    private mutating func toggleScale() -> Effect? {
        let other = scale.toggle()
        message = other == .unit ? "a cell is one point" : "a cell is 8×16 points"
        return .scale(other)
    }

    /// Typing opens an empty field; erasing opens one with the proposal.
    mutating func applyToProposalField(_ action: Action.OnField) {
        switch action {
        case .edit(.type(let text)): proposal.edit(.type(text), from: "")
        case .edit(.erase(let direction)):
            proposal.edit(.erase(direction), from: proposal[proposal.cursor].proposal.description)
        case .edit(.moveCursor(let movement)):
            guard proposal.field != nil else { return }
            proposal.edit(.moveCursor(movement), from: "")
        case .apply:
            guard proposal.field != nil else { return }
            if proposal.applyField() {
                pin()
            } else {
                message = "write 40, <=40, 20..40, inf or nil: exactly, at most, between, unconstrained, unspecified"
            }
        }
    }

    private mutating func lengthen(_ axis: Axis, by points: CGFloat) {
        proposal.cursor = axis
        guard proposal[axis].hasNumber else {
            let words = proposal[axis].kind.words
            message = "the \(axis.word) is \(words) and has no number to change: p, then e makes it exact"
            return
        }
        proposal[axis].number = max(0, proposal[axis].number + points)
        proposal[axis].low = min(proposal[axis].low, proposal[axis].number)
        pin()
    }

    private mutating func toggleFollowing() {
        guard !proposal.isFollowing else {
            proposal.followed = []
            message = "pinned: the proposal no longer follows the window"
            return
        }
        message = "the proposal follows the window"
        proposal.followed = Set(Axis.allCases)
        proposal.follow(Self.followedProposal(window: window, projection: projection))
    }

    /// The axis under the cursor no longer follows the window.
    mutating func pin() {
        proposal.followed.remove(proposal.cursor)
    }
}

extension PlaygroundState {
    /// Does what may replace the proposal, and keeps the one before.
    /// - Parameter action: what is done; nil for what is never the same change twice.
    mutating func remembering<Result>(
        _ action: Action.OnProposal?, _ change: (inout PlaygroundState) -> Result
    ) -> Result {
        let before = proposal
        defer {
            let isChanged = before.proposal != proposal.proposal || before.followed != proposal.followed
            if isChanged, action != .undo, action != .redo { history.note(before, lengthening: action?.lengthened) }
        }
        return change(&self)
    }

    private mutating func restore(
        _ refusal: String, _ find: (inout ProposalHistory, ProposalEntry) -> ProposalEntry?
    ) {
        guard var found = find(&history, proposal) else {
            message = refusal
            return
        }
        found.closeField()
        found.follow(Self.followedProposal(window: window, projection: projection))
        proposal = found
        message = "proposed again: \(notation.short(found.proposal))"
    }
}

extension Action.OnProposal {
    /// The axis that it makes longer or shorter; nil for all else.
    fileprivate var lengthened: Axis? {
        if case .lengthen(let axis, _) = self { axis } else { nil }
    }
}
