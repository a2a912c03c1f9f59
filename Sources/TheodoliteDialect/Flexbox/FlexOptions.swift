/// How a FlexboxComponent arranges its children: the properties of CSS's flex containers, with Yoga's defaults.
/// A length that is NaN is not set.
public struct FlexOptions: Hashable, Sendable {
    public var size: CGSize
    public var minSize: CGSize
    public var maxSize: CGSize
    public var flexDirection: FlexDirection
    public var flexWrap: FlexWrap
    public var justifyContent: FlexJustify
    public var alignItems: FlexAlign
    public var alignContent: FlexAlign
    public var direction: FlexLayoutDirection
    public var overflow: FlexOverflow

    public init(
        size: CGSize = .unlimited, minSize: CGSize = .unlimited, maxSize: CGSize = .unlimited,
        flexDirection: FlexDirection = .row, flexWrap: FlexWrap = .nowrap, justifyContent: FlexJustify = .flexStart,
        alignItems: FlexAlign = .stretch, alignContent: FlexAlign = .stretch,
        direction: FlexLayoutDirection = .inherit, overflow: FlexOverflow = .visible
    ) {
        self.size = size
        self.minSize = minSize
        self.maxSize = maxSize
        self.flexDirection = flexDirection
        self.flexWrap = flexWrap
        self.justifyContent = justifyContent
        self.alignItems = alignItems
        self.alignContent = alignContent
        self.direction = direction
        self.overflow = overflow
    }
}

/// The main axis and the end at which it starts.
public enum FlexDirection: Hashable, Sendable {
    case row, rowReverse, column, columnReverse
}

/// Whether children that find no room begin a new line, and on which side of the one before.
public enum FlexWrap: Hashable, Sendable {
    case nowrap, wrap, wrapReverse
}

/// Where the room goes that a line's children leave along the main axis.
public enum FlexJustify: Hashable, Sendable {
    case flexStart, center, flexEnd, spaceBetween, spaceAround, spaceEvenly
}

/// Where children stand across their line, and lines across the container.
public enum FlexAlign: Hashable, Sendable {
    /// What the container says.
    case auto
    case flexStart, center, flexEnd, stretch, baseline, spaceBetween, spaceAround
}

/// The side at which a row starts.
public enum FlexLayoutDirection: Hashable, Sendable {
    case inherit, ltr, rtl
}

/// What becomes of contents that are larger. One that scrolls asks its children without a limit along its main axis.
public enum FlexOverflow: Hashable, Sendable {
    case visible, hidden, scroll
}

/// Whether a child takes part in its line, or stands where its `position` says.
public enum FlexPositionType: Hashable, Sendable {
    case relative, absolute
}
