import EngineKit
import Negotiation

/// A row of a grid. It holds cells, and is not an element itself.
public struct GridRow {
    /// The alignment of its cells; nil for the grid's.
    public let alignment: VerticalAlignment?
    /// The cells from the leading column on; a row may have fewer than another.
    public let children: [any Element]

    /// Creates a row of a closure's elements.
    public init(
        alignment: VerticalAlignment? = nil, @FastArrayBuilder<any Element> children: () -> [any Element] = { [] }
    ) {
        self.alignment = alignment
        self.children = children()
    }
}

/// The library's name of a row.
public typealias GridRowElement = GridRow

/// Rows of cells, whose columns are as wide as their widest cell. Columns share the width by priority and by what they
/// want; then rows share the height. A grid of one cell is as large as that cell.
public struct Grid: LibraryContainer {
    /// The alignment of cells if neither they nor their column or row set another.
    public let alignment: Alignment
    /// The spacing between two columns, in points; 0 if negative or not finite.
    public let horizontalSpacing: CGFloat
    /// The spacing between two rows, in points; 0 if negative or not finite.
    public let verticalSpacing: CGFloat
    /// The rows from the top.
    public let rows: [GridRow]

    /// Creates a grid of a closure's rows.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat = 0, verticalSpacing: CGFloat = 0,
        @FastArrayBuilder<GridRow> rows: () -> [GridRow] = { [] }
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing.finiteOrZero.notNegative
        self.verticalSpacing = verticalSpacing.finiteOrZero.notNegative
        self.rows = rows()
    }

    /// The library's name.
    public var elementName: String { "Grid" }

    /// The cells of all rows, row by row.
    public var children: [any Element] { rows.flatMap(\.children) }

    /// The cell of a grid with a single row and a single cell.
    public var onlyChild: (any Element)? {
        rows.count == 1 && rows[0].children.count == 1 ? rows[0].children[0] : nil
    }

    /// The most flexible cell's. Here spacers count as along the stack around the grid.
    func flexibility(for axis: Axis, children: Subelements, in surroundings: Surroundings) -> Flexibility {
        children.withSpacers(along: surroundings.stackAxis).mostFlexible(along: axis)
    }

    /// Spacers are laid out along the rows.
    func inner(_ surroundings: Surroundings) -> Surroundings { surroundings.inStack(along: .horizontal) }

    /// A grid of one cell passes the proposal on.
    func answer(to proposal: CGSize, child: Subelement, in context: RuleContext) -> Answer {
        context.combined(child.ask(proposal, because: PassedOn(proposal.lengths)))
    }

    /// Asks each cell up to three times: with the whole proposal, with its column's share, and with its row's share.
    func answer(to proposal: CGSize, children: Subelements, in context: RuleContext) -> Answer {
        // A grid with more cells than a pass admits has no children.
        let isEmpty = rows.count > 1 && rows.allSatisfy(\.children.isEmpty)
        guard !children.isEmpty || isEmpty else { return context.leaf(.zero, domain: nil) }
        let cells = GridCells(rows: rows, children: children)
        let spacing = CGSize(width: horizontalSpacing, height: verticalSpacing)
        var sharing = GridSharing(
            cells: cells, spacing: spacing, proposal: proposal, isRecorded: context.isRecorded)
        let answers = sharing.run()
        let account = context.isRecorded ? sharing.account : nil
        return GridArrangement(grid: self, cells: cells, spacing: spacing, context: context).arrange(
            answers, account: account.flatMap { account in context.account { account.shares(in: $1) } })
    }

    /// The longest cell of each column or row, and the spacing.
    public func explanation(
        of answer: LayoutNode, to proposal: CGSize, on axis: Axis, context: LayoutContext
    ) -> LengthExplanation {
        guard onlyChild == nil else { return answer.adopted(on: axis) }
        let places = answer.answer.places
        guard places.count > 0 else { return LengthExplanation(.constant) }
        let lengths = axis == .horizontal ? rows.map(\.children.count).max() ?? 0 : rows.count
        var tracks = [[Answer]](repeating: [], count: lengths)
        var cell = 0
        for (row, content) in rows.enumerated() {
            for column in content.children.indices where cell < places.count {
                tracks[axis == .horizontal ? column : row].append(places[cell].answer)
                cell += 1
            }
        }
        return answer.tracks(tracks, spacing: axis == .horizontal ? horizontalSpacing : verticalSpacing, on: axis)
    }
}

/// The cells of a grid, by row and column.
struct GridCells {
    let cells: [Cell]
    let columnCount: Int
    let rowCount: Int

    struct Cell {
        let child: Subelement
        let row: Int
        let column: Int

        /// The cell's track: its column along the horizontal axis, its row along the vertical.
        func track(_ axis: Axis) -> Int { axis == .horizontal ? column : row }
    }

    init(rows: [GridRow], children: Subelements) {
        var cells: [Cell] = []
        cells.reserveCapacity(children.count)
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

    /// The length of the longest answer in each track.
    func lengths(_ axis: Axis, of answers: [Answer?]) -> [CGFloat] {
        var lengths = [CGFloat](repeating: 0, count: trackCount(axis))
        for (cell, answer) in zip(cells, answers) {
            guard let answer else { continue }
            lengths[cell.track(axis)] = max(lengths[cell.track(axis)], answer.size[axis])
        }
        return lengths
    }
}
