import TextMetrics

/// Stands for an element that nobody knows. It is as large as its name in a line of hatching; around contents it is a
/// hatched edge, a cell thick, and the contents are in a column from its upper left corner:
///
/// ```
/// ▒ AvatarView ▒        ▒ Card ▒▒▒
///                       ▒First   ▒
///                       ▒Second  ▒
///                       ▒▒▒▒▒▒▒▒▒▒
/// ```
package struct HoleElement: LeafElement {
    /// The name that the source has for the element.
    package let elementName: String
    package let children: [any Element]

    package init(elementName: String, children: [any Element]) {
        (self.elementName, self.children) = (elementName, children)
    }

    package func contextForChildren(in context: LayoutContext) -> LayoutContext { context.inStack(along: .vertical) }

    package func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        children.isEmpty ? .partial : children.mostFlexible(along: axis)
    }

    package func layoutPriority(children: [ElementProxy]) -> CGFloat { 0 }

    package func layoutThatFits(_ proposal: CGSize, children: [ElementProxy], context: LayoutContext) -> LayoutNode {
        children.isEmpty
            ? name(in: proposal, context: context) : frame(around: children, in: proposal, context: context)
    }

    private func name(in proposal: CGSize, context: LayoutContext) -> LayoutNode {
        let cell = context.cellSize
        let width = CGFloat(HatchedTitle(elementName).columns) * cell.width
        let size = CGSize(
            width: min(width, max(0, proposal.width)), height: min(cell.height, max(0, proposal.height)))
        return LayoutNode(size: size, context: context)
    }

    private func frame(
        around children: [ElementProxy], in proposal: CGSize, context: LayoutContext
    ) -> LayoutNode {
        let cell = context.cellSize
        let inner = CGSize(width: proposal.width - 2 * cell.width, height: proposal.height - 2 * cell.height)
        let offer = StackOffer(axis: .vertical, size: inner, across: .proposed, isRecorded: context.isRecorded)
        var sharing = StackSharing(offer: offer, spacing: 0, children: children)
        let line = HorizontalAlignment.leading.guide
        let arrangement = StackArrangement(axis: .vertical, spacing: 0, line: line, context: context)
        let column = arrangement.arrange(sharing.run(), children, domain: .everywhere)
        let placed = column.children.map { child in
            let place = CGPoint(x: child.position.x + cell.width, y: child.position.y + cell.height)
            let reason = (child.reason as? any PositionReason).map {
                InHole(name: elementName, cell: cell, reason: $0)
            }
            return LayoutNode.Child(child.layout, at: place, because: reason)
        }
        return LayoutNode(
            size: CGSize(width: column.size.width + 2 * cell.width, height: column.size.height + 2 * cell.height),
            children: placed, guides: placed.sharedGuides, context: context)
    }
}
