import LayoutInspection
import Testing

@testable import Playground

/// The shares of containers in the why pane.
struct ShareStoryTests {
    private static func story(
        _ source: String, width: Double, height: Double = 4, index: Int = 0, columns: Int = 40
    ) throws -> String {
        let inspection = try FindingTests.inspection(source, width: width, height: height)
        return ShareStory(inspection: inspection, index: index, notation: Notation(.utf8), width: columns).lines
            .map { $0.spans.map(\.text).joined() }.joined(separator: "\n")
    }

    @Test func `a row that is too narrow names each child's loss, and the sum`() throws {
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
                overflow of 20 - 14 = 6, shared by shrink priority and length.
                  ████·━━━━━━·██
                  round, asked: wanted → got
                  1. Label#3 "id"  ≤14: 2 → 2  its own width 2, which does not shrink
                  2. Label "abcdefgh"  ≤10: 8 → 4  its width 8 minus 4, its share of the overflow: (20 - 14) × 2 × 8 / 24
                  2. Label#2 "abcdefgh"  ≤10: 8 → 6  its width 8 minus 2, its share of the overflow: (20 - 14) × 8 / 24
                  sum 12 + 2 between = 14

                Its height 4: given by its parent; the largest child answered 2.
                  asked: answered → got
                  Label "abcdefgh"  ≤4: 2 → 2
                  Label#2 "abcdefgh"  ≤4: 2 → 2
                  Label#3 "id"  ≤4: 1 → 1

                """)
    }

    @Test func `a narrow pane has each row's numbers in a line`() throws {
        let source = """
            import BlueprintUI
            Row { row in
                row.horizontalUnderflow = .growUniformly
                row.addFixed(child: Label(text: "id"))
                row.add(child: Label(text: "words"))
            }
            """
        #expect(
            try Self.story(source, width: 14, height: 1, columns: 26) == """
                How it shared its width 14
                14 - 7 = 7 left over, shared by grow priority.
                  ██━━━━━━━━━━━━
                  round, asked: wanted → got
                  1. Label "id"  ≤14: 2 → 2  its own width 2, which does not grow
                  2. Label#2 "words"  ≤12: 5 → 12  its width 5 plus 7, all that is left over: 14 - 7
                  sum 14 = 14

                Its height 1: given by its parent; the largest child answered 1.
                  asked: answered → got
                  Label "id"  ≤1: 1 → 1
                  Label#2 "words"  ≤1: 1 → 1

                """)
    }

    @Test func `a member is named by the text that a person sees, and not by its modifier`() throws {
        let source = """
            import SwiftUI
            let row = HStack(spacing: 1) {
                Text("Katherine Johnson").lineLimit(1)
                Text("b").padding(1)
            }
            """
        let story = try Self.story(source, width: 20)
        #expect(story.contains("Text \"Katherine…\"  ≤") && story.contains("Text \"b\"  ≤"), "\(story)")
        #expect(!story.contains("lineLimit"))
    }

    @Test func `the why pane opens with the ask that decided the size, also if a probe had the same proposal`() throws {
        let source = """
            import SwiftUI
            let row = HStack(spacing: 0) {
                Text("ab")
                Text("cd")
            }
            """
        let inspection = try FindingTests.inspection(source, width: 0, height: 2)
        for child in inspection.elements[0].children {
            let story = ElementStory(inspection: inspection, index: child).negotiation
            let first = try #require(story.first).spans.map(\.text).joined()
            #expect(!first.contains("to find its flexibility"), "\(first)")
        }
    }

    @Test func `a child of a stack tells where its guide stands`() throws {
        let source = """
            import SwiftUI
            let column = VStack(alignment: .leading, spacing: 2) {
                Text("one").alignmentGuide(.leading) { _ in 2 }
                Text("second")
            }
            """
        let inspection = try FindingTests.inspection(source, width: 20, height: 6)
        func why(_ index: Int) -> String {
            ElementStory(inspection: inspection, index: index).placement.map { $0.spans.map(\.text).joined() }
                .joined(separator: "\n")
        }
        let first = try #require(inspection.elements[0].children.first)
        #expect(why(first).contains("Its leading guide (2 from its left edge) is at x = "), "\(why(first))")
        let stage = StagePicture(inspection, StagePicture.Options(colors: .none, decorations: .boxes, selected: 0))
        #expect(stage.text.contains("┆"), "\(stage.text)")
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
                             asked  wanted  got
                  Text "ab"  ≤6     2       2    flexibility 2 - 0 = 2; equal share (20 - 2) / 3 = 6; takes 2 of it
                  Color      ≤8     inf     8    flexibility inf - 0 = inf; all that is left: 20 - 2 - 2 - 8 = 8; takes all of it
                  frame      ≤8     inf     8    flexibility inf - 6 = inf; equal share (20 - 2 - 2) / 2 = 8; takes all of it
                  sum 18 + 2 between = 20

                Height 4 = the tallest child (Color).
                             asked  answered  got
                  Text "ab"  ≤4     1         1
                  Color      ≤4     4         4
                  frame      ≤4     4         4

                """)
    }

    @Test func `an overlay names its largest child`() throws {
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
                Width 10 = the widest child (Text).
                Height 1 = the tallest child (Text).
                  asked: answered → got
                  Text "a long one"  ≤20×≤4: 10×1 → 10×1
                  Text#2 "short"  ≤20×≤4: 5×1 → 5×1

                """)
    }

    @Test(arguments: [
        "import SwiftUI\nText(\"ab\").overlay { Color.red }",
        "import QuickLayout\nText(\"ab\").background { Color.red }",
    ])
    func `overlays and backgrounds take no space`(source: String) throws {
        let story = try Self.story(source, width: 20)
        #expect(
            story == """
                Its width 2: Text decides; what lies over or under it takes no room.
                Its height 1: Text decides; what lies over or under it takes no room.
                             asked   answered  got
                  Text "ab"  ≤20×≤4  2×1       2×1
                  Color      ≤2×≤1   2×1       2×1

                """)
    }

    @Test func `decorations take no space`() throws {
        let source = """
            import BlueprintUI
            Centered(Label(text: "abc").decorate(layering: .below, position: .inset(1)) { Label(text: "x") })
            """
        let story = try Self.story(source, width: 20, index: 1)
        #expect(
            story == """
                Its width 3: Label#4 decides; what lies over or under it takes no room.
                Its height 1: Label#4 decides; what lies over or under it takes no room.
                                 asked  answered  got
                  Label#4 "abc"  –      3×1       3×1
                  Label#3 "x"    ≤3×≤1  1×1       5×3

                """)
    }

    @Test func `a component with several children takes the largest`() throws {
        let source = """
            import Theodolite
            final class Two: Component, TypedComponent {
                typealias PropType = String
                override func render() -> [Component] {
                    [label("abc"), label("x")]
                }
                func label(_ text: String) -> Component { LabelComponent((text, options: LabelComponent.Options())) }
            }
            Two("")
            """
        let story = try Self.story(source, width: 20, columns: 60)
        #expect(
            story == """
                Width 3 = the widest child (LabelComponent).
                Height 1 = the tallest child (LabelComponent).
                                       asked   answered  got
                  TextComponent "abc"  ≤20×≤4  3×1       3×1
                  TextComponent "x"    ≤20×≤4  1×1       1×1

                """)
    }

    @Test func `a reader takes its proposal`() throws {
        let story = try Self.story("import SwiftUI\nGeometryReader { _ in Text(\"a\"); Text(\"bc\") }", width: 20)
        #expect(
            story == """
                Its width 20: takes all that is proposed: 20.
                Its height 4: takes all that is proposed: 4.
                               asked   answered  got
                  Text "a"     ≤20×≤4  1×1       1×1
                  Text#2 "bc"  ≤20×≤4  2×1       2×1

                """)
    }

    @Test func `columns of a lazy grid share the rest of the fixed ones`() throws {
        let source = """
            import SwiftUI
            let columns = [
                GridItem(.fixed(4), spacing: 1), GridItem(.flexible(minimum: 2), spacing: 1),
                GridItem(.adaptive(minimum: 3), spacing: 1),
            ]
            LazyVGrid(columns: columns, spacing: 0) { Text("a"); Text("b"); Text("c"); Text("d"); Text("e") }
            """
        let story = try Self.story(source, width: 20)
        #expect(
            story == """
                How its columns shared its width 20
                fixed ones first; the others share what these leave equally; an approximation of SwiftUI.
                  ████·━━━━━━━·███·━━━
                  round        asked  wanted  got
                  1. column 1  –      –       4    fixed: 4
                  2. column 2  –      –       7    its share of what is left: (20 - 2 - 4) / 2 = 7
                  2. column 3  –      –       3    one of 2 equal ones: (20 - 2 - 4 - 7 - 1) / 2 = 3
                  2. column 4  –      –       3    one of 2 equal ones: (20 - 2 - 4 - 7 - 1) / 2 = 3
                  sum 17 + 3 between = 20

                How its rows shared its height 2
                each is as long as its longest view's ideal height; an approximation of SwiftUI.
                  █━
                         asked  wanted  got
                  row 1  nil    1       1    its longest cell's 1
                  row 2  nil    1       1    its longest cell's 1
                  sum 2 = 2

                """)
    }

    @Test func `the why pane lists the actions of a source's own layout`() throws {
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
                  asked Text nil×nil → 3×1 in line 4
                  returned 6×1 in line 5
                  then asked Color ≤0×≤0 → 0×0 in line 9
                  placed Text at 0, 0: 3×1 in line 8
                  placed Color at 5, 0: 0×0 in line 9

                """)
    }
}
