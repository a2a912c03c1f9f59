import EngineKit
import Negotiation

extension UnitPoint {
    /// Creates the top left corner.
    public init() { self = .zero }

    subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }

    /// The point's position in a box with its corner at 0, 0.
    func position(in size: CGSize) -> CGPoint { CGPoint(x: x * size.width, y: y * size.height) }
}
