import Foundation
import Negotiation

extension LengthExplanation {
    /// The proposal if the length is that, else the view's own number.
    package static func proposed(
        _ proposal: ProposedViewSize, or length: CGFloat, on axis: Axis
    ) -> LengthExplanation {
        LengthExplanation(proposal[axis] == length ? .room(axis) : .constant)
    }

    /// The total length of aligned views: the view that reaches farthest after the common line, and the distance around
    /// it.
    /// - Parameters:
    ///   - lines: the position of the line in each view.
    ///   - exchanges: the views' answers.
    package static func aligned(
        _ lengths: [CGFloat], _ lines: [CGFloat], _ exchanges: [ExchangeID?], in total: CGFloat, on axis: Axis
    ) -> LengthExplanation {
        // An infinite length has no distance to a line.
        if let endless = lengths.firstIndex(of: .infinity), total == .infinity, let exchange = exchanges[endless] {
            return LengthExplanation(.answer(exchange, axis))
        }
        guard let last = lengths.indices.max(by: { lengths[$0] - lines[$0] < lengths[$1] - lines[$1] }) else {
            return LengthExplanation(.constant)
        }
        guard let exchange = exchanges[last] else { return LengthExplanation(.rule) }
        return LengthExplanation(.answer(exchange, axis), of: lengths[last], in: total)
    }

    /// The total length of views one after another.
    /// - Parameter spacing: the total between them, in points.
    package static func sum(
        of answers: [(exchange: ExchangeID?, length: CGFloat)], spacing: CGFloat, in total: CGFloat, on axis: Axis
    ) -> LengthExplanation {
        let exchanges = answers.compactMap(\.exchange)
        guard exchanges.count == answers.count, !answers.isEmpty else { return LengthExplanation(.rule) }
        return LengthExplanation(
            .sum(exchanges), of: answers.reduce(0) { $0 + $1.length }, .plus(spacing), giving: total)
    }
}
