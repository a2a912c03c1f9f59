/// How much a source may do before it is stopped. Counts rather than a clock, so that a source always ends the same way.
package struct Limits: Hashable, Sendable {
    /// Expressions and statements evaluated.
    package var steps = 1_000_000
    /// Nested calls, as far as the thread's stack suffices.
    package var callDepth = 512
    /// Nested elements.
    package var elementDepth = 200
    /// Elements of a tree, of which one that stands in several places counts in each.
    package var elements = 1_000_000
    /// Characters of a string, elements of an array.
    package var valueSize = 1 << 20
    /// Characters and elements made in total. An element takes 24 bytes, and twice as many in an array that grows.
    package var memory = 1 << 23

    package init() {}
}
