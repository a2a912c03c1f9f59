import Foundation
import Testing
import TheodoliteDialect

/// The shares of containers: how they divided their lengths.
struct ShareTests {
    @Test func `a line's share names who shrank, and by how much`() {
        func label(_ text: String, shrink: CGFloat = .nan) -> FlexChild {
            FlexChild(LabelComponent((string: text, options: LabelComponent.Options())), flexShrink: shrink)
        }
        let row = FlexboxComponent(
            (
                options: FlexOptions(alignItems: .flexStart),
                children: [label("twelve chars", shrink: 2), label("eight ch", shrink: 1), label("four")]
            ))
        #expect(
            Recording(row, 17, 3).record.sharesInOrder.map(\.share.text) == [
                """
                horizontal: 17 = 18 + 0 spacing + -1 left; overflow of 24 - 17 = 7, shared by shrink factor and basis
                  7 of 12, turn 2: its basis 12 minus 5.25, its share of the overflow: (24 - 17) × 2 × 12 / 32, rounded up to 7
                  7 of 8, turn 2: its basis 8 minus 1.75, its share of the overflow: (24 - 17) × 8 / 32, rounded up to 7
                  4 of 4, turn 1: its basis 4 is its width
                """,
                """
                vertical: 3, decided by none; given by its parent; the largest child answered 1
                  1 of 1, turn 1: its own height 1
                  1 of 1, turn 1: its own height 1
                  1 of 1, turn 1: its own height 1
                """,
            ])
    }
}
