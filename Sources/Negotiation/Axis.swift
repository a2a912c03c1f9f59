import Foundation

/// A direction of a layout.
public enum Axis: Hashable, Sendable, CaseIterable {
    /// Widths, from the left.
    case horizontal
    /// Heights, from the top.
    case vertical

    /// The axis across this one.
    public var other: Axis { self == .horizontal ? .vertical : .horizontal }

    /// The name of a length along the axis.
    package var lengthName: String { self == .horizontal ? "width" : "height" }
}

extension CGSize {
    /// The size's length along an axis, in points.
    public subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set {
            switch axis {
            case .horizontal: width = newValue
            case .vertical: height = newValue
            }
        }
    }
}

extension CGPoint {
    /// The point's distance along an axis, in points.
    public subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set {
            switch axis {
            case .horizontal: x = newValue
            case .vertical: y = newValue
            }
        }
    }
}

/// A value for each axis.
package struct AxisPair<Value> {
    private var horizontal: Value
    private var vertical: Value

    package init(horizontal: Value, vertical: Value) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    package subscript(axis: Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set {
            switch axis {
            case .horizontal: horizontal = newValue
            case .vertical: vertical = newValue
            }
        }
    }
}

extension AxisPair: Sendable where Value: Sendable {}
