import LayoutInspection
import Negotiation

/// What most of the program asks of the parts of the state.
extension PlaygroundState {
    /// The last reading of the sources.
    package var document: DocumentFacts? { readSources.document }
    /// The last reading that could be laid out.
    package var laidOut: DocumentFacts? { readSources.laidOut }
    package var laidOutID: DocumentID? { readSources.laidOutID }
    /// Whether what is laid out is older than the sources.
    package var isStale: Bool { readSources.isStale }
    package var projection: CellProjection { scale.projection }

    package var inspection: Inspection? { shownLayout.inspection }
    package var findings: [Finding] { shownLayout.findings }
    package var difference: LayoutDifference? { shownLayout.difference }
    /// Why the dialect refused the proposal; nil where the layout is of it.
    package var refusal: ProposalRefusal? { shownLayout.refusal }

    package var selection: ElementPath? { elementSelection.path }
    /// Whether the why pane shows the report.
    package var showsReport: Bool { reportState.isShown }
    package var holeEntry: HoleEntry? { holeValues.entry }
}
