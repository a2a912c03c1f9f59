import Foundation
import Negotiation

extension CGSize {
    /// Creates a size from its length along an axis and its length across it.
    @inlinable public init(_ axis: Axis, _ along: CGFloat, cross: CGFloat) {
        switch axis {
        case .horizontal: self.init(width: along, height: cross)
        case .vertical: self.init(width: cross, height: along)
        }
    }

    /// Whether both lengths are neither infinite nor NaN.
    @inlinable public var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGPoint {
    /// Creates a point from its distance along an axis and its distance across it.
    @inlinable public init(_ axis: Axis, _ along: CGFloat, cross: CGFloat) {
        switch axis {
        case .horizontal: self.init(x: along, y: cross)
        case .vertical: self.init(x: cross, y: along)
        }
    }

    /// Whether both distances are neither infinite nor NaN.
    @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }

    /// The sum of both coordinates; NaN and infinity follow arithmetic.
    @inlinable public func moved(by offset: CGPoint) -> CGPoint {
        CGPoint(x: x + offset.x, y: y + offset.y)
    }
}

extension CGFloat {
    /// The number of columns for a text in this length of points; nil without a limit, which NaN is not.
    @inlinable public func columns(of cell: CGFloat) -> Int? {
        // Converting to an integer rounds it down.
        let columns = self / cell
        guard columns >= 1 else { return 1 }
        return columns < 1e9 ? Int(columns) : nil
    }
}
