import Foundation
import Negotiation

/// Tries larger windows, each width and each height up to a screen, to find the smallest without a finding.
struct WindowTrials {
    private let document: LayoutDocument
    private let shown: Inspection
    private let states: (any ElementStates)?
    private let cancellation: Cancellation?
    private var budget: TrialBudget
    /// The first lengths without each symptom, in points.
    private var ends: [Axis: [LayoutSignature.Symptom: CGFloat]] = [:]
    /// Whether every possible window was tried.
    private var isComplete = true

    /// - Parameter states: the states of the shown layout's elements.
    init(
        _ document: LayoutDocument, _ shown: Inspection, _ states: (any ElementStates)?, _ effort: TrialEffort,
        until cancellation: Cancellation?
    ) {
        (self.document, self.shown, self.states, self.cancellation) = (document, shown, states, cancellation)
        budget = TrialBudget(effort, reading: nil, layingOut: shown)
    }

    /// Nil if the window has no limit, or if some were not tried and none without the symptom was found.
    func smallest(without symptom: LayoutSignature.Symptom) -> SmallestWindow? {
        let window = SmallestWindow(width: ends[.horizontal]?[symptom], height: ends[.vertical]?[symptom])
        let isKnown = isComplete || window.width != nil || window.height != nil
        return ends.isEmpty || !isKnown ? nil : window
    }

    /// Tries windows until each finding is gone, on each axis that has a limit.
    mutating func run(endingAll symptoms: Set<LayoutSignature.Symptom>) {
        for axis in Axis.allCases where shown.proposal[axis].limit != nil { run(endingAll: symptoms, along: axis) }
    }

    private mutating func run(endingAll symptoms: Set<LayoutSignature.Symptom>, along axis: Axis) {
        let cell = shown.projection.cell[axis]
        let now = Int(clamping: (shown.proposal[axis].limit ?? 0) / cell, to: 0...1000)
        let last = ScreenSize.largest.cells(along: axis)
        var left = symptoms
        ends[axis] = [:]
        var cells = now + 1
        while cells <= last, !left.isEmpty {
            let size = CGFloat(cells) * cell
            guard budget.spend(), let found = findings(in: shown.proposal.resized(axis, to: size)) else {
                isComplete = false
                return
            }
            let ended = left.subtracting(found).filter { symptom in
                // There, the same lack of space may be another element's.
                !symptom.kind.isLackOfRoom || !found.contains { $0.kind.isLackOfRoom && !symptoms.contains($0) }
            }
            for symptom in ended { ends[axis]?[symptom] = size }
            left.subtract(ended)
            cells += 1
        }
    }

    private mutating func findings(in window: Proposal) -> Set<LayoutSignature.Symptom>? {
        let start = document.stepCount
        defer { budget.charge(steps: document.stepCount - start) }
        let inspection = try? document.inspect(
            window, projection: shown.projection, states: states, until: cancellation)
        return (inspection ?? nil).map { Set($0.findings.map { LayoutSignature.Symptom($0) }) }
    }
}
