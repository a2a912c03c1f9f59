import Foundation
import QuickLayoutDialect
import Testing

/// The shares of containers: how they divided their lengths.
struct ShareTests {
    private static func shares(_ root: any Element, _ width: CGFloat, _ height: CGFloat) -> [String] {
        Recording(root, width, height).record.sharesInOrder.map(\.share.text)
    }

    @Test func `a stack's share names the children that kept their lengths and those that took the rest`() {
        let stack = HStack(spacing: 1) {
            Text("ab cd ef gh").layoutPriority(1)
            Text("sixteen of these")
            Text("twenty-two columns ab")
            Color.red.frame(width: 3, height: 1)
        }
        #expect(
            Self.shares(stack, 40, 3) == [
                """
                horizontal: 40 = 34 + 3 spacing + 3 left; fixed sizes first, then by priority; equals share, smallest \
                request first
                  11 of 11, turn 2: takes 11 of what is left: 40 - 1 - 1 - 3 - 1 = 34
                  10 of 16, turn 3: takes 10 of its share: (40 - 1 - 1 - 3 - 1 - 11) / 2 = 11.5
                  10 of 21, turn 3: takes 10 of what is left: 40 - 17 - 10 = 13
                  3 of 3, turn 1: fixed, so asked first: its own width 3
                """,
                """
                vertical: 2, decided by 2; the largest child decides: 2
                  1 of 1, turn 1: its own height 1
                  2 of 2, turn 1: its own height 2
                  2 of 2, turn 1: its own height 2
                  1 of 1, turn 1: its own height 1
                """,
            ])
    }
}
