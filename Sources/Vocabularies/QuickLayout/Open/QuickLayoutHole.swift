import EngineKit
import Negotiation
import QuickLayoutDialect

/// Stands for an unknown element.
struct QuickLayoutHole: LeafElement, Hole {
    let elementName: String
    let children: [any Element]

    var hasContents: Bool { !children.isEmpty }

    private static var column: VStack { VStack(alignment: .leading) }

    func contextForChildren(in context: LayoutContext) -> LayoutContext { Self.column.contextForChildren(in: context) }

    func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        children.isEmpty ? .partial : children.mostFlexible(along: axis)
    }

    func layoutPriority(children: [ElementProxy]) -> CGFloat { 0 }

    func layoutThatFits(_ proposal: CGSize, children: [ElementProxy], context: LayoutContext) -> LayoutNode {
        children.isEmpty
            ? name(in: proposal, context: context) : frame(around: children, in: proposal, context: context)
    }

    private func name(in proposal: CGSize, context: LayoutContext) -> LayoutNode {
        let title = titleSize(cell: context.cellSize)
        let size = CGSize(
            width: min(title.width, max(0, proposal.width)), height: min(title.height, max(0, proposal.height)))
        return LayoutNode(size: size, context: context)
    }

    private func frame(
        around children: [ElementProxy], in proposal: CGSize, context: LayoutContext
    ) -> LayoutNode {
        let cell = context.cellSize
        let inner = CGSize(width: proposal.width - 2 * cell.width, height: proposal.height - 2 * cell.height)
        let column = Self.column.layoutThatFits(inner, children: children, context: context)
        let placed = column.children.map { child in
            let place = CGPoint(x: child.position.x + cell.width, y: child.position.y + cell.height)
            let reason = (child.reason as? any PositionReason).map {
                Placement(name: elementName, cell: cell, reason: $0)
            }
            return LayoutNode.Child(child.layout, at: place, because: reason)
        }
        let least = min(leastWidth(cell: cell), max(0, proposal.width))
        return LayoutNode(
            size: CGSize(
                width: max(column.size.width + 2 * cell.width, least), height: column.size.height + 2 * cell.height),
            children: placed, sharing: .customLines, context: context)
    }

    /// A child of the column.
    struct Placement: PositionReason {
        let name: String
        /// The distance by which the column's corner is moved.
        let cell: CGSize
        /// Why the child is where it is in the column.
        let reason: any PositionReason

        var size: CGSize { reason.size }

        var sentence: String {
            "\(HoleSentence.column(in: name, at: CGPoint(x: cell.width, y: cell.height))): \(reason.sentence)"
        }

        func position(on axis: Axis) -> Calculation { reason.position(on: axis).adding(.plus(cell[axis])) }
    }
}
