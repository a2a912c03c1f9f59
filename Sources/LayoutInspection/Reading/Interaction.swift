import Foundation
import Negotiation

/// How an element on the stage responds to a person.
package enum Interaction: Hashable, Sendable {
    case none
    /// It is tappable.
    case taps
    /// It is a window on its content, which can be scrolled.
    case scrolls(ScrollExtent)
}

/// The content of a scrolling element and the window on it, in points. A window of NaN length is unlimited and shows
/// the whole content.
///
///     ┌ content ─────┐ ┐
///     │┌ window ────┐│ │ offset
///     ││            ││ ┘
///     │└────────────┘│
///     └──────────────┘
package struct ScrollExtent: Hashable, Sendable {
    /// The scrollable area, from the element's origin.
    package let content: CGSize
    /// The element's own size.
    package let window: CGSize
    /// The initial offset.
    package private(set) var start = CGPoint.zero
    /// The axes along which it scrolls.
    package private(set) var axes = Set(Axis.allCases)

    package init(content: CGSize, window: CGSize) {
        self.content = content
        self.window = window
    }

    /// The same extent with an initial offset.
    /// - Parameter point: 0 for the start, 1 for the end, on each axis.
    package func starting(at point: CGPoint) -> ScrollExtent {
        var extent = self
        extent.start = clamped(CGPoint(x: reach(.horizontal) * point.x, y: reach(.vertical) * point.y))
        return extent
    }

    /// The same extent, scrolling along some axes alone.
    package func scrolling(along axes: Set<Axis>) -> ScrollExtent {
        var extent = self
        extent.axes = axes
        return extent
    }

    /// Whether it clips its content, on both axes.
    package var isLimited: Bool { !window.width.isNaN && !window.height.isNaN }

    /// How far it can be scrolled along an axis; 0 if all of it is visible.
    package func reach(_ axis: Axis) -> CGFloat {
        guard axes.contains(axis) else { return 0 }
        let hidden = content[axis] - window[axis]
        return hidden > 0 && hidden.isFinite ? hidden : 0
    }

    /// The nearest possible offset.
    package func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: clamped(offset.x, .horizontal), y: clamped(offset.y, .vertical))
    }

    private func clamped(_ offset: CGFloat, _ axis: Axis) -> CGFloat {
        offset > 0 ? min(offset, reach(axis)) : 0
    }
}
