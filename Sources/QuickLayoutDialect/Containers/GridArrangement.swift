import Negotiation

/// Places a grid's answers in their cells, by the cell's anchor, else by the column's and the row's alignment, else by
/// the grid's.
struct GridArrangement {
    let grid: Grid
    let cells: GridCells
    let spacing: CGSize
    let context: RuleContext

    func arrange(_ answers: [Answer?], account: AnswerAccount?) -> Answer {
        let columns = Tracks(cells.lengths(.horizontal, of: answers), spacing: spacing.width)
        let rows = Tracks(cells.lengths(.vertical, of: answers), spacing: spacing.height)
        let columnAlignments = columnAlignments(of: answers)
        let isMirrored = context.layoutDirection == .rightToLeft
        var places = context.newPlaces(answers.count)
        for (cell, answer) in zip(cells.cells, answers) {
            guard let answer else { continue }
            let start = columns.starts[cell.column]
            let width = columns.lengths[cell.column]
            let area = CGRect(
                x: isMirrored ? columns.total - start - width : start, y: rows.starts[cell.row], width: width,
                height: rows.lengths[cell.row])
            let rule = GridCellRule(
                for: answer,
                otherwise: Alignment(
                    horizontal: columnAlignments[cell.column] ?? grid.alignment.horizontal,
                    vertical: grid.rows[cell.row].alignment ?? grid.alignment.vertical))
            let inside = position(of: answer, in: area.size, by: rule)
            places.append(
                context.place(
                    answer, at: CGPoint(x: area.origin.x + inside.x, y: area.origin.y + inside.y),
                    because: InCell(
                        size: answer.size, cell: area, inside: inside, column: cell.column, row: cell.row,
                        rule: InCell.Rule(rule))))
        }
        return context.answer(
            CGSize(width: columns.total, height: rows.total), places.places, guides: nil, domain: nil,
            account: account)
    }

    /// Each column's alignment, from the last of its cells that sets one.
    private func columnAlignments(of answers: [Answer?]) -> [HorizontalAlignment?] {
        var alignments = [HorizontalAlignment?](repeating: nil, count: cells.columnCount)
        for (cell, answer) in zip(cells.cells, answers) {
            guard let alignment = answer?.saidOfCell({ ($0 as? GridColumnAlignmentElement)?.alignment }) else {
                continue
            }
            alignments[cell.column] = alignment
        }
        return alignments
    }

    private func position(of answer: Answer, in area: CGSize, by rule: GridCellRule) -> CGPoint {
        switch rule {
        case .anchor(let point):
            let x = context.layoutDirection == .leftToRight ? point.x : 1 - point.x
            return CGPoint(
                x: (area.width - answer.size.width) * x, y: (area.height - answer.size.height) * point.y)
        case .alignment(let alignment):
            let (outer, inner) = (
                ViewDimensions(size: area, direction: context.layoutDirection).point(of: alignment),
                answer.point(of: alignment)
            )
            return CGPoint(x: outer.x - inner.x, y: outer.y - inner.y)
        }
    }

    /// Columns from side to side, or rows from top to bottom.
    private struct Tracks {
        let lengths: [CGFloat]
        let starts: [CGFloat]
        /// The length of all tracks with their spacing. Without tracks it is minus one spacing.
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

/// The rule for a child's position in its cell.
enum GridCellRule {
    /// A point of the child is on the same point of the cell, both as fractions of their lengths.
    case anchor(UnitPoint)
    case alignment(Alignment)

    /// Chooses a point before an alignment, even if the alignment is set farther out.
    /// - Parameter alignment: the alignment of a child that sets neither.
    init(for answer: Answer, otherwise alignment: Alignment) {
        func anchor(_ element: any Element) -> GridCellAnchorElement.Anchor? {
            (element as? GridCellAnchorElement)?.anchor
        }
        let point = answer.saidOfCell { if case .point(let point) = anchor($0) { point } else { nil } }
        if let point {
            self = .anchor(point)
            return
        }
        let own = answer.saidOfCell { if case .alignment(let own) = anchor($0) { own } else { nil } }
        self = .alignment(own ?? alignment)
    }
}
