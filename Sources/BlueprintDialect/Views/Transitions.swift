// How views would move, come and go, so that code which says so compiles. Nothing moves in a terminal.

/// How a view moves to another frame.
public enum LayoutTransition: Sendable {
    /// At once.
    case none
    /// In an animation of its own.
    case specific(AnimationAttributes = .default)
    /// In the animation that is under way, else at once.
    case inherited
    /// In the animation that is under way, else in one of its own.
    case inheritedWithFallback(AnimationAttributes = .default)
}

/// How a view comes or goes: from or to what it is where it cannot be seen.
public struct VisibilityTransition: Sendable {
    /// From 0 to 1, where it cannot be seen.
    public var alpha: CGFloat
    /// Its transform where it cannot be seen.
    public var transform: CATransform3D
    /// The animation between both.
    public var attributes: AnimationAttributes

    /// A transition from or to an alpha and a transform.
    public init(alpha: CGFloat, transform: CATransform3D, attributes: AnimationAttributes = .default) {
        self.alpha = alpha
        self.transform = transform
        self.attributes = attributes
    }

    /// From or to a hundredth of its size.
    public static var scale: VisibilityTransition {
        VisibilityTransition(alpha: 1, transform: CATransform3DMakeScale(0.01, 0.01, 0.01))
    }

    /// From or to transparent.
    public static var fade: VisibilityTransition {
        VisibilityTransition(alpha: 0, transform: CATransform3DIdentity)
    }

    /// Both.
    public static var scaleAndFade: VisibilityTransition {
        VisibilityTransition(alpha: 0, transform: CATransform3DMakeScale(0.01, 0.01, 0.01))
    }
}

/// An animation: how long it takes, and along which curve.
public struct AnimationAttributes: Sendable {
    /// In seconds.
    public let duration: Double
    /// Whether touches reach what moves.
    public var allowUserInteraction: Bool

    /// A fifth of a second.
    public static let `default` = AnimationAttributes()

    /// An animation along a curve of UIKit's, which is not kept.
    public init(
        duration: Double = 0.2, curve: UIView.AnimationCurve = .easeInOut, allowUserInteraction: Bool = true
    ) {
        self.duration = duration
        self.allowUserInteraction = allowUserInteraction
    }
}

extension UIView {
    /// How fast an animation is at its ends.
    public enum AnimationCurve: Hashable, Sendable {
        /// Kept; nothing moves here.
        case easeInOut, easeIn, easeOut, linear
    }
}
