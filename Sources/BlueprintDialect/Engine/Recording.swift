import Negotiation

/// Writes what happens to an element into the record of its pass. The pass retains the recorder.
struct Recording {
    private let recorder: Unmanaged<Recorder>
    private let row: UnsafeMutablePointer<RecordedRow>

    fileprivate init(_ recorder: Unmanaged<Recorder>, _ row: UnsafeMutablePointer<RecordedRow>) {
        (self.recorder, self.row) = (recorder, row)
    }

    /// The ask whose answer is an element's size.
    enum Decider {
        case known(ExchangeID?)
        /// The parent's last ask with that answer, if there is one.
        case unknown
    }

    @inline(__always) private func write<Result>(_ body: (Recorder) -> Result) -> Result {
        recorder._withUnsafeGuaranteedRef(body)
    }
}

/// An element's state in a recorded pass. It owns no memory.
struct RecordedRow {
    let id: ElementID
    let parent: ElementID?
    fileprivate var placement: KeptReason?
    fileprivate var decider = Recording.Decider.unknown
    fileprivate var isPlacedByCode = false
}

extension Node {
    /// Whether it is in a record, even if that is finished.
    var isRecorded: Bool { row.pointee.recorded != nil }

    /// Its ID in the record; nil if the pass is not recorded.
    var id: ElementID? { row.pointee.recorded?.pointee.id }

    /// Nil if nothing is recorded, or no longer.
    var recording: Recording? {
        guard let recorder = pass.pointee.recorder, let recorded = row.pointee.recorded else { return nil }
        return Recording(recorder, recorded)
    }
}

// MARK: - Asks

extension Recording {
    func keep(_ reason: some ReasonForm) -> KeptReason { write { $0.keep(reason) } }

    func keep(any reason: any Reason) -> KeptReason { keep(reason) }

    func keep<Value: Sendable>(shared part: Value) -> KeptPart<Value> { write { $0.keep(shared: part) } }

    func ask(_ proposal: SizeConstraint, because reason: KeptReason) {
        let limits = proposal.limits
        write {
            $0.ask(
                row.pointee.id, by: row.pointee.parent, width: limits.width, height: limits.height, because: reason)
        }
    }

    func answer(_ size: CGSize, _ origin: AnswerOrigin) -> ExchangeID? { write { $0.answer(size, origin) } }

    /// Records the origin of a length of the element's answer, while it is asked.
    func explain(_ axis: Negotiation.Axis, _ explanation: LengthExplanation) {
        write { $0.explain(row.pointee.id, axis, explanation) }
    }

    /// Records the origin of a length of the parent's answer: its layout has only its children's nodes.
    func explainParent(_ axis: Negotiation.Axis, _ explanation: LengthExplanation) {
        guard let parent = row.pointee.parent else { return }
        write { $0.explain(parent, axis, explanation) }
    }

    /// Records how the parent divided its lengths.
    func shareParent(_ shares: @escaping @Sendable (LayoutRecord) -> [Share]) {
        guard let parent = row.pointee.parent else { return }
        write { recorder in
            recorder.share(of: parent) { record in
                shares(record).map { record.isOwn($0.axis, of: parent) ? $0 : $0.asGiven }
            }
        }
    }
}

extension LayoutRecord {
    /// Whether an element is as long as it answered, rather than given another length.
    fileprivate func isOwn(_ axis: Negotiation.Axis, of element: ElementID) -> Bool {
        guard let placement = self[element].placement, let decider = placement.decidedBy else { return false }
        return abs(self[decider].answer[axis] - placement.frame.size[axis]) <= Share.slack
    }
}

// MARK: - Notes

extension Recording {
    func note(_ severity: LayoutNote.Severity, _ sentence: String) {
        write { $0.note(LayoutNote(severity, on: row.pointee.id, sentence)) }
    }

    func noteOnParent(_ severity: LayoutNote.Severity, _ sentence: String) {
        guard let parent = row.pointee.parent else { return }
        write { $0.note(LayoutNote(severity, on: parent, sentence)) }
    }

    func note(_ fault: LayoutFault.Kind) {
        write { $0.note(LayoutFault(fault, on: row.pointee.id)) }
    }
}

// MARK: - Placement

extension Recording {
    /// Keeps the reason of the frame that a layout gives; the last one counts.
    func place(because reason: KeptReason, decider: Decider) {
        row.pointee.placement = reason
        row.pointee.decider = decider
    }

    /// Notes that a layout's code places the element, which it must do once, and only when it places.
    func notePlacementByCode() {
        if write({ $0.isMeasuring }) {
            note(.placedWhileMeasuring)
        } else if row.pointee.isPlacedByCode {
            note(.placedTwice)
        } else {
            row.pointee.isPlacedByCode = true
        }
    }

    /// Changes the reason, because the layout's element moved the frame, or the pass made it finite.
    func replaceReason(_ replacement: (any Reason) -> any Reason) {
        row.pointee.placement = keep(any: replacement(row.pointee.placement?.reason ?? UnstatedReason()))
    }

    /// Records the final frame.
    func begin(in frame: CGRect, warnings: [String]) {
        write {
            $0.place(
                row.pointee.id, in: frame, because: row.pointee.placement ?? keep(UnstatedReason()),
                decidedBy: decider(of: frame.size, $0))
        }
        if frame.size.isNegative { note(.warning, NoteSentence.negativeFrame(frame.size)) }
        for sentence in warnings { note(.warning, sentence) }
    }

    private func decider(of size: CGSize, _ recorder: Recorder) -> ExchangeID? {
        switch row.pointee.decider {
        case .known(let exchange): exchange
        case .unknown: recorder.newestExchange(of: row.pointee.id, answering: size)
        }
    }
}

// MARK: - Elements

extension Recording {
    /// Records that the node has become another element.
    func rebuild(_ node: Node, origin: SourceOrigin?) {
        write { $0.rebuild(row.pointee.id, origin: origin) }
        node.warnings = node.pass.pointee.words(for: node).warnings
    }
}

extension PassPointer {
    /// Records a new element.
    func declare(_ node: Node, parent: Node?, of child: UnsafePointer<ContentChild>) {
        guard let recorder = pointee.recorder else { return }
        let words = pointee.words(for: node)
        let recorded = pointee.arena.rows(1, of: RecordedRow.self)
        let id = recorder._withUnsafeGuaranteedRef {
            $0.declare(
                words.name, parent: parent?.id, key: node.key.map { "\($0)" }, origin: Located.origin(of: child))
        }
        recorded.initialize(to: RecordedRow(id: id, parent: parent?.id))
        node.row.pointee.recorded = recorded
        node.warnings = words.warnings
    }
}
