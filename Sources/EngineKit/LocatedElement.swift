import Negotiation

/// An element that remembers where it was written. Engines look through it: type, name and answers are those of what it
/// wraps.
package struct LocatedElement<Wrapped> {
    package let wrapped: Wrapped
    package let origin: SourceOrigin

    package init(_ wrapped: Wrapped, origin: SourceOrigin) {
        self.wrapped = wrapped
        self.origin = origin
    }
}
