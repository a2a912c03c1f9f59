import Negotiation

/// The asks that decided something. Of the asks of an element by its parent within one ask these decide: the one that
/// decided the element's size, or else the last; and the one that gave it its share of a divided length. The others are
/// probes, such as for a minimum and a maximum.
package struct TraceStory: Sendable {
    /// By exchange.
    private let isTold: [Bool]

    package init(_ record: LayoutRecord) {
        var isTold = Self.deciding(record)
        for element in record.elements.indices {
            for share in record.shares(of: ElementID(element)) where share.left != nil {
                for ask in share.members.compactMap(\.ask) {
                    let equals = record.equals(of: ask) { isTold[$0.index] }
                    // A probe for a minimum or a maximum may have had the proposal of the share.
                    let length = record[ask].proposal[share.axis].limit ?? 0
                    guard equals.isEmpty || length > 0 else { continue }
                    for equal in equals { isTold[equal.index] = false }
                    isTold[ask.index] = true
                }
            }
        }
        for exchange in record.exchanges where isTold[exchange.id.index] {
            if let parent = exchange.parent {
                isTold[exchange.id.index] = isTold[parent.index]
            } else if exchange.asker != nil {
                isTold[exchange.id.index] = !record.isKnown(exchange) { isTold[$0.index] }
            }
        }
        self.isTold = isTold
    }

    /// Whether an exchange decides its talk, by exchange: the ask that decided the element's size, or else the last ask.
    private static func deciding(_ record: LayoutRecord) -> [Bool] {
        var isDeciding = Array(repeating: false, count: record.exchanges.count)
        // The ask that decides each element's newest talk so far.
        var newest: [ExchangeID?] = Array(repeating: nil, count: record.elements.count)
        for exchange in record.exchanges {
            let (id, element) = (exchange.id, exchange.asked)
            if let earlier = newest[element.index], record.isSameTalk(earlier, id) {
                let final = record[element].placement?.decidedBy.map { record[$0].proposal }
                guard exchange.proposal == final || record[earlier].proposal != final else { continue }
                isDeciding[earlier.index] = false
            }
            newest[element.index] = id
            isDeciding[id.index] = true
        }
        return isDeciding
    }

    package func tells(_ id: ExchangeID) -> Bool { isTold[id.index] }

    /// The asks of the same element in the same talk that lead to an ask that decided; for the last of these also those
    /// that follow.
    package func probes(of id: ExchangeID, in record: LayoutRecord) -> [ExchangeID] {
        guard tells(id) else { return [] }
        let talk = record[record[id].asked].asked.filter { record.isSameTalk($0, id) }
        let before = talk.last { $0 < id && tells($0) }
        let isLast = !talk.contains { $0 > id && tells($0) }
        return talk.filter { ask in
            !tells(ask) && before.map { $0 < ask } ?? true && (ask < id || isLast)
        }
    }
}

extension LayoutRecord {
    /// Whether the same element made both asks, of the same child and within the same ask.
    fileprivate func isSameTalk(_ one: ExchangeID, _ other: ExchangeID) -> Bool {
        self[one].parent == self[other].parent && self[one].asker == self[other].asker
    }

    /// The other asks of the story with the same proposal in the same talk.
    fileprivate func equals(of ask: ExchangeID, _ isTold: (ExchangeID) -> Bool) -> [ExchangeID] {
        self[self[ask].asked].asked.filter {
            $0 != ask && isTold($0) && isSameTalk($0, ask) && self[$0].proposal == self[ask].proposal
        }
    }

    /// Whether an ask while placing repeats an earlier one that was told.
    fileprivate func isKnown(_ exchange: Exchange, _ isTold: (ExchangeID) -> Bool) -> Bool {
        self[exchange.asked].asked.prefix { $0 < exchange.id }.contains {
            isTold($0) && self[$0].proposal == exchange.proposal && self[$0].answer == exchange.answer
        }
    }
}
