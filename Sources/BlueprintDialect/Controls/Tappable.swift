/// Does something when what it wraps is tapped. It measures as that does, which fills it.
public struct Tappable: Passthrough {
    /// What is laid out, and fills this element.
    public var wrappedElement: any Element
    /// Called when anything inside is tapped that does not respond to taps itself.
    public var onTap: () -> Void

    /// A tappable area as large as the element.
    public init(onTap: @escaping () -> Void, wrapping element: any Element) {
        self.onTap = onTap
        wrappedElement = element
    }
}

/// Does something when what it wraps is tapped, and dims it meanwhile. It measures as that does, which fills it.
public struct Button: Passthrough {
    /// What is laid out, and fills this element.
    public var wrappedElement: any Element
    /// Whether it can be tapped.
    public var isEnabled: Bool
    /// Called for a tap while it is enabled.
    public var onTap: () -> Void
    /// The minimum area in which taps count, in points around the middle of the button. It changes no layout.
    public var minimumTappableSize = CGSize(width: 44, height: 44)

    /// Enabled by default.
    public init(isEnabled: Bool = true, onTap: @escaping () -> Void = {}, wrapping element: any Element) {
        self.isEnabled = isEnabled
        self.onTap = onTap
        wrappedElement = element
    }
}

extension Element {
    /// Does something when the element is tapped.
    public func tappable(onTap: @escaping () -> Void) -> Tappable { Tappable(onTap: onTap, wrapping: self) }
}
