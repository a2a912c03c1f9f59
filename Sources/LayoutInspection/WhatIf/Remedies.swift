import Foundation
import Negotiation

extension LayoutDocument {
    /// Findings of a layout, each with what ends it in what would help: the smallest larger window, found by trying every
    /// width, and every height, up to a screen; and what could be written otherwise, found by `PropertyTrials`.
    /// - Parameter cancellation: asks it to stop; the findings are then given as they are.
    package func withRemedies(
        _ findings: [Finding], in proposal: Proposal, projection: CellProjection = .unit,
        until cancellation: Cancellation? = nil
    ) -> [Finding] {
        guard findings.contains(where: \.kind.followsWindow),
            let fresh = (try? inspect(proposal, projection: projection)) ?? nil
        else { return findings }
        // What only taps have brought about is not there in a layout that nobody tapped.
        let symptoms = Set(fresh.findings.filter(\.kind.followsWindow).map { LayoutSignature.Symptom($0) })
        let tried = Axis.allCases.filter { proposal[$0].limit != nil }
        var ends: [Axis: [LayoutSignature.Symptom: Int]] = [:]
        for axis in tried {
            ends[axis] = sizesWithout(symptoms, along: axis, in: proposal, projection, until: cancellation)
        }
        if cancellation?.isCancelled ?? false { return findings }
        let trials = PropertyTrials(self, proposal, fresh, until: cancellation)
        let helped = findings.map { finding in
            let symptom = LayoutSignature.Symptom(finding)
            guard symptoms.contains(symptom) else { return finding }
            let sizes = tried.compactMap { axis in
                ends[axis]?[symptom].map { cells in
                    "\(PointsFormat.short(CGFloat(cells) * projection.cell[axis])) \(axis.adjective)"
                }
            }
            let window =
                tried.isEmpty
                ? []
                : [
                    sizes.isEmpty
                        ? "no larger window up to 200×60 cells ends it"
                        : "a window \(sizes.joined(separator: " or ")) ends it"
                ]
            return finding.helped(by: window + trials.remedies(of: finding))
        }
        return cancellation?.isCancelled ?? false ? findings : helped
    }

    /// The first larger sizes without each of some findings, in cells.
    private func sizesWithout(
        _ symptoms: Set<LayoutSignature.Symptom>, along axis: Axis, in proposal: Proposal, _ projection: CellProjection,
        until cancellation: Cancellation?
    ) -> [LayoutSignature.Symptom: Int] {
        let now = Int(min(max(0, (proposal[axis].limit ?? 0) / projection.cell[axis]), 1000))
        let last = axis == .horizontal ? 200 : 60
        var found: [LayoutSignature.Symptom: Int] = [:]
        var cells = now + 1
        while cells <= last, found.count < symptoms.count, !(cancellation?.isCancelled ?? false) {
            let window = proposal.resized(axis, to: CGFloat(cells) * projection.cell[axis])
            guard let inspection = (try? inspect(window, projection: projection)) ?? nil else { break }
            let left = Set(inspection.findings.map { LayoutSignature.Symptom($0) })
            for symptom in symptoms where found[symptom] == nil && !left.contains(symptom) { found[symptom] = cells }
            cells += 1
        }
        return found
    }
}

extension LayoutSignature.Symptom {
    init(_ finding: Finding) {
        self.init(kind: finding.kind, path: finding.path)
    }
}

extension Finding.Kind {
    /// Whether a larger window may be without it.
    fileprivate var followsWindow: Bool {
        switch self {
        case .cut, .brokenWord, .empty, .overflow, .overlap, .outside, .overshoot, .overruled, .starvedSpacer: true
        case .failure, .notFinite, .unplaced, .placedTwice, .placedWhileMeasuring, .ineffective, .promise: false
        }
    }
}

extension Finding {
    /// The same with more that would help.
    fileprivate func helped(by remedies: [String]) -> Finding {
        Finding(
            kind, at: element, path: path, range: range, message,
            help: ((help.isEmpty ? [] : [help]) + remedies).joined(separator: "; "))
    }
}
