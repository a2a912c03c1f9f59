/// The asks that decided something. Of the asks of an element by its parent within one ask these decide: the one that
/// decided the element's size, or else the last; and the one that gave it its share of a divided length. The others are
/// probes, such as for a minimum and a maximum.
package struct DecidingAsks: Sendable {
    /// By exchange.
    private let decides: [Bool]

    package init(of record: LayoutRecord) {
        let tables = record.tables
        var decides = tables.asksDecidingSizes
        for element in tables.elements.indices where tables.elements[element].account.value != nil {
            for share in record.shares(of: ElementID(element)) where share.left != nil {
                for ask in share.members.lazy.compactMap({ $0.ask?.index }) {
                    let equals = tables.equals(of: ask, among: decides)
                    // A probe for a minimum or a maximum may have had the proposal of the share.
                    let length = tables.exchanges[ask].proposal.proposal[share.axis].limit ?? 0
                    guard equals.isEmpty || length > 0 else { continue }
                    for equal in equals { decides[equal] = false }
                    decides[ask] = true
                }
            }
        }
        for exchange in tables.exchanges.indices where decides[exchange] {
            if let parent = tables.exchanges[exchange].parent.value {
                decides[exchange] = decides[parent]
            } else if tables.exchanges[exchange].asker.value != nil {
                decides[exchange] = !tables.isKnown(exchange, among: decides)
            }
        }
        self.decides = decides
    }

    package func contains(_ id: ExchangeID) -> Bool { decides[id.index] }

    /// The asks of the same element in the same talk that lead to an ask that decided; for the last of these also those
    /// that follow.
    package func probes(of id: ExchangeID, in record: LayoutRecord) -> [ExchangeID] {
        guard contains(id) else { return [] }
        let tables = record.tables
        let talk = record[record[id].asked].asked.filter { tables.isSameTalk($0.index, id.index) }
        let before = talk.last { $0 < id && contains($0) }
        let isLast = !talk.contains { $0 > id && contains($0) }
        return talk.filter { ask in
            !contains(ask) && before.map { $0 < ask } ?? true && (ask < id || isLast)
        }
    }
}

extension RecordTables {
    /// Whether an exchange decides its talk, by exchange: the ask that decided the element's size, or else the last ask.
    fileprivate var asksDecidingSizes: [Bool] {
        var isDeciding = Array(repeating: false, count: exchanges.count)
        // The ask that decides each element's newest talk so far.
        var newest = Array(repeating: PackedNumber(nil), count: elements.count)
        for exchange in exchanges.indices {
            let element = exchanges[exchange].asked.index
            if let earlier = newest[element].value, isSameTalk(earlier, exchange) {
                let decider = elements[element].placement.value.flatMap { placements[$0].decider.value }
                let isFinal = decider.map { isSameProposal($0, exchange) } ?? false
                guard isFinal || !(decider.map { isSameProposal($0, earlier) } ?? false) else { continue }
                isDeciding[earlier] = false
            }
            newest[element] = PackedNumber(exchange)
            isDeciding[exchange] = true
        }
        return isDeciding
    }

    /// The asks of an exchange's element.
    private func asks(beside exchange: Int) -> ArraySlice<ExchangeID> {
        let asked = elements[exchanges[exchange].asked.index].asked
        return askLists[Int(asked.start)..<Int(asked.end)]
    }

    /// Whether the same element made both asks, of the same child and within the same ask.
    fileprivate func isSameTalk(_ one: Int, _ other: Int) -> Bool {
        exchanges[one].parent.value == exchanges[other].parent.value
            && exchanges[one].asker.value == exchanges[other].asker.value
    }

    private func isSameProposal(_ one: Int, _ other: Int) -> Bool {
        exchanges[one].proposal.proposal == exchanges[other].proposal.proposal
    }

    /// The other deciding asks with the same proposal in the same talk.
    fileprivate func equals(of exchange: Int, among decides: [Bool]) -> [Int] {
        asks(beside: exchange).map(\.index).filter {
            $0 != exchange && decides[$0] && isSameTalk($0, exchange) && isSameProposal($0, exchange)
        }
    }

    /// Whether an ask while placing repeats an earlier deciding one.
    fileprivate func isKnown(_ exchange: Int, among decides: [Bool]) -> Bool {
        asks(beside: exchange).prefix { $0.index < exchange }.contains {
            decides[$0.index] && isSameProposal($0.index, exchange)
                && exchanges[$0.index].answer == exchanges[exchange].answer
        }
    }
}
