import EngineKit
import Negotiation

extension LayoutSubelements {
    /// Notes how the container of these divided its lengths, in a pass that is recorded.
    /// - Parameter shares: makes them, of numbers alone, when somebody reads them.
    func record(_ shares: @escaping @Sendable (LayoutRecord) -> [Share]) {
        guard let node = first?.node, let recorder = node.pass.recorder, let container = node.recorded?.parent else {
            return
        }
        recorder.share(of: container) { record in
            shares(record).map { record.isOwn($0.axis, of: container) ? $0 : $0.asGiven }
        }
    }

    /// Whether anybody can read how lengths came to be.
    var isRecorded: Bool { first?.node.recorded != nil }

    /// Their places in the record, in a pass that is recorded.
    var recordedIDs: [ElementID] { compactMap { $0.node.recorded?.id } }
}

extension LayoutRecord {
    /// Whether an element is as long as it answered, and was not given another length.
    fileprivate func isOwn(_ axis: Negotiation.Axis, of element: ElementID) -> Bool {
        guard let placement = self[element].placement, let decider = placement.decidedBy else { return false }
        return abs(self[decider].answer[axis] - placement.frame.size[axis]) <= Share.slack
    }

    /// Some children of a container that asks them only for its size, each with what it was asked for that and gets.
    func combined(_ children: [ElementID], getting size: CGSize) -> [CombinedChild] {
        let asks = children.first.flatMap { self[$0].parent }.map { lastAsks(of: $0) } ?? [:]
        return children.map { CombinedChild($0, asked: asks[$0]?.id, wanted: asks[$0]?.answer, got: size) }
    }
}
