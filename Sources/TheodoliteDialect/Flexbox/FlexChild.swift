/// A component in a FlexboxComponent: the properties of CSS's flex items, with Yoga's defaults. A NaN length is not
/// set.
public struct FlexChild {
    /// The child's component.
    public var component: Component
    /// The alignment across its line; `auto` for the container's.
    public var alignSelf: FlexAlign
    /// If positive, it grows by this factor from a basis of 0; if negative, it shrinks by it.
    public var flex: CGFloat
    /// The relative part of its line's free space; NaN for the value of `flex`.
    public var flexGrow: CGFloat
    /// The relative part of its line's overflow, times its basis; NaN for the value of `flex`.
    public var flexShrink: CGFloat
    /// The length before growing or shrinking, in points; NaN for the value of `flex`, or its own length.
    public var flexBasis: CGFloat
    /// Whether it is in a line, or positioned at edges of the container.
    public var positionType: FlexPositionType
    /// Distances from the container's edges if it is absolute, else from its position in the line.
    public var position: UIEdgeInsets
    /// The space outside of its border, in points; NaN for 0.
    public var margin: UIEdgeInsets
    /// The space inside of its border, in points; NaN for 0.
    public var padding: UIEdgeInsets
    /// The border between margin and padding, in points; NaN for 0.
    public var border: UIEdgeInsets
    /// The minimum size, in points; NaN for none. It wins over the maximum.
    public var minSize: CGSize
    /// The maximum size, in points; NaN for none.
    public var maxSize: CGSize

    /// Creates a child, by default with Yoga's values: it neither grows nor shrinks.
    public init(
        _ component: Component, alignSelf: FlexAlign = .auto, flex: CGFloat = .nan, flexGrow: CGFloat = .nan,
        flexShrink: CGFloat = .nan, flexBasis: CGFloat = .nan, positionType: FlexPositionType = .relative,
        position: UIEdgeInsets = .unset, margin: UIEdgeInsets = .unset, padding: UIEdgeInsets = .unset,
        border: UIEdgeInsets = .unset, minSize: CGSize = .unlimited, maxSize: CGSize = .unlimited
    ) {
        self.component = component
        self.alignSelf = alignSelf
        self.flex = flex
        self.flexGrow = flexGrow
        self.flexShrink = flexShrink
        self.flexBasis = flexBasis
        self.positionType = positionType
        self.position = position
        self.margin = margin
        self.padding = padding
        self.border = border
        self.minSize = minSize
        self.maxSize = maxSize
    }
}

extension UIEdgeInsets {
    /// Insets of NaN on all sides: not set.
    public static var unset: UIEdgeInsets { UIEdgeInsets(top: .nan, left: .nan, bottom: .nan, right: .nan) }
}

extension FlexChild {
    /// The length before growing or shrinking; nil for its component's answer. (Yoga: `flex` alone sets it to 0.)
    var basis: CGFloat? {
        if !flexBasis.isNaN { return flexBasis }
        return flex > 0 ? 0 : nil
    }

    var growFactor: CGFloat {
        if !flexGrow.isNaN { return max(0, flexGrow) }
        return flex > 0 ? flex : 0
    }

    var shrinkFactor: CGFloat {
        if !flexShrink.isNaN { return max(0, flexShrink) }
        return flex < 0 ? -flex : 0
    }
}

extension CGFloat {
    /// The length, or 0 if it is not set.
    var orZero: CGFloat { isNaN ? 0 : self }
}
