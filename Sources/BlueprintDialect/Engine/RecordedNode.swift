import Negotiation

/// What a pass that is recorded keeps of an element besides. A class, so that one that is not recorded pays a pointer,
/// and so that environments that were handed to the element's code can lead back to it.
final class RecordedNode {
    let id: ElementID
    let parent: ElementID?
    /// What is to be said where the element stands.
    var warnings: [String]
    private(set) var placementReason: any Reason = UnstatedReason()
    private var decider = Decider.unknown
    private var isPlacedByCode = false
    /// The element while its pass runs.
    private(set) var node: Node?

    init(id: ElementID, parent: ElementID?, warnings: [String]) {
        self.id = id
        self.parent = parent
        self.warnings = warnings
    }

    /// Whose answer an element's size is.
    enum Decider {
        case known(ExchangeID?)
        /// The last ask of the parent's whose answer is the size, if there is one.
        case unknown
    }

    func place(because reason: any Reason, decider: Decider) {
        placementReason = reason
        self.decider = decider
    }

    /// Notes that a layout's code placed it; says whether it did before.
    func notePlacement() -> Bool {
        defer { isPlacedByCode = true }
        return isPlacedByCode
    }

    /// The frame was moved by another than the layout that gave it.
    func replaceReason(_ reason: (any Reason) -> any Reason) {
        placementReason = reason(placementReason)
    }

    /// The frame was not finite: another size is taken.
    func replaceSize(with size: CGSize) {
        placementReason = MadeFinite(reason: placementReason, size: size)
    }

    func decidedBy(_ size: CGSize, _ recorder: Recorder) -> ExchangeID? {
        switch decider {
        case .known(let exchange): exchange
        case .unknown: recorder.newestExchange(of: id, answering: size)
        }
    }

    /// Lets code of the element's author find it, until the pass ends.
    func isHandedOut(by node: Node) {
        self.node = node
    }

    func endPass() {
        node = nil
    }
}
