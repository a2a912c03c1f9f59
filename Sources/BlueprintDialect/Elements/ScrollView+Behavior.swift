// What else a scroll view can be set to, so that code which mentions it compiles.

extension ScrollView {
    /// Whether the content makes room for the keyboard.
    public enum KeyboardAdjustmentMode: Hashable, Sendable {
        /// Kept; changes no layout, for no keyboard is ever shown.
        case none, adjustsWhenVisible
    }

    /// What pulling down at the top does.
    public enum PullToRefreshBehavior {
        /// Nothing.
        case disabled
        /// Refreshes; never called here.
        case enabled(action: () -> Void)
        /// A spinner is shown meanwhile. It changes no layout.
        case refreshing
    }

    /// Edges on which the safe area counts.
    public struct SafeAreaEdge: OptionSet, Sendable {
        /// A bit for each member.
        public let rawValue: UInt8

        /// The set of those bits.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// The top edge.
        public static let top = SafeAreaEdge(rawValue: 1)
        /// The bottom edge.
        public static let bottom = SafeAreaEdge(rawValue: 2)
        /// The left edge.
        public static let left = SafeAreaEdge(rawValue: 4)
        /// The right edge.
        public static let right = SafeAreaEdge(rawValue: 8)
        /// The top and the bottom edge.
        public static let vertical: SafeAreaEdge = [.top, .bottom]
        /// The left and the right edge.
        public static let horizontal: SafeAreaEdge = [.left, .right]
    }

    /// A place to scroll to.
    public struct ContentOffset: Sendable {
        /// The corner that is scrolled to, in the content.
        public typealias Provider = @Sendable (ScrollingContext) -> CGPoint

        let provider: Provider

        /// A place that a closure finds when it is scrolled to.
        public init(provider: @escaping Provider) {
            self.provider = provider
        }

        /// What the place may depend on.
        public struct ScrollingContext {
            /// In points, without the insets.
            public var contentSize: CGSize
            /// What of the content is seen, in points.
            public var scrollViewBounds: CGRect
            /// In points.
            public var contentInsets: UIEdgeInsets
        }

        /// The first of the content at the top.
        public static let top = ContentOffset { context in
            CGPoint(x: 0, y: -context.contentInsets.top)
        }

        /// The last of the content at the bottom.
        public static let bottom = ContentOffset { context in
            let end = context.contentSize.height + context.contentInsets.bottom
            return CGPoint(
                x: 0, y: max(end - context.scrollViewBounds.size.height, -context.contentInsets.top))
        }
    }

    /// Scrolls a view from outside. A class, for who triggers and the view share it; here there is no view to scroll.
    public final class ScrollTrigger {
        /// A trigger of no scroll view yet.
        public init() {}

        /// Scrolls nothing here.
        public func scroll(to: ContentOffset, animated: Bool) {}
    }
}
