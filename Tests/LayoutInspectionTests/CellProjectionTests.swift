import Foundation
import LayoutInspection
import Terminal
import Testing

struct CellProjectionTests {
    @Test func `a NaN length covers no cells, at the frame's origin`() {
        let cells = CellProjection.unit.cells(of: CGRect(x: 5, y: 2, width: CGFloat.nan, height: 3))
        #expect(cells == CellRect(x: 5, y: 2, width: 0, height: 3))
    }

    @Test func `an edge within a millionth of a point of a half counts as the half`() {
        func edges(_ x: CGFloat, _ width: CGFloat, cell: CGFloat = 1) -> [Int] {
            let projection = CellProjection(cell: CGSize(width: cell, height: 1))
            let cells = projection.cells(of: CGRect(x: x, y: 0, width: width, height: 1))
            return [cells.minX, cells.maxX]
        }
        #expect(edges(30.4999999, 0.0000002) == [31, 31])
        #expect(edges(30.49999, 1) == [30, 31])
        #expect(edges(-30.4999999, 60.9999998) == [-31, 31])
        #expect(edges(10 / 3 * 1.5 - 0.5, 1) == [5, 6])
        #expect(edges(3.9999999, 8, cell: 8) == [1, 2])
    }

    @Test func `a scroll extent is the length of the hidden content`() {
        let extent = ScrollExtent(content: CGSize(width: 30, height: 8), window: CGSize(width: 10, height: 8.5))
        #expect(extent.reach(.horizontal) == 20)
        #expect(extent.reach(.vertical) == 0)
        #expect(extent.clamped(CGPoint(x: 25, y: 3)) == CGPoint(x: 20, y: 0))
        let undefined = ScrollExtent(
            content: CGSize(width: 30, height: 8), window: CGSize(width: CGFloat.nan, height: 1))
        #expect(undefined.reach(.horizontal) == 0)
    }
}
