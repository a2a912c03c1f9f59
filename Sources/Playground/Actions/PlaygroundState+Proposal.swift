import Foundation
import LayoutInspection
import Negotiation
import Terminal

extension PlaygroundState {
    mutating func applyToProposal(_ action: Action.OnProposal) -> Effect? {
        switch action {
        case .lengthen(let axis, let points): lengthen(axis, by: points)
        case .chooseAxis(let axis):
            setFocus(.proposal)
            proposal.field = nil
            proposal.cursor = axis
        case .setKind(let kind):
            guard proposal[proposal.cursor].kind != kind else {
                return refuse("the \(proposal.cursor.word) is already '\(kind.words)'")
            }
            proposal[proposal.cursor].kind = kind
            pin()
        case .toggleFollowing: toggleFollowing()
        case .undo: restore("there is no proposal before this one") { $0.undo($1) }
        case .redo: restore("no proposal was undone") { $0.redo($1) }
        case .goToBreakpoint(let axis, let direction): if choosesNumber(axis) { ask(.breakpoint(axis, direction)) }
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
        guard choosesNumber(axis) else { return }
        proposal.set(axis, to: max(0, proposal[axis].number + points))
    }

    /// Moves the cursor to an axis, and returns whether its proposal has a number.
    private mutating func choosesNumber(_ axis: Axis) -> Bool {
        proposal.cursor = axis
        guard !proposal[axis].hasNumber else { return true }
        message = "the \(axis.word) is \(proposal[axis].kind.words); p e makes it exact"
        return false
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

    /// Stops the axis under the cursor from following the window.
    mutating func pin() {
        proposal.followed.remove(proposal.cursor)
    }
}

extension PlaygroundState {
    /// Performs an action that may replace the proposal, and keeps the one before.
    /// - Parameter change: the kind of change; nil for undoing and redoing.
    mutating func remembering<Result>(
        _ change: ProposalHistory.Change?, _ perform: (inout PlaygroundState) -> Result
    ) -> Result {
        let before = proposal
        defer {
            let isChanged = before.proposal != proposal.proposal || before.followed != proposal.followed
            if isChanged, let change { history.note(before, change) }
        }
        return perform(&self)
    }

    /// Resizes the proposal to the pointer that drags its edge.
    mutating func drag(_ edge: StageEdge, to point: CellPoint) {
        guard edge.isMoved || point != edge.start else { return }
        var edge = edge
        edge.isMoved = true
        held = .edge(edge)
        remembering(.dragging) { state in
            for axis in edge.axes {
                let length = edge.length(axis, at: point, cell: state.projection.cell)
                if !state.proposal[axis].hasNumber { state.proposal[axis].kind = .exactly }
                state.proposal.set(axis, to: length)
            }
        }
    }

    private mutating func restore(
        _ refusal: String, _ find: (inout ProposalHistory, ProposalEntry) -> ProposalEntry?
    ) {
        guard var found = find(&history, proposal) else { return report(refusal) }
        found.field = nil
        found.follow(Self.followedProposal(window: window, projection: projection))
        proposal = found
        message = "back to \(notation.short(found.proposal))"
    }
}

extension Action.OnProposal {
    /// Its change of the proposal; nil for undoing and redoing.
    var change: ProposalHistory.Change? {
        switch self {
        case .lengthen(let axis, _): .lengthening(axis)
        case .undo, .redo: nil
        case .chooseAxis, .setKind, .toggleFollowing, .goToBreakpoint, .toggleScale, .openField: .other
        }
    }
}
