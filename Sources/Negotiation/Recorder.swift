import Foundation

/// Writes a `LayoutRecord` while a pass runs. A class, because a pass's nested calls write into the same record. For
/// one thread.
///
/// The engine reports each action as it happens: `ask`, the events inside, `answer`; `place`, the events inside,
/// `placed`. A pass without a record has no recorder.
public final class Recorder {
    @exclusivity(unchecked) private var record: LayoutRecord
    /// The innermost open exchange; those around it are its parents.
    @exclusivity(unchecked) private var openExchange = PackedNumber(nil)
    @exclusivity(unchecked) private var depth = 0
    /// The number of open asks that are not recorded, inside of those that are.
    @exclusivity(unchecked) private var openUnrecorded = 0
    private let maximumAsks: Int
    private var reported: Set<LayoutNote> = []
    private var reportedFaults: Set<LayoutFault> = []
    /// Whether the record may have been handed out, or more will be written when it is read.
    @exclusivity(unchecked) private var isClosed = false
    /// The memory of the record.
    @usableFromInline @exclusivity(unchecked) var memory: RecordMemory

    /// Creates an empty record.
    /// - Parameter maximumAsks: the number of asks kept. Later ones are answered but not recorded, and the record says
    ///   that it is cut. Elements and placements are always recorded.
    public init(maximumAsks: Int = Recorder.usualMaximumAsks) {
        self.maximumAsks = maximumAsks
        memory = RecordMemory()
        record = LayoutRecord(memory: memory)
    }

    /// A recorder of what is written when the tables are read.
    init(completing tables: RecordTables) {
        maximumAsks = Self.usualMaximumAsks
        memory = tables.memory
        record = LayoutRecord(tables)
        reported = Set(tables.notes)
        reportedFaults = Set(tables.faults)
    }

    /// Empties the record, for the pass is run again.
    public func restart() {
        replaceMemory()
        record = LayoutRecord(memory: memory)
        isClosed = false
        openExchange = PackedNumber(nil)
        depth = 0
        reported = []
        reportedFaults = []
        openUnrecorded = 0
    }

    /// Four asks for each of 100,000 elements, which take 200 MB.
    public static let usualMaximumAsks = 400_000

    /// Records an element: parents before their children, children in element order.
    /// - Parameters:
    ///   - parent: nil for the root, which is the first.
    ///   - key: the author's name to distinguish it from its siblings.
    ///   - origin: its place in the source; nil for an element from compiled Swift.
    public func declare(_ name: String, parent: ElementID?, key: String? = nil, origin: SourceOrigin?) -> ElementID {
        change { tables in
            let id = ElementID(tables.elements.count)
            tables.elements.append(
                ElementRow(name: tables.memory.keep(name), parent: parent, origin: origin))
            if let key { tables.keys[id] = key }
            if let parent { tables.elements[parent.index].children.count += 1 }
            return id
        }
    }

    /// Records the user view whose body produced an element, which leaves no element of its own.
    public func note(view: String, of element: ElementID) {
        record.views[element] = view
    }

    /// Records that an element was rebuilt, as another one of the same type and name.
    public func rebuild(_ element: ElementID, origin: SourceOrigin?) {
        change { $0.elements[element.index].origin = origin }
    }

    /// Records the order of an element's children if it differs from the order of declaration. Children that are not
    /// listed come last.
    public func arrange(_ children: [ElementID], of element: ElementID) {
        change { $0.arranged[element] = children }
    }

    /// The reason in the record's memory, where it can be given to an ask or a placement of this recorder.
    @inlinable public func keep(_ reason: some ReasonForm) -> KeptReason {
        Unmanaged.passUnretained(memory)._withUnsafeGuaranteedRef { $0.keep(reason) }
    }

    /// A part in the record's memory, which the forms of several reasons of this recorder can share.
    @inlinable public func keep<Value: Sendable>(shared part: Value) -> KeptPart<Value> {
        Unmanaged.passUnretained(memory)._withUnsafeGuaranteedRef { $0.keep(shared: part) }
    }

    /// Uninitialized memory, as long as the record's, for rows that own no memory. The form of a reason can point to them.
    package func rows<Row>(_ count: Int, of type: Row.Type) -> UnsafeMutablePointer<Row> {
        memory.arena.rows(count, of: type)
    }

    /// The name of an element in the record's memory, where a form of a reason can keep it.
    public func keptName(of element: ElementID) -> KeptName {
        record.written.elements[element.index].name
    }

    /// Records an ask. Events before its answer are inside it.
    /// - Parameter asker: nil for the program or the person who asks the root.
    @inlinable public func ask(
        _ asked: ElementID, by asker: ElementID?, _ proposal: Proposal, because reason: some Reason
    ) {
        ask(asked, by: asker, proposal, because: keep(reason))
    }

