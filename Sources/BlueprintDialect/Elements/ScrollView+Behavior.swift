// Other settings of a scroll view, so that code with them compiles.

extension ScrollView {
    /// Whether the content avoids the keyboard.
    public enum KeyboardAdjustmentMode: Hashable, Sendable {
        /// Kept; changes no layout, because no keyboard is ever shown.
        case none, adjustsWhenVisible
    }

    /// The effect of pulling down at the top.
    public enum PullToRefreshBehavior {
        /// Pulling does nothing special.
        case disabled
        /// Refreshes; never called here.
        case enabled(action: () -> Void)
        /// A spinner is shown during the refresh. It changes no layout.
        case refreshing
    }

    /// Edges whose safe area UIKit would add to the insets. Kept; terminals have no safe area, and it changes no layout.
    public struct SafeAreaEdge: OptionSet, Sendable {
        /// The bits of the members.
        public let rawValue: UInt8

        /// Creates a set from bits.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// Below the status bar and a navigation bar.
        public static let top = SafeAreaEdge(rawValue: 1)
        /// Above the home indicator and a tab bar.
        public static let bottom = SafeAreaEdge(rawValue: 2)
        /// Beside the notch of a phone in landscape.
        public static let left = SafeAreaEdge(rawValue: 4)
        /// Beside the notch of a phone in the other landscape orientation.
        public static let right = SafeAreaEdge(rawValue: 8)
        /// The edges that a vertical scroll view uses.
        public static let vertical: SafeAreaEdge = [.top, .bottom]
        /// The edges that a horizontal scroll view uses.
        public static let horizontal: SafeAreaEdge = [.left, .right]
    }

    /// The target of a ScrollTrigger, computed from the view's sizes when it scrolls.
    public struct ContentOffset: Sendable {
        /// A closure that returns the point of the content, in points, to be moved to the view's corner.
        public typealias Provider = @Sendable (ScrollingContext) -> CGPoint

        let provider: Provider

        /// Creates a target that a closure computes when it scrolls.
        public init(provider: @escaping Provider) {
            self.provider = provider
        }

        /// The values that the target may depend on.
        public struct ScrollingContext {
            /// The content's size in points, without the insets.
            public var contentSize: CGSize
            /// The visible part of the content, in points.
            public var scrollViewBounds: CGRect
            /// The insets in points.
            public var contentInsets: UIEdgeInsets
        }

        /// The start of the content, with the inset above it.
        public static let top = ContentOffset { context in
            CGPoint(x: 0, y: -context.contentInsets.top)
        }

        /// The end of the content, with the inset below it; the start if the content is shorter than the view.
        public static let bottom = ContentOffset { context in
            let end = context.contentSize.height + context.contentInsets.bottom
            return CGPoint(
                x: 0, y: max(end - context.scrollViewBounds.size.height, -context.contentInsets.top))
        }
    }

    /// Scrolls a view from outside. A class, because the view and its user share it; here there is no view to scroll.
    public final class ScrollTrigger {
        /// Creates a trigger without a scroll view.
        public init() {}

        /// Does nothing here.
        public func scroll(to: ContentOffset, animated: Bool) {}
    }
}
