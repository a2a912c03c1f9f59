// What else a scroll view can be set to, so that code which mentions it compiles.

extension ScrollView {
    /// Whether the content makes room for the keyboard.
    public enum KeyboardAdjustmentMode: Hashable, Sendable {
        /// Kept; changes no layout, for no keyboard is ever shown.
        case none, adjustsWhenVisible
    }

    /// What pulling down at the top does.
    public enum PullToRefreshBehavior {
        /// Pulling does nothing, as anywhere else.
        case disabled
        /// Refreshes; never called here.
        case enabled(action: () -> Void)
        /// A spinner is shown meanwhile. It changes no layout.
        case refreshing
    }

    /// Edges whose safe area UIKit would add to the insets. Kept; terminals have no safe area, and it changes no layout.
    public struct SafeAreaEdge: OptionSet, Sendable {
        /// A bit for each member.
        public let rawValue: UInt8

        /// The set of those bits.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// Below the status bar and a navigation bar.
        public static let top = SafeAreaEdge(rawValue: 1)
        /// Above the home indicator and a tab bar.
        public static let bottom = SafeAreaEdge(rawValue: 2)
        /// Beside the notch of a phone that lies on its side.
        public static let left = SafeAreaEdge(rawValue: 4)
        /// Beside the notch of a phone that lies on its other side.
        public static let right = SafeAreaEdge(rawValue: 8)
        /// Those that a view scrolling up and down looks at.
        public static let vertical: SafeAreaEdge = [.top, .bottom]
        /// Those that a view scrolling sideways looks at.
        public static let horizontal: SafeAreaEdge = [.left, .right]
    }

    /// Where a ScrollTrigger scrolls to: computed when it does, from the sizes that the view has then.
    public struct ContentOffset: Sendable {
        /// Gives the point of the content, in points, that is put into the view's corner.
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

        /// The start of the content, with the inset above it.
        public static let top = ContentOffset { context in
            CGPoint(x: 0, y: -context.contentInsets.top)
        }

        /// The end of the content, with the inset below it; the start of one that is shorter than the view.
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
