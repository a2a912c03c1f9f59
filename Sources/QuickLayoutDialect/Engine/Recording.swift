import Negotiation

/// The recorder of a pass, for its rows. The pass keeps it, so that it need not be kept again for each call.
struct Recording {
    private let recorder: Unmanaged<Recorder>

    init(_ recorder: Recorder) {
        self.recorder = .passUnretained(recorder)
    }

    func keep(_ reason: some Reason) -> KeptReason { recorder._withUnsafeGuaranteedRef { $0.keep(reason) } }

    func declare(_ name: String, parent: ElementID?, origin: SourceOrigin?) -> ElementID {
        recorder._withUnsafeGuaranteedRef { $0.declare(name, parent: parent, origin: origin) }
    }

    func ask(_ asked: ElementID, by asker: ElementID?, _ proposal: CGSize, because reason: KeptReason) {
        recorder._withUnsafeGuaranteedRef { $0.ask(asked, by: asker, Proposal(proposal), because: reason) }
    }

    func explain(_ element: ElementID, _ axis: Axis, _ explanation: LengthExplanation) {
        recorder._withUnsafeGuaranteedRef { $0.explain(element, axis, explanation) }
    }

    func answer(_ size: CGSize, _ origin: AnswerOrigin) -> ExchangeID? {
        recorder._withUnsafeGuaranteedRef { $0.answer(size, origin) }
    }

    func note(_ note: LayoutNote) { recorder._withUnsafeGuaranteedRef { $0.note(note) } }

    func keepReasons(of other: Recorder) { recorder._withUnsafeGuaranteedRef { $0.keepReasons(of: other) } }
}

extension Proposal {
    /// A proposal inside the tree, where an infinite length means no limit.
    fileprivate init(_ size: CGSize) {
        func axis(_ length: CGFloat) -> AxisProposal { length == .infinity ? .unconstrained : .atMost(length) }
        self.init(width: axis(size.width), height: axis(size.height))
    }
}
