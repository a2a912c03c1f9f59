import EngineKit
import Negotiation

extension Node {
    /// Keeps the frame in the parent that a layout gives; the last one counts.
    func place(
        _ frame: CGRect, because reason: @autoclosure () -> any Reason, decider: RecordedNode.Decider = .unknown
    ) {
        placement = frame
        recorded?.place(because: reason(), decider: decider)
    }

    /// Keeps a frame from a layout's code, which must place each child once, and only when it places.
    func placeByCode(_ frame: CGRect, because reason: @autoclosure () -> any Reason) {
        if let recorder = pass.recorder, let recorded {
            if recorder.isMeasuring {
                recorder.note(LayoutFault(.placedWhileMeasuring, on: recorded.id))
            } else if recorded.notePlacement() {
                recorder.note(LayoutFault(.placedTwice, on: recorded.id))
            }
        }
        place(frame, because: reason())
    }

    /// Moves the frame that a layout gave, on behalf of the layout's element.
    func move(by offset: CGPoint, because reason: (any Reason) -> any Reason) {
        placement = placement?.offset(by: offset)
        recorded?.replaceReason(reason)
    }

    /// Makes the frame in the parent final and finite; an unplaced element fills the parent.
    fileprivate func settle(in container: Node, at absolute: CGRect) {
        guard let placement else {
            if let recorded, container.storage.placesEachChild {
                pass.recorder?.note(LayoutFault(.neverPlaced, on: recorded.id))
            }
            let reason = { Fills(container: self.pass.words(for: container.element).name, size: absolute.size) }
            return place(CGRect(origin: .zero, size: absolute.size), because: reason(), decider: .known(nil))
        }
        makeFinite(placement, in: absolute)
    }

    /// Replaces the infinite or NaN numbers of a frame, and notes it.
    ///
    /// - Parameter container: the parent's frame, absolute; the root has none.
    fileprivate func makeFinite(_ frame: CGRect, in container: CGRect?) {
        let finite = frame.madeFinite(in: container ?? .zero)
        guard finite != frame else { return }
        placement = finite
        recorded?.replaceSize(with: finite.size)
        note(.warning, NoteSentence.notFinite(frame, taken: finite))
        if let recorded { pass.recorder?.note(LayoutFault(.notFinite, on: recorded.id)) }
    }

    fileprivate var finiteFrame: CGRect { placement ?? .zero }
}

extension Pass {
    /// Lays out a tree in the root's frame, and places its elements from the root down.
    func layOut(_ root: Node, in frame: CGRect, because reason: any Reason, decidedBy exchange: ExchangeID?) {
        root.place(frame, because: reason, decider: .known(exchange))
        root.makeFinite(frame, in: nil)
        var walk = PlacementWalk(from: (node: root, corner: CGPoint.zero), recorder: recorder)
        while proceed(), let (node, corner) = walk.next() {
            let frame = node.finiteFrame.offset(by: corner)
            if let recorder { begin(node, in: frame, recorder) }
            let children = node.storage.placeChildren(in: frame.size, at: node)
            for child in children { child.node.settle(in: node, at: frame) }
            walk.enter(children) { ($0.node, frame.origin) }
        }
    }

    private func begin(_ node: Node, in frame: CGRect, _ recorder: Recorder) {
        guard let recorded = node.recorded else { return }
        recorder.place(
            recorded.id, in: frame, because: recorded.placementReason,
            decidedBy: recorded.decidedBy(frame.size, recorder))
        if frame.size.isNegative { node.note(.warning, NoteSentence.negativeFrame(frame.size)) }
        for sentence in recorded.warnings { node.note(.warning, sentence) }
    }
}

extension CGSize {
    var isNegative: Bool { width < 0 || height < 0 }
}

extension CGRect {
    /// The frame with finite numbers: an infinite length becomes the container's, NaN becomes 0, and a corner that is
    /// not finite becomes the container's.
    fileprivate func madeFinite(in container: CGRect) -> CGRect {
        func length(_ length: CGFloat, _ whole: CGFloat) -> CGFloat {
            length.isFinite ? length : length == .infinity ? whole : 0
        }
        func start(_ start: CGFloat, _ outer: CGFloat) -> CGFloat { (start + outer).isFinite ? start : 0 }
        return CGRect(
            x: start(origin.x, container.origin.x), y: start(origin.y, container.origin.y),
            width: length(size.width, container.size.width), height: length(size.height, container.size.height))
    }

    /// The frame moved by an offset, with its size unchanged, even if negative.
    func offset(by point: CGPoint) -> CGRect {
        CGRect(origin: origin.moved(by: point), size: size)
    }
}
