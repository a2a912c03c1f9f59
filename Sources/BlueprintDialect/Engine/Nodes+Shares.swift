import EngineKit
import Negotiation

extension Nodes {
    /// Records how the children's container divided its lengths, in a recorded pass.
    /// - Parameter shares: makes the shares, from numbers alone, when they are read.
    func record(_ shares: @escaping @Sendable (LayoutRecord) -> [Share]) {
        first?.recording?.shareParent(shares)
    }

    /// Whether the pass is recorded.
    var isRecorded: Bool { first?.isRecorded ?? false }

    /// Their IDs in the record, in a recorded pass.
    var recordedIDs: [ElementID] { compactMap(\.id) }
}

extension LayoutRecord {
    /// Children of a container that asks them only for its size, each with its ask for that and its final size.
    func combined(_ children: [ElementID], getting size: CGSize) -> [CombinedChild] {
        let asks = children.first.flatMap { self[$0].parent }.map { lastAsks(of: $0) } ?? [:]
        return children.map { CombinedChild($0, asked: asks[$0]?.id, wanted: asks[$0]?.answer, got: size) }
    }
}
