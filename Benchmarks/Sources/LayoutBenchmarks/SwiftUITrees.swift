import Foundation

#if REAL_LIBRARY
    import OpenSwiftUICore
#else
    import SwiftUIDialect
#endif

/// The shapes of the other dialects' trees, and a custom layout. `make bench-peers` compiles them with the real library.
enum SwiftUITrees {
    static func column(_ count: Int) -> some View {
        VStack { ForEach(0..<count) { Text("item \($0) of the list") } }
    }

    /// Rows and columns in turn, of two elements of the level below, down to texts.
    static func alternating(_ level: Int) -> AnyView {
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

    static func paddings(_ count: Int) -> AnyView {
        (0..<count).reduce(AnyView(Text("hello big world"))) { view, _ in AnyView(view.padding(1)) }
    }

    static func paddingsAndFrames(_ count: Int) -> AnyView {
        (0..<count).reduce(AnyView(Text("hello"))) { view, level in
            level.isMultiple(of: 2) ? AnyView(view.padding(1)) : AnyView(view.frame(maxWidth: .infinity))
        }
    }

    static func nestedRows(_ count: Int) -> AnyView {
        (0..<count).reduce(AnyView(Text("end"))) { view, level in
            AnyView(
                HStack {
                    Text("level \(level)")
                    view
                })
        }
    }

    static func nestedLayers(_ count: Int) -> AnyView {
        (0..<count).reduce(AnyView(Text("end"))) { view, level in
            AnyView(
                ZStack {
                    Text("level \(level)")
                    view
                })
        }
    }

    static func flow(_ count: Int) -> some View {
        Flow { ForEach(0..<count) { Text("tag \($0)") } }
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
