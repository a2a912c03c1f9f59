import EngineKit

/// A piece of an interface: a value that describes its contents and their layout.
public protocol Element {
    /// The contents: the children with their layout, or a way to measure the element.
    var content: ElementContent { get }

    /// The description of the element's view. No views are made here; iOS code with it compiles, and the result is not
    /// used.
    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription?
}

extension Element {
    /// Nil: most elements need no view of their own.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

/// An element that another one represents: it has that one's content, and both are one node of the tree.
public protocol ProxyElement: Element {
    /// The element that is laid out in its place.
    var elementRepresentation: any Element { get }
}

extension ProxyElement {
    /// The content of its representation.
    public var content: ElementContent { elementRepresentation.content }

    /// The view description of its representation.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        elementRepresentation.backingViewDescription(with: context)
    }
}

/// A value that answers a proposal with a size.
public protocol Measurable {
    /// The size in points. An unconstrained axis may be answered with any length.
    func measure(in constraint: SizeConstraint) -> CGSize
}

extension Element {
    /// Lays the element and everything in it out in a frame.
    public func layout(frame: CGRect, environment: Environment = .empty) -> LayoutResult {
        let pass = Pass(environment: environment, recorder: nil)
        let root = pass.root(self)
        pass.layOut(root, in: frame, because: TopProposal(frame.size.lengths), decidedBy: nil)
        return pass.finish(root)
    }
}
