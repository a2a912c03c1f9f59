import Foundation
import Negotiation

extension Inspection {
    /// How an element responds to a person.
    package func interaction(of index: Int) -> Interaction {
        if let extent = windows[index] { return .scrolls(extent) }
        return tappable.contains(index) ? .taps : .none
    }

    /// The element that responds to a tap on an element: itself, or the nearest ancestor.
    package func tapped(from index: Int) -> Int? {
        lineage(of: index).first { interaction(of: $0) == .taps }
    }

    /// The window in which an element scrolls along an axis: itself, or the nearest ancestor with more content than it shows.
    package func window(around index: Int, along axis: Axis) -> Int? {
        lineage(of: index).first { scrollExtent(of: $0).map { $0.reach(axis) > 0 } ?? false }
    }

    /// The offsets after scrolling the nearest window that can scroll that way: the element itself or an ancestor. Nil where
    /// none can.
    package func offsets(
        _ offsets: [ElementPath: CGPoint], movedBy step: CGPoint, behind index: Int
    ) -> [ElementPath: CGPoint]? {
        for window in lineage(of: index) {
            guard let extent = scrollExtent(of: window) else { continue }
            let path = path(of: window)
            let before = extent.clamped(offsets[path] ?? extent.start)
            let after = extent.clamped(CGPoint(x: before.x + step.x, y: before.y + step.y))
            guard after == before else { return offsets.merging([path: after]) { $1 } }
        }
        return nil
    }

    /// The offsets nearest to the current ones at which an element is visible in all windows around it.
    package func offsets(_ offsets: [ElementPath: CGPoint], revealing index: Int) -> [ElementPath: CGPoint] {
        var offsets = offsets
        var target = elements[index].frame
        for ancestor in lineage(of: index).dropFirst() {
            guard let extent = scrollExtent(of: ancestor) else { continue }
            let window = elements[ancestor].frame
            let path = path(of: ancestor)
            let offset = extent.clamped(offsets[path] ?? extent.start)
            let (left, top) = (target.minX - window.minX, target.minY - window.minY)
            offsets[path] = extent.clamped(
                CGPoint(
                    x: revealingOffset(from: offset.x, start: left, length: target.width, room: window.width),
                    y: revealingOffset(from: offset.y, start: top, length: target.height, room: window.height)))
            target = window
        }
        return offsets
    }
}

/// The offset nearest to the current one at which a window shows a span. A span longer than the window need only be
/// partly visible; otherwise its start is shown.
package func revealingOffset<Length: Comparable & AdditiveArithmetic>(
    from offset: Length, start: Length, length: Length, room: Length
) -> Length {
    guard length > room else { return min(max(offset, start + length - room), start) }
    return start < offset + room && start + length > offset ? offset : start
}

extension LayoutRecord {
    /// An element's content and window, from its placed children.
    package func scrollExtent(of element: ElementID) -> ScrollExtent? {
        guard let frame = self[element].placement?.frame else { return nil }
        var far = frame.origin
        for child in self[element].children {
            guard let inner = self[child].placement?.frame else { continue }
            // A NaN length adds nothing to the content.
            far.x = CGFloat.maximum(far.x, inner.origin.x + inner.size.width)
            far.y = CGFloat.maximum(far.y, inner.origin.y + inner.size.height)
        }
        let content = CGSize(width: far.x - frame.origin.x, height: far.y - frame.origin.y)
        return ScrollExtent(content: content, window: frame.size)
    }
}
