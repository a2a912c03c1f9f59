import EngineKit
import Negotiation

// Step 4 of a stack: the position of its children across it. Their guides are aligned first; then the block that they
// form is aligned as a whole:
//
//                ┌───┐                 the block   ┐
//        ┌───┐   │   │   ┌───┐                     │
//     ╌╌╌│╌╌╌│╌╌╌│╌╌╌│╌╌╌│╌╌╌│╌╌ the line          │  in the stack
//        └───┘   │   │   │   │                     │
//                └───┘   └───┘                     ┘

extension StackLayout {
    func align(
        _ subelements: Subelements, _ depths: [StackDepth], at distribution: StackDistribution, in stack: StackProposal
    ) -> [StackSpan] {
        switch alignment {
        case .fill:
            let all = fillLength(depths, in: stack)
            return depths.map { _ in StackSpan(start: 0, length: all) }
        case .line(let line):
            var spans = spansFromLine(line.own, of: subelements, depths, at: distribution, direction: stack.direction)
            lineUp(&spans, line.own, at: distribution, in: stack)
            return spans
        }
    }

    /// The stack's length; while measuring, the deepest child's, at most the proposal.
    private func fillLength(_ depths: [StackDepth], in stack: StackProposal) -> CGFloat {
        if stack.isPlacing, let room = stack.across.constrainedValue { return room }
        let deepest = depths.reduce(0) { max($0, $1.length) }
        return stack.across.constrainedValue.map { min($0, deepest) } ?? deepest
    }

    /// The children's spans, relative to the line that they are aligned by.
    private func spansFromLine(
        _ line: OwnLine<ElementDimensions>, of subelements: Subelements, _ depths: [StackDepth],
        at distribution: StackDistribution, direction: Negotiation.Axis
    ) -> [StackSpan] {
        var spans: [StackSpan] = []
        spans.reserveCapacity(depths.count)
        for (index, depth) in depths.enumerated() {
            let dimensions = ElementDimensions(
                size: CGSize(direction, distribution.spans[index].length, cross: depth.length))
            let explicit = subelements[index].node.alignmentGuide
            let guide = explicit?.computeValue(dimensions) ?? line.defaultValue(dimensions)
            spans.append(StackSpan(start: -guide, length: depth.length))
        }
        return spans
    }

    /// Moves the spans to the block's position in the stack.
    private func lineUp(
        _ spans: inout [StackSpan], _ line: OwnLine<ElementDimensions>, at distribution: StackDistribution,
        in stack: StackProposal
    ) {
        // By starting with the first child, a NaN guide of it stays, as in the real library.
        var lowest = spans[0].start
        var highest = spans[0].length + spans[0].start
        for span in spans {
            lowest = min(lowest, span.start)
            highest = max(highest, span.length + span.start)
        }
        let block = highest - lowest
        var room = block
        if let across = stack.across.constrainedValue {
            room = stack.isPlacing ? across : min(across, block)
        }
        let length = distribution.spans.reduce(0) { max($0, $1.start + $1.length) }
        func position(in depth: CGFloat) -> CGFloat {
            line.defaultValue(ElementDimensions(size: CGSize(stack.direction, length, cross: depth)))
        }
        let blockStart = position(in: room) - position(in: block)
        for index in spans.indices {
            spans[index] = StackSpan(
                start: blockStart + (spans[index].start - lowest), length: spans[index].length)
        }
    }
}
