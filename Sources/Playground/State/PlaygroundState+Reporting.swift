import LayoutInspection
import SwiftSource

extension PlaygroundState {
    /// The values that were set on the screen, for reading changed sources; without a value that cannot be shown.
    package var holeSettings: [HoleSetting] { holeValues.shown.map(\.setting) }

    /// The report, which is shown in the why pane.
    package var report: Report {
        Report(problems, shownFindings + shownRemarks, listedHoles, unfolded: reportState.unfolded)
    }

    /// The findings but for failures, which are errors, and for remarks; none while the source is newer than the layout.
    var shownFindings: [Finding] {
        isStale ? [] : findings.filter { $0.kind != .failure && !$0.kind.isRemark } + promiseFindings
    }

    /// What has no effect on the layout, and is as the person may want it.
    private var shownRemarks: [Finding] { isStale ? [] : findings.filter(\.kind.isRemark) }

    /// The holes of the layout and those that were set on the screen, in source order.
    var listedHoles: [ListedHole] {
        let holes = inspection?.holes ?? []
        let settings = Dictionary(holeValues.settings.map { ($0.hole.text, $0) }) { _, last in last }
        let listed = Set(holes.map(\.text))
        let rest = holeValues.settings.filter { !listed.contains($0.hole.text) }.map(\.hole)
        return (holes + rest).map { ListedHole($0, setTo: settings[$0.text]?.expression) }
            .sorted { $0.hole.range.start < $1.hole.range.start }
    }

    /// How many holes were not set on the screen.
    var openHoles: Int { listedHoles.count { $0.expression == nil } }

    /// The entry of the report that the keys apply to.
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

    /// Scrolls by the least that shows the chosen entry; of a long one, its start.
    mutating func revealEntry() {
        let width = visibleSize(of: .report).width
        guard showsReport, width > 0 else { return }
        let rows = reportRows(width: width)
        guard let first = rows.firstIndex(where: { $0.entry == reportState.chosen }),
            let last = rows.lastIndex(where: { $0.entry == reportState.chosen })
        else { return }
        reveal(row: last, in: .report)
        // The first entry is shown with the heading above it.
        reveal(row: reportState.chosen == 0 ? 0 : first, in: .report)
    }
}

extension ListedHole {
    fileprivate init(_ hole: Hole, setTo expression: String?) {
        self.init(hole: hole, expression: expression, isInFamily: false)
    }
}