    /// Records an ask for a reason that the record has already.
    public func ask(_ asked: ElementID, by asker: ElementID?, _ proposal: Proposal, because reason: KeptReason) {
        ask(asked, by: asker, because: reason) { PackedProposal(proposal, in: memory) }
    }

    /// Records an ask for at most a width and a height, in points. An infinite length is no limit, nil is unspecified.
    public func ask(
        _ asked: ElementID, by asker: ElementID?, width: CGFloat?, height: CGFloat?, because reason: KeptReason
    ) {
        ask(asked, by: asker, because: reason) { PackedProposal(atMost: width, height) }
    }

    @inline(__always) private func ask(
        _ asked: ElementID, by asker: ElementID?, because reason: KeptReason, _ proposal: () -> PackedProposal
    ) {
        change { tables in
            guard openUnrecorded == 0, tables.exchanges.count < maximumAsks else { return omitAsk() }
            let id = ExchangeID(tables.exchanges.count)
            let before = tables.elements[asked.index].takeAsk(id.index)
            tables.exchanges.append(
                ExchangeRow(
                    proposal: proposal(), asked: asked, end: id, parent: openExchange,
                    asker: PackedNumber(asker?.index), step: Int32(tables.steps.count), before: before, reason: reason))
            tables.steps.append(Step(event: .exchange(id), depth: depth))
            openExchange = PackedNumber(id.index)
            depth += 1
        }
    }

    private func omitAsk() {
        openUnrecorded += 1
        record.cut = LayoutRecord.Cut(
            position: record.cut?.position ?? record.written.steps.count, asks: (record.cut?.asks ?? 0) + 1)
    }

    /// Records the answer to the innermost open ask, in points. Returns the exchange's ID, or nil if the ask was not
    /// recorded. Traps if no ask is open.
    @discardableResult
    public func answer(_ size: CGSize, _ origin: AnswerOrigin) -> ExchangeID? {
        guard openUnrecorded == 0 else {
            openUnrecorded -= 1
            return nil
        }
        guard let index = openExchange.value else { preconditionFailure("an answer without an ask") }
        depth -= 1
        openExchange = change { tables in
            tables.exchanges[index].take(size, origin, end: ExchangeID(tables.exchanges.count))
        }
        return ExchangeID(index)
    }

    /// Records an element's frame. Events before `placed` happen while it places its children.
    /// - Parameters:
    ///   - frame: absolute, in points.
    ///   - decidedBy: the exchange whose answer is the frame's size; nil if there is none.
    @inlinable public func place(
        _ element: ElementID, in frame: CGRect, because reason: some Reason, decidedBy: ExchangeID?
    ) {
        place(element, in: frame, because: keep(reason), decidedBy: decidedBy)
    }

    /// Records a frame for a reason that the record has already.
    public func place(_ element: ElementID, in frame: CGRect, because reason: KeptReason, decidedBy: ExchangeID?) {
        change { tables in
            if tables.elements[element.index].placement.value != nil { note(LayoutFault(.placedTwice, on: element)) }
            tables.elements[element.index].placement = PackedNumber(tables.placements.count)
            tables.placements.append(
                PlacementRow(
                    frame: frame, reason: reason, decider: PackedNumber(decidedBy?.index),
                    step: Int32(tables.steps.count)))
            tables.steps.append(Step(event: .placement(element), depth: depth))
        }
        depth += 1
    }

    /// Records how an element that is placing its children divided its lengths, or combined theirs.
    /// - Parameter shares: makes the shares from the numbers used, given the record, whenever they are read: most are
    ///   never read.
    public func share(of element: ElementID, _ shares: @escaping @Sendable (LayoutRecord) -> [Share]) {
        change { tables in
            let place = PackedNumber(tables.accounts.count)
            tables.accounts.append(ShareAccount(step: tables.steps.count, make: shares))
            guard var last = tables.elements[element.index].account.value else {
                tables.elements[element.index].account = place
                return
            }
            while let next = tables.accounts[last].next.value { last = next }
            tables.accounts[last].next = place
        }
    }

    /// Ends the placement that `place` began.
    public func placed() {
        depth -= 1
    }

    /// Records a note about an element, once.
    public func note(_ note: LayoutNote) {
        guard reported.insert(note).inserted else { return }
        change { $0.notes.append(note) }
    }

    /// Records a layout's mistake with a child, once.
    public func note(_ fault: LayoutFault) {
        guard reportedFaults.insert(fault).inserted else { return }
        change { $0.faults.append(fault) }
    }

    /// Records where a length of the answer to the innermost open ask comes from; ignored if that ask is not the
    /// element's, as while the element places its children.
    /// - Parameter element: the element that answers.
    public func explain(_ element: ElementID, _ axis: Axis, _ explanation: LengthExplanation) {
        guard openUnrecorded == 0, let index = openExchange.value else { return }
        change { tables in
            if tables.exchanges[index].asked == element { tables.explain(index, axis, explanation) }
        }
    }

