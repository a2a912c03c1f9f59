import ArgumentParser
import Foundation
import LayoutInspection
import Negotiation
import SwiftSource

/// What was found in an opened layout.
struct CheckedLayout {
    let opened: OpenedLayout
    /// In the order of the sources.
    let findings: [Finding]
    let report: PromiseReport
    let isComplete: Bool

    /// How much is asked and tried.
    struct Effort {
        /// So many proposals to elements.
        var askLimit = 2_000_000
        var trials = TrialEffort.thorough
    }

    /// What a check says while it goes on.
    enum Event {
        /// Before anything else is said of a layout.
        case opened(OpenedLayout)
        case begins(Stage)
        /// As soon as they are known, each once.
        case found([Finding])
    }

    /// What a check is at.
    enum Stage {
        /// Looking for what would end so many findings.
        case remedies(Int)
        case proof(PromiseRun.Stage)
    }

    /// - Parameters:
    ///   - cancellation: asks it to stop; what was found by then is kept.
    ///   - follow: called with what happens, as it happens.
    init(
        _ opened: OpenedLayout, _ effort: Effort = Effort(), until cancellation: Cancellation,
        following follow: @escaping (Event) -> Void = { _ in }
    ) throws {
        self.opened = opened
        guard let inspection = opened.inspection else {
            (findings, report, isComplete) = ([], PromiseReport(), !cancellation.isCancelled)
            return
        }
        let found = inspection.findings
        if !found.isEmpty { follow(.begins(.remedies(found.count))) }
        let shown = opened.document.withRemedies(
            found, of: inspection, effort: effort.trials, until: cancellation
        ).sortedByPlace
        follow(.found(shown))
        let (news, report) = try Self.broken(
            opened.document, inspection, besides: shown, askLimit: effort.askLimit, until: cancellation, follow)
        findings = (shown + news).sortedByPlace
        self.report = report
        isComplete = !cancellation.isCancelled
    }

    /// The rules that elements break, where no finding of the layout says so already.
    private static func broken(
        _ document: LayoutDocument, _ inspection: Inspection, besides shown: [Finding], askLimit: Int,
        until cancellation: Cancellation, _ follow: @escaping (Event) -> Void
    ) throws -> ([Finding], PromiseReport) {
        let run: PromiseRun?
        do throws(ProposalRefusal) {
            run = try PromiseRun(
                document, in: inspection.proposal, projection: inspection.projection, askLimit: askLimit)
        } catch {
            throw ValidationError(.refused(error))
        }
        guard let run else { return ([], PromiseReport()) }
        var asked = 0
        run.reportStage = { stage in
            if case .asking(let standing, _) = stage { asked = standing.proven }
            follow(.begins(.proof(stage)))
        }
        var (count, reported) = (0, Set<Finding>())
        func news() -> [Finding] {
            run.report.findings.filter { promised in
                !shown.contains { $0.kind == promised.kind && $0.range == promised.range }
            }
        }
        repeat {
            // An element at a time.
            run.advance(until: cancellation, for: .zero)
            guard run.foundCount > count else { continue }
            count = run.foundCount
            follow(.found(news().filter { reported.insert($0).inserted }.sortedByPlace))
        } while !run.isDone && !cancellation.isCancelled
        var report = run.report
        // Of an element that was being asked something is known, too.
        report.proven = max(report.proven, asked)
        return (news(), report)
    }

    /// A line for each, in the compiler's form.
    static func text(_ findings: [Finding], in sources: SourceSet) -> String {
        findings.map { finding in
            let help = finding.advice.isEmpty ? "" : "; \(finding.advice)"
            return Diagnostic(
                finding.severity, "\(finding.path): \(finding.message)\(help) [\(finding.kind.rawValue)]",
                at: finding.range ?? SourceRange(0, 0)
            ).line(in: sources) + "\n"
        }.joined()
    }
}

extension [Finding] {
    /// In the order of the sources.
    var sortedByPlace: [Finding] { sorted(byPlace: { $0.range?.start }) }
}

extension Array {
    /// By a place in the sources, what has none first; those at one place as they stand.
    func sorted(byPlace place: (Element) -> Int?) -> [Element] {
        enumerated().sorted { one, other in
            (place(one.element) ?? -1, one.offset) < (place(other.element) ?? -1, other.offset)
        }.map(\.element)
    }
}

extension Finding {
    /// What cannot be laid out as it is written is an error.
    var severity: Diagnostic.Severity {
        switch kind {
        case .failure, .notFinite, .placedWhileMeasuring: .error
        case .cut, .brokenWord, .empty, .overflow, .overlap, .outside, .unplaced, .placedTwice, .overshoot, .overruled,
            .starvedSpacer, .promise:
            .warning
        }
    }
}
