import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import TestSupport
import Testing

@testable import haggle

/// The rules of SwiftUI's `Layout`, for layouts of a source. Some of SwiftUI's own views break them, as Apple's do.
struct OwnLayoutRuleTests {
    /// A layout with the given sizing and placing code.
    private static func source(
        _ size: String, placing: String = "subviews[0].place(at: bounds.origin, proposal: proposal)",
        content: String = "Text(\"one\")"
    ) -> String {
        """
        import SwiftUI
        struct Own: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                \(size)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                \(placing)
            }
        }
        VStack { Own { \(content) } }
        """
    }

    private static func broken(_ source: String, askLimit: Int = 1_000_000) throws -> [String] {
        try PromiseTests.promises(source, askLimit: askLimit).findings.map { "\($0.path): \($0.message)" }
    }

    @Test func `an ideal width above the maximum is found`() throws {
        #expect(
            try Self.broken(
                Self.source("CGSize(width: proposal.width.map { min($0, 20) } ?? 50, height: 1)")
            ) == [
                """
                VStack/Own: width, with unlimited height: without a limit it answers 20, its maximum, so no \
                proposal is answered with more; proposed nil it answers 50
                """
            ])
    }

    @Test func `an ideal height below the minimum is found`() throws {
        #expect(
            try Self.broken(Self.source("CGSize(width: 1, height: proposal.height == nil ? 1 : 3)")) == [
                """
                VStack/Own: height, with unlimited width: proposed 0 it answers 3, its minimum, so no proposal is \
                answered with less; proposed nil it answers 1
                """
            ])
    }

    @Test func `a width above the maximum is found with the ideal height proposed`() throws {
        #expect(
            try Self.broken(
                Self.source(
                    "CGSize(width: proposal.height == nil && proposal.width == 7 ? 9 : 5, height: 1)")
            ) == [
                """
                VStack/Own: width, with nil for the height: without a limit it answers 5, its maximum, so no proposal is \
                answered with more; proposed 7 it answers 9
                """
            ])
    }

    @Test func `an unlimited answer may be infinite, but not NaN`() throws {
        let infinite = Self.source("CGSize(width: proposal.width == .infinity ? .infinity : 0, height: 1)")
        #expect(try Self.broken(infinite) == [])
        let nan = Self.source("CGSize(width: proposal.width == .infinity ? CGFloat.nan : 5, height: 1)")
        #expect(
            try Self.broken(nan) == [
                "VStack/Own: proposed any width, any height, it answers nan×1, which is not finite"
            ])
    }

    @Test func `an unlimited ideal length is not finite`() throws {
        let found = try Self.broken(Self.source("CGSize(width: proposal.width ?? .infinity, height: 1)"))
        #expect(
            found == ["VStack/Own: proposed its ideal width, at most 1 high, it answers inf×1, which is not finite"])
    }

    @Test func `a layout that ignores the origin of its bounds is found with its first view`() throws {
        let size = "subviews[0].sizeThatFits(proposal)"
        #expect(
            try Self.broken(
                Self.source(size, placing: "subviews[0].place(at: CGPoint(x: 2, y: 0), proposal: proposal)"))
                == [
                    """
                    VStack/Own: in bounds whose corner is at 7, 3 it places Text at 2, 0, which must be 9, 3: positions \
                    are counted from the corner of the bounds
                    """
                ])
        let centered =
            "subviews[0].place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)"
        #expect(try Self.broken(Self.source(size, placing: centered)) == [])
    }

    @Test(arguments: [
        "ViewThatFits { Text(\"a\"); Text(\"long text\").fixedSize() }",
        "Color.red.aspectRatio(1, contentMode: .fill)",
        "Color.red.frame(idealWidth: 30, maxWidth: 20)", "Text(\"one two\").padding(-3)",
        "HStack(spacing: -9) { Text(\"a\"); Text(\"b\") }", "GeometryReader { _ in Text(\"a\") }",
    ])
    func `SwiftUI's own views are exempt`(view: String) throws {
        #expect(try Self.broken("import SwiftUI\nVStack { \(view) }", askLimit: 20_000) == [])
        // A layout that passes on their answers is exempt too.
        let handingOn = Self.source("subviews[0].sizeThatFits(proposal)", content: view)
        #expect(try Self.broken(handingOn, askLimit: 20_000) == [])
        let inspection = try FindingTests.inspection("import SwiftUI\nVStack { \(view) }", width: 40, height: 20)
        #expect(!inspection.findings.contains { $0.kind == .notFinite })
    }

    @Test func `no case of Apple's breaks a rule`() throws {
        let file = try CaseFile.read("swiftui")
        var broken: [String] = []
        var asked = 0
        for item in file.cases.filter({ $0.source.contains(": Layout {") }).prefix(4) {
            let report = try item.document(of: "swiftui").promises(in: item.proposal(), askLimit: 2_000)
            asked += report.proven
            broken += report.findings.map { "\(item.name): \($0.path): \($0.message)" }
        }
        #expect(broken == [])
        #expect(asked > 0)
    }

    @Test func `a view that is exempt because of Apple is not proven, but its content is`() throws {
        let source = "import SwiftUI\nColor.red.aspectRatio(1, contentMode: .fill)"
        let document = LayoutReader(dialects: Dialects.all).read(SourceText(source), name: "a")
        let proposal = Proposal(width: .exactly(80), height: .exactly(24))
        let report = try document.promises(in: proposal, only: ElementPath(components: ["aspectRatio"]))
        #expect(report.isOfLibrary && report.all == 0 && report.findings.isEmpty)
        let color = try document.promises(in: proposal, only: ElementPath(components: ["aspectRatio", "Color"]))
        #expect(!color.isOfLibrary && color.proven == 12_000 && color.findings.isEmpty)
        #expect(color.unheld == ["aspectRatio"])
    }

    @Test func `an ask and a placement by code have the code's position`() throws {
        let source = Self.source("subviews[0].sizeThatFits(proposal)")
        let trace = try FindingTests.inspection(source, width: 40, height: 20).traceJSON.split(separator: "\n")
        func events(_ name: String) -> [Substring] {
            trace.filter { $0.contains("\"event\": \"\(name)\"") && $0.contains("\"path\": \"VStack/Own/Text\"") }
        }
        #expect(events("ask").first?.hasSuffix("\"at\": {\"line\": 4, \"column\": 9}}") == true, "\(trace)")
        #expect(events("place").first?.hasSuffix("\"at\": {\"line\": 7, \"column\": 9}}") == true, "\(trace)")
    }
}
