import LayoutInspection
import Negotiation
import SwiftSource

/// The findings of a command's sources: in one layout of them, or in each that is not part of another.
struct CheckedSources {
    private(set) var layouts: [CheckedLayout] = []
    /// How many of the other layouts are part of these, and how many were skipped because the others took so long.
    private(set) var shownCount = 0
    private(set) var leftOutCount = 0
    private(set) var isComplete = true
    /// Settings for holes that no layout has.
    private(set) var unknownSettings: [HoleSetting] = []
    /// The identity of a finding.
    private struct Key: Hashable {
        let kind: Finding.Kind
        let range: SourceRange?
        let message: String

        init(_ finding: Finding) {
            (kind, range, message) = (finding.kind, finding.range, finding.message)
        }
    }

    /// The largest number of proposals in all layouts after the first.
    private static let askLimit = 4_000_000
    /// The cost limit of opening layouts: steps of the source's code, and a number for each element.
    static let costLimit = 20_000_000
    private static let costPerElement = 10
    private static let costPerLayout = 2_000

    /// - Parameters:
    ///   - isAlone: whether only this layout is checked.
    ///   - costLimit: the cost limit of opening layouts.
    ///   - cancellation: asks it to stop; what was found by then is kept.
    ///   - follow: called with each event as it happens, and with each finding once.
    init(
        _ first: OpenedLayout, isAlone: Bool, costLimit: Int = costLimit, until cancellation: Cancellation,
        following follow: @escaping (CheckedLayout.Event) -> Void
    ) throws {
        var reported: Set<Key> = []
        let followOnce = { (event: CheckedLayout.Event) in
            guard case .found(let findings) = event else { return follow(event) }
            follow(.found(findings.filter { reported.insert(Key($0)).inserted }))
        }
        func check(_ opened: OpenedLayout, _ effort: CheckedLayout.Effort = CheckedLayout.Effort()) throws {
            follow(.opened(opened))
            layouts.append(
                try opened.document.preservingValues {
                    try CheckedLayout(opened, effort, until: cancellation, following: followOnce)
                })
        }
        try check(first)
        unknownSettings = first.document.unknownSettings
        let (document, chosen) = (first.document, first.document.chosenRoot)
        let rest = isAlone ? [] : document.rootsOutermostFirst.filter { $0 != chosen && !document.hasShown($0) }
        shownCount = isAlone ? 0 : document.roots.count { $0 != chosen } - rest.count
        var left = Self.askLimit
        var cost = 0
        for (index, root) in rest.enumerated() where !cancellation.isCancelled {
            guard !document.hasShown(root) else {
                shownCount += 1
                continue
            }
            guard cost < costLimit else {
                leftOutCount += 1
                continue
            }
            let before = document.stepCount
            guard let opened = try first.opening(root) else { continue }
            cost += document.stepCount - before + Self.costPerLayout
            cost += Self.costPerElement * (opened.inspection?.elements.count ?? 0)
            let effort = CheckedLayout.Effort(
                askLimit: min(CheckedLayout.Effort().askLimit, left / (rest.count - index)),
                trials: .thorough(forEachOf: rest.count))
            try check(opened, effort)
            left -= layouts.last?.report.asks ?? 0
            unknownSettings = unknownSettings.filter(opened.document.unknownSettings.contains)
        }
        isComplete = !cancellation.isCancelled
    }

    /// The layout that would be checked alone.
    var first: CheckedLayout { layouts[0] }

    var sources: SourceSet { first.opened.document.sources }

    /// Each finding once, in the order of the sources, with the root of its layout.
    var findings: [(finding: Finding, root: String?)] {
        var reported: Set<Key> = []
        let all = layouts.flatMap { layout in
            layout.findings.map { (finding: $0, root: layout.opened.document.chosenRoot?.name) }
        }
        return all.filter { reported.insert(Key($0.finding)).inserted }.sorted(byPlace: { $0.finding.range?.start })
    }

    /// Whether there is any finding.
    var hasFindings: Bool { layouts.contains { !$0.findings.isEmpty } }

