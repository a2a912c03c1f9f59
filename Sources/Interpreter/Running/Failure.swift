import SwiftSource

/// Why running a statement ended early. Its problem is boxed: every call keeps room for one on the stack. It stays on the
/// thread that runs.
enum Failure: Error, @unchecked Sendable {
    /// Not reported yet; the enclosing statement reports it.
    indirect case problem(Problem, SourceRange)
    /// Already reported, or a consequence.
    case silent
    /// An error that the source throws, for a `catch` of the source.
    indirect case thrown(Value, SourceRange)
    /// An optional step met no value: the chain around it is nil.
    case chainEnded
    /// A limit was exceeded, and reported; nothing more runs.
    case stopped
}
