import Foundation
import Interpreter
import Negotiation
import SwiftSource

/// The proof that the elements of a layout keep what their library promises, element by element, which can be stopped and
/// taken up again. A class, for its elements remember what they were asked.
package final class PromiseRun {
    private let document: LayoutDocument
    private let proposal: Proposal
    private let projection: CellProjection
    private let subject: TreeProof.Subject
    /// The elements with code of the source's own.
    private let own: Set<ElementID>
    private var proof: TreeProof
    private var progress: TreeProof.Progress
    /// The pass whose elements are asked.
    private let record: LayoutRecord?
    private var late: [Finding] = []
    /// Whether the one element to ask is the library's own, and not held to its rules.
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
    /// - Returns: nil where there is nothing to ask.
    package init?(
        _ document: LayoutDocument, in proposal: Proposal, projection: CellProjection,
        states: (any ElementStates)? = nil, only path: ElementPath? = nil, askLimit: Int = 1_000_000
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
            record.elements.indices.map { ElementID($0) }.filter {
                dialect.holdsItsOwn || first.elements.intent(of: $0).ownLayout != nil
            })
        let inHeld = record.insides(of: held)
        let chosen = path.map { path in record.paths.firstIndex(of: path.description).map { ElementID($0) } }
        proof = TreeProof(rules: dialect.sizingRules, cell: projection.cell)
        proof.askLimit = askLimit
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
                return own.contains(id) || dialect.asksAreShared && inHeld.contains(id)
            },
            isHeld: held.contains,
            watching: { ask in document.calling(ask).diagnostics.map { TreeProof.Failure($0.message, at: $0.range) } })
        guard let progress = proof.begin(subject) else { return nil }
        self.progress = progress
        self.own = own
        self.record = progress.finished.record
        isOfLibrary = chosen.map { $0.map { !held.contains($0) } ?? false } ?? false
        (self.document, self.proposal, self.projection) = (document, proposal, projection)
    }

    /// A window that is smaller than most.
    private static func otherWindow(_ projection: CellProjection) -> Proposal {
        Proposal(width: .atMost(3 * projection.cell.width), height: .atMost(2 * projection.cell.height))
    }

    /// Goes on.
    /// - Parameters:
    ///   - cancellation: asks it to stop; what was begun of an element is begun anew the next time.
    ///   - duration: after so long no other element is begun; nil to go on to the end.
    package func advance(until cancellation: Cancellation? = nil, for duration: Duration? = nil) {
        let start = ContinuousClock.now
        proof.cancellation = cancellation
        proof.reportStanding = reportStage.map { report in
            { [record] in report(.asking($0, at: record?.range(of: $0.element))) }
        }
        while proof.advance(&progress, subject) {
            if let duration, start.duration(to: .now) >= duration { return }
        }
        guard !(cancellation?.isCancelled ?? false), !isDone else { return }
        late = lateFindings(until: cancellation)
        isDone = !(cancellation?.isCancelled ?? false)
    }

    /// How many findings there are so far, which costs nothing to ask.
    package var foundCount: Int { progress.foundCount + late.count }

    /// What was found so far.
    package var report: PromiseReport {
        let result = progress.finished
        var report = PromiseReport(proven: result.proven, all: result.all)
        report.isOfLibrary = isOfLibrary
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
                "proposed \(proposal.width) × \(proposal.height): \(failure.sentence)",
                "make the code work at this proposal too")
        }
        report.findings += late
        return report
    }

    /// What fails of the source's own code where the root is laid out in other windows: code that places children too. Code
    /// that fails in most windows would be run in all.
    private func lateFindings(until cancellation: Cancellation?) -> [Finding] {
        let asked = own.contains(where: subject.isAsked)
        guard asked, progress.finished.failures.isEmpty else { return [] }
        return document.failuresInOtherWindows(proposal, projection, until: cancellation) {
            reportStage?(.window($0))
        }
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
