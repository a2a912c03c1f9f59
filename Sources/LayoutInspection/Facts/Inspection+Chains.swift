import Foundation
import Negotiation
import TextMetrics

extension Inspection {
    /// The origin of an element's length, including text that its proposal broke or cut.
    package func chain(of index: Int, on axis: Axis) -> LengthChain? {
        guard
            let chain = record.chain(
                of: elements[index].recordID, on: axis, cell: projection.cell, contentLimit: textLimit)
        else { return nil }
        return lineage(of: index).contains { intents[$0]?.readsProposal ?? false } ? chain.dependent : chain
    }

    /// The limit on a text's answer along an axis; nil if it answered its own length, or is no text.
    private func textLimit(_ exchange: Exchange, _ axis: Axis) -> ContentLimit? {
        guard let index = index(of: exchange.asked), let text = appearance(of: index).text else { return nil }
        let scale = CGFloat(max(1, text.scale))
        let glyph = CGSize(width: projection.cell.width * scale, height: projection.cell.height * scale)
        let whole = TextExtent(text.string, width: nil)
        let columns = ((exchange.answer.width + CellProjection.slack) / glyph.width).rounded(.down)
        guard columns >= 0, columns < 1e9 else { return nil }
        if whole.columns > Int(columns), axis == .horizontal { return .by(.horizontal) }
        let narrower = exchange.proposal.width.isBelow(CGFloat(whole.columns) * glyph.width + projection.cell.width)
        guard axis == .vertical else { return narrower ? .nearly : nil }
        let broken = TextExtent(text.string, width: max(1, Int(columns)))
        let lines = (exchange.answer.height / glyph.height).rounded()
        if lines < CGFloat(broken.lines), exchange.proposal.height.isBelow(CGFloat(broken.lines) * glyph.height) {
            return .by(.vertical)
        }
        return broken.lines > whole.lines ? .by(.horizontal) : narrower ? .nearly : nil
    }
}

extension AxisProposal {
    /// Whether it has a limit that is less than a length.
    fileprivate func isBelow(_ length: CGFloat) -> Bool {
        switch self {
        case .exactly(let limit), .atMost(let limit), .between(_, let limit): limit < length - CellProjection.slack
        case .unconstrained, .unspecified: false
        }
    }
}
