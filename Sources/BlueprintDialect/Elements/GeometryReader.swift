/// Is what a closure makes of the room there is: built for each proposal, and once more for the final size.
public struct GeometryReader: Element {
    private let elementRepresentation: (GeometryProxy) -> any Element

    /// Builds its element for each question, and once more to place it.
    public init(elementRepresentation: @escaping (GeometryProxy) -> any Element) {
        self.elementRepresentation = elementRepresentation
    }

    /// The element that is built for the proposal.
    public var content: ElementContent {
        ElementContent(
            storage: LazyContent { constraint, node in
                elementRepresentation(GeometryProxy(constraint: constraint, node: node))
            })
    }
}

/// What the closure of a `GeometryReader` knows of the room there is.
public struct GeometryProxy {
    /// The proposal, or the final size.
    public var constraint: SizeConstraint
    private let node: Node

    init(constraint: SizeConstraint, node: Node) {
        self.constraint = constraint
        self.node = node
    }

    /// The size of an element in the room there is, or in another constraint.
    public func measure(element: any Element, in explicit: SizeConstraint? = nil) -> CGSize {
        let proposal = explicit ?? constraint
        return node.measureApart(element, in: proposal, because: MeasuredApart(proposal: proposal)).size
    }
}
