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
    public var element: (any Element)? { layout.answer.owner?.pointee.held.element }

    /// The children that are shown, in element order.
    public var children: [LayoutResult] {
        layout.answer.places.map { place in
            LayoutResult(
                layout: LayoutNode(place.answer, of: layout.pass),
                frame: CGRect(origin: place.position, size: place.answer.size))
        }
    }
}

extension LayoutResult {
    /// Records the placements of the whole tree; none after a cancelled pass, whose result is meaningless. A record that
    /// is read is complete, even if other work was cancelled meanwhile.
    func write(in pass: Pass, by recorder: Recorder, because reason: some Reason) {
        guard !pass.state.pointee.depth.isCancelled else { return }
        let root = PlacedNode(answer: layout.answer, corner: frame.origin, reason: recorder.keep(reason))
        var walk = PlacementWalk(from: root, recorder: recorder)
        while let placed = walk.next() {
            // An answer of another pass is not in this record.
            guard let owner = placed.answer.owner, owner.pointee.pass == pass.state, let id = owner.pointee.id else {
                continue
            }
            let frame = CGRect(origin: placed.corner, size: placed.answer.size)
            recorder.place(id, in: frame, because: placed.reason, decidedBy: placed.answer.decider)
            placed.answer.writeAccount(of: id, in: recorder)
            if !frame.isFinite { recorder.note(LayoutNote(.warning, on: id, NoteSentence.notFinite(frame))) }
            walk.enter(placed.answer.places) { child in
                PlacedNode(
                    answer: child.answer, corner: placed.corner.moved(by: child.position),
                    reason: child.reason
                        ?? recorder.keep(
                            PlacedByCode(
                                size: child.answer.size, place: child.position,
                                placer: owner.pointee.held.element.elementName)))
            }
        }
    }
}

/// An answer at its position.
private struct PlacedNode {
    let answer: Answer
    /// The corner, absolute.
    let corner: CGPoint
    let reason: KeptReason
}

extension CGRect {
    fileprivate var isFinite: Bool { origin.isFinite && size.isFinite }
}
