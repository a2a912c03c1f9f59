/// How a FlexboxComponent arranges its children: the properties of CSS's flex containers, with Yoga's defaults.
/// A length that is NaN is not set.
public struct FlexOptions: Hashable, Sendable {
    /// Its own size in points, before anything is asked; NaN for none.
    public var size: CGSize
    /// At least this, in points; NaN for no minimum.
    public var minSize: CGSize
    /// At most this, in points; NaN for no maximum.
    public var maxSize: CGSize
    /// The main axis, and where it begins.
    public var flexDirection: FlexDirection
    /// Whether what does not fit begins a new line.
    public var flexWrap: FlexWrap
    /// Where the room goes that a line leaves along the main axis.
    public var justifyContent: FlexJustify
    /// Where children stand across their line.
    public var alignItems: FlexAlign
    /// Where several lines stand across the container.
    public var alignContent: FlexAlign
    /// Where text begins.
    public var direction: FlexLayoutDirection
    /// Whether the main axis is limited: what scrolls is not.
    public var overflow: FlexOverflow

    /// Yoga's defaults unless given.
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
