import EngineKit
import Negotiation

/// The arrangement of a stack's children: the results of all steps.
struct StackArrangement {
    let direction: Negotiation.Axis
    let bases: [StackBasis]
    let distribution: StackDistribution
    let depths: [StackDepth]
    let crossSpans: [StackSpan]

    /// The children's extent, from the stack's corner to the farthest edge.
    var extent: CGSize {
        var along: CGFloat = 0
        var across: CGFloat = 0
        for (span, crossSpan) in zip(distribution.spans, crossSpans) {
            along = max(along, span.start + span.length)
            across = max(across, crossSpan.start + crossSpan.length)
        }
        return CGSize(direction, along, cross: across)
    }

    func frame(at index: Int) -> CGRect {
        let span = distribution.spans[index]
        let crossSpan = crossSpans[index]
        return switch direction {
        case .horizontal:
            CGRect(x: span.start, y: crossSpan.start, width: span.length, height: crossSpan.length)
        case .vertical:
            CGRect(x: crossSpan.start, y: span.start, width: crossSpan.length, height: span.length)
        }
    }

    /// Whether a child's share of the overflow or underflow is NaN, so that its length is 0.
    func isShareUndefined(at index: Int) -> Bool {
        !distribution.changes.isEmpty && distribution.changes[index].isNaN && bases[index].length != 0
    }

    /// The exchange that decided a child's size: the one across, at its final length. If it fills the stack across, it
    /// is the one along, if it got the length it answered.
    func decider(at index: Int, fills: Bool) -> ExchangeID? {
        guard fills else { return depths[index].exchange }
        return distribution.spans[index].length == bases[index].length ? bases[index].exchange : nil
    }
}
