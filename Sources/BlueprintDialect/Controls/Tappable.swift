/// Makes its content tappable. It measures as its content, which fills it.
public struct Tappable: Passthrough {
    /// The content, which fills this element.
    public var wrappedElement: any Element
    /// Called for a tap inside, unless an inner element handles it.
    public var onTap: () -> Void

    /// Creates a tappable area as large as the element.
    public init(onTap: @escaping () -> Void, wrapping element: any Element) {
        self.onTap = onTap
        wrappedElement = element
    }
}

/// Makes its content tappable and dims it during a tap. It measures as its content, which fills it.
public struct Button: Passthrough {
    /// The content, which fills this element.
    public var wrappedElement: any Element
    /// Whether it is tappable.
    public var isEnabled: Bool
    /// Called for a tap while it is enabled.
    public var onTap: () -> Void
    /// The minimum area in which taps count, in points around the middle of the button. It changes no layout.
    public var minimumTappableSize = CGSize(width: 44, height: 44)

    /// Creates a button, by default enabled.
    public init(isEnabled: Bool = true, onTap: @escaping () -> Void = {}, wrapping element: any Element) {
        self.isEnabled = isEnabled
        self.onTap = onTap
        wrappedElement = element
    }
}

extension Element {
    /// Makes the element tappable.
    public func tappable(onTap: @escaping () -> Void) -> Tappable { Tappable(onTap: onTap, wrapping: self) }
}
