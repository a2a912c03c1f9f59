// Transitions of views, so that code with them compiles. A terminal has no transitions.

/// The transition of a view to another frame.
public enum LayoutTransition: Sendable {
    /// Without animation.
    case none
    /// In an animation of its own.
    case specific(AnimationAttributes = .default)
    /// In the running animation, else without one.
    case inherited
    /// In the running animation, else in one of its own.
    case inheritedWithFallback(AnimationAttributes = .default)
}

/// The transition of a view that appears or disappears, from or to an invisible state.
public struct VisibilityTransition: Sendable {
    /// The opacity in the invisible state, from 0 to 1.
    public var alpha: CGFloat
    /// The transform in the invisible state.
    public var transform: CATransform3D
    /// The animation between both.
    public var attributes: AnimationAttributes

    /// Creates a transition from or to an alpha and a transform.
    public init(alpha: CGFloat, transform: CATransform3D, attributes: AnimationAttributes = .default) {
        self.alpha = alpha
        self.transform = transform
        self.attributes = attributes
    }

    /// A transition from or to a hundredth of the size.
    public static var scale: VisibilityTransition {
        VisibilityTransition(alpha: 1, transform: CATransform3DMakeScale(0.01, 0.01, 0.01))
    }

    /// A transition from or to transparent.
    public static var fade: VisibilityTransition {
        VisibilityTransition(alpha: 0, transform: CATransform3DIdentity)
    }

    /// Both transitions.
    public static var scaleAndFade: VisibilityTransition {
        VisibilityTransition(alpha: 0, transform: CATransform3DMakeScale(0.01, 0.01, 0.01))
    }
}

/// An animation: its duration and its curve.
public struct AnimationAttributes: Sendable {
    /// The duration in seconds.
    public let duration: Double
    /// Whether touches reach the moving view.
    public var allowUserInteraction: Bool

    /// An animation of 0.2 seconds.
    public static let `default` = AnimationAttributes()

    /// Creates an animation; the curve is not kept.
    public init(
        duration: Double = 0.2, curve: UIView.AnimationCurve = .easeInOut, allowUserInteraction: Bool = true
    ) {
        self.duration = duration
        self.allowUserInteraction = allowUserInteraction
    }
}

extension UIView {
    /// The speed curve of an animation.
    public enum AnimationCurve: Hashable, Sendable {
        /// Kept; nothing moves here.
        case easeInOut, easeIn, easeOut, linear
    }
}
