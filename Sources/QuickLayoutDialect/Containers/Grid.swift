import Negotiation

/// A row of a grid: it holds cells, and is no element itself.
public struct GridRow {
    /// Nil for the grid's.
    public let alignment: VerticalAlignment?
    public let children: [any Element]

    public init(
        alignment: VerticalAlignment? = nil, @FastArrayBuilder<any Element> children: () -> [any Element] = { [] }
    ) {
        self.alignment = alignment
        self.children = children()
    }
}

public typealias GridRowElement = GridRow

/// Rows of cells whose columns are as wide as their widest cell. Columns share the width as a stack's children do, and
/// then
/// the rows share the height.
public struct Grid: Layout {
    public let alignment: Alignment
    /// In points; less than 0 is 0.
    public let horizontalSpacing: CGFloat
    public let verticalSpacing: CGFloat
    public let rows: [GridRow]

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat = 0, verticalSpacing: CGFloat = 0,
        @FastArrayBuilder<GridRow> rows: () -> [GridRow] = { [] }
    ) {
        self.alignment = alignment
        self.horizontalSpacing = max(0, horizontalSpacing)
        self.verticalSpacing = max(0, verticalSpacing)
        self.rows = rows()
    }

    public var children: [any Element] { rows.flatMap(\.children) }

    public func layoutPriority(children: [ElementProxy]) -> CGFloat { 0 }

    public func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        children.mostFlexible(along: axis)
    }

    /// Spacers lie along the rows, but say that they are flexible along the stack that is around the grid.
    public func contextForChildren(in context: LayoutContext) -> LayoutContext {
        var context = context
        context.stackAxis = .horizontal
        return context
    }

    public func layoutThatFits(
        _ proposal: CGSize, children: [ElementProxy], context: LayoutContext
    ) -> LayoutNode {
        guard !children.isEmpty || rows.count > 1 else { return LayoutNode(size: .zero, context: context) }
        let cells = GridCells(rows: rows, children: children)
        let spacing = CGSize(width: horizontalSpacing, height: verticalSpacing)
        var sharing = GridSharing(cells: cells, spacing: spacing, proposal: proposal)
        let answers = sharing.run()
        return GridArrangement(grid: self, cells: cells, spacing: spacing, context: context).arrange(answers)
    }
}

/// The cells of a grid, by row and column.
struct GridCells {
    let cells: [Cell]
    let columnCount: Int
    let rowCount: Int

    struct Cell {
        let child: ElementProxy
        let row: Int
        let column: Int

        /// The track of the cell: its column along the horizontal axis, its row along the vertical.
        func track(_ axis: Axis) -> Int { axis == .horizontal ? column : row }
    }

    init(rows: [GridRow], children: [ElementProxy]) {
        var cells: [Cell] = []
        for (row, content) in rows.enumerated() {
            for column in content.children.indices {
                cells.append(Cell(child: children[cells.count], row: row, column: column))
            }
        }
        self.cells = cells
        columnCount = rows.map(\.children.count).max() ?? 0
        rowCount = rows.count
    }

    func trackCount(_ axis: Axis) -> Int { axis == .horizontal ? columnCount : rowCount }

    /// The longest length of each track.
    func lengths(_ axis: Axis, of answers: [LayoutNode?]) -> [CGFloat] {
        var lengths = [CGFloat](repeating: 0, count: trackCount(axis))
        for (cell, answer) in zip(cells, answers) {
            guard let answer else { continue }
            lengths[cell.track(axis)] = max(lengths[cell.track(axis)], answer.size[axis])
        }
        return lengths
    }
}
