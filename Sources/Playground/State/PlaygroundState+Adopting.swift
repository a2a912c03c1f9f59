import LayoutInspection
import Negotiation

/// Another layout takes the place of the one that is shown: what is selected, and where one stands in the negotiation, is
/// found again in it.
extension PlaygroundState {
    mutating func adopt(_ layout: LaidOut) {
        let before = standing
        let old = selected
        switch layout.result {
        case .success(let inspection):
            difference = layout.difference
            // What a resized window brings about is seen anyway.
            showsDifference = difference?.isEmpty == false && !requests.revealsSelection
            let counterpart = old.flatMap { difference?.counterpart(of: $0) }
            (self.inspection, shownLayout) = (inspection, layout.key)
            (findings, visitedFinding) = (layout.findings, nil)
            knownProperties = layout.properties.map { KnownProperties(element: $0, layout: layout.key) }
            refusal = nil
            companions.asked = nil
            stepping.take(inspection.record, layout.moments, layout.rows)
            followSelection(to: counterpart, in: inspection)
            stand(where: before, in: inspection)
        case .failure(let error):
            refusal = error
        }
    }

    /// Selects the same element: the one that was lost and is there again, the counterpart of the one that is selected, or
    /// the nearest ancestor that still exists, or the root.
    private mutating func followSelection(to counterpart: Int?, in inspection: Inspection) {
        guard !inspection.elements.isEmpty else {
            selection = nil
            return
        }
        if let lost = lostSelection, inspection.index(of: lost) != nil {
            (selection, lostSelection) = (lost, nil)
        } else if let counterpart {
            selection = inspection.path(of: counterpart)
        } else if let path = selection, inspection.index(of: path) == nil {
            lostSelection = lostSelection ?? path
            selection = sequence(first: path, next: \.parent).first { inspection.index(of: $0) != nil }
        }
        selection = selection ?? inspection.path(of: inspection.firstSharing ?? 0)
    }
}

extension PlaygroundState {
    private var standing: (path: ElementPath, standing: Standing)? {
        guard let inspection, let standing = stepping.now.flatMap({ inspection.standing(at: $0) }) else { return nil }
        return (inspection.path(of: standing.element), standing)
    }

    /// Stands at the same moment of the same element; where it has none, at the one that explains the selection best.
    private mutating func stand(where before: (path: ElementPath, standing: Standing)?, in inspection: Inspection) {
        let found =
            before.flatMap { before in
                inspection.index(of: before.path).map { inspection.moment(before.standing, of: $0) }
            }
            ?? selected.flatMap { inspection.mainMoment(of: $0) }
        stepping.moment = found.flatMap { stepping.moments.index(of: $0) } ?? 0
    }
}
