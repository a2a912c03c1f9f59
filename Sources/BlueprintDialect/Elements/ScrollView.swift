import Negotiation

/// A view that can be scrolled, of which only the layout is here: its content is as long as it likes.
public struct ScrollView: Element {
    public var wrappedElement: any Element
    public var contentSize: ContentSize
    public var contentInset = UIEdgeInsets.zero

    // What views are told; it changes no layout.
    public var contentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic
    public var scrollableAxesSafeAreaEdges: SafeAreaEdge?
    public var alwaysBounceVertical = false
    public var alwaysBounceHorizontal = false
    public var showsVerticalScrollIndicator = true
    public var showsHorizontalScrollIndicator = true
    public var centersUnderflow = false
    public var delaysContentTouches = true
    public var pullToRefreshBehavior = PullToRefreshBehavior.disabled
    public var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
    public var keyboardAdjustmentMode = KeyboardAdjustmentMode.adjustsWhenVisible
    public var contentOffsetTrigger: ScrollTrigger?

    public init(
        _ contentSize: ContentSize = .fittingHeight, wrapping element: any Element,
        configure: (inout ScrollView) -> Void = { _ in }
    ) {
        self.contentSize = contentSize
        wrappedElement = element
        configure(&self)
    }

    public var content: ElementContent {
        ElementContent(
            child: wrappedElement, layout: ScrollLayout(contentSize: contentSize, contentInset: contentInset))
    }

    /// How large the content is.
    public enum ContentSize: Equatable, Sendable {
        /// As wide as the scroll view, as high as it likes.
        case fittingHeight
        /// As high as the scroll view, as wide as it likes.
        case fittingWidth
        /// As large as it likes.
        case fittingContent
        case custom(CGSize)
    }
}

private struct ScrollLayout: SingleChildLayout {
    let contentSize: ScrollView.ContentSize
    let contentInset: UIEdgeInsets

    func sizeThatFits(
        proposal: SizeConstraint, subelement: Subelement, environment: Environment, cache: inout Void
    ) -> CGSize {
        let fitted = fitted(subelement, in: proposal).size
        return CGSize(
            width: min(fitted.width + contentInset.left + contentInset.right, proposal.maximum.width),
            height: min(fitted.height + contentInset.top + contentInset.bottom, proposal.maximum.height))
    }

    func placeSubelement(
        in size: CGSize, subelement: Subelement, environment: Environment, cache: inout Void
    ) {
        let room = SizeConstraint(size)
        let inner = room.inset(by: contentInset)
        let answer = fitted(subelement, in: room)
        var placed = answer.size
        // The content takes what it is fitted to, and the frame's length where it has none of its own.
        if contentSize == .fittingHeight { placed.width = inner.maximum.width }
        if contentSize == .fittingWidth { placed.height = inner.maximum.height }
        if placed.width == .infinity { placed.width = size.width }
        if placed.height == .infinity { placed.height = size.height }
        subelement.place(
            in: CGRect(origin: .zero, size: placed), because: Scrolled(size: placed, contentSize: contentSize),
            decidedBy: placed == answer.size ? answer.exchange : nil)
    }

    private func fitted(_ subelement: Subelement, in room: SizeConstraint) -> Answer {
        var offer = room.inset(by: contentInset)
        switch contentSize {
        case .custom(let size): return Answer(size: size, exchange: nil)
        case .fittingHeight: offer.height = .unconstrained
        case .fittingWidth: offer.width = .unconstrained
        case .fittingContent: offer = .unconstrained
        }
        return subelement.node.ask(offer, because: AsLongAsItLikes(room: room, insets: contentInset, offer: offer))
    }
}
