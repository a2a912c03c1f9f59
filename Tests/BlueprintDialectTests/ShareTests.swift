import BlueprintDialect
import Foundation
import Testing

/// The shares of containers: how they divided their lengths.
struct ShareTests {
    private static func shares(_ root: any Element, _ width: CGFloat, _ height: CGFloat) throws -> [String] {
        try Recording(root, width, height).record.sharesInOrder.map(\.share.text)
    }

    @Test func `a shrink priority is part of the arithmetic`() throws {
        let row = Row(minimumSpacing: 1) {
            StackLayout.Child(element: Label(text: "twelve chars"), traits: .init(shrinkPriority: 2))
            Label(text: "eight ch")
            Label(text: "four").stackLayoutChild(priority: .fixed)
        }
        #expect(
            try Self.shares(row, 19, 3) == [
                """
                horizontal: 19 = 17 + 2 spacing + 0 left; overflow of 26 - 19 = 7, shared by shrink priority and length
                  6.75 of 12, turn 2: its width 12 minus 5.25, its share of the overflow: (26 - 19) × 2 × 12 / 32
                  6.25 of 8, turn 2: its width 8 minus 1.75, its share of the overflow: (26 - 19) × 8 / 32
                  4 of 4, turn 1: its own width 4, which does not shrink
                """,
                """
                vertical: 3, decided by none; given by its parent; the largest child answered 2
                  2 of 2, turn 1: its own height 2
                  2 of 2, turn 1: its own height 2
                  1 of 1, turn 1: its own height 1
                """,
            ])
    }

    @Test func `an overlay names its largest child`() throws {
        let overlay = Centered(
            Overlay {
                Label(text: "ab")
                Label(text: "abcdef")
            })
        #expect(
            try Self.shares(overlay, 20, 3) == [
                """
                horizontal: 6, decided by 2; the largest child decides: 6
                  6 of 2, turn 1: the width 6, given by its container
                  6 of 6, turn 1: its own width 6
                """,
                """
                vertical: 1, decided by 1; the largest child decides: 1
                  1 of 1, turn 1: its own height 1
                  1 of 1, turn 1: its own height 1
                """,
            ])
    }

    @Test func `a flow has a share for each line`() throws {
        let flow = Flow(lineAlignment: .leading, itemSpacing: 1) {
            Label(text: "aaaa")
            Label(text: "bbbb").flowChild(priority: .grows)
            Label(text: "cccccc")
        }
        #expect(
            try Self.shares(flow, 12, 4) == [
                """
                horizontal, line 1: 12 = 11 + 1 spacing + 0 left; 12 - 9 = 3 left over, shared by those that grow, by their widths
                  4 of 4, turn 1: its own width 4; its own height 1
                  7 of 4, turn 1: its width 4 plus 3, all that is left over: 12 - 9; its own height 1
                """,
                """
                horizontal, line 2: 12 = 6 + 0 spacing + 6 left; 12 - 6 = 6 left over, after the last item
                  6 of 6, turn 1: its own width 6; its own height 1
                """,
                """
                vertical, lines: 4 = 2 + 0 spacing + 2 left; each line is as high as its highest item
                  1: 1 of 1, turn 1: its highest item's 1
                  2: 1 of 1, turn 1: its highest item's 1
                """,
            ])
    }
}
