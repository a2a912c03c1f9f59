/// An element's position in its parent and its appearance.
///
/// The center and the bounds are stored, and the frame is computed from them.
public struct LayoutAttributes: Equatable, Sendable {
    /// The center in the parent, in points.
    public var center: CGPoint
    /// The bounds from the element's own corner, in points.
    public var bounds: CGRect
    /// The transform of the drawing, around the center.
    public var transform = CATransform3DIdentity
    /// The opacity from 0 to 1.
    public var alpha: CGFloat = 1
    /// Whether touches reach it.
    public var isUserInteractionEnabled = true
    /// Whether it is hidden; it keeps its space.
    public var isHidden = false
    /// The dimming of its tint.
    public var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic

    /// Creates visible attributes without a transform.
    public init(center: CGPoint, bounds: CGRect) {
        self.center = center
        self.bounds = bounds
    }

    /// Creates attributes with the center and the bounds of a frame.
    public init(frame: CGRect) {
        self.init(center: frame.middle, bounds: CGRect(origin: .zero, size: frame.size))
    }

    /// Creates attributes at the parent's corner.
    public init(size: CGSize) {
        self.init(frame: CGRect(origin: .zero, size: size))
    }

    /// Creates attributes of size 0×0 at the parent's corner.
    public init() {
        self.init(center: .zero, bounds: .zero)
    }

    /// The frame before any transform.
    public var frame: CGRect {
        get {
            CGRect(
                x: center.x - bounds.size.width / 2, y: center.y - bounds.size.height / 2,
                width: bounds.size.width, height: bounds.size.height)
        }
        set {
            center = newValue.middle
            bounds.size = newValue.size
        }
    }

    /// The same attributes seen from outside of a parent with the given attributes.
    public func within(_ layoutAttributes: LayoutAttributes) -> LayoutAttributes {
        var result = self
        let outer = layoutAttributes.frame
        result.center = CGPoint(x: center.x + outer.origin.x, y: center.y + outer.origin.y)
        result.alpha = alpha * layoutAttributes.alpha
        result.isUserInteractionEnabled = isUserInteractionEnabled && layoutAttributes.isUserInteractionEnabled
        result.isHidden = isHidden || layoutAttributes.isHidden
        if tintAdjustmentMode == .automatic { result.tintAdjustmentMode = layoutAttributes.tintAdjustmentMode }
        return result
    }
}

extension CGRect {
    fileprivate var middle: CGPoint {
        CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    }

    /// The right end and the bottom. Those of a negative size are its origin, as Core Graphics counts them.
    var farEnd: CGPoint {
        func end(_ start: CGFloat, _ length: CGFloat) -> CGFloat { length < 0 ? start : start + length }
        return CGPoint(x: end(origin.x, size.width), y: end(origin.y, size.height))
    }
}
