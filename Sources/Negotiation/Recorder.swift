import Foundation

/// Writes a `LayoutRecord` while a pass runs. A class, because a pass's nested calls write into the same record. For
/// one thread.
///
/// The engine reports each action as it happens: `ask`, the events inside, `answer`; `place`, the events inside,
/// `placed`. A pass without a record has no recorder.
public final class Recorder {
    @exclusivity(unchecked) private var record: LayoutRecord
    @exclusivity(unchecked) private var openExchanges: [ExchangeID] = []
    @exclusivity(unchecked) private var depth = 0
    /// The number of open asks that are not recorded, inside of those that are.
    @exclusivity(unchecked) private var openUnrecorded = 0
    private let maximumAsks: Int
    private var reported: Set<LayoutNote> = []
    private var reportedFaults: Set<LayoutFault> = []
    /// The children of elements in an order other than that of declaration.
    private var arranged: [ElementID: [ElementID]] = [:]
    /// The memory of the record.
    @usableFromInline @exclusivity(unchecked) var memory = RecordMemory()

    /// Creates an empty record.
    /// - Parameter maximumAsks: the number of asks kept. Later ones are answered but not recorded, and the record says
    ///   that it is cut. Elements and placements are always recorded.
    public init(maximumAsks: Int = Recorder.usualMaximumAsks) {
        self.maximumAsks = maximumAsks
        record = LayoutRecord(memory: memory)
    }

    /// Empties the record, for the pass is run again.
    public func restart() {
        replaceMemory()
        record = LayoutRecord(memory: memory)
        openExchanges = []
        depth = 0
        reported = []
        reportedFaults = []
        arranged = [:]
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
        let id = ElementID(record.tables.elements.count)
        change { tables in
            tables.elements.append(ElementRow(name: name, parent: parent, origin: origin))
            if let key { tables.keys[id] = key }
            if let parent { tables.elements[parent.index].children.count += 1 }
        }
        return id
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
        arranged[element] = children
    }

    /// The reason in the record's memory, where it can be given to an ask or a placement of this recorder.
    @inlinable public func keep(_ reason: some Reason) -> KeptReason {
        Unmanaged.passUnretained(memory)._withUnsafeGuaranteedRef { $0.keep(reason) }
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
        guard openUnrecorded == 0, record.tables.exchanges.count < maximumAsks else {
            openUnrecorded += 1
            record.cut = LayoutRecord.Cut(
                position: record.cut?.position ?? record.steps.count, asks: (record.cut?.asks ?? 0) + 1)
            return
        }
        let id = change { tables in
            let id = ExchangeID(tables.exchanges.count)
            tables.exchanges.append(
                ExchangeRow(
                    proposal: PackedProposal(proposal, in: memory), asked: asked, end: id,
                    parent: PackedNumber(openExchanges.last?.index), asker: PackedNumber(asker?.index),
                    step: Int32(tables.steps.count), before: tables.elements[asked.index].newest, reason: reason))
            tables.elements[asked.index].newest = PackedNumber(id.index)
            tables.elements[asked.index].asked.count += 1
            tables.steps.append(Step(event: .exchange(id), depth: depth))
            return id
        }
        openExchanges.append(id)
        depth += 1
    }

    /// Records the answer to the innermost open ask, in points. Returns the exchange's ID, or nil if the ask was not
    /// recorded. Traps if no ask is open.
    @discardableResult
    public func answer(_ size: CGSize, _ origin: AnswerOrigin) -> ExchangeID? {
        guard openUnrecorded == 0 else {
            openUnrecorded -= 1
            return nil
        }
        guard let id = openExchanges.popLast() else { preconditionFailure("an answer without an ask") }
        depth -= 1
        change { $0.exchanges[id.index].take(size, origin, end: ExchangeID($0.exchanges.count)) }
        return id
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
        record.notes.append(note)
    }

    /// Records a layout's mistake with a child, once.
    public func note(_ fault: LayoutFault) {
        guard reportedFaults.insert(fault).inserted else { return }
        record.faults.append(fault)
    }

    /// Records where a length of the answer to the innermost open ask comes from; ignored if that ask is not the
    /// element's, as while the element places its children.
    /// - Parameter element: the element that answers.
    public func explain(_ element: ElementID, _ axis: Axis, _ explanation: LengthExplanation) {
        guard openUnrecorded == 0, let id = openExchanges.last else { return }
        change { tables in
            guard tables.exchanges[id.index].asked == element else { return }
            tables.exchanges[id.index].origins[axis] = PackedOrigin(explanation, sums: &record.sums)
        }
    }

    /// Records that elements that place their children ask them with the proposal that decided their own size.
    public func placeInProposals() {
        record.placesInProposals = true
    }

    /// Records the place of the code that gives the answer to the innermost open ask.
    package func noteAnswer(at origin: SourceOrigin) {
        guard openUnrecorded == 0, let id = openExchanges.last else { return }
        record.answerOrigins[id] = origin
    }

