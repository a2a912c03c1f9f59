import Foundation
import Negotiation

extension LayoutDocument {
    /// Returns findings with their remedies: the smallest larger window, found by trying every width and every height
    /// up to a screen; and changes to the source, found by `PropertyTrials`. Less is tried if it would take long, and
    /// nothing for large layouts.
    /// - Parameters:
    ///   - findings: the shown layout's.
    ///   - states: the elements' states after taps; they do not change.
    ///   - cancellation: asks it to stop; the findings are then returned unchanged.
    package func withRemedies(
        _ findings: [Finding], of shown: Inspection, states: (any ElementStates)? = nil,
        effort: TrialEffort = .thorough, until cancellation: Cancellation? = nil
    ) -> [Finding] {
        guard findings.contains(where: \.kind.isTried), shown.elements.count <= TrialBudget.triedElements else {
            return findings
        }
        let symptoms = Set(findings.filter(\.kind.followsWindow).map { LayoutSignature.Symptom($0) })
        var windows = WindowTrials(self, shown, states, effort, until: cancellation)
        windows.run(endingAll: symptoms)
        let trials = PropertyTrials(self, shown, findings, states, effort, until: cancellation)
        let helped = findings.map { finding in
            let symptom = LayoutSignature.Symptom(finding)
            guard finding.kind.isTried else { return finding }
            let window = finding.kind.followsWindow ? windows.smallest(without: symptom) : nil
            return finding.ended(by: Remedies(window: window, changes: trials.changes(ending: finding)))
        }
        return cancellation?.isCancelled ?? false ? findings : helped
    }
}

extension LayoutSignature.Symptom {
    init(_ finding: Finding) {
        self.init(kind: finding.kind, path: finding.path)
    }
}

extension Finding.Kind {
    /// Whether a change of the source may end it.
    fileprivate var isTried: Bool {
        switch self {
        case .unfilled, .ignoredFrame, .unreadGuide: true
        default: followsWindow
        }
    }

    /// Whether a larger window may end it.
    fileprivate var followsWindow: Bool {
        switch self {
        case .cut, .brokenWord, .empty, .overflow, .overlap, .outside, .overshoot, .overruled, .starvedSpacer,
            .squeezed:
            true
        case .unfilled, .ignoredFrame, .unreadGuide, .failure, .notFinite, .unplaced, .placedTwice,
            .placedWhileMeasuring, .promise:
            false
        }
    }
}
