/// An element that a closure builds from the available size: for each proposal, and once more for the final size.
public struct GeometryReader: Element {
    private let elementRepresentation: (GeometryProxy) -> any Element

    /// Creates an element that is built for each proposal, and once more for placing.
    public init(elementRepresentation: @escaping (GeometryProxy) -> any Element) {
        self.elementRepresentation = elementRepresentation
    }

    /// The element built for the proposal.
    public var content: ElementContent {
        ElementContent(
            storage: LazyContent { constraint, node in
                elementRepresentation(GeometryProxy(constraint: constraint, node: node))
            })
    }
}

/// The geometry for the closure of a `GeometryReader`.
public struct GeometryProxy {
    /// The proposal, or the final size.
    public var constraint: SizeConstraint
    private let reader: LayoutSubelement

    init(constraint: SizeConstraint, node: Node) {
        self.constraint = constraint
        reader = LayoutSubelement(node)
    }

    /// The size of an element in the reader's constraint, or in another one; 0×0 once the pass is over.
    public func measure(element: any Element, in explicit: SizeConstraint? = nil) -> CGSize {
        let proposal = explicit ?? constraint
        return reader.node?.measureApart(element, in: proposal, because: MeasuredApart(proposal: proposal)).size
            ?? .zero
    }
}
