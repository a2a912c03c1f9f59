/// Keeps a distance between its edges and what it wraps. Negative distances let that stick out.
public struct Inset: Element {
    public var top: CGFloat
    public var bottom: CGFloat
    public var left: CGFloat
    public var right: CGFloat
    public var wrappedElement: any Element

    public init(
        top: CGFloat = 0, bottom: CGFloat = 0, left: CGFloat = 0, right: CGFloat = 0, wrapping element: any Element
    ) {
        self.top = top
        self.bottom = bottom
        self.left = left
        self.right = right
        wrappedElement = element
    }

    public init(uniformInset: CGFloat, wrapping element: any Element) {
        self.init(top: uniformInset, bottom: uniformInset, left: uniformInset, right: uniformInset, wrapping: element)
    }

    public init(insets: UIEdgeInsets, wrapping element: any Element) {
        self.init(top: insets.top, bottom: insets.bottom, left: insets.left, right: insets.right, wrapping: element)
    }

    public init(sideInsets: CGFloat, wrapping element: any Element) {
        self.init(left: sideInsets, right: sideInsets, wrapping: element)
    }

    public init(vertical: CGFloat, wrapping element: any Element) {
        self.init(top: vertical, bottom: vertical, wrapping: element)
    }

    public var content: ElementContent {
        ElementContent(
            child: wrappedElement,
            layout: InsetLayout(insets: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)))
    }
}

extension Element {
    public func inset(by edgeInsets: UIEdgeInsets) -> Inset {
        Inset(insets: edgeInsets, wrapping: self)
    }

    public func inset(top: CGFloat = 0, bottom: CGFloat = 0, left: CGFloat = 0, right: CGFloat = 0) -> Inset {
        Inset(top: top, bottom: bottom, left: left, right: right, wrapping: self)
    }

    public func inset(uniform: CGFloat) -> Inset {
        Inset(uniformInset: uniform, wrapping: self)
    }

    public func inset(horizontal: CGFloat = 0, vertical: CGFloat = 0) -> Inset {
        Inset(top: vertical, bottom: vertical, left: horizontal, right: horizontal, wrapping: self)
    }
}

private struct InsetLayout: SingleChildLayout {
    let insets: UIEdgeInsets

    func sizeThatFits(
        proposal: SizeConstraint, subelement: LayoutSubelement, environment: Environment, cache: inout Void
    ) -> CGSize {
        let answer = subelement.node.ask(
            proposal.inset(by: insets), because: OfferMinusInsets(offer: proposal, insets: insets))
        return CGSize(
            width: answer.size.width + (insets.left + insets.right),
            height: answer.size.height + (insets.top + insets.bottom))
    }

    func placeSubelement(
        in size: CGSize, subelement: LayoutSubelement, environment: Environment, cache: inout Void
    ) {
        let frame = CGRect(
            x: insets.left, y: insets.top, width: size.width - (insets.left + insets.right),
            height: size.height - (insets.top + insets.bottom))
        subelement.place(in: frame, because: FrameMinusInsets(size: size, insets: insets), decidedBy: nil)
    }
}
