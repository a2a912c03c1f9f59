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
        _ children: Nodes, _ depths: UnsafeMutableBufferPointer<StackDepth>,
        at distribution: StackDistribution,
        in stack: StackProposal
    ) {
        switch alignment {
        case .fill:
            let all = fillLength(depths, in: stack)
            for index in depths.indices { depths[index].span = StackSpan(start: 0, length: all) }
        case .line(let line):
            alignFromLine(depths, line, of: children, at: distribution, direction: stack.direction)
            lineUp(depths, line, at: distribution, in: stack)
        }
    }

    /// The stack's length; while measuring, the deepest child's, at most the proposal.
    private func fillLength(_ depths: UnsafeMutableBufferPointer<StackDepth>, in stack: StackProposal) -> CGFloat {
        if stack.isPlacing, let room = stack.across.constrainedValue { return room }
        let deepest = depths.reduce(0) { max($0, $1.length) }
        return stack.across.constrainedValue.map { min($0, deepest) } ?? deepest
    }

    /// Gives the children spans relative to the line that they are aligned by.
    private func alignFromLine(
        _ depths: UnsafeMutableBufferPointer<StackDepth>, _ line: AlignmentLine, of children: Nodes,
        at distribution: StackDistribution, direction: Negotiation.Axis
    ) {
        for index in depths.indices {
            let length = depths[index].length
            let size = { CGSize(direction, distribution[index].span.length, cross: length) }
            let explicit = children[index].alignmentGuide
            let guide =
                explicit?.computeValue(ElementDimensions(size: size())) ?? line.position(in: length, of: size())
            depths[index].span = StackSpan(start: -guide, length: length)
        }
    }

    /// Moves the spans to the block's position in the stack.
    private func lineUp(
        _ depths: UnsafeMutableBufferPointer<StackDepth>, _ line: AlignmentLine, at distribution: StackDistribution,
        in stack: StackProposal
    ) {
        // By starting with the first child, a NaN guide of it stays, as in the real library.
        var lowest = depths[0].span.start
        var highest = depths[0].span.length + depths[0].span.start
        var length: CGFloat = 0
        for index in depths.indices {
            let (across, along) = (depths[index].span, distribution[index].span)
            lowest = min(lowest, across.start)
            highest = max(highest, across.length + across.start)
            length = max(length, along.start + along.length)
        }
        let block = highest - lowest
        var room = block
        if let across = stack.across.constrainedValue {
            room = stack.isPlacing ? across : min(across, block)
        }
        func position(in depth: CGFloat) -> CGFloat {
            line.position(in: depth, of: CGSize(stack.direction, length, cross: depth))
        }
        let blockStart = position(in: room) - position(in: block)
        for index in depths.indices {
            let span = depths[index].span
            depths[index].span = StackSpan(start: blockStart + (span.start - lowest), length: span.length)
        }
    }
}