    /// Records a failure of code, inside the current step.
    /// - Parameter sentence: the error, without a full stop.
    package func noteFailure(_ sentence: String, at origin: SourceOrigin?) {
        record.failures.append(
            CodeFailure(sentence: sentence, origin: origin, step: openStep, position: record.steps.count))
    }

    /// Records a text that code printed, inside the current step.
    package func notePrinted(_ text: String, at origin: SourceOrigin?) {
        guard record.printed.count < Self.printedLimit else { return }
        record.printed.append(PrintedText(text: text, origin: origin, step: openStep, position: record.steps.count))
    }

    /// The step in which code runs; nil outside of all steps.
    private var openStep: Int? { depth > 0 ? record.steps.lastIndex { $0.depth == depth - 1 } : nil }

    private static let printedLimit = 200

    /// Whether an ask is open: an element is being measured, not placed.
    package var isMeasuring: Bool { openUnrecorded > 0 || !openExchanges.isEmpty }
}

extension Recorder {
    /// The record so far, with every element's own exchanges; complete when the pass is.
    public var finished: LayoutRecord {
        change {
            listChildren($0)
            listAsks($0)
        }
        change { tables in
            tables.elements.trim()
            tables.placements.trim()
            tables.exchanges.trim()
            tables.steps.trim()
        }
        return record
    }

    /// Changes the tables, which no record has: if one was handed out, they are a copy, whose reasons are in memory of
    /// their own.
    @inline(__always) private func change<Result>(_ body: (RecordTables) -> Result) -> Result {
        if !isKnownUniquelyReferenced(&record.tables) {
            replaceMemory()
            record.tables = RecordTables(copying: record.tables, memory: memory)
        }
        // The record keeps them meanwhile.
        return Unmanaged.passUnretained(record.tables)._withUnsafeGuaranteedRef(body)
    }

    /// The newest exchange of an element with a given answer; nil if there is none.
    public func newestExchange(of element: ElementID, answering size: CGSize) -> ExchangeID? {
        let tables = record.tables
        var newest = tables.elements[element.index].newest
        while let index = newest.value, tables.exchanges[index].answer != size {
            newest = tables.exchanges[index].before
        }
        return newest.value.map { ExchangeID($0) }
    }

    /// The newest exchange of an element, answered or not; nil if it was never asked.
    public func newestExchange(of element: ElementID) -> Exchange? {
        record.tables.elements[element.index].newest.value.map { record.exchanges[$0] }
    }

    private func replaceMemory() {
        let before = memory
        memory = RecordMemory()
        memory.keep(before)
    }

    /// Keeps the reasons of another recorder as long as the record, which may have answers of its pass.
    package func keepReasons(of other: Recorder) {
        memory.keep(other.memory)
    }

    /// Lists the children of every element side by side, in the order in which they were declared, or arranged.
    private func listChildren(_ tables: RecordTables) {
        var end: Int32 = 0
        for index in tables.elements.indices {
            let count = tables.elements[index].children.count
            // The count is filled below.
            tables.elements[index].children = PackedRange(start: end, count: 0)
            end += count
        }
        tables.childLists = [ElementID](unsafeUninitializedCapacity: Int(end)) { list, count in
            for index in tables.elements.indices {
                guard let parent = tables.elements[index].parent.value else { continue }
                list.initializeElement(at: Int(tables.elements[parent].children.end), to: ElementID(index))
                tables.elements[parent].children.count += 1
            }
            count = Int(end)
        }
        for (element, children) in arranged { arrange(children, of: element, in: tables) }
    }

    private func arrange(_ children: [ElementID], of element: ElementID, in tables: RecordTables) {
        let list = tables.elements[element.index].children
        let range = Int(list.start)..<Int(list.end)
        let declared = tables.childLists[range]
        guard !declared.starts(with: children) else { return }
        let named = Set(children)
        let arranged =
            children.filter { tables.elements[$0.index].parent.value == element.index }
            + declared.filter { !named.contains($0) }
        tables.childLists.replaceSubrange(range, with: arranged)
    }

    /// Lists the exchanges of every element side by side, in the order of the asks.
    private func listAsks(_ tables: RecordTables) {
        var end: Int32 = 0
        for index in tables.elements.indices {
            let count = tables.elements[index].asked.count
            // The count is filled below.
            tables.elements[index].asked = PackedRange(start: end, count: 0)
            end += count
        }
        tables.askLists = [ExchangeID](unsafeUninitializedCapacity: Int(end)) { list, count in
            for index in tables.exchanges.indices {
                let asked = tables.exchanges[index].asked.index
                list.initializeElement(at: Int(tables.elements[asked].asked.end), to: ExchangeID(index))
                tables.elements[asked].asked.count += 1
            }
            count = Int(end)
        }
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
