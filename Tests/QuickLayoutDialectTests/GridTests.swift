import Foundation
import QuickLayoutDialect
import Testing

/// Rules of the real library's grids that are easily confused (QuickLayout b243891).
struct GridTests {
    @Test func `a row is at least as high as the highest before it, except for cells of fixed columns`() {
        let grid = Grid {
            GridRow { ViewProxy(width: 1) }
            GridRow { ViewProxy(width: 3) }
        }
        #expect(
            Recording(grid, 40, 10).drawing == """
                Grid 0,0 3×15
                  ViewProxy 1,0 1×5
                  ViewProxy 0,5 3×10
                """)
        let mixed = Grid {
            GridRow {
                Text("aa")
                Image(width: 3, height: 6)
            }
            GridRow { Color.blue }
            GridRow { Color.blue }
        }
        #expect(
            Recording(mixed, 30, 12).drawing == """
                Grid 0,0 30×17
                  Text 12.5,2.5 2×1
                  Image 27,0 3×6
                  Color 0,6 27×5.5
                  Color 0,11.5 27×5.5
                """)
    }

    @Test func `a fixed row's height is subtracted, and twice as far as its columns are flexible`() {
        let grid = Grid {
            GridRow { Image(width: 4, height: 1) }
            GridRow {
                Image(width: 3, height: 2)
                Color.blue
            }
        }
        #expect(
            Recording(grid, 10, 6).drawing == """
                Grid 0,0 10×6
                  Image 0,0 4×1
                  Image 0.5,2.5 3×2
                  Color 4,1 6×5
                """)
    }

    @Test func `rows are sorted by the heights of cells in flexible columns`() {
        let grid = Grid {
            GridRow { ViewProxy(width: 1) }
            GridRow { Image(width: 5, height: 4) }
        }
        #expect(
            Recording(grid, 20, 10).drawing == """
                Grid 0,0 5×7
                  ViewProxy 2,0 1×3
                  Image 0,3 5×4
                """)
    }

    @Test func `the last alignment of a column's cells applies to the whole column`() {
        let grid = Grid {
            GridRow { Image(width: 8, height: 1) }
            GridRow { Image(width: 2, height: 1).gridColumnAlignment(.leading) }
            GridRow { Image(width: 4, height: 1).gridColumnAlignment(.trailing) }
        }
        #expect(
            Recording(grid, 20, 10).drawing == """
                Grid 0,0 8×3
                  Image 0,0 8×1
                  gridColumnAlignment 6,1 2×1
                    Image 6,1 2×1
                  gridColumnAlignment 4,2 4×1
                    Image 4,2 4×1
                """)
    }

    @Test func `minimums are those of the first answers, even if a greedy child exceeds them`() {
        let grid = Grid {
            GridRow {
                VFlow {
                    ViewProxy(height: 2)
                    Color.blue
                }
            }
            GridRow { Text("aa") }
        }
        let recording = Recording(grid, 10, 5)
        #expect(
            recording.drawing == """
                Grid 0,0 80×5
                  VFlow 0,0 80×5
                    ViewProxy 0,1.5 40×2
                    Color 40,0 40×5
                  Text 39,5 2×0
                """)
        #expect(recording.proposals(to: "VFlow") == ["10×5", "20×5", "40×5"])
        let fixedRow = Grid(verticalSpacing: 2) {
            GridRow { Text("e") }
            GridRow {
                HFlow {
                    ViewProxy(width: 5)
                    Image(width: 2, height: 4)
                }
            }
        }
        let other = Recording(fixedRow, 6, 20)
        #expect(other.proposals(to: "HFlow") == ["6×18", "6×22", "5×22"])
        #expect(other.drawing.hasPrefix("Grid 0,0 5×28\n  Text 2,0 1×0\n"))
    }

    @Test func `columns are asked in the height that fixed rows leave`() {
        let grid = Grid {
            GridRow {
                Text("a bbb")
                Image(width: 5, height: 0)
            }
            GridRow { ViewProxy(height: 3) }
        }
        let recording = Recording(grid, 6, 4)
        #expect(recording.proposals(to: "Text") == ["6×4", "1×1", "1×0.5"])
        #expect(recording.drawing.hasPrefix("Grid 0,0 6×3.5\n"))
    }

    @Test func `a spacer extends along its row, but makes its grid flexible along the stack around`() {
        let grid = Grid {
            GridRow {
                Image(width: 50, height: 50)
                Spacer()
                Image(width: 50, height: 50)
            }
        }
        #expect(
            Recording(grid, 300, 300).drawing == """
                Grid 0,0 300×50
                  Image 0,0 50×50
                  Spacer 50,25 200×0
                  Image 250,0 50×50
                """)
        let column = VStack {
            Text("above")
            grid
        }
        #expect(
            Recording(column, 300, 300).drawing == """
                VStack 0,0 300×51
                  Text 147.5,0 5×1
                  Grid 0,1 300×50
                    Image 0,1 50×50
                    Spacer 50,26 200×0
                    Image 250,1 50×50
                """)
        let beside = Grid {
            GridRow {
                Spacer()
                Color.blue
            }
        }
        #expect(Recording(beside, 10, 4).drawing == "Grid 0,0 10×4\n  Spacer 0,2 0×0\n  Color 0,0 10×4")
    }

    @Test func `a grid in a column is as vertically flexible as its spacer`() {
        let flexible = VStack {
            Grid { GridRow { Spacer() } }
            Text("ab")
        }
        // It is asked after the text, since it takes everything.
        #expect(
            Recording(flexible, 9, 6).asks(of: "VStack") == [
                "asked how much it would take of all there is: 6", "last of its group, so all that is left: 6 - 1 = 5",
            ])
    }

    @Test func `a cell's alignment is found through wrappers, and a point precedes an alignment`() {
        func grid(_ cell: any Element) -> any Element {
            Grid {
                GridRow {
                    cell
                    Image(width: 3, height: 7)
                }
                GridRow { Image(width: 9, height: 1) }
            }
        }
        func corner(_ cell: any Element) -> String {
            Recording(grid(cell), 20, 10).drawing.split(separator: "\n")[1].split(separator: " ")[1].description
        }
        let image = Image(width: 2, height: 1)
        #expect(corner(image.gridCellAnchor(.topLeading).padding(1).layoutPriority(1)) == "0,0")
        #expect(corner(image.gridCellAnchor(UnitPoint(x: 0, y: 1)).padding(1).gridCellAnchor(.top)) == "0,4")
        // A modifier discards the one directly inside. A wrapper that returns its child's answer does not separate
        // them.
        let wiped = image.gridCellAnchor(.topLeading).fixedSize().gridColumnAlignment(.leading)
        #expect(corner(wiped) == "0,3")
        let kept = image.gridCellAnchor(.topLeading).padding(0).gridColumnAlignment(.trailing)
        #expect(corner(kept) == "0,0")
        #expect(corner(image.gridCellAnchor(.topLeading).overlay {}) == "3.5,3")
    }

    @Test func `a grid of one cell asks it once and passes its guides on`() {
        let flow = HFlow {
            Color.blue
            Image(width: 14, height: 1)
        }
        #expect(
            Recording(Grid { GridRow { flow } }, 10, 5).drawing == """
                Grid 0,0 14×6
                  HFlow 0,0 14×6
                    Color 2,0 10×5
                    Image 0,5 14×1
                """)
        func next(to element: any Element) -> String {
            let stack = VStack(alignment: .leading) {
                element
                Image(width: 1, height: 1)
            }
            return Recording(stack, 20, 10).drawing.split(separator: "\n").last?.description ?? ""
        }
        let guided = Image(width: 4, height: 1).alignmentGuide(.leading) { _ in 3 }
        #expect(next(to: Grid { GridRow { guided } }) == "  Image 3,1 1×1")
        #expect(next(to: ZStack { guided }) == "  Image 3,1 1×1")
        #expect(next(to: HFlow { guided }) == "  Image 3,1 1×1")
        let general = Grid {
            GridRow { guided }
            GridRow {}
        }
        #expect(next(to: general) == "  Image 0,1 1×1")
    }

    @Test func `empty rows take the spacing between them`() {
        let grid = Grid(horizontalSpacing: 3, verticalSpacing: 2) {
            GridRow {}
            GridRow {}
            GridRow {}
        }
        #expect(Recording(grid, 20, 10).drawing == "Grid 0,0 -3×4")
        #expect(Recording(Grid(horizontalSpacing: 3) { GridRow {} }, 20, 10).drawing == "Grid 0,0 0×0")
    }

    @Test func `columns and rows are asked in the order that the library documents`() {
        let grid = Grid(horizontalSpacing: 1, verticalSpacing: 1) {
            GridRow {
                Text("aaaa bbbb")
                Color.blue
                Image(width: 3, height: 4)
            }
            GridRow {
                Image(width: 2, height: 3)
                Text("cccc dddd")
            }
            GridRow { Image(width: 6, height: 2) }
        }
        let recording = Recording(grid, 20, 12)
        #expect(
            recording.drawing == """
                Grid 0,0 20×11
                  Text 1,1 4×2
                  Color 7,0 9×4
                  Image 17,0 3×4
                  Image 2,5 2×3
                  Text 7,6 9×1
                  Image 0,9 6×2
                """)
        #expect(recording.proposals(to: "Color") == ["9×8", "9×4"])
        #expect(recording.proposals(to: "Text") == ["18×10", "18×10", "7.5×8"])
    }
}
