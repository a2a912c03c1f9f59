import Foundation
import Interpreter
import Negotiation
import SwiftSource

/// The proof that the elements of a layout keep their library's rules, element by element. It can be stopped and
/// continued. A class, because its elements remember what they were asked.
package final class PromiseRun {
    private let document: LayoutDocument
    private let projection: CellProjection
    private let subject: TreeProof.Subject
    /// The elements with code of the source's own.
    private let own: Set<ElementID>
    private var proof: TreeProof
    private var progress: TreeProof.Progress
    /// The names of the exempt elements.
    private let unheld: [String]
    /// The pass whose elements are asked.
    private let record: LayoutRecord?
    private var windows: OtherWindows
    /// Whether the one element to ask is exempt: the library itself breaks the rules.
    private let isOfLibrary: Bool
    package private(set) var isDone = false
    /// Called with the current stage, repeatedly.
    package var reportStage: ((Stage) -> Void)?

    /// The stage of a proof.
    package enum Stage {
        /// Asking an element; the range is nil if it is from compiled Swift.
        case asking(TreeProof.Standing, at: SourceRange?)
        /// Laying out in another window.
        case window(Proposal)
    }

    /// - Parameters:
    ///   - states: the elements' states; nil for the initial ones.
    ///   - path: the one element to ask; nil for all.
    ///   - screen: the largest proposal and the largest window.
    /// - Returns: nil if there is nothing to ask.
    package init?(
        _ document: LayoutDocument, in proposal: Proposal, projection: CellProjection,
        states: (any ElementStates)? = nil, only path: ElementPath? = nil, askLimit: Int = 1_000_000,
        upTo screen: ScreenSize = .largest
    ) throws(ProposalRefusal) {
        guard let dialect = document.dialect, let root = document.root else { return nil }
        let (asked, _) = try dialect.reading(of: proposal)
        func probed(in window: Proposal) -> ProbedPass? {
            document.calling { dialect.probe(root, in: window, cells: projection, states: states) }.result
        }
        guard let first = probed(in: asked) else { return nil }
        let record = first.probe.record
        let all = record.elements.indices.map { ElementID($0) }
        let own = Set(all.filter { first.elements.intent(of: $0).runsCode })
        let held = Set(all.filter { !first.elements.intent(of: $0).breaksRules })
        let inHeld = record.insides(of: held)
        let chosen = path.map { path in record.paths.firstIndex(of: path.description).map { ElementID($0) } }
        proof = TreeProof(rules: dialect.sizingRules, cell: projection.cell)
        proof.askLimit = askLimit
        proof.screen = screen
        subject = TreeProof.Subject(
            probe: { probed(in: $0 == .usual ? asked : Self.otherWindow(projection))?.probe },
            runsCode: own.contains,
            isAsked: { id in
                if let chosen { return chosen == id && held.contains(id) }
                return inHeld.contains(id)
            },
            isHeld: held.contains,
            watching: { ask in document.calling(ask).diagnostics.map { TreeProof.Failure($0.message, at: $0.range) } },
            stepCount: { document.stepCount })
        guard let progress = proof.begin(subject) else { return nil }
        self.progress = progress
        self.own = own
        self.record = progress.finished.record
        isOfLibrary = chosen.map { $0.map { !held.contains($0) } ?? false } ?? false
        let exempt = all.filter { record[$0].placement != nil && !held.contains($0) }
        unheld = Set(exempt.map { record[$0].name }).sorted()
        (self.document, self.projection) = (document, projection)
        windows = OtherWindows(proposal, projection, upTo: screen)
    }

    /// A window that is smaller than most.
    private static func otherWindow(_ projection: CellProjection) -> Proposal {
        Proposal(width: .atMost(3 * projection.cell.width), height: .atMost(2 * projection.cell.height))
    }

    /// Continues the proof. It keeps all results, including those of an element that is not finished.
    /// - Parameters:
    ///   - cancellation: asks it to stop.
    ///   - duration: the time after which it stops by itself, once it has asked a little; nil to continue to the end.
    package func advance(until cancellation: Cancellation? = nil, for duration: Duration? = nil) {
        let start = ContinuousClock.now
        var asks = 0
        func isOver() -> Bool { duration.map { start.duration(to: .now) >= $0 } ?? false }
        proof.cancellation = cancellation
        proof.reportStanding = reportStage.map { report in
            { [record] in report(.asking($0, at: record?.range(of: $0.element))) }
        }
        func isWanted() -> Bool {
            asks += 1
            return !asks.isMultiple(of: Self.asksAtOnce) || !isOver()
        }
        while proof.advance(&progress, subject, while: isWanted) {
            if isOver() { return }
        }
        guard !(cancellation?.isCancelled ?? false) else { return }
        while isLate, let window = windows.next {
            reportStage?(.window(window))
            windows.lay(out: document, projection, until: cancellation)
            if isOver() || cancellation?.isCancelled ?? false { return }
        }
        isDone = true
    }

    /// The number of asks between two looks at the clock.
    private static let asksAtOnce = 64

    /// Whether the root is laid out in other windows too, to find failures of the source's code that places children.
    /// Code that already failed would fail in most windows.
    private var isLate: Bool { own.contains(where: subject.isAsked) && progress.finished.failures.isEmpty }

    /// How many findings there are so far; a cheap count.
    package var foundCount: Int { progress.foundCount + windows.found.count }

    /// The results so far.
    package var report: PromiseReport {
        let result = progress.finished
        var report = PromiseReport(proven: result.proven, all: result.all)
        report.isOfLibrary = isOfLibrary
        report.asks = result.asks
        report.unheld = unheld
        if isLate { (report.windows, report.allWindows) = (windows.tried, windows.count) }
        guard let record = result.record else { return report }
        let components = record.pathComponents
        func finding(
            _ kind: Finding.Kind, _ id: ElementID, _ range: SourceRange?, _ message: String, _ help: String
        ) -> Finding {
            Finding(
                kind, at: nil, path: record.path(of: id, components: components), range: range,
                FindingText.shown(message), help: help)
        }
        // Around an element of the author's own that breaks a rule, the library's may follow it.
        let blamed = Set(result.broken.map(\.0).filter(own.contains).flatMap { Array(record.lineage(of: $0)) })
        for (id, rule) in result.broken {
            let kind: Finding.Kind = rule.rule == .finite ? .notFinite : .promise
            let found = finding(kind, id, record.range(of: id), rule.description, rule.help)
            if kind == .promise, !blamed.contains(id) {
                report.ofLibrary.append(found)
            } else {
                report.findings.append(found)
            }
        }
        for (id, failure, proposal) in result.failures {
            report.findings.append(
                finding(
                    .failure, id, SourceRange(failure.place.lowerBound, failure.place.upperBound),
                    "proposed \(proposal.words): \(failure.sentence)",
                    "make the code work at this proposal too"))
        }
        report.findings += windows.found
        return report
    }
}

extension LayoutRecord {
    /// Some elements with all their descendants.
    fileprivate func insides(of some: Set<ElementID>) -> Set<ElementID> {
        var all = some
        // Parents precede their children.
        for (index, element) in elements.enumerated() {
            if let parent = element.parent, all.contains(parent) { all.insert(ElementID(index)) }
        }
        return all
    }
}

extension TreeProof.Standing {
    /// `3,400 of 12,000 proposals`.
    package var words: String {
        let count = "\(PromiseReport.grouped(proven)) of \(PromiseReport.grouped(all)) proposals"
        return isAgain ? count + ", the last in another order" : count
    }
}

extension TreeProof.Failure {
    init(_ sentence: String, at range: SourceRange) {
        self.init(sentence, at: range.start..<max(range.start, range.end))
    }
}
