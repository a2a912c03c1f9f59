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
    private let isComplete: Bool

    /// What a check says while it goes on.
    enum Event {
        case begins(Stage)
        /// As soon as they are known, each once.
        case found([Finding])
    }

    /// What a check is at.
    enum Stage {
        /// Looking for what would end so many findings.
        case remedies(Int)
        case proof(PromiseRun.Stage)
        /// Leaving out what may have no effect.
        case settings
    }

    /// - Parameters:
    ///   - cancellation: asks it to stop; what was found by then is kept.
    ///   - follow: called with what happens, as it happens.
    init(
        _ opened: OpenedLayout, until cancellation: Cancellation, following follow: @escaping (Event) -> Void = { _ in }
    ) throws {
        self.opened = opened
        guard let inspection = opened.inspection else {
            (findings, report, isComplete) = ([], PromiseReport(), !cancellation.isCancelled)
            return
        }
        if !inspection.findings.isEmpty { follow(.begins(.remedies(inspection.findings.count))) }
        let shown = opened.document.withRemedies(
            inspection.findings, in: inspection.proposal, projection: inspection.projection, until: cancellation
        ).sortedByPlace
        follow(.found(shown))
        let (news, report) = try Self.broken(opened.document, inspection, besides: shown, until: cancellation, follow)
        follow(.begins(.settings))
        let idle = opened.document.ineffective(
            in: inspection.proposal, projection: inspection.projection, until: cancellation)
        findings = (shown + news + idle).sortedByPlace
        self.report = report
        isComplete = !cancellation.isCancelled
    }

    /// The rules that elements break, where no finding of the layout says so already.
    private static func broken(
        _ document: LayoutDocument, _ inspection: Inspection, besides shown: [Finding],
        until cancellation: Cancellation, _ follow: @escaping (Event) -> Void
    ) throws -> ([Finding], PromiseReport) {
        let run: PromiseRun?
        do throws(ProposalRefusal) {
            run = try PromiseRun(document, in: inspection.proposal, projection: inspection.projection)
        } catch {
            throw ValidationError(error.sentence)
        }
        guard let run else { return ([], PromiseReport()) }
        var asked = 0
        run.reportStage = { stage in
            if case .asking(let standing, _) = stage { asked = standing.proven }
            follow(.begins(.proof(stage)))
        }
        var (count, told) = (0, Set<Finding>())
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
            follow(.found(news().filter { told.insert($0).inserted }.sortedByPlace))
        } while !run.isDone && !cancellation.isCancelled
        var report = run.report
        // Of an element that was being asked something is known, too.
        report.proven = max(report.proven, asked)
        return (news(), report)
    }

    var sources: SourceSet { opened.document.sources }

    /// Whether anything was found that is more than a remark.
    var hasFindings: Bool { findings.contains { !$0.kind.isRemark } }

    /// How many findings, and how much was proven.
    var summary: String {
        let count =
            switch findings.count(where: { !$0.kind.isRemark }) {
            case 0: "no findings"
            case 1: "1 finding"
            case let several: "\(several) findings"
            }
        let asked = report.all > 0 ? "asked \(report.coverage) proposals" : nil
        guard isComplete else { return "interrupted: \(count) so far; \(asked ?? "nothing was asked yet")" }
        guard opened.inspection != nil else { return "nothing could be laid out, so nothing was checked" }
        let beside = opened.hasSourceErrors ? " beside the errors" : ""
        return "\(count)\(beside); \(asked ?? "no layout in it is of your own, whose sizing rules could be proven")"
    }

    /// A line for each that is more than a remark, in the compiler's form.
    static func text(_ findings: [Finding], in sources: SourceSet) -> String {
        findings.filter { !$0.kind.isRemark }.map { finding in
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
    fileprivate var sortedByPlace: [Finding] {
        enumerated().sorted { one, other in
            (one.element.range?.start ?? -1, one.offset) < (other.element.range?.start ?? -1, other.offset)
        }.map(\.element)
    }
}

extension Finding {
    /// What cannot be laid out as it is written is an error.
    var severity: Diagnostic.Severity {
        switch kind {
        case .failure, .notFinite, .placedWhileMeasuring: .error
        case _ where kind.isRemark: .note
        default: .warning
        }
    }
}
