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
