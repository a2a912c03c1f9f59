/// The properties of a FlexboxComponent: those of CSS's flex containers, with Yoga's defaults. A NaN length is not set.
public struct FlexOptions: Hashable, Sendable {
    /// The size in points, independent of the contents; NaN for none.
    public var size: CGSize
    /// The minimum size, in points; NaN for none.
    public var minSize: CGSize
    /// The maximum size, in points; NaN for none.
    public var maxSize: CGSize
    /// The main axis and its start.
    public var flexDirection: FlexDirection
    /// Whether items that do not fit begin a new line.
    public var flexWrap: FlexWrap
    /// The distribution of free space along the main axis.
    public var justifyContent: FlexJustify
    /// The alignment of children across their line.
    public var alignItems: FlexAlign
    /// The alignment of several lines across the container.
    public var alignContent: FlexAlign
    /// The direction of text.
    public var direction: FlexLayoutDirection
    /// Whether the main axis is limited: it is not if the container scrolls.
    public var overflow: FlexOverflow

    /// Creates options, by default Yoga's.
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

/// The main axis and its start.
public enum FlexDirection: Hashable, Sendable {
    /// Side by side, from the start of text.
    case row
    /// Side by side, from the end of text.
    case rowReverse
    /// Below each other, from the top.
    case column
    /// Below each other, from the bottom.
    case columnReverse
}

/// Whether children that do not fit begin a new line, and on which side.
public enum FlexWrap: Hashable, Sendable {
    /// One line, which may overflow.
    case nowrap
    /// New lines after the one before.
    case wrap
    /// New lines before the one before.
    case wrapReverse
}

/// The distribution of free space along the main axis.
public enum FlexJustify: Hashable, Sendable {
    /// All space after the children.
    case flexStart
    /// Half before the children, half after them.
    case center
    /// All space before the children.
    case flexEnd
    /// Equal gaps between the children; none at the ends.
    case spaceBetween
    /// Equal gaps, and half a gap at each end.
    case spaceAround
    /// Equal gaps, also at the ends.
    case spaceEvenly
}

/// The alignment of children across their line, and of lines across the container.
public enum FlexAlign: Hashable, Sendable {
    /// The container's alignment.
    case auto
    /// At the start of the line.
    case flexStart
    /// In the middle of the line.
    case center
    /// At the end of the line.
    case flexEnd
    /// The line's length, for a child without a length of its own there; lines share the container's free space.
    case stretch
    /// In a row the first baselines are on one line; in a column it is as `flexStart`.
    case baseline
    /// For lines only: equal gaps between them. A child is at the start.
    case spaceBetween
    /// For lines only: equal gaps, and half a gap at each end. A child is at the start.
    case spaceAround
}

/// The side at which a row starts.
public enum FlexLayoutDirection: Hashable, Sendable {
    /// From the left here, whatever the parent container.
    case inherit
    /// From the left.
    case ltr
    /// From the right.
    case rtl
}

/// The treatment of larger contents. A container that scrolls asks its children without a limit along its main axis.
public enum FlexOverflow: Hashable, Sendable {
    /// Overflowing contents are drawn outside of the container.
    case visible
    /// The same layout; a view would clip the overflow.
    case hidden
    /// Children are asked without a limit along the main axis.
    case scroll
}

/// Whether a child is in its line, or positioned by its `position`.
public enum FlexPositionType: Hashable, Sendable {
    /// In its line.
    case relative
    /// Out of its line, where it takes no space.
    case absolute
}
