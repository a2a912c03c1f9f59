import Negotiation

/// A child of a Grid at its position.
struct GridCell {
    let node: Node
    let row: Int
    /// The columns that it spans.
    let columns: Range<Int>
    let marks: GridMarks
    /// The row's alignment; nil for the grid's.
    let rowAlignment: VerticalAlignment?
    /// Whether it is in a GridRow.
    let isInRow: Bool

    var isSpan: Bool { columns.count > 1 }

    /// The axes on which it is in one track and makes it longer.
    var sharedAxes: Axis.Set {
        let axes: Axis.Set = isSpan ? .vertical : [.horizontal, .vertical]
        return axes.subtracting(marks.unsizedAxes)
    }
}

/// The cells of a Grid, and the distances between them.
struct GridCells {
    let cells: [GridCell]
    let columnCount: Int
    let rowCount: Int
    let hasTooManyColumns: Bool
    /// The distance before each column; 0 before the first.
    let columnGaps: [CGFloat]
    /// The distance before each row.
    let rowGaps: [CGFloat]
    /// The alignment of each column, from the first cell in it that sets one.
    let columnAlignments: [HorizontalAlignment?]
    /// Whether a column has a cell of its own, for each column.
    let isFilled: [Bool]

    /// The maximum number of columns. Further cells are in the last one: no screen shows as many, and each span visits
    /// them.
    static let maximumColumnCount = 1_000

    init(_ children: Nodes, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?) {
        let rows = Self.rows(of: children)
        let marks = rows.map { $0.map(\.gridMarks) }
        let widths = zip(rows, marks).map { row, marks in
            row.first?.gridRow == nil ? 0 : marks.reduce(0) { $0 + $1.columns }
        }
        let wantedCount = max(1, widths.max() ?? 1)
        let columnCount = min(wantedCount, Self.maximumColumnCount)
        var cells: [GridCell] = []
        for (index, row) in rows.enumerated() {
            var column = 0
            for (node, marks) in zip(row, marks[index]) {
                let first = min(column, columnCount - 1)
                let end = node.gridRow == nil ? columnCount : column + marks.columns
                cells.append(
                    GridCell(
                        node: node, row: index, columns: first..<min(end, columnCount), marks: marks,
                        rowAlignment: node.gridRow?.alignment, isInRow: node.gridRow != nil))
                column = end
            }
        }
        self.cells = cells
        self.columnCount = columnCount
        rowCount = rows.count
        hasTooManyColumns = wantedCount > columnCount
        columnGaps = Self.columnGaps(cells, columnCount, horizontalSpacing)
        rowGaps = Self.rowGaps(cells, rows.count, verticalSpacing)
        var alignments = [HorizontalAlignment?](repeating: nil, count: columnCount)
        var isFilled = [Bool](repeating: false, count: columnCount)
        for cell in cells {
            let column = cell.columns.lowerBound
            if cell.isInRow, alignments[column] == nil { alignments[column] = cell.marks.columnAlignment }
            if !cell.isSpan { isFilled[column] = true }
        }
        (columnAlignments, self.isFilled) = (alignments, isFilled)
    }

    /// A row for each GridRow, and for each child outside of one.
    private static func rows(of children: Nodes) -> [[Node]] {
        var rows: [[Node]] = []
        for child in children {
            if let row = child.gridRow, let last = rows.last?.last?.gridRow, row === last {
                rows[rows.count - 1].append(child)
            } else {
                rows.append([child])
            }
        }
        return rows
    }

    private static func columnGaps(_ cells: [GridCell], _ count: Int, _ spacing: CGFloat?) -> [CGFloat] {
        var gaps = [CGFloat?](repeating: nil, count: count)
        for (one, other) in zip(cells, cells.dropFirst()) where one.row == other.row {
            let distance = spacing ?? one.node.spacing.distance(to: other.node.spacing, along: .horizontal)
            let column = other.columns.lowerBound
            gaps[column] = max(gaps[column] ?? distance, distance)
        }
        return gaps.map { $0 ?? 0 }
    }

    private static func rowGaps(_ cells: [GridCell], _ count: Int, _ spacing: CGFloat?) -> [CGFloat] {
        var gaps = [CGFloat?](repeating: nil, count: count)
        var above: ArraySlice<GridCell> = []
        var rest = cells[...]
        while let row = rest.first?.row {
            let below = rest.prefix { $0.row == row }
            rest = rest.dropFirst(below.count)
            var neighbours = above
            for cell in below {
                // The cells are in the order of their columns.
                neighbours = neighbours.drop { $0.columns.upperBound <= cell.columns.lowerBound }
                for other in neighbours.prefix(while: { $0.columns.lowerBound < cell.columns.upperBound }) {
                    let distance = spacing ?? other.node.spacing.distance(to: cell.node.spacing, along: .vertical)
                    gaps[row] = max(gaps[row] ?? distance, distance)
                }
            }
            above = below
        }
        return gaps.map { $0 ?? 0 }
    }

    func gaps(_ axis: Axis) -> [CGFloat] { axis == .horizontal ? columnGaps : rowGaps }

    /// The tracks of a cell: its columns, or its row.
    func tracks(of cell: GridCell, _ axis: Axis) -> Range<Int> {
        axis == .horizontal ? cell.columns : cell.row..<(cell.row + 1)
    }

    /// The total length of tracks, with the gaps between them.
    func length(of tracks: Range<Int>, in lengths: [CGFloat], _ axis: Axis) -> CGFloat {
        tracks.reduce(0) { $0 + lengths[$1] } + innerGaps(of: tracks, axis)
    }

    func innerGaps(of tracks: Range<Int>, _ axis: Axis) -> CGFloat {
        tracks.dropFirst().reduce(0) { $0 + gaps(axis)[$1] }
    }
}
