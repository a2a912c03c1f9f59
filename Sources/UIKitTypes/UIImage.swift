import Foundation

/// An image, of which only the size is known. It replaces UIKit's class of that name; nothing is drawn.
public struct UIImage: Hashable, Sendable {
    /// The size in points; for a named image that on a screen of points.
    public var size: CGSize
    /// The name; nil for none.
    public let name: String?

    /// Creates an image without a name, of a size in points.
    public init(size: CGSize = .zero) {
        self.size = size
        name = nil
    }

    /// Creates an image of the app. Every name is valid, and its size is 32×32 points.
    public init?(named name: String) {
        self.name = name
        size = Self.namedSize
    }

    /// Whether its size is that of the layout it stands in, and not one to be made of points.
    private var isSized = false
    /// Whether nothing but its name is known.
    package private(set) var isUnknown = false

    /// The same in a size of the layout that it stands in.
    /// - Parameter isUnknown: whether that stands in for an unknown one.
    package func sized(as size: CGSize, isUnknown: Bool = false) -> UIImage {
        var image = self
        image.size = size
        image.isSized = true
        image.isUnknown = isUnknown
        return image
    }

    /// Creates a system symbol of 20×20 points.
    public init?(systemName name: String) {
        self.name = name
        size = Self.symbolSize
    }

    /// The size of a named image, in points.
    package static let namedSize = CGSize(width: 32, height: 32)
    /// The size of a symbol, in points.
    package static let symbolSize = CGSize(width: 20, height: 20)

    /// Its size in points where a cell has so many. Where a point is a cell, a picture that is known by its name takes the
    /// cells that it would take at 8×16.
    package func size(in cell: CGSize) -> CGSize {
        name == nil || isSized ? size : CellConversion.size(of: size, in: cell)
    }
}

/// Sizes that are known in points, such as those of UIKit's controls, in the units of a cell.
package enum CellConversion {
    /// The points of a cell for most phones' text.
    package static let usualCell = CGSize(width: 8, height: 16)

    /// The size, unchanged if a cell is several points. If a point is a cell, the cells that it takes at 8×16, rounded,
    /// and at least 1.
    package static func size(of points: CGSize, in cell: CGSize) -> CGSize {
        guard cell == CGSize(width: 1, height: 1) else { return points }
        return CGSize(
            width: points.width == 0 ? 0 : max(1, (points.width / usualCell.width).rounded()),
            height: points.height == 0 ? 0 : max(1, (points.height / usualCell.height).rounded()))
    }
}
