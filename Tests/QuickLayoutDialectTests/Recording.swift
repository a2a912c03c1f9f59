import Foundation
import LayoutTestSupport
import Negotiation
import QuickLayoutDialect

/// A recorded pass, with queries for tests.
struct Recording: RecordedPass {
    let record: LayoutRecord
    let result: LayoutResult

    init(_ root: any Element, _ proposal: Proposal, context: LayoutContext = LayoutContext()) {
        let recorder = Recorder()
        result = QuickLayoutPass(root: root, proposal: proposal, context: context, recorder: recorder).run()
        record = recorder.finished
    }

    /// Records a pass with these maximums. The root is placed at 0, 0.
    init(_ root: any Element, _ width: CGFloat, _ height: CGFloat) {
        self.init(root, Proposal(width: .atMost(width), height: .atMost(height)))
    }

    /// The proposals to elements of a name, in order: `9×inf`.
    func proposals(to name: String) -> [String] {
        record.exchanges.filter { record[$0.asked].name == name }.map { exchange in
            [exchange.proposal.width, exchange.proposal.height].map { axis in
                if case .atMost(let length) = axis { PointsFormat.short(length) } else { axis.description }
            }.joined(separator: "×")
        }
    }

    /// The reasons of the children's positions, in pre-order, without the root's.
    var placements: [String] {
        record.elements.dropFirst().compactMap(\.placement?.reason.sentence)
    }
}

/// The frames of all placed elements, in pre-order, relative to their parents, without a record.
func frames(of result: LayoutResult) -> [CGRect] {
    var frames: [CGRect] = []
    var waiting = [result]
    while let next = waiting.popLast() {
        frames.append(next.frame)
        waiting += next.children.reversed()
    }
    return frames
}
