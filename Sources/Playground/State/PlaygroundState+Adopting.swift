import LayoutInspection
import Negotiation

/// Replacing the shown layout: the selection and the current moment are found again in the new one.
extension PlaygroundState {
    mutating func adopt(_ layout: LaidOut) {
        let before = standing
        let old = selected
        let isStepSeen = inspection != nil && isStepSeen
        switch layout.result {
        case .success(let inspection):
            shownLayout.take(inspection, of: layout, highlights: seenParts.contains(.changes))
            let counterpart = old.flatMap { difference?.counterpart(of: $0) }
            companions.asked = nil
            links.follow { [difference] in difference?.counterpart(of: $0) }
            stepping.take(inspection)
            elementSelection.follow(to: counterpart, in: inspection)
            stand(where: before, in: inspection)
            standAtShownMoment(in: inspection)
            if isStepSeen { revealStep() }
        case .failure(let error):
            shownLayout.refuse(error)
            beginWhy()
        }
    }
}

extension PlaygroundState {
    var standing: Standing? { stepping.now.flatMap { now in inspection?.standing(at: now) } }

    /// Goes to the same moment of the same element; if there is none, or if the finished layout is shown and that
    /// element is not selected, to the one that explains the selection best.
    private mutating func stand(where before: Standing?, in inspection: Inspection) {
        let element = before.flatMap { difference?.counterpart(of: $0.element) }
        let isShown = stepping.isActive || element == selected
        let found =
            before.flatMap { before in element.map { inspection.moment(before, of: $0) } }.flatMap {
                isShown ? $0 : nil
            }
            ?? selected.flatMap { inspection.mainMoment(of: $0) }
        stepping.moment = found.flatMap { stepping.moments.index(of: $0) } ?? 0
    }

    /// Moves from a moment without a row to one with a row: of the nearest row while stepping, else of the selected
    /// element. It does not compute the rows of a hidden trace.
    mutating func standAtShownMoment(in inspection: Inspection) {
        if stepping.isActive {
            guard stepping.currentRow == nil, !stepping.rows.rows.isEmpty else { return }
            stepping.moment = stepping.rows.rows[stepping.row].first
        } else if showsTrace, let selected {
            stepping.preferShown(inspection.elements[selected].recordID, inspection.record)
        }
    }

    /// The trace row that the why pane describes; nil if there is none.
    var currentRow: Int? {
        guard let inspection, let row = stepping.currentRow else { return nil }
        return stepping.isActive || stepping.now.flatMap { inspection.element(at: $0) } == selected ? row : nil
    }
}
