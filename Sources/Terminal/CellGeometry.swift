/// A position on a grid of character cells, or an offset between two positions. Rows grow downward.
package struct CellPoint: Hashable, Sendable {
    package var x: Int
    package var y: Int

    package init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    package static let zero = CellPoint(x: 0, y: 0)
}

/// A size in columns and rows of cells.
package struct CellSize: Hashable, Sendable {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    package static let zero = CellSize(width: 0, height: 0)

    package var isEmpty: Bool { width <= 0 || height <= 0 }
}

/// A rectangle of cells. Its maximum edges are exclusive: a rectangle of width 3 at x 2 covers the columns 2, 3 and 4.
package struct CellRect: Hashable, Sendable {
    package var origin: CellPoint
    package var size: CellSize

    package init(origin: CellPoint, size: CellSize) {
        self.origin = origin
        self.size = size
    }

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.init(origin: CellPoint(x: x, y: y), size: CellSize(width: width, height: height))
    }

    package static let zero = CellRect(x: 0, y: 0, width: 0, height: 0)

    package var minX: Int { origin.x }
    package var minY: Int { origin.y }
    package var maxX: Int { origin.x + size.width }
    package var maxY: Int { origin.y + size.height }
    package var width: Int { size.width }
    package var height: Int { size.height }
    package var isEmpty: Bool { size.isEmpty }

    /// Its cells, row by row.
    @inlinable package var points: some Sequence<CellPoint> {
        (minY..<maxY).lazy.flatMap { y in (minX..<maxX).lazy.map { x in CellPoint(x: x, y: y) } }
    }

    package func contains(_ point: CellPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// The smallest rectangle around both.
    package func union(_ other: CellRect) -> CellRect {
        let (x, y) = (min(minX, other.minX), min(minY, other.minY))
        return CellRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }

    /// The area that both rectangles cover; empty, at the nearer corner, if they do not meet.
    package func intersection(_ other: CellRect) -> CellRect {
        let left = max(minX, other.minX)
        let top = max(minY, other.minY)
        return CellRect(
            x: left, y: top,
            width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top)
        )
    }

    package func offset(by step: CellPoint) -> CellRect {
        CellRect(x: minX + step.x, y: minY + step.y, width: width, height: height)
    }

    package func inset(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) -> CellRect {
        CellRect(
            x: minX + left, y: minY + top,
            width: max(0, width - left - right), height: max(0, height - top - bottom)
        )
    }
}
