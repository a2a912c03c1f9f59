import EngineKit
import Negotiation

/// An element as a layout, unchanged.
public struct SingleElement: WrapperElement, Layout {
    /// The element, which gets the unchanged proposal.
    public let child: any Element

    /// Creates a layout of an element that is not one itself.
    public init(child: any Element) {
        self.child = child
    }

    /// Returns the element's own answer.
    public func layoutThatFits(_ proposal: CGSize, child: ElementProxy, context: LayoutContext) -> LayoutNode {
        child.layoutThatFits(proposal, because: PassedOn(proposal.lengths)).handedOn(in: context)
    }
}

/// The library's name of an empty layout.
public typealias EmptyElement = EmptyLayout

/// The library's name of an overlay or a background.
public typealias LayeringElement = LayerElement

/// The library's name of the position of a layer.
public typealias LayeringType = LayerElement.Place

/// The library's name of an alignment line on either axis.
public typealias AnyAlignmentID = AlignmentGuide
