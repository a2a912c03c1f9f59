import EngineKit
import Negotiation

// Modifiers that set properties of their child for its containers.

/// Sets its child's priority in a stack.
public struct LayoutPriorityElement: LibraryWrapper {
    /// The element that is modified.
    public let child: any Element
    /// The priority; the highest is asked first. A stack ignores a child whose priority is NaN.
    public let priority: CGFloat

    /// The modifier as it is written: `layoutPriority`.
    public var elementName: String { "layoutPriority" }

    /// Returns the given priority.
    func priority(child: Subelement) -> CGFloat { priority }

    /// Returns the child's own answer.
    @inline(__always) func answer(to proposal: CGSize, child: Subelement, in context: RuleContext) -> Answer {
        context.handedOn(child.ask(proposal, because: PassedOn(proposal.lengths)))
    }
}

/// Sets the layout direction of its child.
public struct LayoutDirectionElement: LibraryWrapper, Layout {
    /// The element that is modified.
    public let child: any Element
    /// The direction of text inside.
    public let direction: LayoutDirection

    /// The modifier as it is written: `layoutDirection`.
    public var elementName: String { "layoutDirection" }

    /// Its own surroundings with the direction.
    func inner(_ surroundings: Surroundings) -> Surroundings {
        var inner = surroundings
        inner.layoutDirection = direction
        return inner
    }

    /// Returns the child's own answer.
    @inline(__always) func answer(to proposal: CGSize, child: Subelement, in context: RuleContext) -> Answer {
        context.handedOn(child.ask(proposal, because: PassedOn(proposal.lengths)))
    }
}

/// Sets the position of an alignment guide in its child.
public struct AlignmentGuideElement: LibraryWrapper, Layout {
    /// The element that is modified.
    public let child: any Element
    let guide: AlignmentGuide
    let computeValue: (ViewDimensions) -> CGFloat

    /// The modifier as it is written: `alignmentGuide`.
    public var elementName: String { "alignmentGuide" }

    /// Returns the child's answer with the guide, computed from its size and its guides.
    @inline(__always) func answer(to proposal: CGSize, child: Subelement, in context: RuleContext) -> Answer {
        let answer = child.ask(proposal, because: PassedOn(proposal.lengths))
        return context.setting(guide, to: computeValue(answer.dimensions), in: context.wrapped(answer))
    }
}

/// Sets its child's anchor in the cell of a grid. Its priority is 0, whatever the child's.
public struct GridCellAnchorElement: LibraryWrapper, Layout {
    /// The element that is modified.
    public let child: any Element
    /// The child's anchor in its cell.
    public let anchor: Anchor

    /// An alignment of the child and the cell, or a point of both.
    public enum Anchor: Hashable, Sendable {
        /// The child's alignment lines are on the cell's.
        case alignment(Alignment)
        /// A point of the child, in fractions of its size, is on the same point of the cell.
        case point(UnitPoint)
    }

    /// The modifier as it is written: `gridCellAnchor`.
    public var elementName: String { "gridCellAnchor" }

    /// 0, whatever the child's.
    func priority(child: Subelement) -> CGFloat { 0 }

    /// Returns the child's own answer.
    @inline(__always) func answer(to proposal: CGSize, child: Subelement, in context: RuleContext) -> Answer {
        context.handedOn(child.ask(proposal, because: PassedOn(proposal.lengths)))
    }
}

/// Sets the alignment of its column of a grid. Its priority is 0, whatever the child's.
public struct GridColumnAlignmentElement: LibraryWrapper, Layout {
    /// The element that is modified.
    public let child: any Element
    /// The alignment of all cells in the column.
    public let alignment: HorizontalAlignment

    /// The modifier as it is written: `gridColumnAlignment`.
    public var elementName: String { "gridColumnAlignment" }

    /// 0, whatever the child's.
    func priority(child: Subelement) -> CGFloat { 0 }

    /// Returns the child's own answer.
    @inline(__always) func answer(to proposal: CGSize, child: Subelement, in context: RuleContext) -> Answer {
        context.handedOn(child.ask(proposal, because: PassedOn(proposal.lengths)))
    }
}

extension Element {
    /// Sets the priority in a stack. The highest is asked first and leaves the rest to the others; fixed elements go
    /// before all of them.
    public func layoutPriority(_ priority: CGFloat) -> Element {
        LayoutPriorityElement(child: self, priority: priority)
    }

    /// Sets the direction of text for the element and everything in it.
    public func layoutDirection(_ direction: LayoutDirection) -> Element & Layout {
        LayoutDirectionElement(child: self, direction: direction)
    }

    /// Sets the position of an alignment guide.
    /// - Parameter computeValue: in points from the left; NaN and infinite values count as 0.
    public func alignmentGuide(
        _ alignment: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> Element & Layout {
        AlignmentGuideElement(child: self, guide: alignment.guide, computeValue: computeValue)
    }

    /// Sets the position of an alignment guide.
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

    /// Places the element's point on the same point of its cell. A word that both types know counts as an alignment.
    @_disfavoredOverload
    public func gridCellAnchor(_ point: UnitPoint) -> Element & Layout {
        GridCellAnchorElement(child: self, anchor: .point(point))
    }

    /// Aligns all cells of the element's column in a grid; the last row that sets it counts.
    public func gridColumnAlignment(_ alignment: HorizontalAlignment = .center) -> Element & Layout {
        GridColumnAlignmentElement(child: self, alignment: alignment)
    }
}
