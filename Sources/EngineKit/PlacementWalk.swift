import Negotiation

/// Goes down the placed elements of a tree, parents before their children and these in order, with a list of its own
/// instead of recursion. In a recorded pass it also writes down where all within an element has been placed.
public struct PlacementWalk<Placed> {
    @usableFromInline let recorder: Recorder?
    @usableFromInline var open: [Work]

    @usableFromInline enum Work {
        case placement(Placed)
        /// The innermost element that was entered has placed everything inside it.
        case end
    }

    /// Starts at the root.
    /// - Parameter recorder: notes where each element's children end; nil where nothing is recorded.
    @inlinable public init(from root: Placed, recorder: Recorder?) {
        self.recorder = recorder
        open = [.placement(root)]
    }

    /// The next element; nil where all have been visited.
    @inlinable public mutating func next() -> Placed? {
        while let work = open.popLast() {
            switch work {
            case .placement(let placed): return placed
            case .end: recorder?.placed()
            }
        }
        return nil
    }

    /// Goes on with the children of the element that is visited; one that is not entered is as if it had none, and in a
    /// recorded pass was not placed.
    @inlinable public mutating func enter<Children: BidirectionalCollection>(
        _ children: Children, _ placed: (Children.Element) -> Placed
    ) {
        if recorder != nil { open.append(.end) }
        for child in children.reversed() { open.append(.placement(placed(child))) }
    }
}
