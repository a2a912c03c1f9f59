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

    /// - Parameter cancellation: asks it to stop; what was found by then is kept.
    init(_ opened: OpenedLayout, until cancellation: Cancellation) throws {
        self.opened = opened
        guard let inspection = opened.inspection else {
            (findings, report) = ([], PromiseReport())
            return
        }
        let shown = opened.document.withRemedies(
            inspection.findings, in: inspection.proposal, projection: inspection.projection, until: cancellation)
        do {
            report = try opened.document.promises(
                in: inspection.proposal, projection: inspection.projection, until: cancellation)
        } catch {
            throw ValidationError(error.sentence)
        }
        let news = report.findings.filter { promised in
            !shown.contains { $0.kind == promised.kind && $0.range == promised.range }
        }
        let idle = opened.document.ineffective(
            in: inspection.proposal, projection: inspection.projection, until: cancellation)
        findings = (shown + news + idle).enumerated().sorted { one, other in
            (one.element.range?.start ?? -1, one.offset) < (other.element.range?.start ?? -1, other.offset)
        }.map(\.element)
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
        return report.all > 0
            ? "\(count); asked \(report.coverage) proposals" : "\(count); no element can be asked outside of its layout"
    }

    /// A line for each that is more than a remark, in the compiler's form.
    var text: String {
        findings.filter { !$0.kind.isRemark }.map { finding in
            let help = finding.advice.isEmpty ? "" : "; \(finding.advice)"
            return Diagnostic(
                finding.severity, "\(finding.path): \(finding.message)\(help) [\(finding.kind.rawValue)]",
                at: finding.range ?? SourceRange(0, 0)
            ).line(in: sources) + "\n"
        }.joined()
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
