import Foundation
import Negotiation

/// An element around one other, such as a modifier; it gets the proxy of its child.
public protocol WrapperElement: Element {
    /// The element that is modified.
    var child: any Element { get }

    /// Returns the size for a proposal, with the child's position.
    func layoutThatFits(_ proposal: CGSize, child: ElementProxy, context: LayoutContext) -> LayoutNode
}

extension WrapperElement {
    /// An array of the child alone.
    public var children: [any Element] { [child] }
    /// The child: the engine asks the wrapper by `layoutThatFits(_:child:context:)`.
    public var onlyChild: (any Element)? { child }

    /// Passes the only proxy to `layoutThatFits(_:child:context:)`.
    public func layoutThatFits(
        _ proposal: CGSize, children: [ElementProxy], context: LayoutContext
    ) -> LayoutNode {
        layoutThatFits(proposal, child: children[0], context: context)
    }

    /// The child's answer, which the element adopts.
    public func explanation(
        of answer: LayoutNode, to proposal: CGSize, on axis: Axis, context: LayoutContext
    ) -> LengthExplanation { answer.adopted(on: axis) }
}
