import Foundation

extension LayoutRecord {
    /// The ask by which an element's size is explained: whose answer decided it, else the last; nil for one that was never
    /// asked.
    public func mainExchange(of element: ElementID) -> Exchange? {
        (self[element].placement?.decidedBy ?? self[element].asked.last).map { self[$0] }
    }

    /// The exchange in which an answer was worked out: of one that is remembered or deduced, the newest before it in which
    /// the same element measured the same; itself where the record has none.
    package func measured(_ exchange: Exchange) -> Exchange {
        guard exchange.origin != .measured else { return exchange }
        let earlier = self[exchange.asked].asked.lazy.reversed().map { self[$0] }.filter {
            $0.id < exchange.id && $0.origin == .measured && $0.answer == exchange.answer
        }
        return earlier.first { $0.proposal == exchange.proposal } ?? earlier.first { _ in true } ?? exchange
    }

    /// What the asked element asked itself in an exchange, in order.
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

    /// The last ask of each child among those of which an element made the answer that explains its size.
    package func lastAsks(of element: ElementID) -> [ElementID: Exchange] {
        guard let exchange = mainExchange(of: element) else { return [:] }
        return Dictionary(asks(in: measured(exchange)).map { ($0.asked, $0) }) { $1 }
    }
}
