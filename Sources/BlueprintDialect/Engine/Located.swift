import EngineKit
import Negotiation

/// An element with its place in the source.
package typealias Located = LocatedElement<any Element>

extension LocatedElement: Element where Wrapped == any Element {
    package var content: ElementContent { wrapped.content }

    package func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        wrapped.backingViewDescription(with: context)
    }

    /// The element without such wrappers.
    static func element(of child: UnsafePointer<ContentChild>) -> any Element {
        isAround(child) ? unwrap(child.pointee.element).element : child.pointee.element
    }

    /// The child's innermost place in the source.
    static func origin(of child: UnsafePointer<ContentChild>) -> SourceOrigin? {
        isAround(child) ? unwrap(child.pointee.element).origin : nil
    }

    /// Whether a child's element is such a wrapper. Most are none, so the type is read in its place, without a copy of
    /// the element: a child begins with its element, and an element with the three words of its value.
    @inline(__always) private static func isAround(_ child: UnsafePointer<ContentChild>) -> Bool {
        UnsafeRawPointer(child).load(fromByteOffset: 3 * MemoryLayout<Int>.size, as: Any.Type.self) == Located.self
    }

    /// The element without such wrappers, and its innermost place in the source.
    package static func unwrap(_ element: any Element) -> (element: any Element, origin: SourceOrigin?) {
        var element = element
        var origin: SourceOrigin?
        while type(of: element) == Located.self, let located = element as? Located {
            element = located.wrapped
            origin = located.origin
        }
        return (element, origin)
    }
}
