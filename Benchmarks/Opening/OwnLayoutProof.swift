import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Vocabularies

/// The cost of proving the sizing rules if the source has custom layouts, which are interpreted, compared with single
/// layouts of the same tree.
struct OwnLayoutProof {
    private let document: LayoutDocument
    private let proposal = Proposal(width: .exactly(80), height: .exactly(24))

    init() {
        document = LayoutReader(dialects: [SwiftUI()]).read(SourceText(Self.source), name: "flow")
    }

    /// A screen with a flow of tags, fifty elements.
    private static let source = """
        import SwiftUI

        struct Flow: Layout {
            func rows(_ width: CGFloat, _ subviews: Subviews) -> (places: [CGPoint], size: CGSize) {
                var places: [CGPoint] = []
                var (x, y, widest) = (CGFloat(0), CGFloat(0), CGFloat(0))
                for subview in subviews {
                    let size = subview.sizeThatFits(.unspecified)
                    if x > 0, x + size.width > width { (x, y) = (0, y + 1) }
                    places.append(CGPoint(x: x, y: y))
                    x += size.width + 1
                    widest = max(widest, x - 1)
                }
                return (places, CGSize(width: widest, height: y + 1))
            }

            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                rows(proposal.width ?? .infinity, subviews).size
            }

            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                for (subview, place) in zip(subviews, rows(bounds.width, subviews).places) {
                    subview.place(at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
                }
            }
        }

        VStack(alignment: .leading) {
            HStack { Text("Tags"); Spacer(); Text("Edit") }
            Flow { ForEach(0..<40, id: \\.self) { Text("tag \\($0)").padding(.horizontal, 1) } }
        }
        """

    /// - Returns: a table of one row.
    func row() throws -> String {
        guard let shown = try document.inspect(proposal) else {
            throw NothingLaidOut(diagnostics: document.diagnostics)
        }
        let proof = try seconds { try document.promises(in: proposal, askLimit: 10_000_000) }
        let count = 100
        let layouts = try seconds { for _ in 0..<count { _ = try document.inspect(proposal) } }.time / Double(count)
        return """
            | a tree with a layout of the source's own | proposals | proof, ms | a layout, ms | layouts that take as long |
            |---|--:|--:|--:|--:|
            | SwiftUI: a flow of 40, \(shown.elements.count) elements | \(proof.result.coverage) \
            | \(String(format: "%.0f", proof.time * 1000)) | \(String(format: "%.2f", layouts * 1000)) \
            | \(String(format: "%.0f", proof.time / layouts)) |
            """
    }
}
