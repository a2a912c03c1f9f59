import Foundation
import Negotiation

// The origins of answers, which elements give with `explanation(of:to:on:context:)`.

extension LayoutNode {
    /// The only child's answer, which the element adopts.
    /// - Parameter step: what the element does to it.
    package func adopted(on axis: Axis, _ step: Calculation.Step? = nil) -> LengthExplanation {
        guard let exchange = answer.onlyChild?.exchange else { return LengthExplanation(.rule) }
        return LengthExplanation(.answer(exchange, axis), step)
    }

    /// All children's answers, and the spacing between them.
    func sum(on axis: Axis) -> LengthExplanation {
        let places = answer.places
        guard places.count != 1 else { return around(places[0].answer, on: axis) }
        guard places.allSatisfy({ $0.answer.exchange != nil && $0.answer.size[axis] >= 0 }) else {
            return LengthExplanation(places.isEmpty ? .constant : .rule)
        }
        return LengthExplanation(
            .sum(places.compactMap(\.answer.exchange)), of: places.reduce(0) { $0 + $1.answer.size[axis] },
            in: size[axis])
    }

    /// The answer of the child that reaches farthest, and its distance from the first edge of all.
    func farthest(on axis: Axis) -> LengthExplanation {
        func end(_ child: PlacedAnswer) -> CGFloat { child.position[axis] + child.answer.size[axis] }
        guard let child = answer.places.max(by: { end($0) < end($1) }) else { return LengthExplanation(.constant) }
        return around(child.answer, on: axis)
    }

    /// The longest answer of each track, and the spacing between tracks.
    /// - Parameters:
    ///   - tracks: the places in each column, row or line.
    ///   - spacing: between two tracks, in points.
    func tracks(_ tracks: [[Answer]], spacing: CGFloat, on axis: Axis) -> LengthExplanation {
        let longest = tracks.compactMap { track in track.max { $0.size[axis] < $1.size[axis] } }
        return .sum(of: longest, spacing: spacing * CGFloat(tracks.count - 1), in: size[axis], on: axis)
    }

    private func around(_ child: Answer, on axis: Axis) -> LengthExplanation {
        guard let exchange = child.exchange else { return LengthExplanation(.rule) }
        return LengthExplanation(.answer(exchange, axis), of: child.size[axis], in: size[axis])
    }
}

extension LengthExplanation {
    /// The lengths of answers one after another.
    /// - Parameter spacing: the total between them, in points.
    static func sum(
        of answers: some Collection<Answer>, spacing: CGFloat, in length: CGFloat, on axis: Axis
    ) -> LengthExplanation {
        let exchanges = answers.compactMap(\.exchange)
        guard exchanges.count == answers.count, !answers.isEmpty else { return LengthExplanation(.rule) }
        return LengthExplanation(
            .sum(exchanges), of: answers.reduce(0) { $0 + $1.size[axis] },
            .plus(spacing), giving: length)
    }

    /// A length that takes what is proposed, and its own where that is not finite or not positive.
    package static func proposed(_ length: CGFloat, on axis: Axis) -> LengthExplanation {
        LengthExplanation(length.isFinite && length >= 0 ? .room(axis) : .constant)
    }
}

extension LengthLimits {
    /// The explanation of `length(proposed:child:)`.
    func explanation(proposed: CGFloat, child: CGFloat, of answer: LayoutNode, on axis: Axis) -> LengthExplanation {
        let length = length(proposed: proposed, child: child)
        let readsProposal = minimum != nil || maximum != nil
        let readsChild = minimum == nil || maximum == nil || clamp(proposed) == .infinity
        if readsChild, length == child { return answer.adopted(on: axis) }
        return LengthExplanation(readsProposal && length == proposed ? .room(axis) : .constant)
    }
}
