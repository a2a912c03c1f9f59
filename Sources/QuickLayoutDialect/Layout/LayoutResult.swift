import EngineKit
import Negotiation

/// A laid-out element with everything in it.
public struct LayoutResult {
    let layout: LayoutNode
    /// The frame in the parent, in points, not rounded.
    public let frame: CGRect

    /// The answered size, in points.
    public var size: CGSize { layout.size }
    /// The size with the explicit alignment lines.
    public var dimensions: ViewDimensions { layout.dimensions }
    /// The element, without wrappers for its place in the source; nil for an answer without an element.
    public var element: (any Element)? { layout.owner?.element }

    /// The children that are shown, in element order.
    public var children: [LayoutResult] {
        layout.children.map { LayoutResult(layout: $0.layout, frame: $0.rect) }
    }
}

extension LayoutResult {
    /// Records the placements of the whole tree, in a recorded pass.
    func write(in pass: Pass, because reason: any Reason) {
        guard let recorder = pass.recorder else { return }
        let root = PlacedNode(layout: layout, corner: frame.origin, reason: reason)
        var walk = PlacementWalk(from: root, recorder: recorder)
        while pass.proceed(), let placed = walk.next() {
            guard let owner = placed.layout.owner, let id = owner.id else { continue }
            let frame = CGRect(origin: placed.corner, size: placed.layout.size)
            recorder.place(id, in: frame, because: placed.reason, decidedBy: placed.layout.exchange)
            placed.layout.writeAccount(of: id, in: recorder)
            if !frame.isFinite { owner.note(.warning, NoteSentence.notFinite(frame)) }
            walk.enter(placed.layout.children) { child in
                PlacedNode(
                    layout: child.layout, corner: placed.corner.moved(by: child.position),
                    reason: child.reason
                        ?? PlacedByCode(size: child.layout.size, place: child.position, placer: owner.name))
            }
        }
    }
}

/// An answer at its position.
private struct PlacedNode {
    let layout: LayoutNode
    /// The corner, absolute.
    let corner: CGPoint
    let reason: any Reason
}

extension CGRect {
    fileprivate var isFinite: Bool { origin.isFinite && size.isFinite }
}
