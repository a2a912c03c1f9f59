/// On which side of a text's box its lines stand.
public enum NSTextAlignment: Hashable, Sendable {
    case left, center, right, justified, natural
}

/// Where a line is broken. A terminal's lines break between words; where a limit of lines leaves something over, it is cut.
public enum NSLineBreakMode: Hashable, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
