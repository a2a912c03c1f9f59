import Foundation

/// What the author's code in a layout did with its children: its asks, its answer and its placements. It states no
/// rule.
public struct CodeAccount: Sendable {
    /// The asks for the answer that explains its size, in order.
    public let asks: [ExchangeID]
    /// The exchange that worked out that answer; nil if it was never asked.
    public let answer: ExchangeID?
    /// The asks made while placing, in order.
    public let asksWhilePlacing: [ExchangeID]
    /// The placed children, in element order.
    public let placed: [ElementID]
    /// The record's step before which the children were placed.
    let step: Int
}

extension LayoutRecord {
    /// What the author's code did in a placed element; nil if the library's rules did it, which `shares(of:)` gives.
    public func codeAccount(of element: ElementID) -> CodeAccount? {
        let own = self[element]
        guard let placement = own.placement, accounts(of: element).isEmpty, !own.children.isEmpty else { return nil }
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
