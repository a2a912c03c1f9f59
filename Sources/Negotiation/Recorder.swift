import Foundation

/// Writes a `LayoutRecord` while a pass runs. A class, for the nested calls of one pass write into the same record; for
/// one thread.
///
/// The engine reports what it does, as it does it: `ask`, what happens inside, `answer`; `place`, what happens inside,
/// `placed`. A pass that is not recorded has no recorder.
public final class Recorder {
    @exclusivity(unchecked) private var record = LayoutRecord()
    @exclusivity(unchecked) private var openExchanges: [ExchangeID] = []
    @exclusivity(unchecked) private var depth = 0
    /// How many asks are open that are not in the record, inside of those that are.
    @exclusivity(unchecked) private var openUnrecorded = 0
    private let maximumAsks: Int
    private var reported: Set<LayoutNote> = []
    private var reportedFaults: Set<LayoutFault> = []
    /// The newest exchange of each element, and for each exchange the one before it of the same element: -1 for none.
    /// Lists for each element, as the record has them, are made when it is finished, so that none has to grow.
    @exclusivity(unchecked) private var newest: [Int] = []
    @exclusivity(unchecked) private var before: [Int] = []

    /// An empty record, with room for a screen's worth, so that most records never move while they grow.
    /// - Parameter maximumAsks: how many asks are kept. Those after them are answered and not recorded, and the record says
    ///   that it is cut; every element and every placement is in it all the same.
    public init(maximumAsks: Int = Recorder.usualMaximumAsks) {
        self.maximumAsks = maximumAsks
        record.elements.reserveCapacity(512)
        record.exchanges.reserveCapacity(1024)
        record.steps.reserveCapacity(2048)
        newest.reserveCapacity(512)
        before.reserveCapacity(1024)
    }

    /// Forgets what was written, for the pass is run again.
    public func restart() {
        record = LayoutRecord()
        openExchanges = []
        depth = 0
        reported = []
        reportedFaults = []
        newest = []
        before = []
        openUnrecorded = 0
    }

    /// Four asks of each of a hundred thousand elements, which take 200 MB.
    public static let usualMaximumAsks = 400_000

    /// Notes one who takes part: parents before their children, children in element order.
    /// - Parameters:
    ///   - parent: nil for the root, which is the first.
    ///   - key: what its author tells it from its siblings by.
    ///   - origin: where it was written; nil for what compiled Swift handed over.
    public func declare(_ name: String, parent: ElementID?, key: String? = nil, origin: SourceOrigin?) -> ElementID {
        let id = ElementID(record.elements.count)
        record.elements.append(RecordedElement(name: name, parent: parent, origin: origin, key: key))
        newest.append(-1)
        if let parent { record.elements[parent.index].children.append(id) }
        return id
    }

    /// Records the user view whose body produced an element, which leaves no element of its own.
    public func note(view: String, of element: ElementID) {
        record.views[element] = view
    }

    /// Notes that an element was built again, so that it is now another one of the same type and name.
    public func rebuild(_ element: ElementID, origin: SourceOrigin?) {
        record.elements[element.index].origin = origin
    }

    /// Notes the order in which children of an element stand, where it is not that in which they were declared; those
    /// that are not named come after them.
    public func arrange(_ children: [ElementID], of element: ElementID) {
        let declared = record.elements[element.index].children
        guard !declared.starts(with: children) else { return }
        let named = Set(children)
        record.elements[element.index].children =
            children.filter { record.elements[$0.index].parent == element } + declared.filter { !named.contains($0) }
    }

    /// Notes an ask. What is reported until its answer happens inside it.
    /// - Parameter asker: nil for the program, or the person, that asks the root.
    public func ask(_ asked: ElementID, by asker: ElementID?, _ proposal: Proposal, because reason: any Reason) {
        guard openUnrecorded == 0, record.exchanges.count < maximumAsks else {
            openUnrecorded += 1
            record.cut = LayoutRecord.Cut(
                position: record.cut?.position ?? record.steps.count, asks: (record.cut?.asks ?? 0) + 1)
            return
        }
        let id = ExchangeID(record.exchanges.count)
        record.exchanges.append(
            Exchange(
                id, inside: openExchanges.last, of: asked, by: asker, proposal, because: reason,
                step: record.steps.count))
        before.append(newest[asked.index])
        newest[asked.index] = id.index
        record.steps.append(Step(event: .exchange(id), depth: depth))
        openExchanges.append(id)
        depth += 1
    }

