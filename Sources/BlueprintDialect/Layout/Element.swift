import EngineKit

/// A piece of an interface: a value that says what it contains and how that is laid out.
public protocol Element {
    /// What the element contains: its children with their layout, or the way to measure it.
    var content: ElementContent { get }

    /// How the element is shown by a view. Nothing here makes views; what iOS code returns compiles and is not used.
    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription?
}

extension Element {
    /// None: most elements need no view of their own.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

/// An element that is another in disguise: it has that one's content, and both are one node of the tree.
public protocol ProxyElement: Element {
    /// What is laid out in its place.
    var elementRepresentation: any Element { get }
}

extension ProxyElement {
    /// Its representation's.
    public var content: ElementContent { elementRepresentation.content }

    /// Its representation's.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        elementRepresentation.backingViewDescription(with: context)
    }
}

/// Something that answers a proposal with a size.
public protocol Measurable {
    /// Points. An unconstrained axis may be answered with any length.
    func measure(in constraint: SizeConstraint) -> CGSize
}

extension Element {
    /// Lays the element out in a frame, and everything in it.
    public func layout(frame: CGRect, environment: Environment = .empty) -> LayoutResult {
        let pass = Pass(environment: environment, recorder: nil)
        let root = pass.root(self)
        pass.layOut(root, in: frame, because: TopProposal(frame.size.lengths), decidedBy: nil)
        return pass.finish(root)
    }
}
