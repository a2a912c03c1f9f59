/// What a component says of the view that shows it. Terminals show its colours and its border.
public struct ViewConfiguration: Hashable, Sendable {
    /// Settings of the view, in the order in which they would be made.
    public var attributes: [Attribute]

    /// Settings for a class of view.
    /// - Parameter view: the class that would be made.
    public init(view: UIView.Type = UIView.self, attributes: [Attribute] = []) {
        self.attributes = attributes
    }
}

/// A property of a view.
public enum Attribute: Hashable, Sendable {
    /// Painted behind the contents.
    case backgroundColor(UIColor)
    /// Of the border; without a width none is drawn.
    case borderColor(UIColor)
    /// In points, drawn inside the frame.
    case borderWidth(CGFloat)
    /// From 0, not seen, to 1. It changes no layout.
    case alpha(CGFloat)
    /// It changes no layout.
    case hidden(Bool)
}
