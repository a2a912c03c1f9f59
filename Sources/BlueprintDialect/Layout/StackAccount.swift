import EngineKit
import Negotiation

/// A stack's arrangement with more for readers of the record, made in a recorded pass. A class, because the reasons of
/// all children share it.
final class StackAccount: Sendable {
    private let direction: Negotiation.Axis
    private let lengths: [StackLength]
    private let depths: [StackDepth]
    private let rule: StackRule.Kind
    private let gap: CGFloat
    private let isShared: Bool
    let fills: Bool
    private let stack: StackProposal
    private let children: [ElementID?]
    private let priorities: [StackPriorities]
    /// The sum of all priorities, each times the length that counts.
    private let whole: CGFloat
    /// The children's requested lengths plus the minimum spacing.
    private let natural: CGFloat

    init(
        _ arrangement: StackArrangement, of children: Nodes, by layout: StackLayout,
        in stack: StackProposal
    ) {
        let distribution = arrangement.distribution
        (direction, lengths, depths) = (arrangement.direction, Array(distribution.lengths), Array(arrangement.depths))
        (rule, gap, isShared) = (distribution.rule, distribution.gap, distribution.isShared)
        self.stack = stack
        self.children = children.map(\.id)
        priorities = children.map(\.priorities)
        whole = zip(priorities, distribution.lengths).reduce(0) { sum, child in
            sum + distribution.rule.priority(of: child.0) * (distribution.rule.counts(child.1.basis) ?? 1)
        }
        natural = distribution.indices.reduce(layout.minimumSpacing * CGFloat(children.count - 1)) {
            $0 + distribution[$1].basis.length
        }
        fills = layout.alignment.isFill
    }

    /// The origin of a child's length along the stack.
    func share(at index: Int) -> StackShare {
        let (basis, change) = (lengths[index].basis, lengths[index].change)
        return StackShare(
            direction: direction, basis: basis,
            part: !isShared
                ? nil
                : StackShare.Part(
                    value: change, room: stack.along.constrainedValue ?? .infinity,
                    natural: natural,
                    priority: rule.priority(of: priorities[index]),
                    length: rule.counts(basis), whole: whole),
            length: lengths[index].span.length)
    }

    /// A child's final length across the stack.
    func depth(at index: Int) -> CGFloat { depths[index].span.length }

    /// The shares of the divided length along the stack and of the length across it.
    func shares() -> [Share] { [divided, combined] }

    /// The origin of a child's length across: its answer, or the stack's length if it fills that.
    func originAcross(of index: Int) -> LengthOrigin {
        let axis = direction.other
        if fills { return stack.across.constrainedValue == nil ? .rule : .room(axis) }
        return depths[index].exchange.map { .answer($0, axis) } ?? .rule
    }

    private var divided: Share {
        let count = CGFloat(children.count)
        return Share(
            direction,
            .divided(
                available: stack.along.constrainedValue ?? .infinity,
                spacing: count == 1 ? 0 : gap * (count - 1)),
            by: StackRule(kind: rule, natural: natural, room: stack.along.constrainedValue),
            members: children.indices.map { index in
                let (basis, span) = (lengths[index].basis, lengths[index].span)
                return Share.Member(
                    children[index], asked: basis.exchange, wanted: basis.wasAsked ? basis.length : nil,
                    got: span.length,
                    turn: priorities[index].isFixed ? 1 : 2, because: share(at: index))
            })
    }

    /// The end of the child that reaches farthest across.
    private var extentAcross: CGFloat { depths.reduce(0) { max($0, $1.span.start + $1.span.length) } }

    /// The share of the stack's length across, from its children's.
    private var combined: Share {
        .largest(
            direction.other, stack.across.constrainedValue ?? extentAcross,
            of: children.indices.map { index in
                let depth = depths[index]
                return CombinedChild(
                    children[index], asked: depth.exchange, wanted: depth.answer,
                    got: CGRect(direction, lengths[index].span, cross: depth.span).size)
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
