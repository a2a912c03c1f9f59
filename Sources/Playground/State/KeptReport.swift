import LayoutInspection
import SwiftSource

/// The problems and the holes of the layout.
struct ReportContents {
    /// Without failures, which are errors. Empty while the source is newer than the layout; remarks are then omitted,
    /// too.
    let findings: [Finding]
    /// The holes of the layout and those that were set on the screen, in source order.
    let holes: [ListedHole]
    let report: Report
}

/// The report and its rows, computed on first use and kept until their inputs change. A class, so that readers can fill
/// it: a frame reads it many times.
final class KeptReport {
    private var contents: (origin: Origin, ReportContents)?
    private var rows: (look: Look, [ReportRow])?

    /// The inputs of the report.
    struct Origin: Equatable {
        fileprivate let document: DocumentID?
        fileprivate let laidOut: DocumentID?
        fileprivate let layout: LayoutKey?
        fileprivate let isStale: Bool
        fileprivate let tapDiagnostics: [Diagnostic]
        fileprivate let findings: [Finding]
        fileprivate let promised: [Finding]
        fileprivate let settings: [ScreenSetting]
        fileprivate let unfolded: Set<String>
    }

    /// The inputs of its rows.
    private struct Look: Equatable {
        let origin: Origin
        let width: Int
        let chosen: Int
        let entry: HoleEntry?
    }

    func contents(of state: PlaygroundState) -> ReportContents {
        let origin = Origin(state)
        if let contents, contents.origin == origin { return contents.1 }
        let made = ReportContents(state)
        contents = (origin, made)
        return made
    }

    func rows(of state: PlaygroundState, width: Int) -> [ReportRow] {
        let look = Look(
            origin: Origin(state), width: width, chosen: state.reportState.chosen, entry: state.holeEntry)
        if let rows, rows.look == look { return rows.1 }
        let made = ReportStory.rows(contents(of: state).report, in: state, width: width)
        rows = (look, made)
        return made
    }
}

extension KeptReport.Origin {
    fileprivate init(_ state: PlaygroundState) {
        (document, laidOut) = (state.readSources.documentID, state.laidOutID)
        layout = state.shownLayout.key
        isStale = state.isStale
        tapDiagnostics = state.tapDiagnostics
        (findings, promised) = (state.findings, state.promises.report.findings)
        settings = state.holeValues.settings
        unfolded = state.reportState.unfolded
    }
}

extension ReportContents {
    fileprivate init(_ state: PlaygroundState) {
        let found = state.isStale ? [] : state.findings
        findings = found.filter { $0.kind != .failure } + (state.isStale ? [] : state.promiseFindings)
        let (holes, settings) = (state.inspection?.holes ?? [], state.holeValues.settings)
        let expressions = Dictionary(settings.map { ($0.hole.text, $0.expression) }) { _, last in last }
        let listed = Set(holes.map(\.text))
        let rest = settings.filter { !listed.contains($0.hole.text) }.map(\.hole)
        let places = state.inspection?.holePlaces
        let order = Dictionary((places ?? []).enumerated().map { ($1.name, $0) }) { first, _ in first }
        self.holes = (holes + rest)
            .map { hole in
                let place = order[hole.text].flatMap { places?[$0].range }
                return ListedHole(
                    hole: place.map(hole.moved) ?? hole, expression: expressions[hole.text], isInFamily: false,
                    isMet: places == nil || place != nil)
            }
            .sorted { one, other in
                let (first, second) = (order[one.hole.text] ?? .max, order[other.hole.text] ?? .max)
                return first == second ? one.hole.range.start < other.hole.range.start : first < second
            }
        report = Report(state.problems, findings, self.holes, unfolded: state.reportState.unfolded)
    }
}

extension ReportStory {
    fileprivate static func rows(_ report: Report, in state: PlaygroundState, width: Int) -> [ReportRow] {
        guard let sources = state.document?.sources, !report.isEmpty else { return nothing(width: width) }
        return ReportStory(
            report: report, sources: sources, layoutSources: state.inspection?.sources ?? sources,
            notation: state.notation, chosenEntry: state.reportState.chosen, typing: state.holeEntry?.lines,
            isStale: state.isStale && state.inspection != nil
        ).rows(width: width)
    }
}
