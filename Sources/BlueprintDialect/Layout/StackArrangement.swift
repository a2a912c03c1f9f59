import EngineKit
import Negotiation

/// The arrangement of a stack's children: the results of all steps, in the stack's scratch memory.
struct StackArrangement {
    let direction: Negotiation.Axis
    let distribution: StackDistribution
    let depths: UnsafeMutableBufferPointer<StackDepth>

    /// The children's extent, from the stack's corner to the farthest edge.
    var extent: CGSize {
        var along: CGFloat = 0
        var across: CGFloat = 0
        for index in depths.indices {
            let (span, crossSpan) = (distribution[index].span, depths[index].span)
            along = max(along, span.start + span.length)
            across = max(across, crossSpan.start + crossSpan.length)
        }
        return CGSize(direction, along, cross: across)
    }

    /// Records where the lengths of the stack's answer come from: along it the children's requests and the spacing, or
    /// the proposal if they share an overflow; across it the child that reaches farthest.
    func explain(_ extent: CGSize, in proposal: SizeConstraint, at child: Node) {
        child.explainParent(direction, explanation(of: extent[direction], in: proposal[direction]))
        let across = direction.other
        guard let farthest = depths.firstIndex(where: { $0.span.start + $0.span.length == extent[across] }),
            let exchange = depths[farthest].exchange
        else { return child.explainParent(across, .constant) }
        let span = depths[farthest].span
        if span.length != depths[farthest].length {
            // It fills the stack: that is its deepest child's length, or the proposal.
            let deepest = depths.first { $0.length == span.length }?.exchange
            let room = proposal[across].constrainedValue
            child.explainParent(
                across,
                deepest.map { LengthExplanation(.answer($0, across)) }
                    ?? LengthExplanation(.room(across), of: room ?? .infinity, nil, giving: extent[across]))
        } else {
            child.explainParent(across, .answer(exchange, across), span.start == 0 ? nil : .plus(span.start))
        }
    }

    /// The origin of the stack's length along it.
    private func explanation(of length: CGFloat, in proposal: SizeConstraint.Axis) -> LengthExplanation {
        if let room = proposal.constrainedValue, distribution.lengths.contains(where: { $0.change != 0 }) {
            return LengthExplanation(.room(direction), of: room, in: length)
        }
        guard distribution.gap >= 0, distribution.lengths.allSatisfy({ $0.basis.length >= 0 }) else {
            return LengthExplanation(.rule)
        }
        var exchanges: [ExchangeID] = []
        exchanges.reserveCapacity(depths.count)
        var sum: CGFloat = 0
        for child in distribution.lengths {
            guard let exchange = child.basis.exchange else { continue }
            exchanges.append(exchange)
            sum += child.basis.length
        }
        let spacing = distribution.gap * CGFloat(depths.count - 1)
        return LengthExplanation(.sum(exchanges), of: sum, .plus(spacing), giving: length)
    }

    func frame(at index: Int) -> CGRect {
        CGRect(direction, distribution[index].span, cross: depths[index].span)
    }

    /// Whether a child's share of the overflow or underflow is NaN, so that its length is 0.
    func isShareUndefined(at index: Int) -> Bool {
        distribution[index].change.isNaN && distribution[index].basis.length != 0
    }

    /// The exchange that decided a child's size: the one across, at its final length. If it fills the stack across, it
    /// is the one along, if it got the length it answered.
    func decider(at index: Int, fills: Bool) -> ExchangeID? {
        guard fills else { return depths[index].exchange }
        let (basis, span) = (distribution[index].basis, distribution[index].span)
        return span.length == basis.length ? basis.exchange : nil
    }
}

extension CGRect {
    /// The frame of a child with its spans along a stack and across it.
    init(_ direction: Negotiation.Axis, _ along: StackSpan, cross: StackSpan) {
        switch direction {
        case .horizontal: self.init(x: along.start, y: cross.start, width: along.length, height: cross.length)
        case .vertical: self.init(x: cross.start, y: along.start, width: cross.length, height: along.length)
        }
    }
}
