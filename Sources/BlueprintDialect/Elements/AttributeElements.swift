// Elements that only change how what they wrap is shown. They measure as it does, and it fills them.

/// Takes its space, and shows nothing of what it wraps.
public struct Hidden: Element {
    public var isHidden: Bool
    public var wrappedElement: any Element

    public init(_ isHidden: Bool = true, wrapping element: any Element) {
        self.isHidden = isHidden
        wrappedElement = element
    }

    public var content: ElementContent {
        ElementContent(child: wrappedElement, layout: AttributeLayout { [isHidden] in $0.isHidden = isHidden })
    }
}

/// Shows what it wraps more or less opaque, from 0 to 1.
public struct Opacity: Element {
    public var opacity: CGFloat
    public var wrappedElement: any Element

    public init(opacity: CGFloat, wrapping wrappedElement: any Element) {
        self.opacity = opacity
        self.wrappedElement = wrappedElement
    }

    public var content: ElementContent {
        ElementContent(child: wrappedElement, layout: AttributeLayout { [opacity] in $0.alpha = opacity })
    }
}

/// Turns, moves or scales what it wraps where it is shown; its frame stays.
public struct Transformed: Element {
    public var transform: CATransform3D
    public var wrappedElement: any Element

    public init(transform: CATransform3D, wrapping wrappedElement: any Element) {
        self.transform = transform
        self.wrappedElement = wrappedElement
    }

    public init(transform: CGAffineTransform, wrapping wrappedElement: any Element) {
        self.init(transform: CATransform3DMakeAffineTransform(transform), wrapping: wrappedElement)
    }

    public var content: ElementContent {
        ElementContent(child: wrappedElement, layout: AttributeLayout { [transform] in $0.transform = transform })
    }
}

/// Says whether what it wraps can be touched.
public struct UserInteractionEnabled: Element {
    public var isEnabled: Bool
    public var wrappedElement: any Element

    public init(_ isEnabled: Bool, wrapping element: any Element) {
        self.isEnabled = isEnabled
        wrappedElement = element
    }

    public var content: ElementContent {
        ElementContent(
            child: wrappedElement,
            layout: AttributeLayout { [isEnabled] in $0.isUserInteractionEnabled = isEnabled })
    }
}

extension Element {
    public func hidden(_ hidden: Bool = true) -> Hidden { Hidden(hidden, wrapping: self) }

    public func opacity(_ opacity: CGFloat) -> Opacity { Opacity(opacity: opacity, wrapping: self) }

    public func userInteractionEnabled(_ enabled: Bool = true) -> UserInteractionEnabled {
        UserInteractionEnabled(enabled, wrapping: self)
    }
}

/// Sets attributes of its child, which fills it.
struct AttributeLayout: SingleChildLayout {
    let set: (inout LayoutSubelement.Attributes) -> Void

    init(_ set: @escaping (inout LayoutSubelement.Attributes) -> Void) {
        self.set = set
    }

    func sizeThatFits(
        proposal: SizeConstraint, subelement: Subelement, environment: Environment, cache: inout Void
    ) -> CGSize {
        subelement.node.ask(proposal, because: PassedOn(offer: proposal)).size
    }

    func placeSubelement(
        in size: CGSize, subelement: Subelement, environment: Environment, cache: inout Void
    ) {
        set(&subelement.attributes)
    }
}
