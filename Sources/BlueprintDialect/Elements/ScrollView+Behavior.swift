// What a scroll view is told besides its layout, so that code which mentions it compiles.

extension ScrollView {
    /// Whether the content makes room for the keyboard.
    public enum KeyboardAdjustmentMode: Hashable, Sendable {
        case none, adjustsWhenVisible
    }

    /// What pulling down at the top does.
    public enum PullToRefreshBehavior {
        case disabled
        case enabled(action: () -> Void)
        case refreshing
    }

    /// Edges on which the safe area counts.
    public struct SafeAreaEdge: OptionSet, Sendable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        public static let top = SafeAreaEdge(rawValue: 1)
        public static let bottom = SafeAreaEdge(rawValue: 2)
        public static let left = SafeAreaEdge(rawValue: 4)
        public static let right = SafeAreaEdge(rawValue: 8)
        public static let vertical: SafeAreaEdge = [.top, .bottom]
        public static let horizontal: SafeAreaEdge = [.left, .right]
    }

    /// A place to scroll to.
    public struct ContentOffset: Sendable {
        public typealias Provider = @Sendable (ScrollingContext) -> CGPoint

        let provider: Provider

        public init(provider: @escaping Provider) {
            self.provider = provider
        }

        /// What the place may depend on.
        public struct ScrollingContext {
            public var contentSize: CGSize
            public var scrollViewBounds: CGRect
            public var contentInsets: UIEdgeInsets
        }

        public static let top = ContentOffset { context in
            CGPoint(x: 0, y: -context.contentInsets.top)
        }

        public static let bottom = ContentOffset { context in
            let end = context.contentSize.height + context.contentInsets.bottom
            return CGPoint(
                x: 0, y: max(end - context.scrollViewBounds.size.height, -context.contentInsets.top))
        }
    }

    /// Scrolls a view from outside. A class, for who triggers and the view share it; here there is no view to scroll.
    public final class ScrollTrigger {
        public init() {}

        public func scroll(to: ContentOffset, animated: Bool) {}
    }
}
