/// The number of colors that can be shown.
package enum ColorDepth: Hashable, Sendable, Comparable {
    case none, sixteen, twoHundredFiftySix
}

/// The characters that can be shown.
package enum CharacterEncoding: Hashable, Sendable {
    case utf8
    /// Characters below 128.
    case ascii
}
