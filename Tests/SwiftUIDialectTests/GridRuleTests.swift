import Foundation
import Testing

/// Rules of the Grid, each in a small grid with lengths that were derived by hand from its algorithm. Cells are at the
/// top left of their slots, so that their corners show where columns and rows begin.
struct GridRuleTests {
    /// A grid of rows, without spacing unless it is given.
    private func grid(across: Int = 0, _ rows: String) -> String {
        """
        func box(_ width: Double, _ height: Double = 1) -> Image { Image(width: width, height: height) }
        #Preview {
            Grid(alignment: .topLeading, horizontalSpacing: \(across), verticalSpacing: 0) {
                \(rows)
            }
        }
        """
    }

    /// The corners of the boxes, in element order.
    private func corners(_ source: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) throws -> [CGPoint] {
        try Recording(source: source, width, height).result.frames(of: "Image").map(\.origin)
    }

    private func columns(_ source: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) throws -> [CGFloat] {
        try corners(source, width, height).map(\.x)
    }

    private func size(_ source: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) throws -> CGSize {
        try Recording(source: source, width, height).result.frame.size
    }

    /// The widths of the colors, in element order.
    private func colors(_ source: String, _ width: CGFloat?, _ height: CGFloat?) throws -> [CGFloat] {
        try Recording(source: source, width, height).result.frames(of: "Color").map(\.width)
    }

    // MARK: Spans

    @Test func `a span's lack goes to its columns without cells of their own`() throws {
        // 10 - 2 = 8 for two columns.
        let grid = grid(
            """
            GridRow { box(2) }
            GridRow { box(10).gridCellColumns(3) }
            GridRow { box(1); box(1).gridCellColumns(2) }
            """)
        #expect(try columns(grid) == [0, 0, 0, 2])
        #expect(try size(grid) == CGSize(width: 10, height: 3))
    }

    @Test func `all columns get an equal part of a span's lack if each has a cell`() throws {
        let grid = grid(
            """
            GridRow { box(2); box(4) }
            GridRow { box(10).gridCellColumns(2) }
            """)
        #expect(try columns(grid) == [0, 4, 0])
    }

    @Test func `with a proposal, a span's lack goes to the columns that still expect a cell`() throws {
        // The fixed cells come first: the span lacks 12 - 2, which the first column takes alone.
        let grid = grid(
            """
            GridRow { Color.red.frame(maxWidth: 3); box(2) }
            GridRow { box(12).gridCellColumns(2) }
            """)
        #expect(try columns(grid, 20, 10) == [10, 0])
    }

    @Test func `a span is proposed the rest of other columns, with the gaps in it`() throws {
        // 20 - 2 gaps = 18. The fixed column takes 4, the others share 14; the span gets them with the gap between them.
        let grid = grid(
            across: 1,
            """
            GridRow { box(4); Color.red; Color.red }
            GridRow { box(4); Color.blue.gridCellColumns(2) }
            """)
        #expect(try colors(grid, 20, 4) == [7, 7, 15])
    }

    @Test func `a span gets the width that other columns leave, and at least that of its own`() throws {
        let grid = grid(
            """
            GridRow { box(4); box(5); box(6) }
            GridRow { Color.red.gridCellColumns(2) }
            """)
        // The span gets 20 - 6. It would get 4 of 10, but its columns have 9.
        #expect(try colors(grid, 20, 4) == [14])
        #expect(try colors(grid, 10, 4) == [9])
    }

    @Test func `the gap of a span is after it, not inside`() throws {
        let grid = grid(across: 3, "GridRow { box(4).gridCellColumns(2); box(1) }")
        #expect(try columns(grid) == [0, 7])
        #expect(try size(grid).width == 8)
    }

    @Test func `a span sets its row's height, but no column's width`() throws {
        let grid = grid(
            """
            GridRow { box(6, 5).gridCellColumns(2) }
            GridRow { box(3); box(3) }
            """)
        #expect(try corners(grid) == [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 5), CGPoint(x: 3, y: 5)])
    }

    // MARK: Priorities

    @Test func `a higher priority takes all, and nothing is reserved for lower ones`() throws {
        let grid = grid("GridRow { Color.red.layoutPriority(1); box(3) }")
        #expect(try columns(grid, 20, 4) == [20])
        #expect(try size(grid, 20, 4).width == 23)
    }

    @Test func `the length of a higher priority is subtracted for good`() throws {
        // After the box the columns have their lengths: 2 and 0. The colours share 20 - 2.
        let grid = grid(
            """
            GridRow { box(2).layoutPriority(1); Color.red }
            GridRow { Color.red }
            """)
        #expect(try colors(grid, 20, 4) == [9, 9])
    }

    @Test func `columns of lower priorities get no share`() throws {
        let grid = grid("GridRow { Color.red.layoutPriority(1); Color.blue; Color.blue.layoutPriority(1) }")
        #expect(try colors(grid, 20, 4) == [10, 0, 10])
    }

