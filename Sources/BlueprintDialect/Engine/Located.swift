import EngineKit
import Negotiation

/// An element with its place in the source.
package typealias Located = LocatedElement<any Element>

extension LocatedElement: Element where Wrapped == any Element {
    package var content: ElementContent { wrapped.content }

    package func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        wrapped.backingViewDescription(with: context)
    }

    /// The element without such wrappers, and its innermost place in the source.
    package static func unwrap(_ element: any Element) -> (element: any Element, origin: SourceOrigin?) {
        guard type(of: element) == Located.self else { return (element, nil) }
        var element = element
        var origin: SourceOrigin?
        while type(of: element) == Located.self, let located = element as? Located {
            element = located.wrapped
            origin = located.origin
        }
        return (element, origin)
    }
}
