import Foundation
import Interpreter
import Negotiation
import SwiftSource

extension LayoutDocument {
    /// Asks every element of the root, in its place, everything that it can be proposed in whole cells up to a screen, and
    /// lays the root out at every width and every height of it where the source has code of its own.
    /// - Parameter cancellation: asks it to stop; what was found by then is given.
    package func promises(
        in proposal: Proposal, projection: CellProjection = .unit, askLimit: Int = 1_000_000,
        until cancellation: Cancellation? = nil
    ) throws(ProposalRefusal) -> PromiseReport {
        guard let dialect, let root else { return PromiseReport() }
        let (asked, _) = try dialect.reading(of: proposal)
        var proof = TreeProof(rules: dialect.sizingRules, cell: projection.cell)
        proof.cancellation = cancellation
        proof.askLimit = askLimit
        guard let first = calling({ dialect.probe(root, in: asked, cells: projection) }).result else {
            return PromiseReport()
        }
        let record = first.probe.record
        let own = Set(
            record.elements.indices.map { ElementID($0) }.filter { first.elements.intent(of: $0).runsCode })
        let subject = TreeProof.Subject(
            probe: { order in
                let window = order == .usual ? asked : Self.otherWindow(projection)
                return self.calling { dialect.probe(root, in: window, cells: projection) }.result?.probe
            },
            runsCode: own.contains, isAsked: { dialect.asksAreShared || own.contains($0) },
            watching: { ask in self.calling(ask).diagnostics.map { TreeProof.Failure($0.message, at: $0.range) } })
        let result = proof.run(subject)
        var report = PromiseReport(proven: result.proven, all: result.all)
        let paths = record.paths.map { $0.split(separator: "/").map(String.init) }
        func finding(_ kind: Finding.Kind, _ id: ElementID, _ range: SourceRange?, _ message: String, _ help: String) {
            report.findings.append(
                Finding(
                    kind, at: nil, path: ElementPath(components: paths[id.index]), range: range,
                    FindingText.shown(message), help: help))
        }
        for (id, rule) in result.broken {
            let kind: Finding.Kind = rule.rule == .finite ? .notFinite : .promise
            finding(kind, id, record.range(of: id), rule.description, rule.help)
        }
        for (id, failure, size) in result.failures {
            finding(
                .failure, id, SourceRange(failure.place.lowerBound, failure.place.upperBound),
                "\(Self.words(size)): \(failure.sentence)", "make the code work at this proposal too")
        }
        // Code that fails in most windows would be run in all.
        if !own.isEmpty, result.failures.isEmpty {
            report.findings += sweepFindings(proposal, projection, Set(result.failures.map(\.failure)), cancellation)
        }
        return report
    }

    /// A window that is smaller than most.
    private static func otherWindow(_ projection: CellProjection) -> Proposal {
        Proposal(width: .atMost(3 * projection.cell.width), height: .atMost(2 * projection.cell.height))
    }

    private static func words(_ size: CGSize) -> String {
        "proposed \(AxisProposal(limit: size.width)) × \(AxisProposal(limit: size.height))"
    }

    /// What fails of the source's own code where the root is laid out in other windows: code that places children too.
    private func sweepFindings(
        _ proposal: Proposal, _ projection: CellProjection, _ known: Set<TreeProof.Failure>,
        _ cancellation: Cancellation?
    ) -> [Finding] {
        var known = known
        var found: [Finding] = []
        for axis in Axis.allCases {
            for count in 1...(axis == .horizontal ? 200 : 60) {
                if cancellation?.isCancelled ?? false { return found }
                var window = proposal
                window[axis] = .exactly(CGFloat(count) * projection.cell[axis])
                guard let inspection = try? inspect(window, projection: projection) else { continue }
                for diagnostic in inspection.failures {
                    let failure = TreeProof.Failure(diagnostic.message, at: diagnostic.range)
                    if found.count >= 3 { return found }
                    guard known.insert(failure).inserted else { continue }
                    let finding = Finding(failure: diagnostic, in: inspection)
                    found.append(
                        Finding(
                            .failure, at: nil, path: finding.path, range: finding.range,
                            "in a window of \(window.width) × \(window.height): \(finding.message)",
                            help: "make the code work in this window too"))
                }
            }
        }
        return found
    }
}

extension TreeProof.Failure {
    fileprivate init(_ sentence: String, at range: SourceRange) {
        self.init(sentence, at: range.start..<max(range.start, range.end))
    }
}
