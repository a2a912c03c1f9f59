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
    /// Side by side, from where text begins.
    case row
    /// Side by side, from where text ends.
    case rowReverse
    /// Below each other, from the top.
    case column
    /// Below each other, from the bottom.
    case columnReverse
}

/// Whether children that find no room begin a new line, and on which side of the one before.
public enum FlexWrap: Hashable, Sendable {
    /// One line, whatever overflows.
    case nowrap
    /// New lines after the one before.
    case wrap
    /// New lines before the one before.
    case wrapReverse
}

/// Where the room goes that a line's children leave along the main axis.
public enum FlexJustify: Hashable, Sendable {
    /// All after the children.
    case flexStart
    /// Half before the children, half after them.
    case center
    /// All before the children.
    case flexEnd
    /// Equal gaps between the children; none at the ends.
    case spaceBetween
    /// Equal gaps, half of one at each end.
    case spaceAround
    /// Equal gaps, also at the ends.
    case spaceEvenly
}

/// Where children stand across their line, and lines across the container.
public enum FlexAlign: Hashable, Sendable {
    /// What the container says.
    case auto
    /// At the start of the line.
    case flexStart
    /// In the middle of the line.
    case center
    /// At the end of the line.
    case flexEnd
    /// As long as the line, where a child has no length of its own there; lines share what the container leaves.
    case stretch
    /// First baselines on one line, in a row; in a column as at the start.
    case baseline
    /// For lines only: equal gaps between them. A child is at the start.
    case spaceBetween
    /// For lines only: equal gaps, half of one at each end. A child is at the start.
    case spaceAround
}

/// The side at which a row starts.
public enum FlexLayoutDirection: Hashable, Sendable {
    /// From the left here, whatever the container around it.
    case inherit
    /// From the left.
    case ltr
    /// From the right.
    case rtl
}

/// What becomes of contents that are larger. One that scrolls asks its children without a limit along its main axis.
public enum FlexOverflow: Hashable, Sendable {
    /// They are drawn outside of the container.
    case visible
    /// The same layout; a view would cut what is outside.
    case hidden
    /// Children are asked without a limit along the main axis.
    case scroll
}

/// Whether a child takes part in its line, or stands where its `position` says.
public enum FlexPositionType: Hashable, Sendable {
    /// In its line.
    case relative
    /// Out of its line: it takes no room there.
    case absolute
}
