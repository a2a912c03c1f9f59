import LayoutInspection
import Negotiation

/// Another layout takes the place of the one that is shown: what is selected, and where one stands in the negotiation, is
/// found again in it.
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
            stepping.take(inspection.record, layout.moments, layout.rows)
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

    /// Stands at the same moment of the same element; where it has none, at the one that explains the selection best.
    /// Where the finished layout is shown, that is the selected element.
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

    /// Where the moment at which one stands has no row, stands at one that has: while stepping of the nearest row, else
    /// of the selected element. Rows that nobody sees are not made for it.
    mutating func standAtShownMoment(in inspection: Inspection) {
        if stepping.isActive {
            guard stepping.currentRow == nil, !stepping.rows.rows.isEmpty else { return }
            stepping.moment = stepping.rows.rows[stepping.row].first
        } else if showsTrace, let selected {
            stepping.preferShown(inspection.elements[selected].recordID, inspection.record)
        }
    }

    /// The row of the trace that the why pane is about; nil where there is none.
    var currentRow: Int? {
        guard let inspection, let row = stepping.currentRow else { return nil }
        let subject = inspection.record.subject(of: stepping.rows.rows[row].subject)
        return stepping.isActive || selected.map { inspection.elements[$0].recordID } == subject ? row : nil
    }
}
