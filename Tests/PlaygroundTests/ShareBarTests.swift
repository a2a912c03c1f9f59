import Foundation
import Negotiation
import Testing

@testable import Playground

/// A divided length as a bar in the why pane.
struct ShareBarTests {
    private static func bar(_ available: CGFloat, spacing: CGFloat, _ lengths: [CGFloat]) -> [String] {
        let reason = StatedReason("a part")
        let members = lengths.map { Share.Member(nil, wanted: $0, got: $0, because: reason) }
        let share = Share(
            .horizontal, .divided(available: available, spacing: spacing), by: reason, members: members)
        return ShareBar(share).lines.map { $0.spans.map(\.text).joined() }
    }

    @Test func `members, gaps and what is left are as long as their parts`() {
        #expect(Self.bar(24, spacing: 2, [6, 8, 4]) == ["  ██████·━━━━━━━━·████····"])
        #expect(Self.bar(48, spacing: 0, [12, 24]) == ["  ██████━━━━━━━━━━━━······"])
    }

    @Test func `an overflow fills the bar, and without a limit there is none`() {
        #expect(Self.bar(6, spacing: 0, [6, 6]) == ["  ████████████━━━━━━━━━━━━"])
        #expect(Self.bar(.infinity, spacing: 0, [6, 6]) == [])
        #expect(Self.bar(0, spacing: 0, [0, 0]) == [])
    }
}
