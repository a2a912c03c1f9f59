import EngineKit
import Negotiation

/// An element with its place in the source. It takes no part in layout.
package typealias Located = LocatedElement<any Element>

extension LocatedElement: Element, Layout where Wrapped == any Element {
    package var elementName: String { wrapped.elementName }
    package var children: [any Element] { wrapped.children }

    package func layoutThatFits(
        _ proposal: CGSize, children: [ElementProxy], context: LayoutContext
    ) -> LayoutNode {
        wrapped.layoutThatFits(proposal, children: children, context: context)
    }

    /// Whether an element is such a wrapper. Most elements are none, so it reads the type where it is, after the three
    /// words of the value.
    @inline(__always) static func isAround(_ element: UnsafePointer<any Element>) -> Bool {
        UnsafeRawPointer(element).load(fromByteOffset: 3 * MemoryLayout<Int>.size, as: Any.Type.self) == Located.self
    }

    /// The element without such wrappers, and its innermost place in the source.
    package static func unwrap(_ element: any Element) -> (element: any Element, origin: SourceOrigin?) {
        var element = element
        var origin: SourceOrigin?
        while withUnsafePointer(to: element, { isAround($0) }), let located = element as? Located {
            element = located.wrapped
            origin = located.origin
        }
        return (element, origin)
    }
}
