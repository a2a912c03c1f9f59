import Foundation

extension LayoutRecord {
    /// The ask that explains an element's size: the one whose answer decided it, else the last; nil if the element was
    /// never asked.
    public func mainExchange(of element: ElementID) -> Exchange? {
        (self[element].placement?.decidedBy ?? self[element].asked.last).map { self[$0] }
    }

    /// The exchange that worked out an answer. For a remembered or deduced answer it is the element's newest earlier
    /// measurement with the same result; the exchange itself if the record has none.
    package func measured(_ exchange: Exchange) -> Exchange {
        measured(exchange) { $0 == exchange.answer }
    }

    /// The same for one length of an answer, which may follow from another exchange than the other length.
    package func measured(_ exchange: Exchange, on axis: Axis) -> Exchange {
        let length = exchange.answer[axis]
        return measured(exchange) { $0[axis] == length || $0[axis].isNaN && length.isNaN }
    }

    /// - Parameter isSame: whether an earlier answer is the exchange's.
    private func measured(_ exchange: Exchange, isSame: @escaping (CGSize) -> Bool) -> Exchange {
        guard exchange.origin != .measured else { return exchange }
        let earlier = self[exchange.asked].asked.lazy.reversed().map { self[$0] }.filter {
            $0.id < exchange.id && $0.origin == .measured && isSame($0.answer)
        }
        return earlier.first { $0.proposal == exchange.proposal } ?? earlier.first { _ in true } ?? exchange
    }

    /// The asks that the asked element made during an exchange, in order.
    package func asks(in exchange: Exchange) -> [Exchange] {
        var asks: [Exchange] = []
        var next = exchange.id.index + 1
        while next < exchange.end.index {
            let inner = exchanges[next]
            if inner.asker == exchange.asked { asks.append(inner) }
            next = inner.end.index
        }
        return asks
    }

    /// The answers that are NaN on an axis, or infinite although the proposal had a limit there, in the order of the asks.
    package var answersNotFinite: [(exchange: ExchangeID, axis: Axis)] {
        let tables = tables
        return tables.exchanges.indices.compactMap { index in
            let answer = tables.exchanges[index].answer
            guard !(answer.width.isFinite && answer.height.isFinite) else { return nil }
            let proposal = tables.exchanges[index].proposal.proposal
            let axis = Axis.allCases.first { axis in
                answer[axis].isNaN || (answer[axis].isInfinite && (proposal[axis].limit?.isFinite ?? false))
            }
            return axis.map { (ExchangeID(index), $0) }
        }
    }

    /// Each child's last ask during the exchange that explains an element's size.
    package func lastAsks(of element: ElementID) -> [ElementID: Exchange] {
        guard let exchange = mainExchange(of: element) else { return [:] }
        return Dictionary(asks(in: measured(exchange)).map { ($0.asked, $0) }) { $1 }
    }

    /// The asker's own length in an ask, which `LengthOrigin.room` names.
    package enum Room {
        /// The proposal of the exchange in which it asked, or if it was placing its children in terms of proposals, of
        /// that which decided its size.
        case proposal(ExchangeID)
        /// The frame in which it was placing its children.
        case frame(ElementID)
    }

    /// The asker's own length; nil if it asked while others measured, as for its guides, and at the top.
    package func room(of exchange: Exchange) -> Room? {
        guard let asker = exchange.asker else { return nil }
        if let parent = exchange.parent { return self[parent].asked == asker ? .proposal(parent) : nil }
        guard let placement = self[asker].placement, placement.step < exchange.step else { return nil }
        return placesInProposals ? placement.decidedBy.map { .proposal($0) } : .frame(asker)
    }
}
