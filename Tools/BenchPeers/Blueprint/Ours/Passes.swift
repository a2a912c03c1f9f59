import BlueprintDialect
import Foundation
import Negotiation
import PeerMeasuring

extension BlueprintTree {
    var prepared: PeerTree {
        var last: LayoutRecord?
        return PeerTree {
            _ = element.layout(frame: frame)
        } recordedPass: {
            last = try record().record
            _ = last
        } account: {
            let (result, record) = try record()
            return PeerAccount(
                leafMeasures: record.leafMeasures, asks: record.exchanges.count, frames: frames(of: result))
        }
    }

    private func record() throws -> (result: LayoutResult, record: LayoutRecord) {
        let recorder = Recorder()
        let proposal = Proposal(width: .exactly(frame.width), height: .exactly(frame.height))
        let result = try BlueprintPass(root: element, proposal: proposal, recorder: recorder).run()
        return (result, recorder.finished)
    }

    private func frames(of result: LayoutResult) -> [CGRect] {
        var frames: [CGRect] = []
        func add(_ node: LayoutResult, at origin: CGPoint) {
            let corner = CGPoint(x: origin.x + node.frame.origin.x, y: origin.y + node.frame.origin.y)
            frames.append(CGRect(origin: corner, size: node.frame.size))
            for child in node.children { add(child.node, at: corner) }
        }
        add(result, at: .zero)
        return frames
    }
}
