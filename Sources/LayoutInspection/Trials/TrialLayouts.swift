import Foundation
import Negotiation
import SwiftSource

/// Lays sources out with something written otherwise, to see which findings that leaves. No file changes. A class, for it
/// keeps what came of each edit, and counts what is spent.
final class TrialLayouts {
    let shown: Inspection
    private let document: LayoutDocument
    private let cancellation: Cancellation?
    private let symptoms: Set<Symptom>
    private var outcomes: [SourceEdit: Outcome?] = [:]
    private var budget: TrialBudget

    /// A finding, by its element in the shown layout.
    struct Symptom: Hashable {
        let kind: Finding.Kind
        let element: Int
    }

    /// What an edit makes of the layout, where it brings no other findings and takes no text away.
    private struct Outcome {
        let left: Set<Symptom>
        /// The sizes of the shown layout's elements, by their indices there; nil for what is gone.
        let sizes: [CGSize?]
    }

    init(_ document: LayoutDocument, _ shown: Inspection, _ effort: TrialEffort, until cancellation: Cancellation?) {
        (self.document, self.shown, self.cancellation) = (document, shown, cancellation)
        symptoms = Set(shown.findings.compactMap { Symptom($0) })
        budget = TrialBudget(effort, reading: document.sources, layingOut: shown)
    }

    /// What of the shown layout a finding is; nil for one that is not about an element of it.
    func symptom(of finding: Finding) -> Symptom? {
        Symptom(finding).flatMap { symptoms.contains($0) ? $0 : nil }
    }

    /// Whether an edit ends a finding and brings no other.
    func ends(_ symptom: Symptom, _ edit: SourceEdit) -> Bool {
        outcome(of: edit).map { !$0.left.contains(symptom) } ?? false
    }

    /// How much wider an edit makes an element, in points; nil where it does not.
    func gain(of element: Int, by edit: SourceEdit) -> CGFloat? {
        guard let size = outcome(of: edit)?.sizes[element] else { return nil }
        let more = size.width - shown.elements[element].frame.width
        return more > CellProjection.slack ? more : nil
    }

    /// Nil where it makes something worse, and where no more is tried.
    private func outcome(of edit: SourceEdit) -> Outcome? {
        if let known = outcomes[edit] { return known }
        guard !(cancellation?.isCancelled ?? false), budget.spend() else { return nil }
        let found = tried(edit)
        outcomes[edit] = .some(found)
        return found
    }

    private func tried(_ edit: SourceEdit) -> Outcome? {
        guard let other = document.edited(edit, until: cancellation),
            let inspection = (try? other.inspect(shown.proposal, projection: shown.projection, until: cancellation))
                ?? nil
        else { return nil }
        let matching = ElementMatching(shown, inspection)
        let texts = shown.elements.indices.filter { shown.appearance(of: $0).text != nil }
        let isWhole = texts.allSatisfy { index in
            matching.after[index].map {
                inspection.appearance(of: $0).text?.string == shown.appearance(of: index).text?.string
            } ?? false
        }
        let left = inspection.findings.map { finding in
            finding.element.flatMap { matching.before[$0] }.map { Symptom(kind: finding.kind, element: $0) }
        }
        guard isWhole, left.allSatisfy({ $0.map(symptoms.contains) ?? false }) else { return nil }
        return Outcome(
            left: Set(left.compactMap { $0 }),
            sizes: matching.after.map { $0.map { inspection.elements[$0].frame.size } })
    }
}

extension TrialLayouts.Symptom {
    fileprivate init?(_ finding: Finding) {
        guard let element = finding.element else { return nil }
        self.init(kind: finding.kind, element: element)
    }
}
