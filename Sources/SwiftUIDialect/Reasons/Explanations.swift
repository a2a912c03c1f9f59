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
    /// - Parameter extent: a view's length, the position of the line in it, and its answer.
    package static func aligned<Views: Sequence>(
        _ views: Views, in total: CGFloat, on axis: Axis,
        _ extent: (Views.Element) -> (length: CGFloat, line: CGFloat, exchange: ExchangeID?)
    ) -> LengthExplanation {
        var farthest: (length: CGFloat, line: CGFloat, exchange: ExchangeID?)?
        for view in views {
            let own = extent(view)
            // An infinite length has no distance to a line.
            if own.length == .infinity, total == .infinity, let exchange = own.exchange {
                return LengthExplanation(.answer(exchange, axis))
            }
            if farthest.map({ $0.length - $0.line < own.length - own.line }) ?? true { farthest = own }
        }
        guard let farthest else { return LengthExplanation(.constant) }
        guard let exchange = farthest.exchange else { return LengthExplanation(.rule) }
        return LengthExplanation(.answer(exchange, axis), of: farthest.length, in: total)
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
