import LayoutInspection
import Negotiation
import Terminal

extension PlaygroundState {
    mutating func openStrip() {
        guard inspection != nil, !isStale else {
            return report(isStale ? "the source has errors; this is the last good layout" : "there is no layout yet")
        }
        open(.strip(Strip(axis: lookedAlong)))
    }

    mutating func applyToStrip(_ action: Action.OnStrip) {
        switch action {
        case .open: openStrip()
        case .choose(let movement):
            guard let strip, let steps = strip.steps else { return }
            self.strip?.chosen = movement.applied(to: strip.chosen, count: steps.count, page: 5)
            revealStrip()
        case .propose(let index): propose(step: index ?? strip?.chosen ?? 0)
        case .otherAxis:
            lookedAlong = lookedAlong.other
            open(.strip(Strip(axis: lookedAlong)))
        case .scroll(by: let rows): scroll(.strip, by: CellPoint(x: 0, y: rows))
        }
    }

    /// Proposes the size of one of the layouts, and closes the strip.
    private mutating func propose(step index: Int) {
        guard let strip, let steps = strip.steps, steps.indices.contains(index) else { return }
        overlay = nil
        history.note(proposal, .other)
        proposal.cursor = strip.axis
        proposal.followed.remove(strip.axis)
        proposal[strip.axis] = ProposalEntry.Length(steps[index].inspection.proposal[strip.axis])
        message = "\(strip.axis.word) \(strip.heading(of: steps[index])); u takes it back"
    }
}
