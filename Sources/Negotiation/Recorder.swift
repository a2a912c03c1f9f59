import Foundation

/// Writes a `LayoutRecord` while a pass runs. A class, because a pass's nested calls write into the same record. For
/// one thread.
///
/// The engine reports each action as it happens: `ask`, the events inside, `answer`; `place`, the events inside,
/// `placed`. A pass without a record has no recorder.
public final class Recorder {
    @exclusivity(unchecked) private var record = LayoutRecord()
    @exclusivity(unchecked) private var openExchanges: [ExchangeID] = []
    @exclusivity(unchecked) private var depth = 0
    /// The number of open asks that are not recorded, inside of those that are.
    @exclusivity(unchecked) private var openUnrecorded = 0
    private let maximumAsks: Int
    private var reported: Set<LayoutNote> = []
    private var reportedFaults: Set<LayoutFault> = []
    /// The newest exchange of each element, and for each exchange the element's previous one; -1 for none. The record's
    /// lists are made at the end, so that none has to grow.
    @exclusivity(unchecked) private var newest: [Int] = []
    @exclusivity(unchecked) private var before: [Int] = []

    /// Creates an empty record with capacity for a screen's worth, so that most records never move while they grow.
    /// - Parameter maximumAsks: the number of asks kept. Later ones are answered but not recorded, and the record says
    ///   that it is cut. Elements and placements are always recorded.
    public init(maximumAsks: Int = Recorder.usualMaximumAsks) {
        self.maximumAsks = maximumAsks
        record.elements.reserveCapacity(512)
        record.exchanges.reserveCapacity(1024)
        record.steps.reserveCapacity(2048)
        newest.reserveCapacity(512)
        before.reserveCapacity(1024)
    }

    /// Empties the record, for the pass is run again.
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

    /// Four asks for each of 100,000 elements, which take 200 MB.
    public static let usualMaximumAsks = 400_000

    /// Records an element: parents before their children, children in element order.
    /// - Parameters:
    ///   - parent: nil for the root, which is the first.
    ///   - key: the author's name to distinguish it from its siblings.
    ///   - origin: its place in the source; nil for an element from compiled Swift.
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

    /// Records that an element was rebuilt, as another one of the same type and name.
    public func rebuild(_ element: ElementID, origin: SourceOrigin?) {
        record.elements[element.index].origin = origin
    }

    /// Records the order of an element's children if it differs from the order of declaration. Children that are not
    /// listed come last.
    public func arrange(_ children: [ElementID], of element: ElementID) {
        let declared = record.elements[element.index].children
        guard !declared.starts(with: children) else { return }
        let named = Set(children)
        record.elements[element.index].children =
            children.filter { record.elements[$0.index].parent == element } + declared.filter { !named.contains($0) }
    }

    /// Records an ask. Events before its answer are inside it.
    /// - Parameter asker: nil for the program or the person who asks the root.
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
        record.exchanges[id.index].answer = size
        record.exchanges[id.index].origin = origin
        record.exchanges[id.index].end = ExchangeID(record.exchanges.count)
        return id
    }

    /// Records an element's frame. Events before `placed` happen while it places its children.
    /// - Parameters:
    ///   - frame: absolute, in points.
    ///   - decidedBy: the exchange whose answer is the frame's size; nil if there is none.
    public func place(_ element: ElementID, in frame: CGRect, because reason: any Reason, decidedBy: ExchangeID?) {
        if record.elements[element.index].placement != nil { note(LayoutFault(.placedTwice, on: element)) }
        record.elements[element.index].placement = Placement(
            frame: frame, reason: reason, decidedBy: decidedBy, step: record.steps.count)
        record.steps.append(Step(event: .placement(element), depth: depth))
        depth += 1
    }

    /// Records how an element that is placing its children divided its lengths, or combined theirs.
    /// - Parameter shares: makes the shares from the numbers used, given the record, whenever they are read: most are
    ///   never read.
    public func share(of element: ElementID, _ shares: @escaping @Sendable (LayoutRecord) -> [Share]) {
        record.elements[element.index].take(ShareAccount(step: record.steps.count, make: shares))
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
        guard openUnrecorded == 0, let id = openExchanges.last, record.exchanges[id.index].asked == element else {
            return
        }
        record.exchanges[id.index].packedOrigins[axis] = PackedOrigin(explanation, sums: &record.sums)
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
        let (all, ranges) = exchangesByElement
        for (index, range) in ranges.enumerated() { record.elements[index].asked = ExchangeList(range, of: all) }
        record.elements = record.elements.withoutRoom
        record.exchanges = record.exchanges.withoutRoom
        record.steps = record.steps.withoutRoom
        return record
    }

    /// The newest exchange of an element with a given answer; nil if there is none.
    public func newestExchange(of element: ElementID, answering size: CGSize) -> ExchangeID? {
        var index = newest[element.index]
        while index >= 0, record.exchanges[index].answer != size { index = before[index] }
        return index < 0 ? nil : ExchangeID(index)
    }

    /// The newest exchange of an element, answered or not; nil if it was never asked.
    public func newestExchange(of element: ElementID) -> Exchange? {
        let index = newest[element.index]
        return index < 0 ? nil : record.exchanges[index]
    }

    /// Every exchange, grouped by element in the order of the asks, and each element's range.
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
    /// The same array in only as much memory as it needs: after growth up to half is unused.
    package var withoutRoom: [Element] {
        guard capacity > count + count / 16 else { return self }
        return [Element](unsafeUninitializedCapacity: count) { buffer, initialized in
            _ = buffer.initialize(from: self)
            initialized = count
        }
    }
}
