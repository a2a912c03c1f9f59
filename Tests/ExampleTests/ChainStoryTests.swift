import LayoutInspection
import Negotiation
import Testing

@testable import Playground

/// The origins of lengths in the why pane, if code of the source decides them.
struct ChainStoryTests {
    private static func story(
        _ source: String, of path: String, width: Double = 40, height: Double = 9
    ) throws -> [String] {
        let inspection = try FindingTests.inspection(source, width: width, height: height)
        let index = try #require(
            inspection.index(of: ElementPath(components: path.split(separator: "/").map(String.init))))
        return ChainStory(inspection: inspection, index: index).lines
            .map { $0.spans.map(\.text).joined() }
    }

    private static let source = """
        import SwiftUI
        struct Own: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
                return CGSize(width: sizes[0].width * sizes[1].width, height: 2)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                for subview in subviews {
                    subview.place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width - 9, height: 1))
                }
            }
        }
        VStack { Own { Text("abc"); Color.red; Text("four") } }
        """

    @Test func `the answer of code is shown with the answers that it used`() throws {
        let story = try Self.story(Self.source, of: "VStack/Own")
        #expect(
            story.contains(
                "  30: the code of Own decides it in line 5; it had the answers Text 3×1, Color 10×10, Text#2 4×1."),
            "\(story)")
    }

    @Test func `the proposal of code is shown with the line of the call`() throws {
        let story = try Self.story(Self.source, of: "VStack/Own/Color")
        #expect(story.contains { $0.hasPrefix("  21: the code of Own decides it in line 9") }, "\(story)")
    }

    // MARK: Contents, and numbers that elements set

    private static let words = """
        import QuickLayout
        HStack(spacing: 1) {
            Text("alpha beta gamma delta")
            Text("end")
        }
        """

    @Test func `both lengths of a wrapped text are what fits in its width`() throws {
        let story = try Self.story(Self.words, of: "HStack/Text", width: 20, height: 5)
        let width = [
            "  16, what fits in 19 wide  Text answers", "  19 = 20 - 1  proposed to Text", "  20: from the window.",
        ]
        #expect(
            story == ["Where its width comes from"] + width + ["Where its height comes from"]
                + ["  2, what fits in 19 wide  Text answers"] + width.dropFirst() + [""])
    }

    @Test func `a text that has its room is independent of the window, until a cell less would break it`() throws {
        let free = "  22: what Text shows, at any window size."
        #expect(try Self.story(Self.words, of: "HStack/Text", width: 28, height: 5).contains(free))
        #expect(try Self.story(Self.words, of: "HStack/Text", width: 26, height: 5).contains("  22: what Text shows."))
    }

    @Test func `a centered label is as large as what it shows, and a cut one as its room`() throws {
        let source = "import BlueprintUI\nLabel(text: \"Inbox\").centered()"
        let free = try Self.story(source, of: "Centered/Label")
        #expect(free.filter { $0.contains("what Label shows") }.count == 2, "\(free)")
        #expect(!free.contains { $0.contains("at most") }, "\(free)")
        let high = "import BlueprintUI\nSpacer(width: 3, height: 5).centered()"
        let cut = try Self.story(high, of: "Centered/Spacer", height: 2)
        #expect(cut.contains { $0.hasPrefix("  2 = 5, at most 2  Spacer gets") }, "\(cut)")
    }

    @Test func `a length that an overflow shrinks depends on the window`() throws {
        let source = """
            import BlueprintUI
            Row { Label(text: "one two three four"); Label(text: "five six seven") }
            """
        let story = try Self.story(source, of: "Row/Label", width: 20, height: 3)
        #expect(story.contains { $0.hasPrefix("  11.25 = 18 - 6.75") }, "\(story)")
        #expect(!story.contains { $0.contains("no influence") }, "\(story)")
    }

    @Test func `an unlimited padding is added to an answer`() throws {
        let source = "import SwiftUI\nText(\"abc\").padding(2).fixedSize()"
        let story = try Self.story(source, of: "fixedSize/padding")
        #expect(story.contains("  7 = 3 + 4  padding answers"), "\(story)")
    }

    @Test func `a spacer sets its length`() throws {
        let source = "import BlueprintUI\nColumn { Spacer(width: 3, height: 2); Label(text: \"a\") }"
        let story = try Self.story(source, of: "Column/Spacer")
        #expect(story.contains { $0.hasPrefix("  2: Spacer sets it in line 2") }, "\(story)")
    }

    @Test func `omitted answers are counted`() throws {
        let source = """
            import SwiftUI
            struct Sum: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    CGSize(width: subviews.map { $0.sizeThatFits(.unspecified).width }.reduce(3, +), height: 1)
                }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
            }
            VStack { Sum { Text("a"); Text("b"); Text("c"); Text("d"); Text("e"); Text("f") } }
            """
        let story = try Self.story(source, of: "VStack/Sum")
        #expect(story.contains { $0.contains("it had the answers … 2 more, Text#3 1×1") }, "\(story)")
    }

    @Test func `no child decides a root of an exact size`() throws {
        let source = """
            import BlueprintUI
            Column(alignment: .fill) {
                Row { Label(text: "one two three"); Label(text: "four five") }
                Label(text: "b")
            }
            """
        for width in [12.0, 40] {
            let inspection = try FindingTests.inspection(source, width: width, height: 9)
            let across = try #require(inspection.record.shares(of: ElementID(0)).first { $0.axis == .horizontal })
            guard case .combined(width, deciding: nil) = across.outcome else {
                Issue.record("\(across.outcome)")
                continue
            }
            #expect(across.rule.sentence.hasPrefix("given by its parent"))
        }
    }

    @Test func `a link leads to the ask of its number`() throws {
        let inspection = try FindingTests.inspection(Self.words, width: 20, height: 5)
        let index = try #require(inspection.index(of: ElementPath(components: ["HStack", "Text"])))
        let lines = ChainStory(inspection: inspection, index: index).lines
        let decisive = try #require(inspection.placement(of: index)?.decidedBy)
        #expect(lines.compactMap(\.target).prefix(2) == [.moment(.answered(decisive)), .moment(.asked(decisive))])
    }
}
