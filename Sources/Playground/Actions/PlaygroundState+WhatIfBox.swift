import LayoutInspection
import Negotiation

extension PlaygroundState {
    mutating func applyToWhatIf(_ action: Action.OnWhatIf) {
        switch action {
        case .open: openWhatIf()
        case .chooseCompanion: chooseCompanion()
        case .check:
            guard let selection, inspection != nil, !isStale else {
                return report(isStale ? "the source has errors; this is the last good layout" : "nothing is selected")
            }
            ask(.promises(selection))
        case .otherAxis: showCurve { $0.turn() }
        case .toggleOpen: showCurve { $0.isOpen.toggle() }
        case .scroll(let movement): scroll(.whatIf, by: movement)
        }
        settle(.whatIf)
    }

    /// Shows another curve from its start.
    private mutating func showCurve(_ change: (inout Exploration) -> Void) {
        guard var box = whatIf else { return }
        change(&box.exploration)
        box.showCurve()
        lookedAlong = box.exploration.axis
        open(.whatIf(box))
    }

    private mutating func openWhatIf() {
        guard let selection, inspection != nil, !isStale else {
            return report(isStale ? "the source has errors; this is the last good layout" : "nothing is selected")
        }
        open(.whatIf(WhatIfBox(exploration: Exploration(path: selection, axis: lookedAlong))))
    }

    /// Types into the box's field, or asks for the typed proposal.
    mutating func applyToWhatIfField(_ action: Action.OnField) {
        switch action {
        case .edit(let edit): whatIf?.edit(edit)
        case .apply: whatIf?.applyField()
        }
        settle(.whatIf)
    }
}
