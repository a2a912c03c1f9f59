import Negotiation

extension Node {
    /// Keeps the frame in the parent that a layout gives it; the last one counts.
    func place(
        _ frame: CGRect, because reason: @autoclosure () -> any Reason, decider: RecordedNode.Decider = .unknown
    ) {
        placement = frame
        recorded?.place(because: reason(), decider: decider)
    }

    /// The frame in the parent: where it was placed, else all of the parent.
    fileprivate func settle(in container: Node, size: CGSize) -> CGRect {
        if let placement { return placement }
        let frame = CGRect(origin: .zero, size: size)
        place(
            frame, because: Fills(container: pass.typeName(of: container.element), size: size),
            decider: .known(nil))
        return frame
    }
}

extension Pass {
    /// Lays out a tree in the root's frame. Goes down the placed children with a list of its own instead of recursion.
    func layOut(_ root: Node, in frame: CGRect, because reason: any Reason, decidedBy exchange: ExchangeID?) {
        root.place(frame, because: reason, decider: .known(exchange))
        var open = [Work.placement(root, in: .zero)]
        while let work = open.popLast() {
            switch work {
            case .end:
                recorder?.placed()
            case .placement(let node, let origin):
                let frame = (node.placement ?? .zero).offset(by: origin)
                if let recorder { begin(node, in: frame, recorder, &open) }
                let children = node.storage.placeChildren(in: frame.size, at: node)
                for child in children.reversed() {
                    _ = child.node.settle(in: node, size: frame.size)
                    open.append(.placement(child.node, in: frame.origin))
                }
            }
        }
    }

    private enum Work {
        /// An element is to place its children; its parent's corner, absolute.
        case placement(Node, in: CGPoint)
        /// The innermost element begun has placed everything inside it.
        case end
    }

    private func begin(_ node: Node, in frame: CGRect, _ recorder: Recorder, _ open: inout [Work]) {
        guard let recorded = node.recorded else { return }
        recorder.place(
            recorded.id, in: frame, because: recorded.placementReason, decidedBy: recorded.decidedBy(frame.size))
        if !frame.isFinite { node.note(.warning, NoteSentence.notFinite(frame)) }
        open.append(.end)
    }
}

extension CGRect {
    var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }

    /// Moved; a negative size stays as it is.
    func offset(by point: CGPoint) -> CGRect {
        CGRect(x: origin.x + point.x, y: origin.y + point.y, width: size.width, height: size.height)
    }
}
