/// How many colours can be shown.
package enum ColorDepth: Hashable, Sendable, Comparable {
    case none, sixteen, twoHundredFiftySix
}

/// Which characters can be shown.
package enum CharacterEncoding: Hashable, Sendable {
    case utf8
    /// Characters below 128, and nothing else.
    case ascii
}
