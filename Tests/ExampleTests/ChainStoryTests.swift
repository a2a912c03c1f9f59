import LayoutInspection
import Negotiation
import Testing

@testable import Playground

/// Where lengths come from, as the why pane says it, where code of the source decides.
struct ChainStoryTests {
    private static func story(_ source: String, of path: String) throws -> [String] {
        let inspection = try FindingTests.inspection(source, width: 40, height: 9)
        let index = try #require(
            inspection.index(of: ElementPath(components: path.split(separator: "/").map(String.init))))
        return ChainStory(inspection: inspection, index: index, proposer: "the window").lines
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

    @Test func `what code answers is said with the answers that it had`() throws {
        let story = try Self.story(Self.source, of: "VStack/Own")
        #expect(
            story.contains(
                "  30: the code of Own decides it in line 13; it had the answers Text 3×1, Color 10×10, Text#2 4×1."),
            "\(story)")
    }

    @Test func `what code proposes is said with the line of the call`() throws {
        let story = try Self.story(Self.source, of: "VStack/Own/Color")
        #expect(story.contains { $0.hasPrefix("  21: the code of Own decides it in line 9") }, "\(story)")
    }
}
