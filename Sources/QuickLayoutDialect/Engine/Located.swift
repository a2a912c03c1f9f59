import EngineKit
import Negotiation

/// An element that remembers where it was written. It takes no part itself.
package typealias Located = LocatedElement<any Element>

extension LocatedElement: Element, Layout where Wrapped == any Element {
    package var elementName: String { wrapped.elementName }
    package var children: [any Element] { wrapped.children }

    package func layoutThatFits(
        _ proposal: CGSize, children: [ElementProxy], context: LayoutContext
    ) -> LayoutNode {
        wrapped.layoutThatFits(proposal, children: children, context: context)
    }

    /// Whether an element is one of these. The types are compared: that is much cheaper than a cast that fails, and
    /// most are none.
    static func isAround(_ element: borrowing any Element) -> Bool { type(of: element) == Located.self }

    /// What an element is without wrappers, and the innermost place where it was written.
    package static func unwrap(_ element: any Element) -> (element: any Element, origin: SourceOrigin?) {
        var element = element
        var origin: SourceOrigin?
        while isAround(element), let located = element as? Located {
            element = located.wrapped
            origin = located.origin
        }
        return (element, origin)
    }
}
