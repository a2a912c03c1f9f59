/// The configuration of a component's view. Terminals show its colors and its border.
public struct ViewConfiguration: Hashable, Sendable {
    /// The settings of the view, in order.
    public var attributes: [Attribute]

    /// Creates settings for a class of view.
    /// - Parameter view: the class of the view.
    public init(view: UIView.Type = UIView.self, attributes: [Attribute] = []) {
        self.attributes = attributes
    }
}

/// A property of a view.
public enum Attribute: Hashable, Sendable {
    /// The color behind the contents.
    case backgroundColor(UIColor)
    /// The color of the border; without a width none is drawn.
    case borderColor(UIColor)
    /// The width of the border in points, drawn inside the frame.
    case borderWidth(CGFloat)
    /// The opacity from 0, invisible, to 1. It changes no layout.
    case alpha(CGFloat)
    /// Whether the view is hidden. It changes no layout.
    case hidden(Bool)
}
