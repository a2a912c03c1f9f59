import EngineKit
import Foundation
import Negotiation
import Testing

/// Sizes, points and columns along an axis.
struct AxisValueTests {
    @Test func `a size and a point are made along an axis and across it`() {
        #expect(CGSize(.horizontal, 3, cross: 4) == CGSize(width: 3, height: 4))
        #expect(CGSize(.vertical, 3, cross: 4) == CGSize(width: 4, height: 3))
        #expect(CGPoint(.horizontal, 3, cross: 4) == CGPoint(x: 3, y: 4))
        #expect(CGPoint(.vertical, 3, cross: 4) == CGPoint(x: 4, y: 3))
    }

    @Test func `a text has the whole columns of a width, and at least one`() {
        #expect(CGFloat(17.9).columns(of: 8) == 2)
        #expect(CGFloat(-3).columns(of: 1) == 1)
        #expect(CGFloat.nan.columns(of: 1) == 1)
        #expect(CGFloat.infinity.columns(of: 1) == nil)
    }
}
