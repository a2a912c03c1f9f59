import Foundation
import LayoutTestSupport
import Negotiation
import SwiftUIDialect

/// A recorded pass, with queries for tests.
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

    /// Records a pass with this proposal and without centering; nil for the ideal length.
    init(_ root: any View, _ width: CGFloat?, _ height: CGFloat?) {
        func axis(_ length: CGFloat?) -> AxisProposal {
            length.map { $0 == .infinity ? .unconstrained : .atMost($0) } ?? .unspecified
        }
        self.init(root, Proposal(width: axis(width), height: axis(height)))
    }

    /// The asks with their reasons, without the root's.
    var questions: [String] {
        record.exchanges.dropFirst().map { exchange in
            "\(record[exchange.asked].name) \(exchange.proposal.width) x \(exchange.proposal.height): "
                + exchange.reason.sentence
        }
    }

    /// The reasons of the children's positions, in pre-order, without the root's.
    var placements: [String] { record.elements.dropFirst().compactMap(\.placement?.reason.sentence) }

    var frames: [CGRect] { result.allFrames }
}

extension LayoutResult {
    /// The frames of all placed elements, in pre-order.
    var allFrames: [CGRect] { [frame] + children.flatMap(\.allFrames) }

    /// The frames of the placed elements of a name, in pre-order.
    func frames(of name: String) -> [CGRect] {
        (self.name == name ? [frame] : []) + children.flatMap { $0.frames(of: name) }
    }
}
