import Negotiation

/// Visits the placed elements of a tree, parents before their children and these in order, with a list instead of
/// recursion. In a recorded pass it also records the end of each placement.
public struct PlacementWalk<Placed> {
    @usableFromInline let recorder: Recorder?
    @usableFromInline var open: [Work]

    @usableFromInline enum Work {
        case placement(Placed)
        /// All inside the innermost entered element has been placed.
        case end
    }

    /// Starts at the root.
    /// - Parameter recorder: records the end of each element's children; nil if nothing is recorded.
    @inlinable public init(from root: Placed, recorder: Recorder?) {
        self.recorder = recorder
        open = [.placement(root)]
    }

    /// The next element; nil after the last.
    @inlinable public mutating func next() -> Placed? {
        while let work = open.popLast() {
            switch work {
            case .placement(let placed): return placed
            case .end: recorder?.placed()
            }
        }
        return nil
    }

    /// Continues with the visited element's children. The children of an element that is not entered are skipped, and a
    /// recorded pass has no placement of it.
    @inlinable public mutating func enter<Children: BidirectionalCollection>(
        _ children: Children, _ placed: (Children.Element) -> Placed
    ) {
        if recorder != nil { open.append(.end) }
        for child in children.reversed() { open.append(.placement(placed(child))) }
    }
}
