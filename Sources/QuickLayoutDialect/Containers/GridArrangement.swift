import Negotiation

/// Puts a grid's answers into their cells, by the cell's anchor, else by the column's and the row's alignment, else by
/// the
/// grid's.
struct GridArrangement {
    let grid: Grid
    let cells: GridCells
    let spacing: CGSize
    let context: LayoutContext

    func arrange(_ answers: [LayoutNode?]) -> LayoutNode {
        let columns = Tracks(cells.lengths(.horizontal, of: answers), spacing: spacing.width)
        let rows = Tracks(cells.lengths(.vertical, of: answers), spacing: spacing.height)
        let columnAlignments = columnAlignments
        let isMirrored = context.layoutDirection == .rightToLeft
        var placed: [LayoutNode.Child] = []
        for (cell, answer) in zip(cells.cells, answers) {
            guard let answer else { continue }
            let start = columns.starts[cell.column]
            let width = columns.lengths[cell.column]
            let area = CGRect(
                x: isMirrored ? columns.total - start - width : start, y: rows.starts[cell.row], width: width,
                height: rows.lengths[cell.row])
            let alignment = Alignment(
                horizontal: columnAlignments[cell.column] ?? grid.alignment.horizontal,
                vertical: grid.rows[cell.row].alignment ?? grid.alignment.vertical)
            let inside = position(of: cell, answer, in: area.size, alignment)
            placed.append(
                LayoutNode.Child(
                    answer, at: CGPoint(x: area.origin.x + inside.x, y: area.origin.y + inside.y),
                    because: context.reason(
                        InCell(
                            size: answer.size, cell: area, inside: inside, column: cell.column, row: cell.row))))
        }
        return LayoutNode(
            size: CGSize(width: columns.total, height: rows.total), children: placed, guides: nil, context: context)
    }

    /// The first that a cell of a column says for all of it.
    private var columnAlignments: [HorizontalAlignment?] {
        var alignments = [HorizontalAlignment?](repeating: nil, count: cells.columnCount)
        for cell in cells.cells {
            guard let element = cell.child.node.element as? GridColumnAlignmentElement else { continue }
            alignments[cell.column] = alignments[cell.column] ?? element.alignment
        }
        return alignments
    }

    private func position(
        of cell: GridCells.Cell, _ answer: LayoutNode, in area: CGSize, _ alignment: Alignment
    ) -> CGPoint {
        var alignment = alignment
        switch (cell.child.node.element as? GridCellAnchorElement)?.anchor {
        case .point(let point):
            let x = context.layoutDirection == .leftToRight ? point.x : 1 - point.x
            return CGPoint(
                x: (area.width - answer.size.width) * x, y: (area.height - answer.size.height) * point.y)
        case .alignment(let anchor): alignment = anchor
        case nil: break
        }
        let (outer, inner) = (
            ViewDimensions(size: area, direction: context.layoutDirection).point(of: alignment),
            answer.dimensions.point(of: alignment)
        )
        return CGPoint(x: outer.x - inner.x, y: outer.y - inner.y)
    }

    /// Columns from side to side, or rows from top to bottom.
    private struct Tracks {
        let lengths: [CGFloat]
        let starts: [CGFloat]
        /// Of all of them, with the spacing between. Of none, it is that of a spacing that is missing.
        let total: CGFloat

        init(_ lengths: [CGFloat], spacing: CGFloat) {
            var starts: [CGFloat] = []
            var end: CGFloat = 0
            for length in lengths {
                starts.append(end)
                end += length + spacing
            }
            self.lengths = lengths
            self.starts = starts
            total = end - spacing
        }
    }
}
