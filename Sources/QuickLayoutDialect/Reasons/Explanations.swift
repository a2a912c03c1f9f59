import Foundation
import Negotiation

// The origins of answers, which elements give with `explanation(of:to:on:context:)`.

extension LayoutNode {
    /// The only child's answer, which the element adopts.
    /// - Parameter step: what the element does to it.
    package func adopted(on axis: Axis, _ step: Calculation.Step? = nil) -> LengthExplanation {
        guard let exchange = onlyChild?.exchange else { return LengthExplanation(.rule) }
        return LengthExplanation(.answer(exchange, axis), step)
    }

    /// All children's answers, and the spacing between them.
    func sum(on axis: Axis) -> LengthExplanation {
        guard children.count != 1 else { return around(children[0], on: axis) }
        let exchanges = children.compactMap(\.layout.exchange)
        let lengths = children.map { $0.layout.size[axis] }
        guard exchanges.count == children.count, lengths.allSatisfy({ $0 >= 0 }) else {
            return LengthExplanation(children.isEmpty ? .constant : .rule)
        }
        return LengthExplanation(.sum(exchanges), of: lengths.reduce(0, +), in: size[axis])
    }

    /// The answer of the child that reaches farthest, and its distance from the first edge of all.
    func farthest(on axis: Axis) -> LengthExplanation {
        func start(_ child: Child) -> CGFloat { axis == .horizontal ? child.position.x : child.position.y }
        guard let child = children.max(by: { start($0) + $0.layout.size[axis] < start($1) + $1.layout.size[axis] })
        else { return LengthExplanation(.constant) }
        return around(child, on: axis)
    }

    private func around(_ child: Child, on axis: Axis) -> LengthExplanation {
        guard let exchange = child.layout.exchange else { return LengthExplanation(.rule) }
        return LengthExplanation(.answer(exchange, axis), of: child.layout.size[axis], in: size[axis])
    }
}

extension LengthExplanation {
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
