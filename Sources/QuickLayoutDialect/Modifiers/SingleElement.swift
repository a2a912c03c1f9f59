import EngineKit
import Negotiation

/// One element as a layout, where it is none itself: it changes nothing.
public struct SingleElement: WrapperElement, Layout {
    /// Asked with the proposal as it came.
    public let child: any Element

    /// Makes a layout of an element that may not be a root itself.
    public init(child: any Element) {
        self.child = child
    }

    /// The element's own answer.
    public func layoutThatFits(_ proposal: CGSize, child: ElementProxy, context: LayoutContext) -> LayoutNode {
        child.layoutThatFits(proposal, because: PassedOn(proposal.lengths)).handedOn(in: context)
    }
}

/// The library's name of an empty layout.
public typealias EmptyElement = EmptyLayout

/// The library's name of an overlay or a background.
public typealias LayeringElement = LayerElement

/// The library's name of which of the two it is.
public typealias LayeringType = LayerElement.Place

/// The library's name of an alignment line on either axis.
public typealias AnyAlignmentID = AlignmentGuide
