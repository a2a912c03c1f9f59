import Testing

@testable import SwiftUIDialect

/// The shares of containers: how they divided their lengths.
struct ShareTests {
    @Test func `a stack's share names the order and each child's part`() {
        let stack = HStack(spacing: 1) {
            Text("sixteen of these")
            Color.red
            Text("four").layoutPriority(1)
        }
        #expect(
            Recording(stack, 30, 3).record.sharesInOrder.map(\.share.text) == [
                """
                horizontal: 30 = 28 + 2 spacing + 0 left; by priority, the minimums of lower ones kept free; \
                the least flexible first, each in an equal share of what is left
                  10 of 16, turn 2: next priority 0; flexibility 16 - 0 = 16; equal share (30 - 2 - 4) / 2 = 12; \
                takes 10 of it
                  14 of inf, turn 2: next priority 0; flexibility inf - 0 = inf; all that is left: \
                30 - 2 - 4 - 10 = 14; takes all of it
                  4 of 4, turn 1: highest priority 1 first; all that is left: 30 - 2 = 28; takes 4 of it
                """,
                """
                vertical: 3, decided by 2; the largest child decides: 3
                  2 of 2, turn 1: its own height 2
                  3 of 3, turn 1: its own height 3
                  1 of 1, turn 1: its own height 1
                """,
            ])
    }
}
