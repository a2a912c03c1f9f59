import EngineKit
import Negotiation

/// An element that was laid out, with everything in it.
public struct LayoutResult {
    let layout: LayoutNode
    /// The frame in the parent, in points, not rounded.
    public let frame: CGRect

    /// In points, as it was answered.
    public var size: CGSize { layout.size }
    /// The size with the alignment lines that were set.
    public var dimensions: ViewDimensions { layout.dimensions }
    /// The element, without what only says where it was written; nil for an answer that no element gave.
    public var element: (any Element)? { layout.owner?.element }

    /// Those that are shown, in element order.
    public var children: [LayoutResult] {
        layout.children.map { LayoutResult(layout: $0.layout, frame: $0.rect) }
    }
}

extension LayoutResult {
    /// Writes the placements of the whole tree, in a pass that is recorded.
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

/// An answer in its place.
private struct PlacedNode {
    let layout: LayoutNode
    /// Absolute.
    let corner: CGPoint
    let reason: any Reason
}

extension CGRect {
    fileprivate var isFinite: Bool { origin.isFinite && size.isFinite }
}
