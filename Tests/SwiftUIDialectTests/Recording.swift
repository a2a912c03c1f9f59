import Foundation
import LayoutTestSupport
import Negotiation
import SwiftUIDialect

/// A recorded pass, with what tests ask of it.
struct Recording: RecordedPass {
    let record: LayoutRecord
    let result: LayoutResult

    init(_ root: any View, _ proposal: Proposal) {
        let recorder = Recorder()
        guard let result = SwiftUIPass(root: root, proposal: proposal, recorder: recorder).run() else {
            preconditionFailure("there is no view to lay out")
        }
        self.result = result
        record = recorder.finished
    }

    /// Proposed this without centering; nil for the ideal length.
    init(_ root: any View, _ width: CGFloat?, _ height: CGFloat?) {
        func axis(_ length: CGFloat?) -> AxisProposal {
            length.map { $0 == .infinity ? .unconstrained : .atMost($0) } ?? .unspecified
        }
        self.init(root, Proposal(width: axis(width), height: axis(height)))
    }

    /// Who was asked what, and why, but for the root.
    var questions: [String] {
        record.exchanges.dropFirst().map { exchange in
            "\(record[exchange.asked].name) \(exchange.proposal.width) x \(exchange.proposal.height): "
                + exchange.reason.sentence
        }
    }

    /// Why children stand where they do, in pre-order; the root's is left out.
    var placements: [String] { record.elements.dropFirst().compactMap(\.placement?.reason.sentence) }

    var frames: [CGRect] { result.allFrames }
}

extension LayoutResult {
    /// Of all placed elements, in pre-order.
    var allFrames: [CGRect] { [frame] + children.flatMap(\.allFrames) }

    /// Of the placed elements of a name, in pre-order.
    func frames(of name: String) -> [CGRect] {
        (self.name == name ? [frame] : []) + children.flatMap { $0.frames(of: name) }
    }
}
