/// A component in a FlexboxComponent: the properties of CSS's flex items, with Yoga's defaults. A length that is NaN is
/// not set.
public struct FlexChild {
    public var component: Component
    public var alignSelf: FlexAlign
    /// Where greater than 0: grows by it from a basis of 0. Where less: shrinks by it.
    public var flex: CGFloat
    public var flexGrow: CGFloat
    public var flexShrink: CGFloat
    public var flexBasis: CGFloat
    public var positionType: FlexPositionType
    /// Distances from the container's edges where it is absolute, else from where it would stand.
    public var position: UIEdgeInsets
    public var margin: UIEdgeInsets
    public var padding: UIEdgeInsets
    public var border: UIEdgeInsets
    public var minSize: CGSize
    public var maxSize: CGSize

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
