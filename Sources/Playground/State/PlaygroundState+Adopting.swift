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
            difference = layout.difference
            showsDifference = seenParts.contains(.changes) && difference?.isEmpty == false
            let counterpart = old.flatMap { difference?.counterpart(of: $0) }
            (self.inspection, shownLayout) = (inspection, layout.key)
            (findings, visitedFinding) = (layout.findings, nil)
            knownProperties = layout.properties.map { KnownProperties(element: $0, layout: layout.key) }
            refusal = nil
            companions.asked = nil
            stepping.take(inspection.record, layout.moments, layout.rows)
            followSelection(to: counterpart, in: inspection)
            stand(where: before, in: inspection)
            standAtShownMoment(in: inspection)
            if isStepSeen { revealStep() }
        case .failure(let error):
            refusal = error
            offsets[.why] = .zero
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
        guard selection == nil else { return }
        let first = inspection.firstSharing ?? 0
        selection = inspection.path(of: first)
        foldTree(around: first, in: inspection)
    }

    /// Of a large tree at first only the way to an element and its children are unfolded.
    private mutating func foldTree(around index: Int, in inspection: Inspection) {
        guard inspection.elements.count > Self.unfoldedElements else { return }
        let way = Set(inspection.lineage(of: index))
        let folded = way.flatMap { inspection.elements[$0].children }.filter {
            !way.contains($0) && !inspection.elements[$0].children.isEmpty
        }
        // A long list is as long folded.
        guard folded.count <= Self.unfoldedElements else { return }
        collapsed = Set(folded.map { inspection.path(of: $0) })
    }

    /// About as many as fit into a window.
    private static let unfoldedElements = 60
}

extension PlaygroundState {
    private var standing: Standing? { stepping.now.flatMap { now in inspection?.standing(at: now) } }

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
