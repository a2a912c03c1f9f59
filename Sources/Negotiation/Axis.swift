import Foundation

/// One of the two directions of a layout.
public enum Axis: Hashable, Sendable, CaseIterable {
    case horizontal, vertical

    public var other: Axis { self == .horizontal ? .vertical : .horizontal }
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
