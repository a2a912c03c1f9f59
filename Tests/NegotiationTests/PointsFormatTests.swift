import Foundation
import Negotiation
import Testing

struct PointsFormatTests {
    @Test(
        arguments: [
            ([1, 1, 1, 1], "1 + 1"), ([4, 1, 2, 4], "4 + 1 across and 2 + 4 down"), ([2, 2, 0, 0], "2 + 2 across"),
            ([0, 0, 0.5, 1], "0.5 + 1 down"), ([0, 0, 0, 0], "0 + 0"),
        ] as [([CGFloat], String)])
    func `distances of four sides are sums, and an axis without distances is omitted`(sides: [CGFloat], words: String) {
        #expect(PointsFormat.sums(left: sides[0], right: sides[1], top: sides[2], bottom: sides[3]) == words)
    }
}
