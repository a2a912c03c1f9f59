// The size of a type. Types share their parts, so that a few lines can write one with more parts than memory holds:
// `typealias Four = (Two, Two)`. Each type is measured as it is formed.

extension Type {
    /// The most parts that a type has: each type that is written in it is one.
    private static let sizeLimit = 2_000

    /// Whether it has more parts than a type may have.
    var isTooLarge: Bool {
        var left = Self.sizeLimit
        return exceeds(&left)
    }

    /// Itself; unknown where it is too large.
    var bounded: Type { isTooLarge ? .unknown : self }

    private func exceeds(_ left: inout Int) -> Bool {
        left -= 1
        return left < 0 || resolved.holdsDirectly { $0.exceeds(&left) }
    }
}
