import EngineKit
import Negotiation

extension LayoutSubelement {
    /// Places the child with its anchor at a position in the container. The last call counts; an unplaced child fills
    /// its container.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, size: CGSize) {
        node?.placeByCode(Self.frame(at: position, anchor: anchor, size: size), becauseAny: UnstatedReason())
    }

    /// Gives the child a frame, in points from the container's corner.
    /// - Parameter anchor: the child's point that is placed at the frame's origin.
    public func place(in frame: CGRect, anchor: UnitPoint = .topLeading) {
        place(at: frame.origin, anchor: anchor, size: frame.size)
    }

    /// Gives the child a size, at the container's corner.
    public func place(filling size: CGSize) {
        place(at: .zero, size: size)
    }

    /// Places the child, with a reason for the record.
    public func place(
        at position: CGPoint, anchor: UnitPoint = .topLeading, size: CGSize,
        because reason: @autoclosure () -> StatedReason
    ) {
        node?.placeByCode(Self.frame(at: position, anchor: anchor, size: size), becauseAny: reason())
    }

    /// Places the child, with a reason for the record.
    public func place(
        in frame: CGRect, anchor: UnitPoint = .topLeading, because reason: @autoclosure () -> StatedReason
    ) {
        node?.placeByCode(Self.frame(at: frame.origin, anchor: anchor, size: frame.size), becauseAny: reason())
    }

    /// Places the child, with a reason for the record.
    public func place(filling size: CGSize, because reason: @autoclosure () -> StatedReason) {
        node?.placeByCode(CGRect(origin: .zero, size: size), becauseAny: reason())
    }

    /// Places the child, with a reason for the record.
    package func place(in frame: CGRect, because reason: @autoclosure () -> any Reason) {
        node?.placeByCode(frame, becauseAny: reason())
    }

    /// Moves the child from where it was placed, with another reason.
    package func move(by offset: CGPoint, because reason: (any Reason) -> any Reason) {
        node?.move(by: offset, because: reason)
    }

    /// The frame of a size with its anchor at a position.
    package static func frame(at position: CGPoint, anchor: UnitPoint, size: CGSize) -> CGRect {
        CGRect(
            x: anchor.x == 0 ? position.x : position.x - size.width * anchor.x,
            y: anchor.y == 0 ? position.y : position.y - size.height * anchor.y,
            width: size.width, height: size.height)
    }
}
