import EngineKit
import Negotiation

/// A row of a grid: it holds cells, and is no element itself.
public struct GridRow {
    /// Nil for the grid's.
    public let alignment: VerticalAlignment?
    /// The cells, from the leading column on; a row may have fewer than another.
    public let children: [any Element]

    /// A row of what a closure gathers.
    public init(
        alignment: VerticalAlignment? = nil, @FastArrayBuilder<any Element> children: () -> [any Element] = { [] }
    ) {
        self.alignment = alignment
        self.children = children()
    }
}

/// The library's name of a row.
public typealias GridRowElement = GridRow

/// Rows of cells whose columns are as wide as their widest cell. Columns share the width by priority and by what they
/// want, and then rows share the height. A grid of one cell is as large as that cell.
public struct Grid: Layout {
    /// Where cells stand that neither say so themselves nor stand in a column or row that does.
    public let alignment: Alignment
    /// Between neighbours, in points; 0 for one that is negative or not finite.
    public let horizontalSpacing: CGFloat
    /// Between two rows, in points; 0 for one that is negative or not finite.
    public let verticalSpacing: CGFloat
    /// From the top.
    public let rows: [GridRow]

    /// A grid of the rows that a closure gathers.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat = 0, verticalSpacing: CGFloat = 0,
        @FastArrayBuilder<GridRow> rows: () -> [GridRow] = { [] }
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing.finiteOrZero.notNegative
        self.verticalSpacing = verticalSpacing.finiteOrZero.notNegative
        self.rows = rows()
    }

    /// The cells of all rows, row by row.
    public var children: [any Element] { rows.flatMap(\.children) }

    /// The cell of a grid that has no other, and no other row.
    public var onlyChild: (any Element)? {
        rows.count == 1 && rows[0].children.count == 1 ? rows[0].children[0] : nil
    }

    /// 0, whatever its cells'.
    public func layoutPriority(children: [ElementProxy]) -> CGFloat { 0 }

    /// The most flexible cell's. For this question spacers lie along the stack around the grid.
    public func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        children.map { $0.withSpacers(along: context.stackAxis) }.mostFlexible(along: axis)
    }

    /// Spacers are laid out along the rows.
    public func contextForChildren(in context: LayoutContext) -> LayoutContext { context.inStack(along: .horizontal) }

    /// A grid of one cell hands the proposal on.
    public func layoutThatFits(_ proposal: CGSize, child: ElementProxy, context: LayoutContext) -> LayoutNode {
        child.layoutThatFits(proposal, because: PassedOn(proposal.lengths)).wrapped(in: context).explained(in: context)
    }

    /// Asks each cell up to three times: in all of the room, in its column's share, in its row's share.
    public func layoutThatFits(
        _ proposal: CGSize, children: [ElementProxy], context: LayoutContext
    ) -> LayoutNode {
        // A grid with more cells than a pass admits has none.
        let isEmpty = rows.count > 1 && rows.allSatisfy(\.children.isEmpty)
        guard !children.isEmpty || isEmpty else { return LayoutNode(size: .zero, context: context) }
        let cells = GridCells(rows: rows, children: children)
        let spacing = CGSize(width: horizontalSpacing, height: verticalSpacing)
        var sharing = GridSharing(cells: cells, spacing: spacing, proposal: proposal)
        let answers = sharing.run()
        let layout = GridArrangement(grid: self, cells: cells, spacing: spacing, context: context).arrange(answers)
        guard context.isRecorded else { return layout }
        return layout.explained(by: .own { $0.share(of: $1, sharing.account.shares) })
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
