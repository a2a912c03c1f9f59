import LayoutInspection
import Negotiation
import SwiftSource

extension PlaygroundState {
    /// Opens another document. Only the proposal is kept.
    mutating func open(_ opened: OpenedDocument) {
        (laidOut, laidOutID) = (nil, nil)
        (inspection, shownLayout) = (nil, nil)
        (findings, visitedFinding) = ([], nil)
        (difference, showsDifference) = (nil, false)
        companions = CompanionState()
        offsets = [:]
        screenSettings = []
        holeEntry = nil
        (chosenEntry, chosenIdentity) = (0, nil)
        unfoldedFamilies = []
        isReportAsked = false
        overlay = nil
        stepping = Stepping()
        forgetLooks()
        documentChanged(opened)
    }

    /// Clears the selection, folding and scrolling.
    private mutating func forgetLooks() {
        (selection, lostSelection) = (nil, nil)
        collapsed = []
        windowOffsets = [:]
        stepping.moment = 0
        stepping.stop()
        for area in [ScrollArea.tree, .stage, .why, .trace] {
            offsets[area] = .zero
        }
    }

    /// Shows a new reading of the open document. The proposal, the selection, the step and the scrolling are kept as far
    /// as they still apply. A document without anything to lay out leaves the last good layout on the stage; so does a
    /// value for a hole that cannot be shown yet.
    mutating func documentChanged(_ opened: OpenedDocument) {
        let isChange = holeEntry?.isAwaited == false
        let facts = opened.facts
        guard !isRejected(opened) else { return }
        (document, documentID) = (facts, opened.id)
        tapDiagnostics = []
        takeScale(facts.scale)
        if let layout = opened.layout {
            if let before = laidOut?.chosenRoot, let now = facts.chosenRoot, !before.isSame(as: now) {
                forgetLooks()
            }
            (laidOut, laidOutID) = (facts, opened.id)
            isStale = false
            taps = layout.key.taps
            requests.layout = layout.key
            requests.tapDiagnostics = nil
            adopt(layout)
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

    /// Takes over how many points a cell stands for, where that was asked for; and says, once, where one point does not suit.
    private mutating func takeScale(_ scale: Scale) {
        if wantedProjection == scale.projection {
            (projection, wantedProjection) = (scale.projection, nil)
            proposal.follow(Self.followedProposal(window: window, projection: projection))
        }
        guard scale.isInPoints, projection == .unit, wantedProjection == nil, !isScaleTold else { return }
        isScaleTold = true
        message = message ?? "the numbers look like points: s shows a cell as 8×16 points, as on a phone"
    }

    /// Whether the value that is typed for a hole cannot be shown, because it causes errors.
    private mutating func isRejected(_ opened: OpenedDocument) -> Bool {
        guard let entry = holeEntry, entry.isAwaited else { return false }
        holeEntry?.isAwaited = false
        let found = opened.facts.diagnostics + ((try? opened.layout?.result.get())?.failures ?? [])
        let errors = found.filter { $0.severity == .error && !entry.errorsBefore.contains($0) }
        holeEntry?.rejection = errors.first?.message
        if errors.isEmpty { holeEntry?.shown = entry.expression }
        return !errors.isEmpty
    }

    /// Shows a message until the next key, such as the result of an effect.
    package mutating func report(_ sentence: String) {
        message = sentence
    }

    /// Lays out again if the proposal follows the window on an axis.
    mutating func windowChanged() {
        let before = proposal.proposal
        proposal.follow(Self.followedProposal(window: window, projection: projection))
        if proposal.proposal != before { requests.revealsSelection = true }
        settle()
        revealSelection()
        revealStep()
    }

    /// Shows another layout of the same document. A new error shows the report, which stays until no error is left.
    mutating func layoutArrived(_ layout: LaidOut) {
        let before = problems
        if layout.key.taps != shownLayout?.taps, let found = requests.tapDiagnostics {
            tapDiagnostics = found
            requests.tapDiagnostics = nil
        }
        adopt(layout)
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
}
