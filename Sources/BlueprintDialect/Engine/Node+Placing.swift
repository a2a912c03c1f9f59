import EngineKit
import Negotiation

extension Node {
    /// Keeps the frame in the parent that a layout gives; the last one counts.
    func place(
        _ frame: CGRect, because reason: @autoclosure () -> some ReasonForm, decider: Recording.Decider = .unknown
    ) {
        placement = frame
        guard let recording else { return }
        recording.place(because: recording.keep(reason()), decider: decider)
    }

    /// Places with a reason of any type.
    func place(
        _ frame: CGRect, becauseAny reason: @autoclosure () -> any Reason, decider: Recording.Decider = .unknown
    ) {
        placement = frame
        guard let recording else { return }
        recording.place(because: recording.keep(any: reason()), decider: decider)
    }

    /// Keeps a frame from a layout's code, which must place each child once, and only when it places.
    func placeByCode(_ frame: CGRect, becauseAny reason: @autoclosure () -> any Reason) {
        recording?.notePlacementByCode()
        place(frame, becauseAny: reason())
    }

    /// Moves the frame that a layout gave, on behalf of the layout's element.
    func move(by offset: CGPoint, because reason: (any Reason) -> any Reason) {
        placement = placement?.offset(by: offset)
        recording?.replaceReason(reason)
    }

    /// Makes the frame in the parent final and finite; an unplaced element fills the parent.
    fileprivate func settle(in container: Node, at absolute: CGRect) {
        guard let placement else {
            let frame = CGRect(origin: .zero, size: absolute.size)
            guard let recording else { return self.placement = frame }
            if container.row.pointee.content.pointee.placesEachChild { recording.note(.neverPlaced) }
            let name = pass.pointee.words(for: container).name
            return place(frame, because: Fills(container: name, size: absolute.size), decider: .known(nil))
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
        guard let recording else { return }
        recording.replaceReason { MadeFinite(reason: $0, size: finite.size) }
        recording.note(.warning, NoteSentence.notFinite(frame, taken: finite))
        recording.note(.notFinite)
    }

    fileprivate var finiteFrame: CGRect { placement ?? .zero }
}

extension Pass {
    /// Lays out a tree in the root's frame, and places its elements from the root down.
    func layOut(_ root: Node, in frame: CGRect, because reason: some Reason, decidedBy exchange: ExchangeID?) {
        root.place(frame, because: reason, decider: .known(exchange))
        root.makeFinite(frame, in: nil)
        var walk = PlacementWalk(from: (node: root, corner: CGPoint.zero), recorder: recorder)
        while state.pointee.depth.proceed(), let (node, corner) = walk.next() {
            let frame = node.finiteFrame.offset(by: corner)
            node.recording?.begin(in: frame, warnings: node.warnings)
            let children = node.working { $0.placeChildren(in: frame.size, at: node) }
            for child in children { child.settle(in: node, at: frame) }
            walk.enter(children) { ($0, frame.origin) }
        }
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
