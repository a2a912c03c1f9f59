import LayoutInspection
import Negotiation
import SwiftSource
import Testing

@testable import haggle

/// Findings of sizes that come from a share, from a missing proposal or from the element itself.
struct KeptSizeFindingTests {
    /// The findings with what ends each, a line each.
    private static func helped(_ source: String, width: Double, height: Double = 20) throws -> String {
        let document = LayoutReader(dialects: Dialects.all).read(SourceText(source), name: "Test.swift")
        #expect(document.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let inspection = try #require(try document.inspect(Proposal(width: .exactly(width), height: .exactly(height))))
        return document.withRemedies(inspection.findings, of: inspection).map { finding in
            "\(finding.kind.rawValue) \(finding.path): \(finding.message); \(finding.advice)"
        }.joined(separator: "\n")
    }

    /// The finding about a text whose sibling takes more than it needs.
    private static func squeezed(share: Int, while sibling: String, takes: Int, needs: Int) -> String {
        """
        squeezed HStack/Text: "one two three" wraps: it wants 13 and its equal share of HStack is \(share), while \
        \(sibling) takes \(takes) and needs \(needs); serve it before \(sibling), or let it keep its ideal size; \
        a window 26 wide ends it; .layoutPriority(1) ends it, and gives it 6 more
        """
    }

    // MARK: Shares