    /// Records where the lengths of all measured answers come from, when the record is read.
    /// - Parameter explanation: given the element, the number of its measured answers before this one, and the axis.
    package func explainAnswers(_ explanation: (ElementID, Int, Axis) -> LengthExplanation) {
        change { tables in
            var counts = [Int32](repeating: 0, count: tables.elements.count)
            for index in tables.exchanges.indices where tables.exchanges[index].origin == .measured {
                let element = tables.exchanges[index].asked
                for axis in Axis.allCases {
                    tables.explain(index, axis, explanation(element, Int(counts[element.index]), axis))
                }
                counts[element.index] += 1
            }
        }
    }

    /// Records that elements that place their children ask them with the proposal that decided their own size.
    public func placeInProposals() {
        record.placesInProposals = true
    }

    /// Records the place of the code that gives the answer to the innermost open ask.
    package func noteAnswer(at origin: SourceOrigin) {
        guard openUnrecorded == 0, let index = openExchange.value else { return }
        record.answerOrigins[ExchangeID(index)] = origin
    }

    /// Records a failure of code, inside the current step.
    /// - Parameter sentence: the error, without a full stop.
    package func noteFailure(_ sentence: String, at origin: SourceOrigin?) {
        let position = change { $0.steps.count }
        record.failures.append(CodeFailure(sentence: sentence, origin: origin, step: openStep, position: position))
    }

    /// Records a text that code printed, inside the current step.
    package func notePrinted(_ text: String, at origin: SourceOrigin?) {
        guard record.printed.count < Self.printedLimit else { return }
        let position = change { $0.steps.count }
        record.printed.append(PrintedText(text: text, origin: origin, step: openStep, position: position))
    }

    /// The step in which code runs; nil outside of all steps.
    private var openStep: Int? {
        depth > 0 ? change { tables in tables.steps.indices.last { tables.steps[$0].depth == depth - 1 } } : nil
    }

    private static let printedLimit = 200

    /// Whether an ask is open: an element is being measured, not placed.
    package var isMeasuring: Bool { openUnrecorded > 0 || openExchange.value != nil }
}

extension Recorder {
    /// The record so far; complete when the pass is.
    public var finished: LayoutRecord {
        isClosed = true
        return record
    }

    /// Writes the rest of the record when somebody reads it, or before the next event is recorded.
    /// - Parameter rest: is given a recorder. It keeps all that it reads, but not this recorder, and may run on another
    ///   thread.
    public func writeWhenRead(_ rest: @escaping (Recorder) -> Void) {
        change { $0.rest.append(rest) }
        isClosed = true
    }

    /// Changes the tables, which no record has: if one was handed out, they are a copy, whose reasons are in memory of
    /// their own.
    @inline(__always) private func change<Result>(_ body: (RecordTables) -> Result) -> Result {
        if isClosed { reopen() }
        // The record keeps them meanwhile.
        return Unmanaged.passUnretained(record.written)._withUnsafeGuaranteedRef(body)
    }

    @inline(never) private func reopen() {
        if isKnownUniquelyReferenced(&record.written) {
            if !record.written.rest.isEmpty { _ = record.tables }
        } else {
            let tables = record.tables
            replaceMemory()
            record.written = RecordTables(copying: tables, memory: memory)
        }
        reported.formUnion(record.written.notes)
        reportedFaults.formUnion(record.written.faults)
        record.written.isComplete.isSet = false
        isClosed = false
    }

    /// The newest exchange of an element with a given answer; nil if there is none.
    public func newestExchange(of element: ElementID, answering size: CGSize) -> ExchangeID? {
        let tables = record.written
        var newest = tables.elements[element.index].newest
        while let index = newest.value, tables.exchanges[index].answer != size {
            newest = tables.exchanges[index].before
        }
        return newest.value.map { ExchangeID($0) }
    }

    private func replaceMemory() {
        let before = memory
        memory = RecordMemory()
        memory.keep(before)
    }

    /// The reasons of its record, for a pass that needs them longer than the recorder.
    package var reasons: KeptReasons { KeptReasons(memory: memory) }

    /// Keeps the reasons of another record as long as this one, which may have answers of its pass.
    package func keep(_ reasons: KeptReasons) {
        memory.keep(reasons.memory)
    }
}

extension Array {
    /// The same array in only as much memory as it needs: after growth up to half is unused.
    package var withoutRoom: [Element] {
        guard capacity > count + count / 16 else { return self }
        return [Element](unsafeUninitializedCapacity: count) { buffer, initialized in
            _ = buffer.initialize(from: self)
            initialized = count
        }
    }
}