    /// The diagnostics of reading, running and laying out, each once, in the order of the sources.
    var diagnostics: [Diagnostic] {
        var reported: Set<Diagnostic> = []
        return (layouts.flatMap(\.opened.diagnostics) + libraryRemarks).filter { reported.insert($0).inserted }
            .sorted(byPlace: { $0.range.start })
    }

    /// The rules that the library's own elements break: a note for each name of an element.
    var libraryRemarks: [Diagnostic] {
        var named: Set<String> = []
        return layouts.flatMap(\.report.ofLibrary).compactMap { broken in
            let name = String(broken.path.components.last?.prefix { $0 != "#" && $0 != "(" } ?? "")
            guard let range = broken.range, named.insert(name).inserted else { return nil }
            return Diagnostic(
                .note, "\(name) is the library's own and breaks the library's rule here: \(broken.message)", at: range)
        }
    }

    /// How many proposals were asked, and how many there are.
    var proven: (asked: Int, all: Int) {
        layouts.reduce((0, 0)) { ($0.0 + $1.report.proven, $0.1 + $1.report.all) }
    }

    /// How many findings there are, in how many layouts, and how much was proven.
    var summary: String {
        let count = Self.count(findings.count, "finding")
        let (proven, all) = proven
        let asked = all > 0 ? "asked \(PromiseReport(proven: proven, all: all).coverage) proposals" : nil
        guard isComplete else { return "interrupted: \(count) so far; \(asked ?? "nothing was asked yet")" }
        let laidOut = layouts.filter { $0.opened.inspection != nil }
        guard !laidOut.isEmpty else { return "nothing could be laid out, so nothing was checked" }
        let beside = layouts.contains { $0.opened.hasSourceErrors } ? " beside the errors" : ""
        return [count + beside + place(laidOut.count), asked, untried, unheld, leftOut].compactMap { $0 }
            .joined(separator: "; ")
    }

    /// - Throws: `ValidationError` if `--set` names a hole that no layout has.
    func requireKnownSettings() throws {
        try holes.requireKnown(unknownSettings)
    }

    /// The holes of all layouts, a line each; empty if they are errors.
    var holeLines: [String] { first.opened.isStrict ? [] : holes.lines(in: sources) }

    /// The holes of all layouts, each name once.
    private var holes: [Hole] {
        var reported: Set<String> = []
        return layouts.flatMap(\.opened.holes).filter { reported.insert($0.text).inserted }
            .sorted(byPlace: { $0.range.start })
    }

    /// ` in 5 layouts, which show 12 others`; empty for a single layout.
    private func place(_ count: Int) -> String {
        guard layouts.count + shownCount + leftOutCount > 1 else { return "" }
        let failed = layouts.count - count
        let parts = shownCount > 0 ? ", which \(count == 1 ? "shows" : "show") \(Self.count(shownCount, "other"))" : ""
        return " in \(Self.count(count, "layout"))\(parts)"
            + (failed > 0 ? "; \(Self.count(failed, "other")) could not be laid out" : "")
    }

    /// The number of tried windows; nil if all were tried.
    private var untried: String? {
        let (tried, all) = layouts.reduce((0, 0)) { ($0.0 + $1.report.windows, $0.1 + $1.report.allWindows) }
        return tried == all ? nil : "laid out in \(PromiseReport(proven: tried, all: all).coverage) windows"
    }

    /// The elements that are exempt, because the library itself breaks the rules; nil if there are none.
    private var unheld: String? {
        let names = Set(layouts.flatMap(\.report.unheld)).sorted()
        guard let last = names.last else { return nil }
        guard names.count > 1 else { return "\(last) is exempt: the library itself breaks the rules" }
        return "\(names.dropLast().joined(separator: ", ")) and \(last) are exempt: the library itself breaks the rules"
    }

    private var leftOut: String? {
        leftOutCount == 0
            ? nil : "\(Self.count(leftOutCount, "layout")) skipped (limit reached); check one with --root"
    }

    /// `no findings`, `1 finding`, `2 findings`.
    private static func count(_ count: Int, _ noun: String) -> String {
        switch count {
        case 0: "no \(noun)s"
        case 1: "1 \(noun)"
        default: "\(count) \(noun)s"
        }
    }
}
