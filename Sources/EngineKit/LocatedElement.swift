import Negotiation

/// An element with its place in the source. Engines look through it: its type, name and answers are those of the
/// wrapped element.
package struct LocatedElement<Wrapped> {
    package let wrapped: Wrapped
    package let origin: SourceOrigin

    package init(_ wrapped: Wrapped, origin: SourceOrigin) {
        self.wrapped = wrapped
        self.origin = origin
    }
}
