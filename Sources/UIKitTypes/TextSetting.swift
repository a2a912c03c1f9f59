/// On which side of a text's box its lines stand.
public enum NSTextAlignment: Hashable, Sendable {
    /// Lines begin at the left edge.
    case left
    /// With equal room at both sides.
    case center
    /// Lines end at the right edge.
    case right
    /// As `left`: a terminal's words are not spread.
    case justified
    /// Where text begins: at the left.
    case natural
}

/// Where a line is broken. A terminal's lines break between words; where a limit of lines leaves something over, it is cut.
public enum NSLineBreakMode: Hashable, Sendable {
    /// Kept for all, with the same effect: words wrap, and what is left over is cut.
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
