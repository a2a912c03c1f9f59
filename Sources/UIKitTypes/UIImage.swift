import Foundation

/// A picture, of which only the size is known. Stands in for UIKit's class of that name; nothing is drawn.
public struct UIImage: Hashable, Sendable {
    /// In points; of a picture that is known by its name, as a screen of points has it.
    public var size: CGSize
    /// What it is called; nil for one that has no name.
    public let name: String?

    /// A picture without a name, of a size in points.
    public init(size: CGSize = .zero) {
        self.size = size
        name = nil
    }

    /// A picture of the app's. Every name is taken for one that is there, of 32×32 points.
    public init?(named name: String) {
        self.name = name
        size = Self.namedSize
    }

    /// A symbol of the system's, 20×20 points.
    public init?(systemName name: String) {
        self.name = name
        size = Self.symbolSize
    }

    /// Of a picture that is known by its name, in points.
    package static let namedSize = CGSize(width: 32, height: 32)
    /// Of a symbol, in points.
    package static let symbolSize = CGSize(width: 20, height: 20)

    /// Its size in points where a cell has so many. Where a point is a cell, a picture that is known by its name takes the
    /// cells that it would take at 8×16.
    package func size(in cell: CGSize) -> CGSize { name == nil ? size : ControlSize.size(of: size, in: cell) }
}

/// The sizes of what UIKit draws itself, which are known in points.
package enum ControlSize {
    /// The points of a cell as most phones' text has them.
    package static let usualCell = CGSize(width: 8, height: 16)

    /// As it is where a cell stands for several points; where a point is a cell, the cells that it takes at 8×16, to the
    /// nearest, and at least 1.
    package static func size(of points: CGSize, in cell: CGSize) -> CGSize {
        guard cell == CGSize(width: 1, height: 1) else { return points }
        return CGSize(
            width: points.width == 0 ? 0 : max(1, (points.width / usualCell.width).rounded()),
            height: points.height == 0 ? 0 : max(1, (points.height / usualCell.height).rounded()))
    }
}
