import Foundation
import Negotiation
import QuickLayoutDialect

/// A recorded pass, with what tests ask of it.
struct Recording {
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

    /// The placed elements in pre-order, one a line: `Text 4,0 26×2`, two spaces a level.
    var drawing: String {
        var lines: [String] = []
        func draw(_ id: ElementID, _ depth: Int) {
            guard let frame = record[id].placement?.frame else { return }
            let corner = "\(PointsFormat.short(frame.origin.x)),\(PointsFormat.short(frame.origin.y))"
            lines.append(
                String(repeating: "  ", count: depth) + "\(record[id].name) \(corner) \(PointsFormat.short(frame.size))"
            )
            for child in record[id].children { draw(child, depth + 1) }
        }
        draw(ElementID(0), 0)
        return lines.joined(separator: "\n")
    }

    /// What happened, one step a line.
    var trace: String {
        record.steps.map { step in
            let indent = String(repeating: "  ", count: step.depth)
            switch step.event {
            case .exchange(let id):
                let exchange = record[id]
                return indent
                    + "\(record[exchange.asked].name) in \(exchange.proposal.width) \(exchange.proposal.height)"
                    + " -> \(PointsFormat.short(exchange.answer)) \(exchange.how.rawValue): \(exchange.reason.sentence)"
            case .placement(let id):
                let placement = record[id].placement
                return indent + "\(record[id].name) at \(placement.map { PointsFormat.short($0.frame.size) } ?? "?")"
                    + ": \(placement?.reason.sentence ?? "?")"
            }
        }.joined(separator: "\n")
    }

    /// The sentences of what an element's children were asked, in order.
    func asks(of name: String) -> [String] {
        record.exchanges.filter { $0.asker.map { record[$0].name } == name }.map(\.reason.sentence)
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
