import EngineKit
import Negotiation

extension LayoutSubelements {
    /// Writes down how the container of these divided its lengths, in a pass that is recorded.
    func record(_ shares: () -> [Share]) {
        guard isRecorded else { return }
        let shares = shares()
        recordLater { shares }
    }

    /// The same for what can be worked out when somebody reads it.
    func recordLater(_ shares: @escaping @Sendable () -> [Share]) {
        guard let node = first?.node, let recorder = node.pass.recorder, let container = node.recorded?.parent else {
            return
        }
        if recorder.isDecided(container) {
            recorder.share(of: container, shares)
        } else {
            recorder.share(of: container) { shares().map(\.asGiven) }
        }
    }

    /// Whether anybody can read how lengths came to be.
    var isRecorded: Bool { first?.node.recorded != nil }

    /// What the container of these is on an axis where nothing is divided: as long as the longest says, or as it was
    /// given.
    /// - Parameter got: what each child gets.
    func combined(_ axis: Negotiation.Axis, _ length: CGFloat, got: (Int) -> CGFloat) -> Share {
        .largest(
            axis, length,
            of: enumerated().map { ($1.node.recorded?.id, $1.node.newestAnswer?[axis], got($0)) })
    }
}

extension Node {
    /// What it said last; nil where it was not asked, or nothing is recorded.
    var newestAnswer: CGSize? {
        guard let recorder = pass.recorder, let recorded else { return nil }
        return recorder.newestExchange(of: recorded.id)?.answer
    }
}
