import Foundation

/// A record being written, and what is needed for that: one value, so that a report touches it once.
struct RecordWriter {
    private var record = LayoutRecord()
    private var openExchanges: [ExchangeID] = []
    private var depth = 0
    private var told: Set<LayoutNote> = []
    /// The newest exchange of each element, and for each exchange the one before it of the same element: -1 for none. Lists
    /// for each element, as the record has them, are made when it is finished, so that none has to grow.
    private var newest: [Int] = []
    private var before: [Int] = []

    /// Starts with room for a screen's worth, so that most records never move while they grow.
    init() {
        record.elements.reserveCapacity(512)
        record.exchanges.reserveCapacity(1024)
        record.steps.reserveCapacity(2048)
        newest.reserveCapacity(512)
        before.reserveCapacity(1024)
    }

    mutating func declare(_ element: RecordedElement) -> ElementID {
        let id = ElementID(record.elements.count)
        record.elements.append(element)
        newest.append(-1)
        if let parent = element.parent {
            record.elements[parent.index].children.append(id)
        }
        return id
    }

    mutating func rebuild(_ element: ElementID, origin: SourceOrigin?) {
        record.elements[element.index].origin = origin
    }

    mutating func arrange(_ children: [ElementID], of element: ElementID) {
        let declared = record.elements[element.index].children
        guard !declared.starts(with: children) else { return }
        let named = Set(children)
        record.elements[element.index].children =
            children.filter { record.elements[$0.index].parent == element } + declared.filter { !named.contains($0) }
    }

    mutating func ask(_ asked: ElementID, by asker: ElementID?, _ proposal: Proposal, because reason: any Reason) {
        let id = ExchangeID(record.exchanges.count)
        record.exchanges.append(
            Exchange(
                id: id, parent: openExchanges.last, asker: asker, asked: asked, proposal: proposal, reason: reason,
                answer: .zero, how: .measured, end: id, step: record.steps.count))
        before.append(newest[asked.index])
        newest[asked.index] = id.index
        record.steps.append(Step(event: .exchange(id), depth: depth))
        openExchanges.append(id)
        depth += 1
    }

    mutating func answer(_ size: CGSize, _ how: Exchange.How) -> ExchangeID {
        guard let id = openExchanges.popLast() else { preconditionFailure("an answer without an ask") }
        depth -= 1
        record.exchanges[id.index].answer = size
        record.exchanges[id.index].how = how
        record.exchanges[id.index].end = ExchangeID(record.exchanges.count)
        return id
    }

    mutating func place(_ element: ElementID, in frame: CGRect, because reason: any Reason, decidedBy: ExchangeID?) {
        record.elements[element.index].placement = Placement(
            frame: frame, reason: reason, decidedBy: decidedBy, step: record.steps.count)
        record.steps.append(Step(event: .placement(element), depth: depth))
        depth += 1
    }

    mutating func placed() {
        depth -= 1
    }

    mutating func note(_ note: LayoutNote) {
        guard told.insert(note).inserted else { return }
        record.notes.append(note)
    }
}

extension RecordWriter {
    /// The record so far, with every element's own exchanges.
    mutating func finish() -> LayoutRecord {
        for (index, newest) in newest.enumerated() {
            record.elements[index].asked = exchanges(upTo: newest)
        }
        return record
    }

    func newestExchange(of element: ElementID, answering size: CGSize) -> ExchangeID? {
        var index = newest[element.index]
        while index >= 0, record.exchanges[index].answer != size { index = before[index] }
        return index < 0 ? nil : ExchangeID(index)
    }

    /// An element's exchanges, found from the last to the first, in the order in which they were.
    private func exchanges(upTo newest: Int) -> [ExchangeID] {
        var count = 0
        var index = newest
        while index >= 0 {
            count += 1
            index = before[index]
        }
        guard count > 0 else { return [] }
        var exchanges = [ExchangeID](repeating: ExchangeID(newest), count: count)
        index = newest
        while index >= 0 {
            count -= 1
            exchanges[count] = ExchangeID(index)
            index = before[index]
        }
        return exchanges
    }
}
