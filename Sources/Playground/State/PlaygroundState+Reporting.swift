import LayoutInspection
import SwiftSource

extension PlaygroundState {
    /// What the screen says that holes are, for reading changed sources; without what is half typed.
    package var holeSettings: [HoleSetting] { shownSettings.map(\.setting) }

    /// What was set of what is on the stage: where what is typed cannot be shown, what was typed before it.
    var shownSettings: [ScreenSetting] {
        guard let entry = holeEntry, entry.rejection != nil else { return screenSettings }
        guard let shown = entry.shown else { return entry.before }
        return entry.before.setting(ScreenSetting(hole: entry.hole, expression: shown))
    }

    /// What is listed in the place of why.
    package var report: Report { Report(problems, listedHoles, unfolded: unfoldedFamilies) }

    /// The holes of the layout, and those that the screen set, in the order of the source.
    var listedHoles: [ListedHole] {
        let holes = inspection?.holes ?? []
        let settings = Dictionary(screenSettings.map { ($0.hole.text, $0) }) { _, last in last }
        let listed = Set(holes.map(\.text))
        let rest = screenSettings.filter { !listed.contains($0.hole.text) }.map(\.hole)
        return (holes + rest).map { ListedHole($0, setTo: settings[$0.text]?.expression) }
            .sorted { $0.hole.range.start < $1.hole.range.start }
    }

    /// How many holes nobody said anything of.
    var openHoles: Int { listedHoles.count { $0.expression == nil } }

    /// The entry of the report that keys are about.
    var chosenReportEntry: Report.Entry? {
        let entries = report.entries
        return entries.indices.contains(chosenEntry) ? entries[chosenEntry] : nil
    }

    /// The chosen hole, where it is one that can be set: a modifier or a handler that nobody knows has no value.
    var chosenHole: ListedHole? {
        guard case .hole(let listed) = chosenReportEntry else { return nil }
        switch listed.hole.kind {
        case .text, .number, .collection, .element, .condition, .value: return listed
        case .modifier, .handler: return nil
        }
    }

    /// Keeps the chosen entry, or what is in its place now.
    mutating func repairChosenEntry() {
        let entries = report.entries
        let same = chosenIdentity.flatMap { before in entries.firstIndex { $0.identity == before } }
        chosenEntry = same ?? max(0, min(chosenEntry, entries.count - 1))
        chosenIdentity = entries.indices.contains(chosenEntry) ? entries[chosenEntry].identity : nil
    }

    /// Shows the report where there is something wrong, and leaves it where a person is in it.
    mutating func showReport(where isWrong: Bool) {
        let isWanted = isReportAsked || (showsReport && focus == .pane(.why))
        let wasShown = showsReport
        showsReport = isWrong || (isWanted && !report.isEmpty)
        isReportAsked = isReportAsked && showsReport
        if showsReport, !wasShown { (chosenEntry, chosenIdentity) = (0, nil) }
        repairChosenEntry()
    }

    /// Scrolls as little as shows the chosen entry, of a long one its beginning.
    mutating func revealEntry() {
        let width = room(of: .report).width
        guard showsReport, width > 0 else { return }
        let rows = reportRows(width: width)
        guard let first = rows.firstIndex(where: { $0.entry == chosenEntry }),
            let last = rows.lastIndex(where: { $0.entry == chosenEntry })
        else { return }
        reveal(row: last, in: .report)
        // The heading above the first entry is seen with it.
        reveal(row: chosenEntry == 0 ? 0 : first, in: .report)
    }
}

extension ListedHole {
    fileprivate init(_ hole: Hole, setTo expression: String?) {
        self.init(hole: hole, expression: expression, isInFamily: false)
    }
}
