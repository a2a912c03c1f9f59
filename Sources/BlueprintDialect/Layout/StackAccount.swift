import EngineKit
import Negotiation

/// A stack's arrangement with what those who read it want to know besides; made where a pass is recorded.
struct StackAccount {
    let arrangement: StackArrangement
    let offer: StackOffer
    let children: [ElementID?]
    /// How the children's lengths along the stack came to be.
    let shares: [StackShare]

    init(_ arrangement: StackArrangement, of subelements: LayoutSubelements, in offer: StackOffer) {
        self.arrangement = arrangement
        self.offer = offer
        children = subelements.map { $0.node.recorded?.id }
        let distribution = arrangement.distribution
        let priorities = subelements.map { distribution.priority(of: $0.node.priorities) }
        let weights = zip(priorities, arrangement.bases).map { $0 * (distribution.counts($1) ?? 1) }
        let whole = weights.reduce(0, +)
        shares = arrangement.bases.enumerated().map { index, basis in
            StackShare(
                direction: arrangement.direction, basis: basis.length, wasAsked: basis.wasAsked,
                part: distribution.changes.isEmpty
                    ? nil
                    : StackShare.Part(
                        value: distribution.changes[index], extra: distribution.extra, priority: priorities[index],
                        length: distribution.counts(basis), whole: whole),
                length: distribution.spans[index].length)
        }
    }

    func reason(at index: Int, fills: Bool) -> StackPlacement {
        StackPlacement(share: shares[index], depth: arrangement.crossSpans[index].length, fills: fills)
    }

    /// The length along the stack, divided.
    func divided(_ layout: StackLayout, among subelements: LayoutSubelements) -> Share {
        let count = CGFloat(children.count)
        let natural = arrangement.bases.reduce(layout.minimumSpacing * (count - 1)) { $0 + $1.length }
        return Share(
            arrangement.direction,
            .divided(
                available: offer.along.constrainedValue ?? .infinity,
                spacing: count == 1 ? 0 : arrangement.distribution.gap * (count - 1)),
            by: StackRule(kind: arrangement.distribution.rule, natural: natural, room: offer.along.constrainedValue),
            members: zip(children, zip(arrangement.bases, subelements)).enumerated().map { index, child in
                let (basis, subelement) = child.1
                return Share.Member(
                    child.0, wanted: basis.wasAsked ? basis.length : nil,
                    got: arrangement.distribution.spans[index].length,
                    turn: subelement.node.priorities.isFixed ? 1 : 2, because: shares[index])
            })
    }

    /// What the stack is across, from its children's.
    var combined: Share {
        .largest(
            arrangement.direction.other,
            offer.across.constrainedValue ?? arrangement.extent[arrangement.direction.other],
            of: zip(children, zip(arrangement.depths, arrangement.crossSpans)).map { ($0, $1.0.length, $1.1.length) })
    }
}

extension StackDistribution {
    /// How much of what is shared out a child takes, relative to the others.
    fileprivate func priority(of priorities: StackPriorities) -> CGFloat {
        switch rule {
        case .overflow: priorities.shrink
        case .underflow: priorities.grow
        case .natural: 0
        }
    }

    /// The length by which a child takes more than another; nil where all count alike.
    fileprivate func counts(_ basis: StackBasis) -> CGFloat? {
        rule == .overflow(.condenseProportionally) || rule == .underflow(.growProportionally) ? basis.length : nil
    }
}
