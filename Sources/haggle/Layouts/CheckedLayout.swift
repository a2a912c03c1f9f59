import ArgumentParser
import Foundation
import LayoutInspection
import Negotiation
import SwiftSource

/// The findings of an opened layout.
struct CheckedLayout {
    let opened: OpenedLayout
    /// In the order of the sources.
    let findings: [Finding]
    let report: PromiseReport

    /// The limits of asking and trying.
    struct Effort {
        /// The largest number of proposals to elements.
        var askLimit = 2_000_000
        var trials = TrialEffort.thorough
    }

    /// The progress of a check.
    enum Event {
        /// The first event of a layout.
        case opened(OpenedLayout)
        case begins(Stage)
        /// New findings, each once.
        case found([Finding])
    }

    /// The stage of a check.
    enum Stage {
        /// Trying remedies for a number of findings.
        case remedies(Int)
        case proof(PromiseRun.Stage)
    }

    /// - Parameters:
    ///   - cancellation: asks it to stop; what was found by then is kept.
    ///   - follow: called with each event as it happens.
    init(
        _ opened: OpenedLayout, _ effort: Effort = Effort(), until cancellation: Cancellation,
        following follow: @escaping (Event) -> Void = { _ in }
    ) throws {
        self.opened = opened
        guard let inspection = opened.inspection else {
            (findings, report) = ([], PromiseReport())
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
    }

    /// The broken rules that are not already findings of the layout.
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
            // One element at a time.
            run.advance(until: cancellation, for: .zero)
            guard run.foundCount > count else { continue }
            count = run.foundCount
            follow(.found(news().filter { reported.insert($0).inserted }.sortedByPlace))
        } while !run.isDone && !cancellation.isCancelled
        var report = run.report
        // The proposals to an unfinished element count, too.
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
    /// Sorts by a position in the sources; elements without one are first. Stable.
    func sorted(byPlace place: (Element) -> Int?) -> [Element] {
        enumerated().sorted { one, other in
            (place(one.element) ?? -1, one.offset) < (place(other.element) ?? -1, other.offset)
        }.map(\.element)
    }
}

extension Finding {
    /// An error for what cannot be laid out as written; otherwise a warning.
    var severity: Diagnostic.Severity {
        switch kind {
        case .failure, .notFinite, .placedWhileMeasuring: .error
        case .cut, .brokenWord, .empty, .overflow, .overlap, .outside, .unplaced, .placedTwice, .overshoot, .overruled,
            .starvedSpacer, .squeezed, .unfilled, .ignoredFrame, .unreadGuide, .promise:
            .warning
        }
    }
}
