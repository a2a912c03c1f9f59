import LayoutInspection
import Negotiation

/// Shortcuts to parts of the state.
extension PlaygroundState {
    /// The last reading of the sources.
    package var document: DocumentFacts? { readSources.document }
    /// The last reading that could be laid out.
    package var laidOut: DocumentFacts? { readSources.laidOut }
    package var laidOutID: DocumentID? { readSources.laidOutID }
    /// Whether the layout is older than the sources.
    package var isStale: Bool { readSources.isStale }
    package var projection: CellProjection { scale.projection }

    package var inspection: Inspection? { shownLayout.inspection }
    package var findings: [Finding] { shownLayout.findings }
    package var difference: LayoutDifference? { shownLayout.difference }
    /// The reason why the dialect refused the proposal; nil if it did not.
    package var refusal: ProposalRefusal? { shownLayout.refusal }

    package var selection: ElementPath? { elementSelection.path }
    /// Whether the why pane shows the report.
    package var showsReport: Bool { reportState.isShown }
    package var holeEntry: HoleEntry? { holeValues.entry }
}