    @Test func `a text that wraps beside a sibling with room to spare is served first`() throws {
        let source = """
            import SwiftUI
            HStack(spacing: 0) {
                Text("one two three")
                Text("a").frame(maxWidth: .infinity)
            }
            """
        #expect(
            try Self.helped(source, width: 24) == Self.squeezed(share: 12, while: "frame", takes: 17, needs: 1))
        #expect(
            try Self.helped(source, width: 14) == Self.squeezed(share: 7, while: "frame", takes: 7, needs: 1))
    }

    @Test func `a text whose siblings need their room wraps without a finding`() throws {
        let source = """
            import SwiftUI
            HStack(spacing: 0) {
                Text("one two three")
                Text("four five six seven").frame(maxWidth: .infinity)
            }
            """
        #expect(try Self.helped(source, width: 24) == "")
        #expect(
            try Self.helped(
                "import SwiftUI\nHStack(spacing: 0) { Text(\"one two three\").frame(width: 8); Color.red }", width: 40)
                == "")
    }

    @Test func `QuickLayout's shares are equal too`() throws {
        let source = """
            import QuickLayout
            HStack(spacing: 0) {
                Text("one two three")
                Color.red
            }
            """
        #expect(
            try Self.helped(source, width: 24) == Self.squeezed(share: 12, while: "Color", takes: 17, needs: 0))
    }

    // MARK: Scroll views

    @Test func `a flexible view has its ideal length along a scroll view`() throws {
        let source = """
            import SwiftUI
            ScrollView { VStack(spacing: 0) { Text("a"); GeometryReader { _ in Text("b") } } }
            """
        #expect(
            try Self.helped(source, width: 24) == """
                unfilled ScrollView/VStack/GeometryReader: it is 10 high, its ideal height: ScrollView scrolls, so \
                it proposes no height, and there is nothing to fill; give it a height; .frame(height: 20) ends it
                """)
        #expect(
            try Self.helped("import SwiftUI\nScrollView(.horizontal) { HStack { Text(\"a\"); Color.red } }", width: 24)
                == """
                unfilled ScrollView/HStack/Color: it is 10 wide, its ideal width: ScrollView scrolls, so it proposes \
                no width, and there is nothing to fill; give it a width; .frame(width: 24) ends it, and gives it 14 \
                more; ScrollView .vertical instead of .horizontal in line 2 ends it
                """)
    }

    @Test func `a spacer has its minimum along a scroll view`() throws {
        let source = """
            import SwiftUI
            ScrollView {
                VStack(spacing: 0) { Text("a"); Spacer(); Text("b") }
            }
            """
        #expect(
            try Self.helped(source, width: 24) == """
                unfilled ScrollView/VStack/Spacer: it is 1 high, its minimum: ScrollView scrolls, so it proposes no \
                height, and there is nothing to fill; give VStack a minimum height; .frame(minHeight: 20) ends it
                """)
    }

    @Test func `a length of the source's own in a scroll view is no finding`() throws {
        let source = """
            import SwiftUI
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 3)
                    HStack { Text("a"); Spacer(); Text("b") }
                    HStack { Text("a"); Color.blue }
                    Text("b").background(Color.gray)
                    Color.red.aspectRatio(2, contentMode: .fit)
                    Spacer(minLength: 4)
                    Divider()
                }
            }
            """
        #expect(try Self.helped(source, width: 40) == "")
    }

    // MARK: Frames

    @Test func `a picture that is smaller than its frame lacks a modifier`() throws {
        let source = """
            import SwiftUI
            Image(width: 4, height: 2).scaledToFit()
                .frame(width: 12, height: 6)
            """
        #expect(
            try Self.helped(source, width: 40) == """
                ignoredFrame frame/scaledToFit/Image: it stays 4 wide in a frame that is 12 wide: without \
                .resizable() it has its own size; write .resizable() after Image, or leave the frame's width out; \
                .resizable() ends it, and gives it 8 more
                """)
        #expect(try Self.helped(source.replacing(").scaled", with: ").resizable().scaled"), width: 40) == "")
    }

    @Test func `a child that sticks out of its frame names the modifier`() throws {
        let text = "import SwiftUI\nText(\"one two three\").fixedSize().frame(width: 5)"
        #expect(
            try Self.helped(text, width: 40) == """
                overflow frame: 8 columns too many for frame: fixedSize is 13 wide, and frame is 5 wide; give frame \
                8 columns more, or remove .fixedSize(); no larger window up to 200×60 cells ends it; width 13 \
                instead of 5 in line 2 ends it; leaving .fixedSize() out ends it
                """)
        #expect(
            try Self.helped("import SwiftUI\nImage(width: 8, height: 4).frame(width: 5, height: 4)", width: 40) == """
                overflow frame: 3 columns too many for frame: Image is 8 wide, and frame is 5 wide; give frame 3 \
                columns more, or write .resizable() after Image; no larger window up to 200×60 cells ends it; \
                .resizable() ends it
                """)
    }

    // MARK: Guides

    @Test(arguments: ["SwiftUI", "QuickLayout"])
    func `an alignment guide that no container reads is found`(module: String) throws {
        let source = """
            import \(module)
            let view = VStack(alignment: .center) {
                Text("one").alignmentGuide(.leading) { _ in 2 }
                Text("three")
            }
            """
        #expect(
            try Self.helped(source, width: 40) == """
                unreadGuide VStack/alignmentGuide: no container around it aligns by its leading guide, so it moves \
                nothing; align a container of several views by it, or leave it out; alignmentGuide .center instead \
                of .leading in line 3 ends it
                """)
        #expect(try Self.helped(source.replacing("alignment: .center", with: "alignment: .leading"), width: 40) == "")
    }

    @Test func `a guide of a view that stands alone is found`() throws {
        #expect(
            try Self.helped("import SwiftUI\nText(\"a\").alignmentGuide(.top) { _ in 1 }", width: 40) == """
                unreadGuide alignmentGuide: no container around it aligns by its top guide, so it moves nothing; \
                align a container of several views by it, or leave it out
                """)
    }

    @Test func `guides that a layout, another guide or an outer container reads are no findings`() throws {
        let source = """
            import SwiftUI
            struct Middle: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 } }
            extension HorizontalAlignment { static let middle = HorizontalAlignment(Middle.self) }
            let view = VStack(alignment: .middle) {
                HStack { Text("one").alignmentGuide(.middle) { _ in 1 }; Text("two") }
                ZStack(alignment: .bottomTrailing) { Color.red.frame(height: 3); Text("a").alignmentGuide(.bottom) { $0[.bottom] - 1 } }
                Text("base").overlay(alignment: .top) { Text("b").alignmentGuide(.top) { $0[.bottom] } }
            }
            """
        #expect(try Self.helped(source, width: 40) == "")
    }

    @Test func `a frame reads a guide of QuickLayout's if it aligns by it`() throws {
        let framed = "import QuickLayout\nlet view = Text(\"a\").alignmentGuide(.top) { _ in -1 }.frame(height: 3"
        #expect(try Self.helped(framed + ", alignment: .top)", width: 40) == "")
        #expect(try Self.helped(framed + ")", width: 40).hasPrefix("unreadGuide frame/alignmentGuide"))
    }
}
