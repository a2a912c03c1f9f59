import LayoutInspection
import Negotiation
import Testing

@testable import Playground

/// How a container shared its lengths, as the why pane says it.
struct ShareStoryTests {
    private static func story(_ source: String, width: Double, height: Double = 4) throws -> String {
        let inspection = try FindingTests.inspection(source, width: width, height: height)
        return ShareStory(inspection: inspection, index: 0, notation: Notation(.utf8)).lines
            .map { $0.spans.map(\.text).joined() }.joined(separator: "\n")
    }

    @Test func `a row that is too narrow names who loses how much, and the sum`() throws {
        let source = """
            import BlueprintUI
            let row = Row { row in
                row.minimumHorizontalSpacing = 1
                row.add(shrinkPriority: 2, child: Label(text: "abcdefgh"))
                row.add(child: Label(text: "abcdefgh"))
                row.addFixed(child: Label(text: "id"))
            }
            """
        let story = try Self.story(source, width: 14)
        #expect(
            story == """
                How it shared its width 14
                overflow of 6, shared by shrink priority and length.
                  ████·━━━━━━·██
                  2. Label    8 → 4  its width 8 minus 4, its share of the overflow: 6 × 2 × 8 / 24
                  2. Label#2  8 → 6  its width 8 minus 2, its share of the overflow: 6 × 8 / 24
                  1. Label#3  2 → 2  its own width 2, which does not shrink
                  sum 12 + 2 between = 14

                Its height 4: given by its parent; the largest child answered 2.

                """)
    }

    @Test func `a stack serves the least flexible first`() throws {
        let source = """
            import SwiftUI
            let row = HStack(spacing: 1) {
                Text("ab")
                Color.red
                Color.blue.frame(minWidth: 6)
            }
            """
        let story = try Self.story(source, width: 20)
        #expect(
            story == """
                How it shared its width 20
                the least flexible first, each in an equal share of what is left.
                  ██·━━━━━━━━·████████
                  Text   2 → 2  flexibility 2 - 0 = 2; equal share (20 - 2) / 3 = 6; takes 2 of it
                  Color  inf → 8  flexibility inf - 0 = inf; all that is left: 20 - 2 - 2 - 8 = 8; takes all of it
                  frame  inf → 8  flexibility inf - 6 = inf; equal share (20 - 2 - 2) / 2 = 8; takes all of it
                  sum 18 + 2 between = 20

                Its height 4: Color decides, the largest child.

                """)
    }

    @Test func `of a pile the largest child is named`() throws {
        let source = """
            import SwiftUI
            let pile = ZStack {
                Text("a long one")
                Text("short")
            }
            """
        let story = try Self.story(source, width: 20)
        #expect(
            story == """
                Its width 10: Text decides, the largest child.
                Its height 1: Text decides, the largest child.

                """)
    }

    @Test(arguments: [
        "import SwiftUI\nText(\"ab\").overlay { Color.red }",
        "import QuickLayout\nText(\"ab\").background { Color.red }",
        """
        import Theodolite
        BackgroundComponent((component: LabelComponent(("ab", options: LabelComponent.Options())), background: LabelComponent(("a", options: LabelComponent.Options()))))
        """,
    ])
    func `what lies over or under an element takes no room`(source: String) throws {
        let name = source.contains("Label") ? "LabelComponent#2" : "Text"
        let story = try Self.story(source, width: 20)
        #expect(
            story == """
                Its width 2: \(name) decides; what lies over or under it takes no room.
                Its height 1: \(name) decides; what lies over or under it takes no room.

                """)
    }

    @Test func `of a layout of the source's own the why pane lists what its code did`() throws {
        let source = """
            import SwiftUI
            struct Pair: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    let one = subviews[0].sizeThatFits(.unspecified)
                    return CGSize(width: one.width + 3, height: one.height)
                }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                    subviews[0].place(at: bounds.origin, proposal: .unspecified)
                    subviews[1].place(at: CGPoint(x: bounds.maxX - 1, y: bounds.minY), proposal: .zero)
                }
            }
            Pair { Text("one"); Color.red }
            """
        let story = try Self.story(source, width: 20)
        #expect(
            story == """
                What its code did
                  asked Text nil×nil → 3×1
                  asked Color ≤0×≤0 → 0×0
                  returned 6×1 in line 5
                  placed Text at 0, 0: 3×1
                  placed Color at 5, 0: 0×0

                """)
    }
}
