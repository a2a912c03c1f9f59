import Negotiation

/// A window on its content, which is as long as it likes along the axes that scroll. It is as large as the content with its
/// insets, at most the proposal. Only the layout is here; the program scrolls it.
public struct ScrollView: Element {
    /// Measured as `contentSize` says, and placed in its full length.
    public var wrappedElement: any Element
    /// On which axes the content is unlimited; the other follows the scroll view.
    public var contentSize: ContentSize
    /// Around the content, in points: it can be scrolled in.
    public var contentInset = UIEdgeInsets.zero

    /// Whether content that is smaller than the view stands in its middle.
    public var centersUnderflow = false

    // What only views need; it changes no layout.
    /// Whether the safe area counts as inset.
    public var contentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic
    /// The edges of the safe area that scrolling looks at; nil for UIKit's.
    public var scrollableAxesSafeAreaEdges: SafeAreaEdge?
    /// Whether it bounces without anything to scroll.
    public var alwaysBounceVertical = false
    /// Whether it bounces without anything to scroll.
    public var alwaysBounceHorizontal = false
    /// Whether a bar is shown at the side.
    public var showsVerticalScrollIndicator = true
    /// Whether a bar is shown at the bottom.
    public var showsHorizontalScrollIndicator = true
    /// Whether touches wait until it is clear that nothing scrolls.
    public var delaysContentTouches = true
    /// What pulling down at the top does.
    public var pullToRefreshBehavior = PullToRefreshBehavior.disabled
    /// How scrolling puts the keyboard away.
    public var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
    /// Whether the content makes room for the keyboard.
    public var keyboardAdjustmentMode = KeyboardAdjustmentMode.adjustsWhenVisible
    /// Scrolls it from outside; nil for none.
    public var contentOffsetTrigger: ScrollTrigger?

    /// Scrolls from top to bottom unless given.
    /// - Parameter configure: sets what differs from the defaults.
    public init(
        _ contentSize: ContentSize = .fittingHeight, wrapping element: any Element,
        configure: (inout ScrollView) -> Void = { _ in }
    ) {
        self.contentSize = contentSize
        wrappedElement = element
        configure(&self)
    }

    /// The content's size and the insets, at most the proposal; the content is placed in its full size.
    public var content: ElementContent {
        ElementContent(
            child: wrappedElement,
            layout: ScrollLayout(
                contentSize: contentSize, contentInset: contentInset, centersUnderflow: centersUnderflow))
    }

    /// On which axes a scroll view's content is unlimited, or which size it has.
    public enum ContentSize: Equatable, Sendable {
        /// As wide as the scroll view, as high as it likes.
        case fittingHeight
        /// As high as the scroll view, as wide as it likes.
        case fittingWidth
        /// As large as it likes.
        case fittingContent
        /// A size in points, whatever the content answers.
        case custom(CGSize)
    }
}

private struct ScrollLayout: SingleChildLayout {
    let contentSize: ScrollView.ContentSize
    let contentInset: UIEdgeInsets
    let centersUnderflow: Bool

    func sizeThatFits(
        proposal: SizeConstraint, subelement: Subelement, environment: Environment, cache: inout Void
    ) -> CGSize {
        let fitted = fitted(subelement, in: proposal).size
        let (width, height) = (
            fitted.width + contentInset.total(on: .horizontal), fitted.height + contentInset.total(on: .vertical)
        )
        return CGSize(width: min(width, proposal.widthLimit), height: min(height, proposal.heightLimit))
    }

    func placeSubelement(
        in size: CGSize, subelement: Subelement, environment: Environment, cache: inout Void
    ) {
        let answer = fitted(subelement, in: SizeConstraint(size))
        let inner = CGSize(
            width: size.width - contentInset.total(on: .horizontal),
            height: size.height - contentInset.total(on: .vertical))
        var placed = answer.size.replacingInfinity(with: inner)
        // Where it does not scroll, the content takes what there is.
        if contentSize == .fittingHeight { placed.width = inner.width }
        if contentSize == .fittingWidth { placed.height = inner.height }
        let underflow =
            centersUnderflow
            ? CGSize(
                width: max(0, size.width - placed.width), height: max(0, size.height - placed.height)) : .zero
        subelement.place(
            in: CGRect(origin: CGPoint(x: underflow.width / 2, y: underflow.height / 2), size: placed),
            because: Scrolled(size: placed, contentSize: contentSize, underflow: underflow),
            decidedBy: placed == answer.size ? answer.exchange : nil)
    }

    private func fitted(_ subelement: Subelement, in room: SizeConstraint) -> Answer {
        var inner = room.inset(by: contentInset)
        switch contentSize {
        case .custom(let size): return Answer(size: size, exchange: nil)
        case .fittingHeight: inner.height = .unconstrained
        case .fittingWidth: inner.width = .unconstrained
        case .fittingContent: inner = .unconstrained
        }
        return subelement.node.ask(inner, because: AsLongAsItLikes(room: room, insets: contentInset, proposal: inner))
    }
}
