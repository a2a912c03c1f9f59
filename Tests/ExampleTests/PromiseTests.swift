import LayoutInspection
import Negotiation
import SwiftSource
import Testing

@testable import haggle

/// Proofs of layouts of sources.
struct PromiseTests {
    /// Asks up to a screen that fits the tests' texts, and is smaller than the program's.
    static func promises(_ source: String, askLimit: Int = 1_000_000) throws -> PromiseReport {
        let document = LayoutReader(dialects: Dialects.all).read(SourceText(source), name: "Test.swift")
        #expect(document.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return try document.promises(
            in: Proposal(width: .exactly(40), height: .exactly(12)), askLimit: askLimit,
            upTo: ScreenSize(columns: 60, lines: 20))
    }

    @Test(arguments: ["Card", "Badge", "Toolbar", "Squeeze", "Alignment", "CardInQuickLayout", "Shares"])
    func `the examples keep the rules of their libraries`(name: String) throws {
        let example = try #require(BuiltInExamples.all.first { $0.name == name })
        let report = try Self.promises(example.source)
        #expect(report.findings.map(\.message) == [])
        #expect(report.isComplete && report.all > 0)
    }

    @Test(arguments: [
        "ScrollView { LazyVStack { Text(\"hello\") } }", "ScrollView(.horizontal) { LazyHStack { Text(\"hello\") } }",
        "ScrollView { LazyVGrid(columns: [GridItem(), GridItem(.adaptive(minimum: 8))]) { Text(\"a\"); Text(\"b\") } }",
    ])
    func `lazy stacks and grids are exempt from the rules of SwiftUI's views`(_ view: String) throws {
        let report = try Self.promises("import SwiftUI\n\(view)")
        #expect(report.findings.map(\.message) == [])
        #expect(report.isComplete && report.unheld.count == 1)
    }

    @Test func `a cache that keeps one answer for all proposals is found`() throws {
        let report = try Self.promises(
            """
            import BlueprintUI
            struct Stale: Layout {
                func makeCache(subelements: Subelements, environment: Environment) -> [CGFloat] { [] }
                func sizeThatFits(
                    proposal: SizeConstraint, subelements: Subelements, environment: Environment, cache: inout [CGFloat]
                ) -> CGSize {
                    if cache.isEmpty { cache.append(subelements[0].sizeThatFits(proposal).width) }
                    return CGSize(width: cache[0], height: 1)
                }
                func placeSubelements(
                    in size: CGSize, subelements: Subelements, environment: Environment, cache: inout [CGFloat]
                ) {
                    subelements[0].place(filling: size)
                }
            }
            struct Kept: Element {
                var content: ElementContent { ElementContent(layout: Stale()) { $0.add(element: Label(text: "a stale answer")) } }
            }
            Centered(Kept())
            """)
        #expect(report.findings.map(\.path.description) == ["Centered/Kept"])
        #expect(report.findings.first?.message.hasSuffix("its answer must depend on the proposal alone") == true)
    }

    @Test func `code that fails only when it places is found in a window`() throws {
        let report = try Self.promises(
            """
            import SwiftUI
            struct Picky: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    CGSize(width: proposal.width ?? 1, height: 1)
                }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                    subviews[bounds.width == 8 ? 1 : 0].place(at: bounds.origin, proposal: .unspecified)
                }
            }
            Picky { Text("one") }
            """)
        #expect(report.findings.map(\.kind) == [.failure])
        #expect(
            report.findings.first?.message
                == "in a window of 8 × 12: index 1 is out of range; the count is 1")
    }
}
