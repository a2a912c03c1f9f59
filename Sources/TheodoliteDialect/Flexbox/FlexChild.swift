/// A component in a FlexboxComponent: the properties of CSS's flex items, with Yoga's defaults. A length that is NaN is
/// not set.
public struct FlexChild {
    /// What is laid out.
    public var component: Component
    /// Where it stands across its line; `auto` for what the container says.
    public var alignSelf: FlexAlign
    /// Where greater than 0: grows by it from a basis of 0. Where less: shrinks by it.
    public var flex: CGFloat
    /// Its part of the room that its line leaves, relative to the others'; NaN for what `flex` says.
    public var flexGrow: CGFloat
    /// Its part of what its line has too much, relative to the others' and times its basis; NaN for what `flex` says.
    public var flexShrink: CGFloat
    /// Its length before it grows or shrinks, in points; NaN for what `flex` says, or its own.
    public var flexBasis: CGFloat
    /// Whether it takes part in a line, or stands at edges of the container.
    public var positionType: FlexPositionType
    /// Distances from the container's edges where it is absolute, else from where it would stand.
    public var position: UIEdgeInsets
    /// Outside of its border, in points; NaN for 0.
    public var margin: UIEdgeInsets
    /// Inside of its border, in points; NaN for 0.
    public var padding: UIEdgeInsets
    /// Between margin and padding, in points; NaN for 0.
    public var border: UIEdgeInsets
    /// At least this, in points; NaN for no minimum. It wins over the maximum.
    public var minSize: CGSize
    /// At most this, in points; NaN for no maximum.
    public var maxSize: CGSize

    /// Yoga's defaults unless given: neither grows nor shrinks.
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
    /// NaN on all sides: not set.
    public static var unset: UIEdgeInsets { UIEdgeInsets(top: .nan, left: .nan, bottom: .nan, right: .nan) }
}

extension FlexChild {
    /// What it is before it grows or shrinks; nil for what its component answers. (Yoga: `flex` alone sets it to 0.)
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
    /// The length, or nothing where it is not set.
    var orZero: CGFloat { isNaN ? 0 : self }
}
