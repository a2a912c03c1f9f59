import LayoutInspection
import SwiftSource

extension PlaygroundState {
    /// The values that were set on the screen, for reading changed sources; without a value that cannot be shown.
    package var holeSettings: [HoleSetting] { shownSettings.map(\.setting) }

    /// The settings of the layout on the stage: a typed value that cannot be shown is replaced by the last one that
    /// could.
    var shownSettings: [ScreenSetting] {
        guard let entry = holeEntry, entry.rejection != nil else { return screenSettings }
        guard let shown = entry.shown else { return entry.before }
        return entry.before.setting(ScreenSetting(hole: entry.hole, expression: shown))
    }

    /// The report, which is shown in the why pane.
    package var report: Report {
        Report(problems, shownFindings + shownRemarks, listedHoles, unfolded: unfoldedFamilies)
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
        let settings = Dictionary(screenSettings.map { ($0.hole.text, $0) }) { _, last in last }
        let listed = Set(holes.map(\.text))
        let rest = screenSettings.filter { !listed.contains($0.hole.text) }.map(\.hole)
        return (holes + rest).map { ListedHole($0, setTo: settings[$0.text]?.expression) }
            .sorted { $0.hole.range.start < $1.hole.range.start }
    }

    /// How many holes were not set on the screen.
    var openHoles: Int { listedHoles.count { $0.expression == nil } }

    /// The entry of the report that the keys apply to.
    var chosenReportEntry: Report.Entry? {
        let entries = report.entries
        return entries.indices.contains(chosenEntry) ? entries[chosenEntry] : nil
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
        let entries = report.entries
        let same = chosenIdentity.flatMap { before in entries.firstIndex { $0.identity == before } }
        chosenEntry = same ?? max(0, min(chosenEntry, entries.count - 1))
        chosenIdentity = entries.indices.contains(chosenEntry) ? entries[chosenEntry].identity : nil
    }

    /// Shows the report if something is wrong, and keeps it while the person uses it.
    mutating func showReport(where isWrong: Bool) {
        let isWanted = isReportAsked || (showsReport && focus == .pane(.why))
        let wasShown = showsReport
        showsReport = isWrong || (isWanted && !report.isEmpty)
        isReportAsked = isReportAsked && showsReport
        if showsReport, !wasShown { (chosenEntry, chosenIdentity) = (0, nil) }
        repairChosenEntry()
    }

    /// Scrolls by the least that shows the chosen entry; of a long one, its start.
    mutating func revealEntry() {
        let width = visibleSize(of: .report).width
        guard showsReport, width > 0 else { return }
        let rows = reportRows(width: width)
        guard let first = rows.firstIndex(where: { $0.entry == chosenEntry }),
            let last = rows.lastIndex(where: { $0.entry == chosenEntry })
        else { return }
        reveal(row: last, in: .report)
        // The first entry is shown with the heading above it.
        reveal(row: chosenEntry == 0 ? 0 : first, in: .report)
    }
}

extension ListedHole {
    fileprivate init(_ hole: Hole, setTo expression: String?) {
        self.init(hole: hole, expression: expression, isInFamily: false)
    }
}
