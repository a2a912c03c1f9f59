import EngineKit
import Negotiation

/// An element as a layout, unchanged.
public struct SingleElement: LibraryWrapper, Layout {
    /// The element, which gets the unchanged proposal.
    public let child: any Element

    /// Creates a layout of an element that is not one itself.
    public init(child: any Element) {
        self.child = child
    }

    /// The library's name.
    public var elementName: String { "SingleElement" }

    /// Returns the element's own answer.
    func answer(to proposal: CGSize, child: Subelement, in context: RuleContext) -> Answer {
        context.handedOn(child.ask(proposal, because: PassedOn(proposal.lengths)))
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
