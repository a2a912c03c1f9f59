import Negotiation

/// An element that was laid out, with everything in it.
public struct LayoutResult {
    let layout: LayoutNode
    /// The frame in the parent, in points, not rounded.
    public let frame: CGRect

    public var size: CGSize { layout.size }
    public var dimensions: ViewDimensions { layout.dimensions }
    public var element: (any Element)? { layout.owner?.element }

    /// Those that are shown, in element order.
    public var children: [LayoutResult] {
        layout.children.map { LayoutResult(layout: $0.layout, frame: $0.rect) }
    }
}

extension LayoutResult {
    /// Writes the placements of a whole tree, with a list of its own instead of recursion.
    func write(to recorder: Recorder, because reason: any Reason) {
        var open = [Work.placement(layout, at: frame.origin, because: reason)]
        while let work = open.popLast() {
            guard case .placement(let layout, let corner, let reason) = work else {
                recorder.placed()
                continue
            }
            guard let owner = layout.owner, let id = owner.id else { continue }
            let frame = CGRect(origin: corner, size: layout.size)
            recorder.place(id, in: frame, because: reason, decidedBy: layout.exchange)
            if !frame.isFinite { owner.note(.warning, NoteSentence.notFinite(frame)) }
            open.append(.end)
            for child in layout.children.reversed() {
                let childCorner = CGPoint(x: corner.x + child.position.x, y: corner.y + child.position.y)
                let reason =
                    child.reason
                    ?? PlacedByCode(
                        size: child.layout.size, place: child.position, placer: owner.name)
                open.append(.placement(child.layout, at: childCorner, because: reason))
            }
        }
    }

    private enum Work {
        case placement(LayoutNode, at: CGPoint, because: any Reason)
        /// The innermost element begun has been written with everything inside it.
        case end
    }
}

extension CGRect {
    var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
