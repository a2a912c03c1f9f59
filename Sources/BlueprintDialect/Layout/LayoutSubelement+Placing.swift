import EngineKit
import Negotiation

extension LayoutSubelement {
    /// Places the child: its anchor stands at a position in the container. The last call counts; a child that is never
    /// placed fills its container.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, size: CGSize) {
        node.placeByCode(Self.frame(at: position, anchor: anchor, size: size), because: UnstatedReason())
    }

    /// Gives the child a frame, in points from the container's corner.
    /// - Parameter anchor: which of its points stands at the frame's origin.
    public func place(in frame: CGRect, anchor: UnitPoint = .topLeading) {
        place(at: frame.origin, anchor: anchor, size: frame.size)
    }

    /// Gives the child a size, at the container's corner.
    public func place(filling size: CGSize) {
        place(at: .zero, size: size)
    }

    /// Places the child, and says why in the record.
    public func place(
        at position: CGPoint, anchor: UnitPoint = .topLeading, size: CGSize,
        because reason: @autoclosure () -> StatedReason
    ) {
        node.placeByCode(Self.frame(at: position, anchor: anchor, size: size), because: reason())
    }

    /// Places the child, and says why in the record.
    public func place(
        in frame: CGRect, anchor: UnitPoint = .topLeading, because reason: @autoclosure () -> StatedReason
    ) {
        node.placeByCode(Self.frame(at: frame.origin, anchor: anchor, size: frame.size), because: reason())
    }

    /// Places the child, and says why in the record.
    public func place(filling size: CGSize, because reason: @autoclosure () -> StatedReason) {
        node.placeByCode(CGRect(origin: .zero, size: size), because: reason())
    }

    /// Places the child, and says why in the record.
    package func place(in frame: CGRect, because reason: @autoclosure () -> any Reason) {
        node.placeByCode(frame, because: reason())
    }

    /// Moves the child from where it was placed, for another reason.
    package func move(by offset: CGPoint, because reason: (any Reason) -> any Reason) {
        node.move(by: offset, because: reason)
    }

    /// Places the child, says why, and whose answer its size is; nil where none decided it.
    func place(
        in frame: CGRect, because reason: @autoclosure () -> any Reason, decidedBy exchange: ExchangeID?
    ) {
        node.place(frame, because: reason(), decider: .known(exchange))
    }

    /// The frame of something that stands with its anchor at a position.
    package static func frame(at position: CGPoint, anchor: UnitPoint, size: CGSize) -> CGRect {
        CGRect(
            x: anchor.x == 0 ? position.x : position.x - size.width * anchor.x,
            y: anchor.y == 0 ? position.y : position.y - size.height * anchor.y,
            width: size.width, height: size.height)
    }
}
