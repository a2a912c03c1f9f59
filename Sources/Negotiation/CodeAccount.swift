import Foundation

/// What the code of a layout of its author's own did with its children: what it asked, what it answered, and where it
/// placed. It gives no rule.
public struct CodeAccount: Sendable {
    /// What it asked for the answer that explains its size, in order.
    public let asks: [ExchangeID]
    /// The exchange in which that answer was worked out; nil where it was never asked.
    public let answer: ExchangeID?
    /// What it asked besides, while it placed, in order.
    public let asksWhilePlacing: [ExchangeID]
    /// The children that have a place, in element order.
    public let placed: [ElementID]
    /// The step of the record before which it had placed them.
    let step: Int
}

extension LayoutRecord {
    /// What an author's own code did in a placed element; nil where the library's rules did it, which `shares(of:)` has.
    public func codeAccount(of element: ElementID) -> CodeAccount? {
        let own = self[element]
        guard let placement = own.placement, own.accounts.isEmpty, !own.children.isEmpty else { return nil }
        let main = mainExchange(of: element).map { measured($0) }
        let asks = main.map { self.asks(in: $0) } ?? []
        let placing = own.children.flatMap { self[$0].asked }.sorted().map { self[$0] }.filter { exchange in
            exchange.asker == element && exchange.parent.map { self[$0].asked != element } ?? true
        }
        let placed = own.children.filter { self[$0].placement != nil }
        let reasons = (asks + placing).lazy.map(\.reason)
        guard reasons.contains(where: \.isByCode) || placed.contains(where: { isPlacedByCode($0) }) else { return nil }
        return CodeAccount(
            asks: asks.map(\.id), answer: main?.id, asksWhilePlacing: placing.map(\.id), placed: placed,
            step: placed.compactMap { self[$0].placement?.step }.min() ?? placement.step + 1)
    }

    private func isPlacedByCode(_ element: ElementID) -> Bool { self[element].placement?.reason.isByCode ?? false }
}
