import EngineKit
import Negotiation

/// An element that remembers where it was written.
package typealias Located = LocatedElement<any Element>

extension LocatedElement: Element where Wrapped == any Element {
    package var content: ElementContent { wrapped.content }

    package func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        wrapped.backingViewDescription(with: context)
    }

    /// What an element is without wrappers, and the innermost place where it was written.
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
