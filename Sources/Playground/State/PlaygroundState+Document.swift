import LayoutInspection
import Negotiation
import SwiftSource

extension PlaygroundState {
    /// Opens another document: nothing of what was looked at is kept but the proposal.
    mutating func open(_ opened: OpenedDocument) {
        (laidOut, laidOutID) = (nil, nil)
        (inspection, shownLayout) = (nil, nil)
        offsets = [:]
        screenSettings = []
        holeEntry = nil
        (chosenEntry, chosenIdentity) = (0, nil)
        unfoldedFamilies = []
        isReportAsked = false
        overlay = nil
        forgetLooks()
        documentChanged(opened)
    }

    /// Nothing is selected, folded or scrolled, as before a root is looked at.
    private mutating func forgetLooks() {
        selection = nil
        collapsed = []
        windowOffsets = [:]
        step = 0
        for area in [ScrollArea.tree, .stage, .why, .trace] {
            offsets[area] = .zero
        }
    }

    /// Shows what the open document has become. The proposal, the selection, the step and the scrolling stay where they
    /// still mean something. A document without anything to lay out leaves the last good layout on the stage; so does
    /// what is typed for a hole and cannot be shown yet.
    mutating func documentChanged(_ opened: OpenedDocument) {
        let isChange = holeEntry?.isAwaited == false
        let facts = opened.facts
        guard !isRejected(opened) else { return }
        (document, documentID) = (facts, opened.id)
        tapDiagnostics = []
        if let layout = opened.layout {
            if let before = laidOut?.chosenRoot, let now = facts.chosenRoot, !before.isSame(as: now) {
                forgetLooks()
            }
            (laidOut, laidOutID) = (facts, opened.id)
            isStale = false
            taps = layout.key.taps
            requests.layout = layout.key
            requests.tapDiagnostics = nil
            adopt(layout) { before, after in before == after }
        } else {
            isStale = laidOut != nil
        }
        showReport(where: problems.hasErrors)
        settle()
        if holeEntry != nil {
            let errors = problems.filter { $0.severity == .error }
            if isChange { holeEntry?.errorsBefore = errors }
            revealEntry()
        }
    }

    /// Whether what is typed for a hole cannot be shown: with it, reading or laying out finds errors that were not there
    /// before.
    private mutating func isRejected(_ opened: OpenedDocument) -> Bool {
        guard let entry = holeEntry, entry.isAwaited else { return false }
        holeEntry?.isAwaited = false
        let found = opened.facts.diagnostics + ((try? opened.layout?.result.get())?.failures ?? [])
        let errors = found.filter { $0.severity == .error && !entry.errorsBefore.contains($0) }
        holeEntry?.rejection = errors.first?.message
        if errors.isEmpty { holeEntry?.shown = entry.expression }
        return !errors.isEmpty
    }

    /// Tells the person something until the next key: what came of an effect.
    package mutating func report(_ sentence: String) {
        message = sentence
    }

    /// Follows the window, where that is wanted.
    mutating func windowChanged() {
        if proposal.isFollowing {
            let followed = Self.followedProposal(window: window, projection: projection)
            requests.revealsSelection = followed != proposal.proposal
            proposal.follow(followed)
        }
        settle()
        revealSelection()
        revealStep()
    }

    /// Shows another layout of the same document. An error that was not there before takes the place of why, until none is
    /// left.
    mutating func layoutArrived(_ layout: LaidOut) {
        let before = problems
        if layout.key.taps != shownLayout?.taps, let found = requests.tapDiagnostics {
            tapDiagnostics = found
            requests.tapDiagnostics = nil
        }
        adopt(layout) { before, after in before?.path == after?.path }
        let errors = problems.filter { $0.severity == .error }
        if errors.contains(where: { !before.contains($0) }) {
            showReport(where: true)
        } else if errors.isEmpty, before.hasErrors {
            showReport(where: false)
        } else {
            repairChosenEntry()
        }
        settle()
        guard requests.revealsSelection else { return }
        requests.revealsSelection = false
        revealSelection()
        revealStep()
    }

    /// Takes a layout; then the selection and the step are brought to what is there now.
    /// - Parameter isSame: whether the step at the same place still is the one that was looked at.
    private mutating func adopt(_ layout: LaidOut, keepingStepWhere isSame: (StepIdentity?, StepIdentity?) -> Bool) {
        let before = stepIdentity
        switch layout.result {
        case .success(let inspection):
            (self.inspection, shownLayout) = (inspection, layout.key)
            knownProperties = layout.properties.map { KnownProperties(element: $0, layout: layout.key) }
            refusal = nil
        case .failure(let error):
            refusal = error
            return
        }
        repairSelection()
        guard let inspection else { return }
        if before == nil || !isSame(before, stepIdentity) {
            step = selected.map { inspection.steps(about: $0).first ?? 0 } ?? 0
        }
    }

    /// The selection, or its nearest ancestor that is still there, or the root.
    private mutating func repairSelection() {
        guard let inspection, !inspection.elements.isEmpty else {
            selection = nil
            return
        }
        while let path = selection, inspection.index(of: path) == nil {
            selection = path.parent
        }
        selection = selection ?? inspection.path(of: 0)
    }

    /// What tells a step of one record from the step at the same place in another.
    struct StepIdentity: Hashable {
        let path: [String]
        let proposal: Proposal?
    }

    var stepIdentity: StepIdentity? {
        guard let inspection, inspection.record.steps.indices.contains(step) else { return nil }
        let components = Components(inspection)
        let element = inspection.subject(ofStep: step)
        let path = inspection.record.lineage(of: element).map { components[$0] }
        guard case .exchange(let exchange) = inspection.record.steps[step].event else {
            return StepIdentity(path: path, proposal: nil)
        }
        return StepIdentity(path: path, proposal: inspection.record[exchange].proposal)
    }
}
