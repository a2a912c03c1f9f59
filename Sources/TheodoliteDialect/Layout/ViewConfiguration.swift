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
    case backgroundColor(UIColor)
    case borderColor(UIColor)
    /// In points, drawn inside the frame.
    case borderWidth(CGFloat)
    case alpha(CGFloat)
    case hidden(Bool)
}

/// The properties that components take for their views; nil is what the view has anyway.
public struct ViewOptions: Hashable, Sendable {
    /// Nil for none.
    public var backgroundColor: UIColor?
    /// Nil for none.
    public var borderColor: UIColor?
    /// In points; it takes no room.
    public var borderWidth: CGFloat?
    /// From 0 to 1.
    public var alpha: CGFloat?
    /// A hidden view takes its room.
    public var hidden: Bool?

    /// Settings that are all nil unless given.
    public init(
        backgroundColor: UIColor? = nil, borderColor: UIColor? = nil, borderWidth: CGFloat? = nil,
        alpha: CGFloat? = nil, hidden: Bool? = nil
    ) {
        self.backgroundColor = backgroundColor
        self.borderColor = borderColor
        self.borderWidth = borderWidth
        self.alpha = alpha
        self.hidden = hidden
    }

    /// The settings that are not nil.
    public func viewAttributes() -> [Attribute] {
        [
            backgroundColor.map { .backgroundColor($0) }, borderColor.map { .borderColor($0) },
            borderWidth.map { .borderWidth($0) }, alpha.map { .alpha($0) }, hidden.map { .hidden($0) },
        ].compactMap { $0 }
    }

    var configuration: ViewConfiguration { ViewConfiguration(attributes: viewAttributes()) }
}
