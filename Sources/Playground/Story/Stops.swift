import LayoutInspection
import Negotiation

/// The stops of playing and running. Each can be turned on and off.
package struct Stops: Hashable, Sendable {
    /// The active stops: at first, those that are rare in a correct layout.
    package private(set) var on: Set<Stop>

    package init(on: Set<Stop> = [.largeAnswer, .infiniteAnswer]) {
        self.on = on
    }

    package enum Stop: Codable, Hashable, Sendable {
        /// Every step about an element.
        case element(ElementPath)
        /// An answer that is larger than its proposal.
        case largeAnswer
        /// An answer that is not finite.
        case infiniteAnswer
        /// An element is asked for the third time.
        case thirdAsk

        /// The stops that apply to every element.
        static let anywhere: [Stop] = [.largeAnswer, .infiniteAnswer, .thirdAsk]

        /// The words after "stop at".
        var words: String {
            switch self {
            case .element(let path): path.components.last ?? "the root"
            case .largeAnswer: "an answer larger than its proposal"
            case .infiniteAnswer: "an answer that is not finite"
            case .thirdAsk: "a third ask of an element"
            }
        }
    }

    /// The marked elements.
    var elements: [ElementPath] {
        on.compactMap { if case .element(let path) = $0 { path } else { nil } }.sorted {
            $0.description < $1.description
        }
    }

    /// - Returns: whether the stop is now active.
    @discardableResult
    mutating func toggle(_ stop: Stop) -> Bool {
        guard on.remove(stop) == nil else { return false }
        on.insert(stop)
        return true
    }

    /// The stop at a moment; nil if there is none. A marked element takes precedence.
    func stop(at moment: Moment, in inspection: Inspection) -> Stop? {
        guard !on.isEmpty else { return nil }
        let record = inspection.record
        if let index = inspection.index(of: record.subject(of: moment)) {
            let marked = Stop.element(inspection.path(of: index))
            if on.contains(marked) { return marked }
        }
        let found: Stop? =
            switch moment {
            case .asked(let id): record[record[id].asked].asked.dropFirst(2).first == id ? .thirdAsk : nil
            case .answered(let id): record.remarkableAnswer(to: record[id])
            case .placed: nil
            }
        return found.flatMap { on.contains($0) ? $0 : nil }
    }
}

extension ElementPath: Codable {
    public init(from decoder: any Decoder) throws { self.init(components: try [String](from: decoder)) }

    public func encode(to encoder: any Encoder) throws { try components.encode(to: encoder) }
}

extension LayoutRecord {
    fileprivate func remarkableAnswer(to exchange: Exchange) -> Stops.Stop? {
        guard exchange.answer.width.isFinite, exchange.answer.height.isFinite else { return .infiniteAnswer }
        return Axis.allCases.contains { exceeds(exchange, on: $0) } ? .largeAnswer : nil
    }

    /// Whether an answer is too large. A proposal of 0 may only ask for the minimum; then the last proposal decides.
    private func exceeds(_ exchange: Exchange, on axis: Axis) -> Bool {
        guard let limit = exchange.proposal[axis].limit, exchange.answer[axis] > limit else { return false }
        guard limit == 0, let last = self[exchange.asked].asked.last, last != exchange.id else { return true }
        return self[last].proposal[axis].limit.map { $0 <= exchange.answer[axis] } ?? false
    }
}
