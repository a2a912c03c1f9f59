/// The alignment of lines in a text's box.
public enum NSTextAlignment: Hashable, Sendable {
    /// Lines begin at the left edge.
    case left
    /// Lines have equal space at both sides.
    case center
    /// Lines end at the right edge.
    case right
    /// The same as `left`: a terminal does not justify words.
    case justified
    /// The start of text: left.
    case natural
}

/// The place at which a line is broken. A terminal's lines break between words; text beyond the line limit is cut.
public enum NSLineBreakMode: Hashable, Sendable {
    /// Kept; all have the same effect: words wrap, and the rest is cut.
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
