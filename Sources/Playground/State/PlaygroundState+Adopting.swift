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
            stepping.take(inspection.record, layout.moments)
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

/// Where one stands in a negotiation, in words that hold in another one: the element, and its how-manieth ask, answer or
/// placement.
private struct Standing {
    let path: ElementPath
    let kind: Kind
    /// Among the element's asks.
    let number: Int

    enum Kind {
        case ask, answer, placement
    }
}

extension PlaygroundState {
    private var standing: Standing? {
        guard let inspection, let now = stepping.now, let index = inspection.element(at: now) else { return nil }
        let record = inspection.record
        let path = inspection.path(of: index)
        let asked = record[inspection.elements[index].recordID].asked
        switch now {
        case .asked(let id): return Standing(path: path, kind: .ask, number: asked.firstIndex(of: id) ?? 0)
        case .answered(let id): return Standing(path: path, kind: .answer, number: asked.firstIndex(of: id) ?? 0)
        case .placed: return Standing(path: path, kind: .placement, number: 0)
        }
    }

    /// Stands at the same moment of the same element; where it has none, at the one that explains the selection best.
    private mutating func stand(where before: Standing?, in inspection: Inspection) {
        let found =
            before.flatMap { moment(of: $0, in: inspection) } ?? selected.flatMap { inspection.mainMoment(of: $0) }
        stepping.moment = found.flatMap { stepping.moments.index(of: $0) } ?? 0
    }

    private func moment(of standing: Standing, in inspection: Inspection) -> Moment? {
        guard let index = inspection.index(of: standing.path) else { return nil }
        let id = inspection.elements[index].recordID
        let asked = inspection.record[id].asked
        guard standing.kind != .placement, !asked.isEmpty else { return .placed(id) }
        let exchange = asked[min(standing.number, asked.count - 1)]
        return standing.kind == .ask ? .asked(exchange) : .answered(exchange)
    }
}
