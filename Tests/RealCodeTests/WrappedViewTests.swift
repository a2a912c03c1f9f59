import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Testing

@testable import haggle

/// Views of UIKit in SwiftUI, whose own code says how large they are.
@Suite struct WrappedViewTests {
    private static func inspection(_ body: String) throws -> Inspection {
        let source = """
            import SwiftUI
            struct Badge: UIViewRepresentable {
                var text = "badge"
                func makeUIView(context: Context) -> UILabel { UILabel() }
                func updateUIView(_ view: UILabel, context: Context) { view.text = text }
                \(body)
            }
            struct Screen: View { var body: some View { HStack { Badge(); Text("end") } } }
            """
        let document = LayoutReader(dialects: Dialects.all).read(SourceText(source), name: "Test.swift")
        let proposal = Proposal(width: .atMost(20), height: .atMost(4))
        return try #require(try document.inspect(proposal))
    }

    @Test func `the code of a wrapped view is run with the proposal`() throws {
        let inspection = try Self.inspection(
            """
            func sizeThatFits(_ proposal: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? {
                CGSize(width: min(12, (proposal.width ?? 10) / 2), height: 3)
            }
            """)
        let badge = try #require(inspection.elements.first { $0.name == "Badge" })
        #expect(badge.frame.size == CGSize(width: 8, height: 3))
        #expect(inspection.holes.isEmpty, "\(inspection.holes.map(\.text))")
        #expect(inspection.failures.isEmpty, "\(inspection.failures)")
    }

    @Test func `a wrapped view that leaves its size to SwiftUI takes the proposal`() throws {
        let inspection = try Self.inspection(
            "func sizeThatFits(_ proposal: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? { nil }")
        let badge = try #require(inspection.elements.first { $0.name == "Badge" })
        #expect(badge.frame.size == CGSize(width: 16, height: 4))
    }

    @Test func `a wrapped view that says no size is a hole`() throws {
        let inspection = try Self.inspection("")
        #expect(inspection.holes.map(\.text) == ["Badge"])
    }
}
