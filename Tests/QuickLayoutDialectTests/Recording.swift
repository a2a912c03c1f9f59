import Foundation
import LayoutTestSupport
import Negotiation
import QuickLayoutDialect

/// A recorded pass, with what tests ask of it.
struct Recording: RecordedPass {
    let record: LayoutRecord
    let result: LayoutResult

    init(_ root: any Element, _ proposal: Proposal, context: LayoutContext = LayoutContext()) {
        let recorder = Recorder()
        result = QuickLayoutPass(root: root, proposal: proposal, context: context, recorder: recorder).run()
        record = recorder.finished
    }

    /// Proposed at most this, and placed at 0, 0.
    init(_ root: any Element, _ width: CGFloat, _ height: CGFloat) {
        self.init(root, Proposal(width: .atMost(width), height: .atMost(height)))
    }

    /// What elements of a name were proposed, in order: `9×inf`.
    func proposals(to name: String) -> [String] {
        record.exchanges.filter { record[$0.asked].name == name }.map { exchange in
            [exchange.proposal.width, exchange.proposal.height].map { axis in
                if case .atMost(let length) = axis { PointsFormat.short(length) } else { axis.description }
            }.joined(separator: "×")
        }
    }

    /// Why children stand where they do, in pre-order; the root's is left out.
    var placements: [String] {
        record.elements.dropFirst().compactMap(\.placement?.reason.sentence)
    }
}

/// The frames of all placed elements, in pre-order and in their parents, without a record.
func frames(of result: LayoutResult) -> [CGRect] {
    var frames: [CGRect] = []
    var waiting = [result]
    while let next = waiting.popLast() {
        frames.append(next.frame)
        waiting += next.children.reversed()
    }
    return frames
}
