import Negotiation

/// Insets its content from its edges. Negative insets let the content stick out.
public struct Inset: Element {
    /// The inset in points; a negative one reaches outwards.
    public var top: CGFloat
    /// The inset in points; a negative one reaches outwards.
    public var bottom: CGFloat
    /// The inset in points; a negative one reaches outwards.
    public var left: CGFloat
    /// The inset in points; a negative one reaches outwards.
    public var right: CGFloat
    /// The content.
    public var wrappedElement: any Element

    /// Creates an inset for each side, 0 by default.
    public init(
        top: CGFloat = 0, bottom: CGFloat = 0, left: CGFloat = 0, right: CGFloat = 0, wrapping element: any Element
    ) {
        self.top = top
        self.bottom = bottom
        self.left = left
        self.right = right
        wrappedElement = element
    }

    /// Creates equal insets at all sides.
    public init(uniformInset: CGFloat, wrapping element: any Element) {
        self.init(top: uniformInset, bottom: uniformInset, left: uniformInset, right: uniformInset, wrapping: element)
    }

    /// Creates insets for each side.
    public init(insets: UIEdgeInsets, wrapping element: any Element) {
        self.init(top: insets.top, bottom: insets.bottom, left: insets.left, right: insets.right, wrapping: element)
    }

    /// Creates insets at the left and the right.
    public init(sideInsets: CGFloat, wrapping element: any Element) {
        self.init(left: sideInsets, right: sideInsets, wrapping: element)
    }

    /// Creates insets at the top and the bottom.
    public init(vertical: CGFloat, wrapping element: any Element) {
        self.init(top: vertical, bottom: vertical, wrapping: element)
    }

    /// The content's size plus the insets; the content is proposed the rest.
    public var content: ElementContent {
        ElementContent(
            child: wrappedElement,
            libraryLayout: InsetLayout(insets: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)))
    }
}

extension Element {
    /// Insets the element, in points.
    public func inset(by edgeInsets: UIEdgeInsets) -> Inset {
        Inset(insets: edgeInsets, wrapping: self)
    }

    /// Insets the element, in points, 0 by default.
    public func inset(top: CGFloat = 0, bottom: CGFloat = 0, left: CGFloat = 0, right: CGFloat = 0) -> Inset {
        Inset(top: top, bottom: bottom, left: left, right: right, wrapping: self)
    }

    /// Insets the element equally at all sides, in points.
    public func inset(uniform: CGFloat) -> Inset {
        Inset(uniformInset: uniform, wrapping: self)
    }

    /// Insets the element at the sides and at top and bottom, in points.
    public func inset(horizontal: CGFloat = 0, vertical: CGFloat = 0) -> Inset {
        Inset(top: vertical, bottom: vertical, left: horizontal, right: horizontal, wrapping: self)
    }
}

private struct InsetLayout: LibraryChildLayout {
    let insets: UIEdgeInsets

    func size(in proposal: SizeConstraint, of child: Node) -> CGSize {
        let answer = child.ask(
            proposal.inset(by: insets), because: ProposalMinusInsets(proposal: proposal, insets: insets))
        if let exchange = answer.exchange {
            for axis in Negotiation.Axis.allCases {
                child.explainParent(axis, .answer(exchange, axis), .plus(insets.total(on: axis)))
            }
        }
        return CGSize(
            width: answer.size.width + (insets.left + insets.right),
            height: answer.size.height + (insets.top + insets.bottom))
    }

    func place(_ child: Node, in size: CGSize) {
        let frame = CGRect(
            x: insets.left, y: insets.top, width: size.width - (insets.left + insets.right),
            height: size.height - (insets.top + insets.bottom))
        child.place(frame, because: FrameMinusInsets(size: size, insets: insets), decider: .known(nil))
    }
}

extension InsetLayout: BoxedLayout {
    func box(of proposal: CGSize, answered size: CGSize, asking asks: ArraySlice<BoxedAsk>, at node: Node)
        -> ProposalBox?
    {
        guard let inner = asks.first?.box else { return nil }
        let (across, down) = (insets.left + insets.right, insets.top + insets.bottom)
        return ProposalBox(
            low: CGSize(width: inner.low.width + across, height: inner.low.height + down),
            high: CGSize(width: inner.high.width + across, height: inner.high.height + down))
    }
}
