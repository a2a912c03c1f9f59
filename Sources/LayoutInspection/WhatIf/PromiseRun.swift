import Foundation
import Interpreter
import Negotiation
import SwiftSource

/// The proof that the elements of a layout keep what their library promises, element by element, which can be stopped and
/// taken up again. A class, for its elements remember what they were asked.
package final class PromiseRun {
    private let document: LayoutDocument
    private let projection: CellProjection
    private let subject: TreeProof.Subject
    /// The elements with code of the source's own.
    private let own: Set<ElementID>
    private var proof: TreeProof
    private var progress: TreeProof.Progress
    /// The names of the elements that keep no rules.
    private let unheld: [String]
    /// The pass whose elements are asked.
    private let record: LayoutRecord?
    private var windows: OtherWindows
    /// Whether the one element to ask keeps no rules, as its library makes it.
    private let isOfLibrary: Bool
    package private(set) var isDone = false
    /// Called with what goes on, again and again.
    package var reportStage: ((Stage) -> Void)?

    /// What a proof is at.
    package enum Stage {
        /// Asking an element; nil for where it was written, of what compiled Swift handed over.
        case asking(TreeProof.Standing, at: SourceRange?)
        /// Laying out in another window.
        case window(Proposal)
    }

    /// - Parameters:
    ///   - states: what the elements have in them; nil for what they have at first.
    ///   - path: the one element to ask; nil for all.
    ///   - screen: the largest proposal and the largest window.
    /// - Returns: nil where there is nothing to ask.
    package init?(
        _ document: LayoutDocument, in proposal: Proposal, projection: CellProjection,
        states: (any ElementStates)? = nil, only path: ElementPath? = nil, askLimit: Int = 1_000_000,
        upTo screen: ScreenSize = .largest
    ) throws(ProposalRefusal) {
        guard let dialect = document.dialect, let root = document.root else { return nil }
        let (asked, _) = try dialect.reading(of: proposal)
        guard
            let first = document.calling({
                dialect.probe(root, in: asked, cells: projection, states: states)
            }).result
        else { return nil }
        let record = first.probe.record
        let own = Set(
            record.elements.indices.map { ElementID($0) }.filter { first.elements.intent(of: $0).runsCode })
        let held = Set(
            record.elements.indices.map { ElementID($0) }.filter { !first.elements.intent(of: $0).breaksRules })
        let inHeld = record.insides(of: held)
        let chosen = path.map { path in record.paths.firstIndex(of: path.description).map { ElementID($0) } }
        proof = TreeProof(rules: dialect.sizingRules, cell: projection.cell)
        proof.askLimit = askLimit
        proof.screen = screen
        subject = TreeProof.Subject(
            probe: { order in
                let window = order == .usual ? asked : Self.otherWindow(projection)
                return document.calling {
                    dialect.probe(root, in: window, cells: projection, states: states)
                }.result?.probe
            },
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
        unheld = Set(
            record.elements.indices.filter { index in
                record.elements[index].placement != nil && !held.contains(ElementID(index))
            }.map { record.elements[$0].name }
        ).sorted()
        (self.document, self.projection) = (document, projection)
        windows = OtherWindows(proposal, projection, upTo: screen)
    }

    /// A window that is smaller than most.
    private static func otherWindow(_ projection: CellProjection) -> Proposal {
        Proposal(width: .atMost(3 * projection.cell.width), height: .atMost(2 * projection.cell.height))
    }

    /// Goes on. What is known is kept: of the element that is asked when it stops, too.
    /// - Parameters:
    ///   - cancellation: asks it to stop.
    ///   - duration: after so long it stops by itself, once it has asked a little; nil to go on to the end.
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

    /// Between two looks at the clock.
    private static let asksAtOnce = 64

    /// Whether the root is laid out in other windows, for what fails of the source's own code that places children too. Code
    /// that fails in most windows would be run in all.
    private var isLate: Bool { own.contains(where: subject.isAsked) && progress.finished.failures.isEmpty }

    /// How many findings there are so far, which costs nothing to ask.
    package var foundCount: Int { progress.foundCount + windows.found.count }

    /// What was found so far.
    package var report: PromiseReport {
        let result = progress.finished
        var report = PromiseReport(proven: result.proven, all: result.all)
        report.isOfLibrary = isOfLibrary
        report.asks = result.asks
        report.unheld = unheld
        if isLate { (report.windows, report.allWindows) = (windows.tried, windows.count) }
        guard let record = result.record else { return report }
        let components = record.pathComponents
        func finding(_ kind: Finding.Kind, _ id: ElementID, _ range: SourceRange?, _ message: String, _ help: String) {
            report.findings.append(
                Finding(
                    kind, at: nil, path: record.path(of: id, components: components), range: range,
                    FindingText.shown(message), help: help))
        }
        for (id, rule) in result.broken {
            let kind: Finding.Kind = rule.rule == .finite ? .notFinite : .promise
            finding(kind, id, record.range(of: id), rule.description, rule.help)
        }
        for (id, failure, proposal) in result.failures {
            finding(
                .failure, id, SourceRange(failure.place.lowerBound, failure.place.upperBound),
                "proposed \(proposal.words): \(failure.sentence)",
                "make the code work at this proposal too")
        }
        report.findings += windows.found
        return report
    }
}

extension LayoutRecord {
    /// Some elements with all that is in them.
    fileprivate func insides(of some: Set<ElementID>) -> Set<ElementID> {
        var all = some
        // Parents stand before their children.
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
