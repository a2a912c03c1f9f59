import Negotiation

/// A window on its content, which is unlimited along the axes that scroll. It is as large as the content with its
/// insets, at most the proposal. Only the layout is here; the program scrolls it.
public struct ScrollView: Element {
    /// The content, measured as `contentSize` says, and placed at its full size.
    public var wrappedElement: any Element
    /// The axes on which the content is unlimited; the other follows the scroll view.
    public var contentSize: ContentSize
    /// The insets around the content, in points, which scroll with it.
    public var contentInset = UIEdgeInsets.zero

    /// Whether content smaller than the view is centered.
    public var centersUnderflow = false

    // Settings for views alone, which change no layout.
    /// Whether the safe area counts as inset.
    public var contentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic
    /// The edges of the safe area that scrolling uses; nil for UIKit's.
    public var scrollableAxesSafeAreaEdges: SafeAreaEdge?
    /// Whether it bounces when there is nothing to scroll.
    public var alwaysBounceVertical = false
    /// Whether it bounces when there is nothing to scroll.
    public var alwaysBounceHorizontal = false
    /// Whether a bar is shown at the side.
    public var showsVerticalScrollIndicator = true
    /// Whether a bar is shown at the bottom.
    public var showsHorizontalScrollIndicator = true
    /// Whether touches wait until it is clear that they do not scroll.
    public var delaysContentTouches = true
    /// The effect of pulling down at the top.
    public var pullToRefreshBehavior = PullToRefreshBehavior.disabled
    /// How scrolling dismisses the keyboard.
    public var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
    /// Whether the content avoids the keyboard.
    public var keyboardAdjustmentMode = KeyboardAdjustmentMode.adjustsWhenVisible
    /// Scrolls it from outside; nil for none.
    public var contentOffsetTrigger: ScrollTrigger?

    /// Creates a scroll view, by default a vertical one.
    /// - Parameter configure: sets what differs from the defaults.
    public init(
        _ contentSize: ContentSize = .fittingHeight, wrapping element: any Element,
        configure: (inout ScrollView) -> Void = { _ in }
    ) {
        self.contentSize = contentSize
        wrappedElement = element
        configure(&self)
    }

    /// The content's size plus the insets, at most the proposal; the content is placed at its full size.
    public var content: ElementContent {
        ElementContent(
            child: wrappedElement,
            libraryLayout: ScrollLayout(
                contentSize: contentSize, contentInset: contentInset, centersUnderflow: centersUnderflow))
    }

    /// The axes on which a scroll view's content is unlimited, or the content's size.
    public enum ContentSize: Equatable, Sendable {
        /// The scroll view's width, and an unlimited height.
        case fittingHeight
        /// The scroll view's height, and an unlimited width.
        case fittingWidth
        /// Unlimited on both axes.
        case fittingContent
        /// A size in points, whatever the content answers.
        case custom(CGSize)
    }
}

private struct ScrollLayout: LibraryChildLayout {
    let contentSize: ScrollView.ContentSize
    let contentInset: UIEdgeInsets
    let centersUnderflow: Bool

    func size(in proposal: SizeConstraint, of child: Node) -> CGSize {
        let fitted = fitted(child, in: proposal)
        let limits = proposal.limits
        var size = CGSize.zero
        for axis in Negotiation.Axis.allCases {
            let inset = contentInset.total(on: axis)
            size[axis] = min(fitted.size[axis] + inset, limits[axis])
            if fitted.size[axis] + inset > limits[axis] {
                child.explainParent(axis, .room(axis))
            } else {
                child.explainParent(
                    axis, fitted.exchange.map { .answer($0, axis) } ?? .constant,
                    fitted.exchange == nil || inset == 0 ? nil : .plus(inset))
            }
        }
        return size
    }

    func place(_ child: Node, in size: CGSize) {
        let answer = fitted(child, in: SizeConstraint(size))
        let inner = CGSize(
            width: size.width - contentInset.total(on: .horizontal),
            height: size.height - contentInset.total(on: .vertical))
        var placed = answer.size.replacingInfinity(with: inner)
        // On an axis that does not scroll, the content takes the whole length.
        if contentSize == .fittingHeight { placed.width = inner.width }
        if contentSize == .fittingWidth { placed.height = inner.height }
        let underflow =
            centersUnderflow
            ? CGSize(
                width: max(0, size.width - placed.width), height: max(0, size.height - placed.height)) : .zero
        child.place(
            CGRect(origin: CGPoint(x: underflow.width / 2, y: underflow.height / 2), size: placed),
            because: Scrolled(
                size: placed, contentSize: contentSize, underflow: underflow, answer: answer, room: size,
                insets: contentInset),
            decider: .known(placed == answer.size ? answer.exchange : nil))
    }

    private func fitted(_ child: Node, in room: SizeConstraint) -> Answer {
        var inner = room.inset(by: contentInset)
        switch contentSize {
        case .custom(let size): return Answer(size: size, exchange: nil)
        case .fittingHeight: inner.height = .unconstrained
        case .fittingWidth: inner.width = .unconstrained
        case .fittingContent: inner = .unconstrained
        }
        return child.ask(inner, because: AsLongAsItLikes(room: room, insets: contentInset, proposal: inner))
    }
}
