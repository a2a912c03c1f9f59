import Foundation
import Negotiation
import PeerMeasuring
import QuickLayoutDialect

extension QuickLayoutTree {
    var prepared: PeerTree {
        let unlimited = Proposal(width: .unconstrained, height: .unconstrained)
        let size = room.proposal(natural: QuickLayoutPass(root: element, proposal: unlimited).run().size)
        let proposal = Proposal(width: .atMost(size.width), height: .atMost(size.height))
        var last: LayoutRecord?
        return PeerTree {
            _ = QuickLayoutPass(root: element, proposal: proposal).run()
        } recordedPass: {
            let recorder = Recorder()
            _ = QuickLayoutPass(root: element, proposal: proposal, recorder: recorder).run()
            last = recorder.finished
            _ = last
        } account: {
            let recorder = Recorder()
            let result = QuickLayoutPass(root: element, proposal: proposal, recorder: recorder).run()
            let record = recorder.finished
            return PeerAccount(
                leafMeasures: record.leafMeasures, asks: record.exchanges.count, frames: frames(of: result))
        }
    }

    /// The frames of the leaves; the real library has no nodes for some of the others.
    private func frames(of result: LayoutResult) -> [CGRect] {
        var frames = [result.frame]
        func add(_ node: LayoutResult, at origin: CGPoint) {
            let children = node.children
            if children.isEmpty { frames.append(CGRect(origin: origin, size: node.frame.size)) }
            for child in children {
                add(child, at: CGPoint(x: origin.x + child.frame.origin.x, y: origin.y + child.frame.origin.y))
            }
        }
        add(result, at: .zero)
        return frames
    }
}
