import Foundation
import Negotiation

extension Inspection {
    /// What an element does when a person acts on it.
    package func interaction(of index: Int) -> Interaction {
        dialect.interaction(of: elements[index].recordID, in: record)
    }

    /// The element that hears of a tap on an element: itself, or the nearest around it.
    package func tapped(from index: Int) -> Int? {
        nearest(from: index) { interaction(of: $0) == .taps }
    }

    /// The window that an element is scrolled in along an axis: itself, or the nearest around it of which not all is seen.
    package func window(around index: Int, along axis: Axis) -> Int? {
        nearest(from: index) { scrollExtent(of: $0).map { $0.reach(axis) > 0 } ?? false }
    }

    /// The offsets after what is behind a window is moved: behind the nearest around an element, or the element itself,
    /// that can be moved that way. Nil where none can.
    package func offsets(
        _ offsets: [ElementPath: CGPoint], movedBy step: CGPoint, behind index: Int
    ) -> [ElementPath: CGPoint]? {
        var moved = offsets
        let window = nearest(from: index) { index in
            guard let extent = scrollExtent(of: index) else { return false }
            let path = path(of: index)
            let before = extent.clamped(offsets[path] ?? .zero)
            let after = extent.clamped(CGPoint(x: before.x + step.x, y: before.y + step.y))
            moved[path] = after
            return after != before
        }
        return window == nil ? nil : moved
    }

    /// The offsets nearest to those that there are with which an element is seen in all windows around it.
    package func offsets(_ offsets: [ElementPath: CGPoint], revealing index: Int) -> [ElementPath: CGPoint] {
        var offsets = offsets
        var target = elements[index].frame
        var next = elements[index].parent
        while let index = next {
            next = elements[index].parent
            guard let extent = scrollExtent(of: index) else { continue }
            let window = elements[index].frame
            let path = path(of: index)
            let offset = extent.clamped(offsets[path] ?? .zero)
            offsets[path] = extent.clamped(
                CGPoint(
                    x: Self.offset(offset.x, showing: target.minX - window.minX, target.width, in: window.width),
                    y: Self.offset(offset.y, showing: target.minY - window.minY, target.height, in: window.height)))
            target = window
        }
        return offsets
    }

    /// The nearest offset that shows a span. Of one longer than the room, what is shown of it already is enough, else
    /// its beginning.
    private static func offset(_ offset: CGFloat, showing start: CGFloat, _ length: CGFloat, in room: CGFloat)
        -> CGFloat
    {
        guard length > room else { return min(max(offset, start + length - room), start) }
        return start < offset + room && start + length > offset ? offset : start
    }

    private func nearest(from index: Int, where isWanted: (Int) -> Bool) -> Int? {
        var next: Int? = index
        while let index = next, !isWanted(index) { next = elements[index].parent }
        return next
    }
}

extension LayoutRecord {
    /// What an element holds and shows of it, as a window on its placed children.
    package func scrollExtent(of element: ElementID) -> ScrollExtent? {
        guard let frame = self[element].placement?.frame else { return nil }
        var far = frame.origin
        for child in self[element].children {
            guard let inner = self[child].placement?.frame else { continue }
            // A length that is not a number adds nothing to what can be scrolled to.
            far.x = CGFloat.maximum(far.x, inner.origin.x + inner.size.width)
            far.y = CGFloat.maximum(far.y, inner.origin.y + inner.size.height)
        }
        let content = CGSize(width: far.x - frame.origin.x, height: far.y - frame.origin.y)
        return ScrollExtent(content: content, window: frame.size)
    }
}
