import EngineKit
import Negotiation

// The modifiers that say something of their child to those around it.

/// Says when its stack lets it choose.
public struct LayoutPriorityElement: WrapperElement {
    /// The element that is modified.
    public let child: any Element
    /// The highest chooses first. Of a child whose priority is NaN a stack takes no notice.
    public let priority: CGFloat

    /// The modifier as it is written: `layoutPriority`.
    public var elementName: String { "layoutPriority" }

    /// The priority that was given.
    public func layoutPriority(children: [ElementProxy]) -> CGFloat { priority }

    /// The child's own answer.
    public func layoutThatFits(
        _ proposal: CGSize, child: ElementProxy, context: LayoutContext
    ) -> LayoutNode {
        child.layoutThatFits(proposal, because: PassedOn(proposal.lengths)).handedOn(in: context)
    }
}

/// Sets the direction for what is in it.
public struct LayoutDirectionElement: WrapperElement, Layout {
    /// The element that is modified.
    public let child: any Element
    /// Where text begins inside.
    public let direction: LayoutDirection

    /// The modifier as it is written: `layoutDirection`.
    public var elementName: String { "layoutDirection" }

    /// Its own context but for the direction.
    public func contextForChildren(in context: LayoutContext) -> LayoutContext {
        var context = context
        context.layoutDirection = direction
        return context
    }

    /// The child's own answer.
    public func layoutThatFits(
        _ proposal: CGSize, child: ElementProxy, context: LayoutContext
    ) -> LayoutNode {
        child.layoutThatFits(proposal, because: PassedOn(proposal.lengths)).handedOn(in: context)
    }
}

/// Says where a line for alignment runs in its child.
public struct AlignmentGuideElement: WrapperElement, Layout {
    /// The element that is modified.
    public let child: any Element
    let guide: AlignmentGuide
    let computeValue: (ViewDimensions) -> CGFloat

    /// The modifier as it is written: `alignmentGuide`.
    public var elementName: String { "alignmentGuide" }

    /// The child's answer with the line set, from its size and the lines that it has.
    public func layoutThatFits(
        _ proposal: CGSize, child: ElementProxy, context: LayoutContext
    ) -> LayoutNode {
        let answer = child.layoutThatFits(proposal, because: PassedOn(proposal.lengths))
        return answer.wrapped(in: context).setting(guide, to: computeValue(answer.dimensions))
    }
}

/// Says where its child stands in the cell of a grid. Its priority is 0, whatever the child's.
public struct GridCellAnchorElement: WrapperElement, Layout {
    /// The element that is modified.
    public let child: any Element
    /// Where the child stands in its cell.
    public let anchor: Anchor

    /// An alignment of the child and the cell, or a point of both.
    public enum Anchor: Hashable, Sendable {
        /// The child's lines lie on the cell's.
        case alignment(Alignment)
        /// A point of the child, in parts of its size, lies on the same point of the cell.
        case point(UnitPoint)
    }

    /// The modifier as it is written: `gridCellAnchor`.
    public var elementName: String { "gridCellAnchor" }

    /// 0, whatever the child's.
    public func layoutPriority(children: [ElementProxy]) -> CGFloat { 0 }

    /// The child's own answer.
    public func layoutThatFits(
        _ proposal: CGSize, child: ElementProxy, context: LayoutContext
    ) -> LayoutNode {
        child.layoutThatFits(proposal, because: PassedOn(proposal.lengths)).handedOn(in: context)
    }
}

/// Says where everything in its column of a grid stands. Its priority is 0, whatever the child's.
public struct GridColumnAlignmentElement: WrapperElement, Layout {
    /// The element that is modified.
    public let child: any Element
    /// How all cells of the column are aligned.
    public let alignment: HorizontalAlignment

    /// The modifier as it is written: `gridColumnAlignment`.
    public var elementName: String { "gridColumnAlignment" }

    /// 0, whatever the child's.
    public func layoutPriority(children: [ElementProxy]) -> CGFloat { 0 }

    /// The child's own answer.
    public func layoutThatFits(
        _ proposal: CGSize, child: ElementProxy, context: LayoutContext
    ) -> LayoutNode {
        child.layoutThatFits(proposal, because: PassedOn(proposal.lengths)).handedOn(in: context)
    }
}

extension Element {
    /// The highest is asked first, and leaves the rest to the others. An element of fixed size goes before all of them.
    public func layoutPriority(_ priority: CGFloat) -> Element {
        LayoutPriorityElement(child: self, priority: priority)
    }

    /// Sets where text begins for the element and everything in it.
    public func layoutDirection(_ direction: LayoutDirection) -> Element & Layout {
        LayoutDirectionElement(child: self, direction: direction)
    }

    /// Sets where a line runs.
    /// - Parameter computeValue: in points from the left; NaN and infinite values count as 0.
    public func alignmentGuide(
        _ alignment: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> Element & Layout {
        AlignmentGuideElement(child: self, guide: alignment.guide, computeValue: computeValue)
    }

    /// Sets where a line runs.
    /// - Parameter computeValue: in points from the top; NaN and infinite values count as 0.
    public func alignmentGuide(
        _ alignment: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> Element & Layout {
        AlignmentGuideElement(child: self, guide: alignment.guide, computeValue: computeValue)
    }

    /// Aligns the element with its cell of a grid, instead of the column's and the row's alignment.
    public func gridCellAnchor(_ alignment: Alignment = .center) -> Element & Layout {
        GridCellAnchorElement(child: self, anchor: .alignment(alignment))
    }

    /// Where the element's point stands on the cell's. Words that both types know are taken for alignments.
    @_disfavoredOverload
    public func gridCellAnchor(_ point: UnitPoint) -> Element & Layout {
        GridCellAnchorElement(child: self, anchor: .point(point))
    }

    /// Aligns all cells of the element's column of a grid; the last row's that says so counts.
    public func gridColumnAlignment(_ alignment: HorizontalAlignment = .center) -> Element & Layout {
        GridColumnAlignmentElement(child: self, alignment: alignment)
    }
}
