import EngineKit
import Negotiation

/// A stack's arrangement with more for readers of the record, made in a recorded pass. A class, because the reasons of
/// all children share it.
final class StackAccount: Sendable {
    private let children: [Child]
    private let rule: StackRule.Kind
    private let gap: CGFloat
    private let isShared: Bool
    let fills: Bool
    private let stack: StackProposal
    /// The sum of all priorities, each times the length that counts.
    private let whole: CGFloat
    /// The children's requested lengths plus the minimum spacing.
    private let natural: CGFloat

    private struct Child {
        let id: ElementID?
        let priorities: StackPriorities
        let length: StackLength
        let depth: StackDepth
    }

    private var direction: Negotiation.Axis { stack.direction }

    init(_ arrangement: StackArrangement, of nodes: Nodes, by layout: StackLayout, in stack: StackProposal) {
        let distribution = arrangement.distribution
        let rule = distribution.rule
        children = nodes.indices.map { index in
            Child(
                id: nodes[index].id, priorities: nodes[index].priorities, length: distribution[index],
                depth: arrangement.depths[index])
        }
        (self.rule, gap, isShared) = (rule, distribution.gap, distribution.isShared)
        self.stack = stack
        whole = children.reduce(0) { sum, child in
            sum + rule.priority(of: child.priorities) * (rule.counts(child.length.basis) ?? 1)
        }
        natural = children.reduce(layout.minimumSpacing * CGFloat(children.count - 1)) {
            $0 + $1.length.basis.length
        }
        fills = layout.alignment.isFill
    }

    /// The origin of a child's length along the stack.
    func share(at index: Int) -> StackShare { share(of: children[index]) }

    private func share(of child: Child) -> StackShare {
        let basis = child.length.basis
        return StackShare(
            direction: direction, basis: basis,
            part: !isShared
                ? nil
                : StackShare.Part(
                    value: child.length.change, room: stack.along.constrainedValue ?? .infinity,
                    natural: natural, priority: rule.priority(of: child.priorities),
                    length: rule.counts(basis), whole: whole),
            length: child.length.span.length)
    }

    /// A child's final length across the stack.
    func depth(at index: Int) -> CGFloat { children[index].depth.span.length }

    /// The shares of the divided length along the stack and of the length across it.
    func shares() -> [Share] { [divided, combined] }

    /// The origin of a child's length across: its answer, or the stack's length if it fills that.
    func originAcross(of index: Int) -> LengthOrigin {
        let axis = direction.other
        if fills { return stack.across.constrainedValue == nil ? .rule : .room(axis) }
        return children[index].depth.exchange.map { .answer($0, axis) } ?? .rule
    }

    private var divided: Share {
        let count = CGFloat(children.count)
        return Share(
            direction,
            .divided(
                available: stack.along.constrainedValue ?? .infinity,
                spacing: count == 1 ? 0 : gap * (count - 1)),
            by: StackRule(kind: rule, natural: natural, room: stack.along.constrainedValue),
            members: children.map { child in
                let (basis, span) = (child.length.basis, child.length.span)
                return Share.Member(
                    child.id, asked: basis.exchange, wanted: basis.wasAsked ? basis.length : nil, got: span.length,
                    turn: child.priorities.isFixed ? 1 : 2, because: share(of: child))
            })
    }

    /// The end of the child that reaches farthest across.
    private var extentAcross: CGFloat {
        children.reduce(0) { max($0, $1.depth.span.start + $1.depth.span.length) }
    }

    /// The share of the stack's length across, from its children's.
    private var combined: Share {
        .largest(
            direction.other, stack.across.constrainedValue ?? extentAcross,
            of: children.map { child in
                CombinedChild(
                    child.id, asked: child.depth.exchange, wanted: child.depth.answer,
                    got: CGRect(direction, child.length.span, cross: child.depth.span).size)
            }, else: .linedUp)
    }
}

extension StackRule.Kind {
    /// A child's relative part of the difference.
    fileprivate func priority(of priorities: StackPriorities) -> CGFloat {
        switch self {
        case .overflow: priorities.shrink
        case .underflow: priorities.grow
        case .natural: 0
        }
    }

    /// The length that weights a child's part; nil if all count alike.
    fileprivate func counts(_ basis: StackBasis) -> CGFloat? {
        self == .overflow(.condenseProportionally) || self == .underflow(.growProportionally) ? basis.length : nil
    }
}
