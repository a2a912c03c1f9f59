import Negotiation

/// The recorder of a pass, for its rows. The pass keeps it, so that it need not be kept again for each call.
struct Recording {
    private let recorder: Unmanaged<Recorder>

    init(_ recorder: Recorder) {
        self.recorder = .passUnretained(recorder)
    }

    func keep(_ reason: some ReasonForm) -> KeptReason {
        recorder._withUnsafeGuaranteedRef { $0.keep(reason) }
    }

    func keptName(of element: ElementID) -> KeptName {
        recorder._withUnsafeGuaranteedRef { $0.keptName(of: element) }
    }

    func declare(_ name: String, parent: ElementID?, origin: SourceOrigin?) -> ElementID {
        recorder._withUnsafeGuaranteedRef { $0.declare(name, parent: parent, origin: origin) }
    }

    func ask(_ asked: ElementID, by asker: ElementID?, _ proposal: CGSize, because reason: KeptReason) {
        recorder._withUnsafeGuaranteedRef {
            $0.ask(asked, by: asker, width: proposal.width, height: proposal.height, because: reason)
        }
    }

    func answer(_ size: CGSize, _ origin: AnswerOrigin) -> ExchangeID? {
        recorder._withUnsafeGuaranteedRef { $0.answer(size, origin) }
    }

    func note(_ note: LayoutNote) { recorder._withUnsafeGuaranteedRef { $0.note(note) } }

    func keep(_ reasons: KeptReasons) { recorder._withUnsafeGuaranteedRef { $0.keep(reasons) } }
}
