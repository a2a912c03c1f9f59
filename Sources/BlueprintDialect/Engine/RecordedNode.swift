import Negotiation

/// An element's additional state in a recorded pass. A class, so that a node without a record stores only a pointer,
/// and so that environments given to the element's code can lead back to it.
final class RecordedNode {
    let id: ElementID
    let parent: ElementID?
    /// The warnings for the element's note.
    var warnings: [String]
    private(set) var placementReason: any Reason = UnstatedReason()
    private var decider = Decider.unknown
    private var isPlacedByCode = false
    /// The element's node while its pass runs.
    private(set) var node: Node?

    init(id: ElementID, parent: ElementID?, warnings: [String]) {
        self.id = id
        self.parent = parent
        self.warnings = warnings
    }

    /// The ask whose answer is an element's size.
    enum Decider {
        case known(ExchangeID?)
        /// The parent's last ask with that answer, if there is one.
        case unknown
    }

    func place(because reason: any Reason, decider: Decider) {
        placementReason = reason
        self.decider = decider
    }

    /// Notes that a layout's code placed the element; returns whether it had done so before.
    func notePlacement() -> Bool {
        defer { isPlacedByCode = true }
        return isPlacedByCode
    }

    /// Changes the reason, for another than the layout moved the frame.
    func replaceReason(_ reason: (any Reason) -> any Reason) {
        placementReason = reason(placementReason)
    }

    /// Changes the size, for the frame was not finite.
    func replaceSize(with size: CGSize) {
        placementReason = MadeFinite(reason: placementReason, size: size)
    }

    func decidedBy(_ size: CGSize, _ recorder: Recorder) -> ExchangeID? {
        switch decider {
        case .known(let exchange): exchange
        case .unknown: recorder.newestExchange(of: id, answering: size)
        }
    }

    /// Lets the author's code find the element until the pass ends.
    func isHandedOut(by node: Node) {
        self.node = node
    }

    func endPass() {
        node = nil
    }
}
