import Negotiation

// Step 4 of a stack: where its children stand across it. Their guides are lined up first; then the block that they make
// is aligned as a whole:
//
//                ┌───┐                 the block   ┐
//        ┌───┐   │   │   ┌───┐                     │
//     ╌╌╌│╌╌╌│╌╌╌│╌╌╌│╌╌╌│╌╌╌│╌╌ the line          │  in the stack
//        └───┘   │   │   │   │                     │
//                └───┘   └───┘                     ┘

extension StackLayout {
    func align(
        _ subelements: Subelements, _ depths: [StackDepth], at distribution: StackDistribution, in offer: StackOffer
    ) -> [StackSpan] {
        switch alignment {
        case .fill:
            let all = fillLength(depths, in: offer)
            return depths.map { _ in StackSpan(start: 0, length: all) }
        case .align(let id):
            let guides = alignmentGuides(id, of: subelements, depths, at: distribution, direction: offer.direction)
            return lineUp(depths, by: guides, id, at: distribution, in: offer)
        }
    }

    /// All of the stack; while that is measured, the deepest child, but not more than is offered.
    private func fillLength(_ depths: [StackDepth], in offer: StackOffer) -> CGFloat {
        if offer.isPlacing, let room = offer.across.constrainedValue { return room }
        let deepest = depths.reduce(0) { max($0, $1.length) }
        return offer.across.constrainedValue.map { min($0, deepest) } ?? deepest
    }

    /// Where the line runs in each child, from its own start.
    private func alignmentGuides(
        _ id: any AlignmentID.Type, of subelements: Subelements, _ depths: [StackDepth],
        at distribution: StackDistribution, direction: Negotiation.Axis
    ) -> [CGFloat] {
        var guides: [CGFloat] = []
        guides.reserveCapacity(depths.count)
        for (index, depth) in depths.enumerated() {
            let dimensions = ElementDimensions(
                size: CGSize(direction, distribution.spans[index].length, cross: depth.length))
            let explicit = subelements[index].node.stackTraits.alignmentGuide
            guides.append(explicit?.computeValue(dimensions) ?? id.defaultValue(in: dimensions))
        }
        return guides
    }

    private func lineUp(
        _ depths: [StackDepth], by guides: [CGFloat], _ id: any AlignmentID.Type, at distribution: StackDistribution,
        in offer: StackOffer
    ) -> [StackSpan] {
        // Starting with the first child, a guide of its that is no number stays, as it does in the real library.
        var lowest = -guides[0]
        var highest = depths[0].length - guides[0]
        for (depth, guide) in zip(depths, guides) {
            lowest = min(lowest, -guide)
            highest = max(highest, depth.length - guide)
        }
        let block = highest - lowest
        var room = block
        if let across = offer.across.constrainedValue {
            room = offer.isPlacing ? across : min(across, block)
        }
        let length = distribution.spans.reduce(0) { max($0, $1.start + $1.length) }
        func line(in depth: CGFloat) -> CGFloat {
            id.defaultValue(in: ElementDimensions(size: CGSize(offer.direction, length, cross: depth)))
        }
        let blockStart = line(in: room) - line(in: block)
        return zip(depths, guides).map { depth, guide in
            StackSpan(start: blockStart + (-guide - lowest), length: depth.length)
        }
    }
}

extension CGSize {
    init(_ axis: Negotiation.Axis, _ along: CGFloat, cross: CGFloat) {
        switch axis {
        case .horizontal: self.init(width: along, height: cross)
        case .vertical: self.init(width: cross, height: along)
        }
    }
}
