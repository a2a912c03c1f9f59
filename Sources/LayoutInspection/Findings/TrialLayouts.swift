import Foundation
import Negotiation
import SwiftSource

/// Lays sources out with edits, to see which findings remain. No file changes. A class, because it keeps the outcome of
/// each edit and counts its cost.
final class TrialLayouts {
    let shown: Inspection
    private let document: LayoutDocument
    private let states: (any ElementStates)?
    private let cancellation: Cancellation?
    private let symptoms: Set<Symptom>
    private var outcomes: [SourceEdit: Outcome?] = [:]
    private var budget: TrialBudget

    /// A finding, by its element in the shown layout.
    struct Symptom: Hashable {
        let kind: Finding.Kind
        let element: Int
    }

    /// The outcome of an edit that adds no findings and no warnings, removes no text, and moves none out of the window.
    private struct Outcome {
        let left: Set<Symptom>
        /// The sizes of the shown layout's elements, by their indices there; nil for removed ones.
        let sizes: [CGSize?]
    }

    /// - Parameters:
    ///   - findings: the shown layout's.
    ///   - states: the states of the shown layout's elements.
    init(
        _ document: LayoutDocument, _ shown: Inspection, _ findings: [Finding], _ states: (any ElementStates)?,
        _ effort: TrialEffort,
        until cancellation: Cancellation?
    ) {
        (self.document, self.shown, self.states, self.cancellation) = (document, shown, states, cancellation)
        symptoms = Set(findings.compactMap { Symptom($0) })
        budget = TrialBudget(effort, reading: document.sources, layingOut: shown)
    }

    /// Whether reading the sources again gives the shown layout. Objects are made again, without the effects of taps;
    /// the findings of a different layout would say nothing.
    private(set) lazy var canBeMadeAgain: Bool = {
        guard states != nil else { return true }
        guard budget.spend() else { return false }
        return laidOut(SourceEdit(SourceRange(0, 0), replacedBy: "")).map { $0.isDrawn(as: shown) } ?? false
    }()

    /// The symptom of a finding; nil if it is not about an element of the shown layout.
    func symptom(of finding: Finding) -> Symptom? {
        Symptom(finding).flatMap { symptoms.contains($0) ? $0 : nil }
    }

    /// Whether an edit ends a finding and adds no other.
    func ends(_ symptom: Symptom, _ edit: SourceEdit) -> Bool {
        guard let outcome = outcome(of: edit), !outcome.left.contains(symptom) else { return false }
        // A text that wraps in less room is not helped.
        return symptom.kind != .squeezed || gain(of: symptom.element, by: edit) != nil
    }

    /// How much wider an edit makes an element, in points; nil if it does not.
    func gain(of element: Int, by edit: SourceEdit) -> CGFloat? {
        guard let size = outcome(of: edit)?.sizes[element] else { return nil }
        let more = size.width - shown.elements[element].frame.width
        return more > CellProjection.slack ? more : nil
    }

    /// Nil if worse, or if the budget is spent.
    private func outcome(of edit: SourceEdit) -> Outcome? {
        if let known = outcomes[edit] { return known }
        guard !(cancellation?.isCancelled ?? false), budget.spend() else { return nil }
        let found = tried(edit)
        outcomes[edit] = .some(found)
        return found
    }

    private func tried(_ edit: SourceEdit) -> Outcome? {
        guard let inspection = laidOut(edit) else { return nil }
        let matching = ElementMatching(shown, inspection)
        let texts = shown.elements.indices.filter { shown.appearance(of: $0).text != nil }
        let isWhole = texts.allSatisfy { index in
            matching.after[index].map { now in
                inspection.appearance(of: now).text?.string == shown.appearance(of: index).text?.string
                    && (inspection.isInWindow(now) || !shown.isInWindow(index))
            } ?? false
        }
        let isWarned = inspection.warnings.count > shown.warnings.count
        let left = inspection.findings.map { finding in
            finding.element.flatMap { matching.before[$0] }.map { Symptom(kind: finding.kind, element: $0) }
        }
        guard isWhole, !isWarned, left.allSatisfy({ $0.map(symptoms.contains) ?? false }) else { return nil }
        return Outcome(
            left: Set(left.compactMap { $0 }),
            sizes: matching.after.map { $0.map { inspection.elements[$0].frame.size } })
    }
}

extension TrialLayouts {
    /// The layout after an edit; nil if the edit makes errors.
    private func laidOut(_ edit: SourceEdit) -> Inspection? {
        document.edited(edit, as: shown, states, charging: &budget, until: cancellation)
    }
}

extension Inspection {
    /// Whether it shows the same as another, each element in the same position.
    fileprivate func isDrawn(as other: Inspection) -> Bool {
        elements.count == other.elements.count
            && elements.indices.allSatisfy { index in
                let (one, two) = (elements[index], other.elements[index])
                return one.name == two.name && one.frame.isAlmost(two.frame)
                    && appearance(of: index) == other.appearance(of: index)
            }
    }

    fileprivate var warnings: [Diagnostic] { diagnostics.filter { $0.severity != .note } }

    /// Whether all cells of an element are in the window, as far as that has limits. Scrolled content may be outside.
    fileprivate func isInWindow(_ index: Int) -> Bool {
        guard !lineage(of: index).contains(where: { scrollExtent(of: $0) != nil }) else { return true }
        let frame = elements[index].frame
        return Axis.allCases.allSatisfy { axis in
            guard let limit = proposal[axis].limit else { return true }
            let (start, length) = (frame.origin[axis], frame.size[axis])
            return start >= -CellProjection.slack && start + length <= limit + CellProjection.slack
        }
    }
}

extension TrialLayouts.Symptom {
    fileprivate init?(_ finding: Finding) {
        guard let element = finding.element else { return nil }
        self.init(kind: finding.kind, element: element)
    }
}
