import EngineKit
import Negotiation

// Elements that only change how what they wrap is shown. They measure as it does, and it fills them.

/// Takes its space, and shows nothing of what it wraps.
public struct Hidden: Element {
    /// Whether views would be hidden; the room is taken all the same.
    public var isHidden: Bool
    /// Measured and placed as if it were not hidden.
    public var wrappedElement: any Element

    /// Hidden by default.
    public init(_ isHidden: Bool = true, wrapping element: any Element) {
        self.isHidden = isHidden
        wrappedElement = element
    }

    /// The element's, which fills it.
    public var content: ElementContent {
        ElementContent(child: wrappedElement, layout: AttributeLayout { [isHidden] in $0.isHidden = isHidden })
    }
}

/// Shows what it wraps more or less opaque, from 0 to 1.
public struct Opacity: Element {
    /// From 0 to 1; it multiplies with those around.
    public var opacity: CGFloat
    /// It fills this element; only its opacity is another.
    public var wrappedElement: any Element

    /// - Parameter opacity: from 0, transparent, to 1; not clamped here.
    public init(opacity: CGFloat, wrapping wrappedElement: any Element) {
        self.opacity = opacity
        self.wrappedElement = wrappedElement
    }

    /// The element's, which fills it.
    public var content: ElementContent {
        ElementContent(child: wrappedElement, layout: AttributeLayout { [opacity] in $0.alpha = opacity })
    }
}

/// Turns, moves or scales what it wraps where it is shown; its frame stays.
public struct Transformed: Element {
    /// Applied to what is drawn, around its middle: frames stay as they are.
    public var transform: CATransform3D
    /// Drawn by the transform, placed without it.
    public var wrappedElement: any Element

    /// A transform in three dimensions; without depth on a terminal.
    public init(transform: CATransform3D, wrapping wrappedElement: any Element) {
        self.transform = transform
        self.wrappedElement = wrappedElement
    }

    /// A transform in two dimensions, kept as one in three.
    public init(transform: CGAffineTransform, wrapping wrappedElement: any Element) {
        self.init(transform: CATransform3DMakeAffineTransform(transform), wrapping: wrappedElement)
    }

    /// The element's, which fills it.
    public var content: ElementContent {
        ElementContent(child: wrappedElement, layout: AttributeLayout { [transform] in $0.transform = transform })
    }
}

/// Says whether what it wraps can be touched.
public struct UserInteractionEnabled: Element {
    /// Whether touches reach what is inside.
    public var isEnabled: Bool
    /// It fills this element; touches change no layout.
    public var wrappedElement: any Element

    /// For the element and everything in it.
    public init(_ isEnabled: Bool, wrapping element: any Element) {
        self.isEnabled = isEnabled
        wrappedElement = element
    }

    /// The element's, which fills it.
    public var content: ElementContent {
        ElementContent(
            child: wrappedElement,
            layout: AttributeLayout { [isEnabled] in $0.isUserInteractionEnabled = isEnabled })
    }
}

extension Element {
    /// Hides the element; it takes its room all the same.
    public func hidden(_ hidden: Bool = true) -> Hidden { Hidden(hidden, wrapping: self) }

    /// Draws the element so, from 0 to 1; it takes its room all the same.
    public func opacity(_ opacity: CGFloat) -> Opacity { Opacity(opacity: opacity, wrapping: self) }

    /// Lets touches reach the element, or not.
    public func userInteractionEnabled(_ enabled: Bool = true) -> UserInteractionEnabled {
        UserInteractionEnabled(enabled, wrapping: self)
    }
}

/// Sets attributes of its child, which fills it.
struct AttributeLayout: SingleChildLayout, FillingLayout {
    let set: (inout LayoutSubelement.Attributes) -> Void

    init(_ set: @escaping (inout LayoutSubelement.Attributes) -> Void) {
        self.set = set
    }

    func sizeThatFits(
        proposal: SizeConstraint, subelement: Subelement, environment: Environment, cache: inout Void
    ) -> CGSize {
        subelement.node.ask(proposal, because: PassedOn(proposal.lengths)).size
    }

    func placeSubelement(
        in size: CGSize, subelement: Subelement, environment: Environment, cache: inout Void
    ) {
        set(&subelement.attributes)
    }
}

extension AttributeLayout: BoxedLayout {
    func box(of proposal: CGSize, answered size: CGSize, asking asks: ArraySlice<BoxedAsk>, at node: Node)
        -> ProposalBox?
    {
        asks.handedOn(proposal, Negotiation.Axis.allCases)
    }
}
