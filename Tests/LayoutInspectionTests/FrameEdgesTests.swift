import Foundation
import Testing

@testable import LayoutInspection

struct FrameEdgesTests {
    @Test(arguments: [
        (CGRect(x: 0, y: 5, width: 9, height: 1), true),
        (CGRect(x: 0, y: 6.5, width: 9, height: 1), false),
        (CGRect(x: CGFloat.nan, y: CGFloat.nan, width: 1, height: 1), true),
        (CGRect(x: 1, y: 5, width: CGFloat.nan, height: 1), true),
        (CGRect(x: 0, y: 5, width: CGFloat.nan, height: 1), false),
        (CGRect(x: 0, y: 0, width: CGFloat.infinity, height: CGFloat.infinity), true),
        (CGRect(x: -CGFloat.infinity, y: 0, width: CGFloat.infinity, height: 9), true),
    ])
    func `a frame with a NaN origin meets every other, and a NaN length is 0`(frame: CGRect, meets: Bool) {
        let asked = FrameEdges(CGRect(x: 1, y: 5.5, width: 8, height: 0.2))
        #expect(FrameEdges(frame).meets(asked) == meets)
        #expect(asked.meets(FrameEdges(frame)) == meets)
    }
}
