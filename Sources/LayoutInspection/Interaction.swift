import Foundation
import Negotiation

/// What an element on the stage does when a person acts on it.
package enum Interaction: Hashable, Sendable {
    case none
    /// It responds to taps.
    case taps
    /// It is a window on what it holds, which can be moved behind it.
    case scrolls(ScrollExtent)
}

/// How much a scrolling element holds, and how much of it is seen at once, in points. A length that is not a number is
/// that of a window which nothing limits: it shows all that there is.
///
///     ┌ content ─────┐ ┐
///     │┌ window ────┐│ │ offset
///     ││            ││ ┘
///     │└────────────┘│
///     └──────────────┘
package struct ScrollExtent: Hashable, Sendable {
    /// All that can be scrolled to, from the element's corner.
    package let content: CGSize
    /// The element's own size.
    package let window: CGSize

    package init(content: CGSize, window: CGSize) {
        self.content = content
        self.window = window
    }

    /// Whether it hides what is outside of it, on both axes.
    package var isLimited: Bool { !window.width.isNaN && !window.height.isNaN }

    /// How far it can be scrolled along an axis; 0 where all of it is seen already.
    package func reach(_ axis: Axis) -> CGFloat {
        let hidden = content[axis] - window[axis]
        return hidden > 0 && hidden.isFinite ? hidden : 0
    }

    /// The nearest offset that there is.
    package func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: clamped(offset.x, .horizontal), y: clamped(offset.y, .vertical))
    }

    private func clamped(_ offset: CGFloat, _ axis: Axis) -> CGFloat {
        offset > 0 ? min(offset, reach(axis)) : 0
    }
}
