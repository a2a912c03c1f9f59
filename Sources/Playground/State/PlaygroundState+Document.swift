import LayoutInspection
import Negotiation
import SwiftSource

extension PlaygroundState {
    /// Opens another document. The proposal and the values of each document's holes are kept.
    mutating func open(_ opened: OpenedDocument) {
        readSources.forgetLayout()
        shownLayout.forget()
        companions = CompanionState()
        offsets = [:]
        keepTypedHole()
        reportState.forget()
        overlay = nil
        isJustOpened = true
        stepping = Stepping()
        forgetLooks()
        documentChanged(opened)
    }

    /// Clears the selection, folding and scrolling.
    private mutating func forgetLooks() {
        elementSelection = ElementSelection()
        windowOffsets = [:]
        stepping.moment = 0
        stepping.stop()
        for area in [ScrollArea.tree, .stage, .why, .trace] {
            offsets[area] = .zero
        }
    }

    /// Shows a new reading of the open document. The proposal, the selection, the step and the scrolling are kept as
    /// far as they still apply. A document without anything to lay out leaves the last good layout on the stage; so
    /// does a hole value that cannot be shown yet.
    mutating func documentChanged(_ opened: OpenedDocument) {
        let facts = opened.facts
        if let document { holeValues.follow(from: opening(of: document), to: opening(of: facts)) }
        let isChange = holeEntry?.isAwaited == false
        requests.root = nil
        guard !isRejected(opened) else { return }
        let before = laidOut
        readSources.take(opened)
        tapDiagnostics = []
        takeScale(facts.scale)
        if let layout = opened.layout {
            if let before, !facts.showsSameRoot(as: before) {
                forgetLooks()
            }
            taps = layout.key.taps
            requests.layout = layout.key
            requests.tapDiagnostics = nil
            adopt(layout)
        }
        showReport(where: problems.hasErrors)
        settle()
        if holeEntry != nil {
            if isChange { holeValues.sourcesChanged(errors: problems.filter { $0.severity == .error }) }
            revealEntry()
        }
    }

    /// Takes the wanted scale, and reports once if one point a cell does not suit the sources.
    private mutating func takeScale(_ scale: Scale) {
        if self.scale.take(scale) {
            proposal.follow(Self.followedProposal(window: window, projection: projection))
        }
        guard self.scale.isWorthSaying(scale) else { return }
        message = message ?? "the numbers look like points: s shows a cell as 8×16 points, as on a phone"
    }

    /// Whether the typed value for a hole cannot be shown, because it causes errors.
    private mutating func isRejected(_ opened: OpenedDocument) -> Bool {
        holeValues.take(opened.facts.diagnostics + ((try? opened.layout?.result.get())?.failures ?? []))
    }

    /// Shows a message until the next key, such as the result of an effect; nil for none.
    package mutating func report(_ sentence: String?) {
        message = sentence
    }

    /// Shows a message until the next key, in place of a result.
    mutating func refuse<Result>(_ sentence: String?) -> Result? {
        message = sentence
        return nil
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
        if layout.key.taps != shownLayout.key?.taps, let found = requests.tapDiagnostics {
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