    // MARK: Order

    @Test func `the sum over both axes decides the order, whatever is not proposed`() throws {
        // Between 0 and 9 wide, or 0 and 5 wide and 0 and 8 high: 9 before 13, in a share of 6.
        func cells(_ height: CGFloat?) throws -> [CGFloat] {
            let grid = grid(
                """
                GridRow {
                    Color.red.frame(minHeight: 1, maxHeight: 9).frame(maxWidth: 5)
                    Color.blue.frame(maxWidth: 9).frame(height: 1)
                }
                """)
            return try colors(grid, 12, height)
        }
        // The second takes 6 of 12 / 2, then the first 5 of 6.
        #expect(try cells(10) == [5, 6])
        // The first takes 5 of 12 / 2, then the second 7 of 7.
        #expect(try cells(nil) == [5, 7])
    }

    @Test func `a cell that is flexible in height alone comes after one with any flexibility in width`() throws {
        let grid = grid("GridRow { Color.red.frame(width: 8); Color.blue.frame(maxWidth: 100).frame(height: 1) }")
        // The second cell is served first, in 20 / 2. The first still takes its 8.
        #expect(try colors(grid, 20, 4) == [8, 10])
    }

    // MARK: Rows and marks

    @Test func `a child without a row spans all columns, and sets no column's alignment`() throws {
        let grid = grid(
            """
            box(6).gridCellColumns(3)
            box(6).gridColumnAlignment(.trailing)
            GridRow { box(1); box(1) }
            """)
        #expect(try columns(grid) == [0, 0, 0, 3])
    }

    @Test func `a column has the alignment of the first cell that begins in it, and a span the grid's`() throws {
        let grid = grid(
            """
            GridRow { box(6).gridCellColumns(2).gridColumnAlignment(.trailing) }
            GridRow { box(1).gridColumnAlignment(.leading); box(1) }
            GridRow { box(2).gridCellColumns(2) }
            """)
        #expect(try columns(grid) == [0, 2, 3, 0])
    }

    @Test func `numbers of columns add up except 1, the innermost alignment applies, and unsized axes combine`() throws
    {
        func second(_ wide: String) throws -> CGFloat? {
            let grid = grid(
                """
                GridRow { \(wide) }
                GridRow { ForEach(0..<5) { _ in box(1) } }
                """)
            return try columns(grid).dropFirst(2).first
        }
        // 10 in five columns is 2 each, in two 5 each.
        #expect(try second("box(10).gridCellColumns(2).gridCellColumns(3)") == 2)
        #expect(try second("box(10).gridCellColumns(2).gridCellColumns(1)") == 5)
        let anchored = grid(
            """
            GridRow { box(1).gridCellAnchor(.bottomTrailing).gridCellAnchor(.topLeading); box(1, 4) }
            GridRow { box(5).gridColumnAlignment(.leading).gridColumnAlignment(.trailing) }
            GridRow { box(1) }
            """)
        #expect(
            try corners(anchored) == [
                CGPoint(x: 4, y: 3), CGPoint(x: 5, y: 0), CGPoint(x: 0, y: 4), CGPoint(x: 0, y: 5),
            ])
        let unsized = grid("Color.red.gridCellUnsizedAxes(.horizontal).gridCellUnsizedAxes(.vertical)")
        #expect(try size(unsized, 20, 10) == .zero)
    }

    @Test func `only cells that share a column set a row's spacing`() throws {
        let grid = """
            Grid(alignment: .topLeading) {
                GridRow { Text("a"); Image(width: 1, height: 1) }
                GridRow { Text("b") }
            }
            """
        // Texts over each other need no spacing. The box above nothing does not count.
        #expect(try Recording(source: grid, nil, nil).result.frames(of: "Text").map(\.minY) == [0, 1])
    }

    @Test func `a row's baseline is the lowest of the cells without an anchor`() throws {
        let grid = """
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow(alignment: .firstTextBaseline) {
                    Text("a")
                    Text("b").padding(.top, 2)
                    Text("c").padding(.top, 4).gridCellAnchor(.topLeading)
                }
            }
            """
        #expect(try Recording(source: grid, nil, nil).result.frames(of: "Text").map(\.minY) == [2, 2, 4])
    }

    // MARK: Limits

    @Test func `cells beyond a thousand columns are in the last one, and reported`() throws {
        let grid = grid("GridRow { ForEach(0..<1_002) { _ in box(1) } }")
        let recording = try Recording(source: grid, nil, nil)
        let columns = recording.result.frames(of: "Image").map(\.minX)
        #expect(columns == (0..<1_000).map { CGFloat($0) } + [999, 999])
        #expect(
            recording.record.notes.map(\.sentence)
                == ["it has more than 1000 columns; the cells of further ones stand in the last"])
    }
}
