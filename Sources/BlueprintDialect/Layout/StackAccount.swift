import EngineKit
import Negotiation

/// A stack's arrangement with more for readers of the record, made in a recorded pass. A class, because the reasons of
/// all children share it.
final class StackAccount: Sendable {
    let arrangement: StackArrangement
    let fills: Bool
    private let stack: StackProposal
    private let children: [ElementID?]
    private let priorities: [StackPriorities]
    /// The sum of all priorities, each times the length that counts.
    private let whole: CGFloat
    /// The children's requested lengths plus the minimum spacing.
    private let natural: CGFloat

    init(
        _ arrangement: StackArrangement, of subelements: LayoutSubelements, by layout: StackLayout,
        in stack: StackProposal
    ) {
        self.arrangement = arrangement
        self.stack = stack
        children = subelements.map { $0.node.recorded?.id }
        priorities = subelements.map(\.node.priorities)
        let distribution = arrangement.distribution
        whole = zip(priorities, distribution.indices).reduce(0) { sum, child in
            sum + distribution.priority(of: child.0) * (distribution.counts(distribution[child.1].basis) ?? 1)
        }
        natural = distribution.indices.reduce(layout.minimumSpacing * CGFloat(children.count - 1)) {
            $0 + distribution[$1].basis.length
        }
        fills = layout.alignment.isFill
    }

    /// The origin of a child's length along the stack.
    func share(at index: Int) -> StackShare {
        let distribution = arrangement.distribution
        let (basis, change) = (distribution[index].basis, distribution[index].change)
        return StackShare(
            direction: arrangement.direction, basis: basis,
            part: !distribution.isShared
                ? nil
                : StackShare.Part(
                    value: change, room: stack.along.constrainedValue ?? .infinity,
                    natural: natural,
                    priority: distribution.priority(of: priorities[index]),
                    length: distribution.counts(basis), whole: whole),
            length: distribution[index].span.length)
    }

    /// The shares of the divided length along the stack and of the length across it.
    func shares() -> [Share] { [divided, combined] }

    /// The origin of a child's length across: its answer, or the stack's length if it fills that.
    func originAcross(of index: Int) -> LengthOrigin {
        let axis = arrangement.direction.other
        if fills { return stack.across.constrainedValue == nil ? .rule : .room(axis) }
        return arrangement.depths[index].exchange.map { .answer($0, axis) } ?? .rule
    }

    private var divided: Share {
        let count = CGFloat(children.count)
        return Share(
            arrangement.direction,
            .divided(
                available: stack.along.constrainedValue ?? .infinity,
                spacing: count == 1 ? 0 : arrangement.distribution.gap * (count - 1)),
            by: StackRule(kind: arrangement.distribution.rule, natural: natural, room: stack.along.constrainedValue),
            members: children.indices.map { index in
                let (basis, span) = (arrangement.distribution[index].basis, arrangement.distribution[index].span)
                return Share.Member(
                    children[index], asked: basis.exchange, wanted: basis.wasAsked ? basis.length : nil,
                    got: span.length,
                    turn: priorities[index].isFixed ? 1 : 2, because: share(at: index))
            })
    }

    /// The share of the stack's length across, from its children's.
    private var combined: Share {
        .largest(
            arrangement.direction.other,
            stack.across.constrainedValue ?? arrangement.extent[arrangement.direction.other],
            of: children.indices.map { index in
                let depth = arrangement.depths[index]
                return CombinedChild(
                    children[index], asked: depth.exchange, wanted: depth.answer,
                    got: arrangement.frame(at: index).size)
            }, else: .linedUp)
    }
}

extension StackDistribution {
    /// A child's relative part of the difference.
    fileprivate func priority(of priorities: StackPriorities) -> CGFloat {
        switch rule {
        case .overflow: priorities.shrink
        case .underflow: priorities.grow
        case .natural: 0
        }
    }

    /// The length that weights a child's part; nil if all count alike.
    fileprivate func counts(_ basis: StackBasis) -> CGFloat? {
        rule == .overflow(.condenseProportionally) || rule == .underflow(.growProportionally) ? basis.length : nil
    }
}
