import Foundation
import LayoutInspection
import Terminal
import Testing

struct CellProjectionTests {
    @Test func `a length that is no number covers nothing, where its frame begins`() {
        let cells = CellProjection.unit.cells(of: CGRect(x: 5, y: 2, width: CGFloat.nan, height: 3))
        #expect(cells == CellRect(x: 5, y: 2, width: 0, height: 3))
    }

    @Test func `a scroll extent reaches as far as what is hidden`() {
        let extent = ScrollExtent(content: CGSize(width: 30, height: 8), window: CGSize(width: 10, height: 8.5))
        #expect(extent.reach(.horizontal) == 20)
        #expect(extent.reach(.vertical) == 0)
        #expect(extent.clamped(CGPoint(x: 25, y: 3)) == CGPoint(x: 20, y: 0))
        let endless = ScrollExtent(content: CGSize(width: 30, height: 8), window: CGSize(width: CGFloat.nan, height: 1))
        #expect(endless.reach(.horizontal) == 0)
    }
}
