@_exported import Foundation

// The names of UIKit that the libraries' layout files mention. No views are made here, and no function is called in a
// pass: whatever would do something ends the program.

/// A substitute for the class of views.
open class UIView: @unchecked Sendable {
    /// Creates a view without state.
    public required init(frame: CGRect) {}

    /// The view around this one.
    public var superview: UIView?
    /// The rectangle in the view's own coordinates.
    public var bounds = CGRect.zero
    /// The middle of the frame.
    public var center = CGPoint.zero
    /// The opacity from 0 to 1.
    public var alpha: CGFloat = 1
    /// Whether the view is invisible.
    public var isHidden = false
    /// Whether the view takes touches.
    public var isUserInteractionEnabled = true
    /// The dimming of the tint.
    public var tintAdjustmentMode = TintAdjustmentMode.automatic
    /// The layer.
    public let layer = CALayer()

    /// The dimming of a view's tint.
    public enum TintAdjustmentMode: Sendable {
        case automatic, normal, dimmed
    }
}

/// A substitute for a view's layer.
public final class CALayer {
    /// The point of the layer that is at its position, in parts of its size.
    public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// The transform around the anchor point.
    public var transform = CATransform3DIdentity
}

/// Distances from the edges of a rectangle.
public struct UIEdgeInsets: Hashable, Sendable {
    /// A distance in points.
    public var top, left, bottom, right: CGFloat
    /// No distances.
    public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

    /// Creates insets of four distances.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}

/// A substitute for the screen, with pixels so small that nothing is rounded to them, as in ours.
public struct UIScreen {
    /// The only screen.
    @MainActor public static let main = UIScreen()
    /// The pixels of a point.
    public let scale: CGFloat = 0x1p60
}

/// A substitute for the style of paragraphs.
public enum NSParagraphStyle {
    /// The direction of a language: left to right.
    public static func defaultWritingDirection(forLanguage language: String?) -> NSWritingDirection { .leftToRight }
}

/// The direction of writing.
public enum NSWritingDirection: Sendable {
    case leftToRight, rightToLeft
}
