/// How much a source may do before it is stopped. All counts, no clock, so that the same source always ends the same.
package struct Limits: Hashable, Sendable {
    /// Expressions and statements evaluated.
    package var steps = 1_000_000
    /// Closures and functions inside each other, as far as the thread's stack suffices.
    package var callDepth = 512
    /// Elements inside each other.
    package var elementDepth = 200
    /// Characters of a string, elements of an array.
    package var valueSize = 1 << 20
    /// Characters and elements made in all.
    package var memory = 1 << 26

    package init() {}
}
