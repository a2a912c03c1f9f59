import Negotiation

/// What a pass that is recorded keeps of an element besides. A class, so that one that is not recorded pays a pointer.
final class RecordedNode {
    let id: ElementID
    let parent: ElementID?
    /// The parent's asks of this element, and the answers.
    private var answers: [(exchange: ExchangeID, size: CGSize)] = []
    private(set) var placementReason: any Reason = UnstatedReason()
    private var decider = Decider.unknown

    init(id: ElementID, parent: ElementID?) {
        self.id = id
        self.parent = parent
    }

    /// Whose answer an element's size is.
    enum Decider {
        case known(ExchangeID?)
        /// The last ask of the parent's whose answer is the size, if there is one.
        case unknown
    }

    func heard(_ size: CGSize, in exchange: ExchangeID) {
        answers.append((exchange, size))
    }

    func place(because reason: any Reason, decider: Decider) {
        placementReason = reason
        self.decider = decider
    }

    func decidedBy(_ size: CGSize) -> ExchangeID? {
        switch decider {
        case .known(let exchange): exchange
        case .unknown: answers.last { $0.size == size }?.exchange
        }
    }
}
