import LayoutInspection
import SwiftSource

extension PlaygroundState {
    /// The values that were set on the screen, for reading changed sources; without values that cannot be shown.
    package var holeSettings: [HoleSetting] { holeValues.shown.map(\.setting) }

    /// The values for an opening that is about to be read.
    package func holeSettings(of opening: Opening) -> [HoleSetting] {
        guard let document, self.opening(of: document) != opening else { return holeSettings }
        return holeValues.others(of: opening).map(\.setting)
    }

    /// The report, which is shown in the why pane.
    package var report: Report { keptReport.contents(of: self).report }

    /// The probable mistakes, without errors and without what the person may intend; empty while the source is newer
    /// than the layout.
    var shownFindings: [Finding] { keptReport.contents(of: self).findings }

    /// The holes of the layout and those that were set on the screen, in source order.
    var listedHoles: [ListedHole] { keptReport.contents(of: self).holes }

    /// How many holes were not set on the screen.
    var openHoles: Int { listedHoles.count { $0.expression == nil } }

    /// The chosen entry of the report.
    var chosenReportEntry: Report.Entry? {
        let entries = report.entries
        return entries.indices.contains(reportState.chosen) ? entries[reportState.chosen] : nil
    }

    /// The chosen hole, if it can be set: an unknown modifier or handler has no value.
    var chosenHole: ListedHole? {
        guard case .hole(let listed) = chosenReportEntry else { return nil }
        switch listed.hole.kind {
        case .text, .number, .collection, .element, .condition, .value: return listed
        case .modifier, .handler: return nil
        }
    }

    /// Keeps the chosen entry, or chooses the one that now has its index.
    mutating func repairChosenEntry() {
        reportState.follow(report.entries)
    }

    /// Shows the report if something is wrong, and keeps it while the person uses it.
    mutating func showReport(where isWrong: Bool) {
        let isWanted = reportState.isAsked || (showsReport && focus == .pane(.why))
        reportState.show(isWrong || (isWanted && !report.isEmpty))
        repairChosenEntry()
    }

    /// Ends typing when the focus moves. The hole keeps the shown value.
    mutating func keepTypedHole() {
        if let entry = holeEntry, entry.rejection != nil, !entry.expression.isEmpty {
            message = "not kept, since it cannot be shown: \(entry.expression)"
        }
        holeValues.keepTyped()
    }

    /// Scrolls as little as possible to show the chosen entry; for a long one, its start.
    mutating func revealEntry() {
        let width = visibleSize(of: .report).width
        guard showsReport, width > 0 else { return }
        let rows = reportRows(width: width)
        guard let first = rows.firstIndex(where: { $0.entry == reportState.chosen }),
            let last = rows.lastIndex(where: { $0.entry == reportState.chosen })
        else { return }
        reveal(row: last, in: .report)
        // The first entry is shown with its heading.
        reveal(row: reportState.chosen == 0 ? 0 : first, in: .report)
    }
}
