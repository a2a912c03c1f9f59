import Foundation
import Negotiation
import Testing

@testable import Playground

/// A divided length as a bar in the why pane.
struct ShareBarTests {
    private static func bar(
        _ available: CGFloat, spacing: CGFloat, _ lengths: [CGFloat], width: Int = 26
    ) -> [String] {
        let reason = StatedReason("a part")
        let members = lengths.map { Share.Member(nil, wanted: $0, got: $0, because: reason) }
        let share = Share(
            .horizontal, .divided(available: available, spacing: spacing), by: reason, members: members)
        return ShareBar(share, width: width).lines.map { $0.spans.map(\.text).joined() }
    }

    @Test func `members, gaps and leftover are drawn in proportion`() {
        #expect(Self.bar(24, spacing: 2, [6, 8, 4]) == ["  ██████·━━━━━━━━·████····"])
        #expect(Self.bar(48, spacing: 0, [12, 24]) == ["  ██████━━━━━━━━━━━━······"])
    }

    @Test func `a column is a point if there is room`() {
        #expect(Self.bar(16, spacing: 0, [1, 1]) == ["  █━··············"])
        #expect(Self.bar(24, spacing: 2, [6, 8, 4], width: 53) == ["  ██████·━━━━━━━━·████····"])
    }

    @Test func `equal lengths are drawn equal, and no positive length is omitted`() {
        // Rows of 4 with gaps of 1, and a spacer.
        #expect(
            Self.bar(40, spacing: 7, [4, 4, 4, 4, 4, 4, 4, 5]) == ["  ██·━━·██·━━·██·━━·██·━━━"])
        #expect(Self.bar(45, spacing: 2, [4, 32, 7]) == ["  ██·━━━━━━━━━━━━━━━━·████"])
        #expect(Self.bar(1000, spacing: 0, [998, 1, 1], width: 12) == ["  ████████━█"])
    }

    @Test func `a bar with fewer columns than members is omitted`() {
        #expect(Self.bar(40, spacing: 0, Array(repeating: 1, count: 40)) == [])
        #expect(Self.bar(40, spacing: 0, [20, 20], width: 2) == [])
    }

    @Test func `an overflow fills the bar, and an unlimited length has no bar`() {
        #expect(Self.bar(6, spacing: 0, [6, 6]) == ["  ██████━━━━━━"])
        #expect(Self.bar(.infinity, spacing: 0, [6, 6]) == [])
        #expect(Self.bar(0, spacing: 0, [0, 0]) == [])
    }
}
