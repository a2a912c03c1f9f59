/// Where an element stands in its parent, and how it is shown.
///
/// The center and the bounds are kept, and the frame computed from them.
public struct LayoutAttributes: Equatable, Sendable {
    /// In the parent, in points.
    public var center: CGPoint
    /// From the element's own corner, in points.
    public var bounds: CGRect
    /// Applied to what is drawn, around the center.
    public var transform = CATransform3DIdentity
    /// From 0 to 1.
    public var alpha: CGFloat = 1
    /// Whether touches reach it.
    public var isUserInteractionEnabled = true
    /// Whether it is hidden; it takes its room all the same.
    public var isHidden = false
    /// How its tint would be dimmed.
    public var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic

    /// Visible, and not transformed.
    public init(center: CGPoint, bounds: CGRect) {
        self.center = center
        self.bounds = bounds
    }

    /// The center and the bounds of a frame.
    public init(frame: CGRect) {
        self.init(center: frame.middle, bounds: CGRect(origin: .zero, size: frame.size))
    }

    /// At the parent's corner.
    public init(size: CGSize) {
        self.init(frame: CGRect(origin: .zero, size: size))
    }

    /// Of no size, at the parent's corner.
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

    /// The same for who looks from the outside of a parent with these attributes.
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
}