    /// Notes the answer to the innermost open ask, in points, and gives that exchange's ID, or nil where the ask came after
    /// the last that is recorded. Traps where no ask is open.
    @discardableResult
    public func answer(_ size: CGSize, _ origin: AnswerOrigin) -> ExchangeID? {
        guard openUnrecorded == 0 else {
            openUnrecorded -= 1
            return nil
        }
        guard let id = openExchanges.popLast() else { preconditionFailure("an answer without an ask") }
        depth -= 1
        record.exchanges[id.index].answer = size
        record.exchanges[id.index].origin = origin
        record.exchanges[id.index].end = ExchangeID(record.exchanges.count)
        return id
    }

    /// Notes that an element was given its frame. What is reported until `placed` happens while it places its children.
    /// - Parameters:
    ///   - frame: absolute, in points.
    ///   - decidedBy: the exchange whose answer is the frame's size; nil where none is.
    public func place(_ element: ElementID, in frame: CGRect, because reason: any Reason, decidedBy: ExchangeID?) {
        if record.elements[element.index].placement != nil { note(LayoutFault(.placedTwice, on: element)) }
        record.elements[element.index].placement = Placement(
            frame: frame, reason: reason, decidedBy: decidedBy, step: record.steps.count)
        record.steps.append(Step(event: .placement(element), depth: depth))
        depth += 1
    }

    /// Notes how an element that is placing its children divided its lengths, or combined theirs.
    /// - Parameter shares: makes them of the numbers that were used, whenever somebody reads the record, which it is given:
    ///   in most passes nobody reads most of them.
    public func share(of element: ElementID, _ shares: @escaping @Sendable (LayoutRecord) -> [Share]) {
        record.elements[element.index].take(ShareAccount(step: record.steps.count, make: shares))
    }

    /// Ends the placement that `place` began.
    public func placed() {
        depth -= 1
    }

    /// Notes something to report about an element. The same twice is noted once.
    public func note(_ note: LayoutNote) {
        guard reported.insert(note).inserted else { return }
        record.notes.append(note)
    }

    /// Notes what a layout's code did to a child. The same twice is noted once.
    public func note(_ fault: LayoutFault) {
        guard reportedFaults.insert(fault).inserted else { return }
        record.faults.append(fault)
    }

    /// Notes where the code stands that gives the answer to the innermost open ask.
    package func noteAnswer(at origin: SourceOrigin) {
        guard openUnrecorded == 0, let id = openExchanges.last else { return }
        record.answerOrigins[id] = origin
    }

    /// Notes that code failed, inside of what is going on.
    /// - Parameter sentence: what failed, without a full stop.
    package func noteFailure(_ sentence: String, at origin: SourceOrigin?) {
        let step = depth > 0 ? record.steps.lastIndex { $0.depth == depth - 1 } : nil
        record.failures.append(
            CodeFailure(sentence: sentence, origin: origin, step: step, position: record.steps.count))
    }

    /// Whether an ask is open: something is being measured, nothing placed.
    package var isMeasuring: Bool { openUnrecorded > 0 || !openExchanges.isEmpty }
}

extension Recorder {
    /// The record so far, with every element's own exchanges; complete when the pass is.
    public var finished: LayoutRecord {
        let (all, ranges) = exchangesByElement
        for (index, range) in ranges.enumerated() { record.elements[index].asked = ExchangeList(range, of: all) }
        record.elements = record.elements.withoutRoom
        record.exchanges = record.exchanges.withoutRoom
        record.steps = record.steps.withoutRoom
        return record
    }

    /// The newest exchange of an element that ended with an answer; nil where none did.
    public func newestExchange(of element: ElementID, answering size: CGSize) -> ExchangeID? {
        var index = newest[element.index]
        while index >= 0, record.exchanges[index].answer != size { index = before[index] }
        return index < 0 ? nil : ExchangeID(index)
    }

    /// The newest exchange of an element, whether or not it is answered yet; nil where it was never asked.
    public func newestExchange(of element: ElementID) -> Exchange? {
        let index = newest[element.index]
        return index < 0 ? nil : record.exchanges[index]
    }

    /// Every exchange, those of an element side by side in the order in which they were, and where each element has its own.
    private var exchangesByElement: (all: [ExchangeID], ranges: [Range<Int>]) {
        var all: [ExchangeID] = []
        all.reserveCapacity(before.count)
        let ranges = newest.map { newest in
            let start = all.count
            var index = newest
            while index >= 0 {
                all.append(ExchangeID(index))
                index = before[index]
            }
            all[start...].reverse()
            return start..<all.count
        }
        return (all, ranges)
    }
}

extension Array {
    /// The same in as much memory as it needs: one that grew has room for up to as many again.
    package var withoutRoom: [Element] {
        guard capacity > count + count / 16 else { return self }
        return [Element](unsafeUninitializedCapacity: count) { buffer, initialized in
            _ = buffer.initialize(from: self)
            initialized = count
        }
    }
}
