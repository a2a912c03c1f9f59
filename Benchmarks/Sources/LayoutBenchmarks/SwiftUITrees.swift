import Foundation
import Negotiation
import SwiftUIDialect

/// The shapes of the other dialects' trees, and a custom layout.
enum SwiftUITrees {
    static var all: [(name: String, tree: any View, proposal: Proposal)] {
        [
            ("column 1000", column(1000), proposal(80, .infinity)),
            ("nested HStacks 20", nestedRows(20), proposal(200, 50)),
            ("nested ZStacks 20", nestedLayers(20), proposal(200, 50)),
            ("alternating 7", alternating(7), proposal(200, 60)),
            ("alternating 10, roomy", alternating(10), proposal(1000, 400)),
            ("alternating 10, tight", alternating(10), proposal(80, 24)),
            ("alternating 14, roomy", alternating(14), proposal(4000, 1600)),
            ("alternating 14, tight", alternating(14), proposal(80, 24)),
            ("paddings 200", paddings(200), proposal(1000, 1000)),
            ("paddings and frames 60", paddingsAndFrames(60), proposal(400, 400)),
            ("screen 30", screen(rows: 30), proposal(80, 100)),
            ("custom flow 1000", flow(1000), proposal(80, .infinity)),
            ("grid 40", grid(40), proposal(400, 100)),
        ]
    }

    private static func proposal(_ width: CGFloat, _ height: CGFloat) -> Proposal {
        Proposal(width: .atMost(width), height: height == .infinity ? .unconstrained : .atMost(height))
    }

    private static func column(_ count: Int) -> some View {
        VStack { ForEach(0..<count) { Text("item \($0) of the list") } }
    }

    /// Rows and columns in turn, of two elements of the level below, down to texts.
    private static func alternating(_ level: Int) -> AnyView {
        guard level > 0 else { return AnyView(Text("ab cd")) }
        let half = alternating(level - 1)
        if level.isMultiple(of: 2) {
            return AnyView(
                HStack {
                    half
                    half
                })
        }
        return AnyView(
            VStack {
                half
                half
            })
    }

    private static func paddings(_ count: Int) -> AnyView {
        (0..<count).reduce(AnyView(Text("hello big world"))) { view, _ in AnyView(view.padding(1)) }
    }

    private static func paddingsAndFrames(_ count: Int) -> AnyView {
        (0..<count).reduce(AnyView(Text("hello"))) { view, level in
            level.isMultiple(of: 2) ? AnyView(view.padding(1)) : AnyView(view.frame(maxWidth: .infinity))
        }
    }

    private static func nestedRows(_ count: Int) -> AnyView {
        (0..<count).reduce(AnyView(Text("end"))) { view, level in
            AnyView(
                HStack {
                    Text("level \(level)")
                    view
                })
        }
    }

    private static func nestedLayers(_ count: Int) -> AnyView {
        (0..<count).reduce(AnyView(Text("end"))) { view, level in
            AnyView(
                ZStack {
                    Text("level \(level)")
                    view
                })
        }
    }

    private static func screen(rows: Int) -> some View {
        VStack(alignment: .leading) {
            Text("Title")
            ForEach(0..<rows) { row in
                HStack {
                    Color.gray.frame(width: 4, height: 2)
                    VStack(alignment: .leading) {
                        Text("row \(row)")
                        Text("what it is about, in some words")
                    }
                    Spacer()
                    Text("12:0\(row % 10)")
                }
            }
        }
        .padding()
    }

    static func flow(_ count: Int) -> some View {
        Flow { ForEach(0..<count) { Text("tag \($0)") } }
    }

    private static func grid(_ count: Int) -> some View {
        Grid {
            ForEach(0..<count) { row in
                GridRow { ForEach(0..<count) { Text("r\(row) c\($0)") } }
            }
        }
    }

    /// Lines of subviews at their ideal sizes.
    private struct Flow: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let corners = corners(of: subviews, in: proposal.width ?? .infinity)
            return CGSize(width: proposal.width ?? 0, height: (corners.last?.y ?? 0) + 1)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for (subview, corner) in zip(subviews, corners(of: subviews, in: bounds.width)) {
                subview.place(
                    at: CGPoint(x: bounds.minX + corner.x, y: bounds.minY + corner.y), proposal: .unspecified)
            }
        }

        private func corners(of subviews: Subviews, in width: CGFloat) -> [CGPoint] {
            var corner = CGPoint.zero
            return subviews.map { subview in
                let size = subview.sizeThatFits(.unspecified)
                if corner.x + size.width > width { corner = CGPoint(x: 0, y: corner.y + 1) }
                defer { corner.x += size.width + 1 }
                return corner
            }
        }
    }
}
