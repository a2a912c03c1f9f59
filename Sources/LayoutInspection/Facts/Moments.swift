import Editing
import Negotiation

/// A step of a negotiation. An ask and its answer are two moments: what happens between them produces the answer.
package enum Moment: Hashable, Sendable {
    case asked(ExchangeID)
    case answered(ExchangeID)
    case placed(ElementID)
}

/// Every moment of a layout.
package struct Moments: Sendable {
    /// In chronological order.
    package private(set) var all: [Moment] = []
    // Indices into `all`; half the size of `Int`: a record holds many.
    private var asks: [Int32]
    private var answers: [Int32]
    /// By element; -1 if it was not placed.
    private var placements: [Int32]

    package init(_ record: LayoutRecord) {
        asks = Array(repeating: -1, count: record.exchanges.count)
        answers = asks
        placements = Array(repeating: -1, count: record.elements.count)
        all.reserveCapacity(record.steps.count + record.exchanges.count)
        var open: [(exchange: ExchangeID, depth: Int)] = []
        for step in record.steps {
            while let last = open.last, last.depth >= step.depth {
                answer(last.exchange)
                open.removeLast()
            }
            switch step.event {
            case .exchange(let id):
                asks[id.index] = Int32(all.count)
                all.append(.asked(id))
                open.append((id, step.depth))
            case .placement(let id):
                placements[id.index] = Int32(all.count)
                all.append(.placed(id))
            }
        }
        for last in open.reversed() { answer(last.exchange) }
    }

    private mutating func answer(_ id: ExchangeID) {
        answers[id.index] = Int32(all.count)
        all.append(.answered(id))
    }

    /// The index of a moment; nil for a moment of another record.
    package func index(of moment: Moment) -> Int? {
        let index: Int32? =
            switch moment {
            case .asked(let id): asks.indices.contains(id.index) ? asks[id.index] : nil
            case .answered(let id): answers.indices.contains(id.index) ? answers[id.index] : nil
            case .placed(let id): placements.indices.contains(id.index) ? placements[id.index] : nil
            }
        return index.flatMap { $0 < 0 ? nil : Int($0) }
    }
}

/// What is known of an element at a moment.
package enum Knowledge: Hashable, Sendable {
    /// It was not asked yet.
    case nothing
    /// It was asked and has not answered.
    case asked(ExchangeID)
    /// Its last answer: it has a size, and no position yet.
    case answered(ExchangeID)
    /// It has its frame.
    case placed
}

extension LayoutRecord {
    /// The element that is asked, answers or is placed at a moment.
    package func subject(of moment: Moment) -> ElementID {
        switch moment {
        case .asked(let id), .answered(let id): self[id].asked
        case .placed(let id): id
        }
    }

    /// The moments at which an element is asked, answers or is placed, in order.
    package func moments(about element: ElementID, in moments: Moments) -> [Int] {
        let asked = self[element].asked.flatMap { [Moment.asked($0), .answered($0)] }
        return (asked + [.placed(element)]).compactMap { moments.index(of: $0) }.sorted()
    }

    /// What is known of an element at a moment, that moment included.
    /// - Parameter story: the asks that count; nil for all.
    package func knowledge(
        of element: ElementID, at moment: Int, in moments: Moments, story: DecidingAsks? = nil
    ) -> Knowledge {
        func isPast(_ other: Moment) -> Bool { moments.index(of: other).map { $0 <= moment } ?? false }
        if isPast(.placed(element)) { return .placed }
        // Asks of an element are in order.
        let asked = self[element].asked
        let past = asked.prefix(asked.partitioningIndex { !isPast(.asked($0)) })
        guard let last = past.last(where: { story?.contains($0) ?? true }) else { return .nothing }
        return isPast(.answered(last)) ? .answered(last) : .asked(last)
    }
}
