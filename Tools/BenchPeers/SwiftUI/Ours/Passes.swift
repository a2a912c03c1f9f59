import Foundation
import Negotiation
import PeerMeasuring
import SwiftUIDialect

extension SwiftUITree {
    var prepared: PeerTree {
        let proposal = Proposal(width: .atMost(width), height: height == .infinity ? .unconstrained : .atMost(height))
        var last: LayoutRecord?
        return PeerTree {
            SwiftUIPass(root: view, proposal: proposal).run()
        } recordedPass: {
            let recorder = Recorder()
            SwiftUIPass(root: view, proposal: proposal, recorder: recorder).run()
            last = recorder.finished
            _ = last
        } account: {
            let recorder = Recorder()
            let result = SwiftUIPass(root: view, proposal: proposal, recorder: recorder).run()
            let record = recorder.finished
            return PeerAccount(
                leafMeasures: record.leafMeasures, asks: record.exchanges.count,
                frames: result.map { frames(of: $0) } ?? [])
        }
    }

    private func frames(of result: LayoutResult) -> [CGRect] {
        [result.frame] + result.children.flatMap { frames(of: $0) }
    }
}
