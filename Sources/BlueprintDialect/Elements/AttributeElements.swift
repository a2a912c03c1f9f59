import EngineKit
import Negotiation

// Elements that only change how their content is shown. They measure as their content, which fills them.

/// Hides its content, which keeps its space.
public struct Hidden: Element {
    /// Whether views would be hidden; the space is taken in any case.
    public var isHidden: Bool
    /// The content, measured and placed as if it were not hidden.
    public var wrappedElement: any Element

    /// Creates the element, by default hidden.
    public init(_ isHidden: Bool = true, wrapping element: any Element) {
        self.isHidden = isHidden
        wrappedElement = element
    }

    /// The content's size; the content fills it.
    public var content: ElementContent {
        ElementContent(child: wrappedElement, libraryLayout: AttributeLayout { [isHidden] in $0.isHidden = isHidden })
    }
}

/// Changes the opacity of its content.
public struct Opacity: Element {
    /// The opacity from 0 to 1, multiplied by those of containers.
    public var opacity: CGFloat
    /// The content, which fills this element.
    public var wrappedElement: any Element

    /// - Parameter opacity: from 0, transparent, to 1; not clamped here.
    public init(opacity: CGFloat, wrapping wrappedElement: any Element) {
        self.opacity = opacity
        self.wrappedElement = wrappedElement
    }

    /// The content's size; the content fills it.
    public var content: ElementContent {
        ElementContent(child: wrappedElement, libraryLayout: AttributeLayout { [opacity] in $0.alpha = opacity })
    }
}

/// Rotates, moves or scales its content when it is drawn; its frame is unchanged.
public struct Transformed: Element {
    /// The transform of the drawing, around its middle; frames are unchanged.
    public var transform: CATransform3D
    /// The content, drawn with the transform and placed without it.
    public var wrappedElement: any Element

    /// Creates the element with a transform in three dimensions; a terminal shows no depth.
    public init(transform: CATransform3D, wrapping wrappedElement: any Element) {
        self.transform = transform
        self.wrappedElement = wrappedElement
    }

    /// Creates the element with a transform in two dimensions, kept as one in three.
    public init(transform: CGAffineTransform, wrapping wrappedElement: any Element) {
        self.init(transform: CATransform3DMakeAffineTransform(transform), wrapping: wrappedElement)
    }

    /// The content's size; the content fills it.
    public var content: ElementContent {
        ElementContent(
            child: wrappedElement, libraryLayout: AttributeLayout { [transform] in $0.transform = transform })
    }
}

/// Enables or disables touches for its content.
public struct UserInteractionEnabled: Element {
    /// Whether touches reach the content.
    public var isEnabled: Bool
    /// The content, which fills this element; touches change no layout.
    public var wrappedElement: any Element

    /// Creates the element, for the content and everything in it.
    public init(_ isEnabled: Bool, wrapping element: any Element) {
        self.isEnabled = isEnabled
        wrappedElement = element
    }

    /// The content's size; the content fills it.
    public var content: ElementContent {
        ElementContent(
            child: wrappedElement,
            libraryLayout: AttributeLayout { [isEnabled] in $0.isUserInteractionEnabled = isEnabled })
    }
}

extension Element {
    /// Hides the element, which keeps its space.
    public func hidden(_ hidden: Bool = true) -> Hidden { Hidden(hidden, wrapping: self) }

    /// Sets the element's opacity, from 0 to 1; the element keeps its space.
    public func opacity(_ opacity: CGFloat) -> Opacity { Opacity(opacity: opacity, wrapping: self) }

    /// Enables or disables touches for the element.
    public func userInteractionEnabled(_ enabled: Bool = true) -> UserInteractionEnabled {
        UserInteractionEnabled(enabled, wrapping: self)
    }
}

/// Sets attributes of its child, which fills it.
struct AttributeLayout: LibraryChildLayout {
    let set: (inout LayoutSubelement.Attributes) -> Void

    init(_ set: @escaping (inout LayoutSubelement.Attributes) -> Void) {
        self.set = set
    }

    func size(in proposal: SizeConstraint, of child: Node) -> CGSize {
        let answer = child.ask(proposal, because: PassedOn(proposal.lengths))
        child.explainParent(by: answer)
        return answer.size
    }

    var isFilled: Bool { true }

    func place(_ child: Node, in size: CGSize) {
        var attributes = child.attributes ?? LayoutSubelement.Attributes()
        set(&attributes)
        child.attributes = attributes
    }
}

extension AttributeLayout: BoxedLayout {
    func box(of proposal: CGSize, answered size: CGSize, asking asks: ArraySlice<BoxedAsk>, at node: Node)
        -> ProposalBox?
    {
        asks.handedOn(proposal, Negotiation.Axis.allCases)
    }
}
