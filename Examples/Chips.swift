// A layout of its own: chips that flow over lines. Its cache measures each chip once, before the first proposal; the
// trace shows the asks with the lines that made them.
import SwiftUIDialect

private struct Flow: Layout {
    var spacing: CGFloat = 1

    struct Cache {
        var sizes: [CGSize]
    }

    func makeCache(subviews: Subviews) -> Cache {
        Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let corners = corners(of: cache.sizes, in: proposal.width ?? .infinity)
        var size = CGSize.zero
        for (corner, chip) in zip(corners, cache.sizes) {
            size.width = max(size.width, corner.x + chip.width)
            size.height = max(size.height, corner.y + chip.height)
        }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let corners = corners(of: cache.sizes, in: bounds.width)
        for (index, subview) in subviews.enumerated() {
            let corner = CGPoint(x: bounds.minX + corners[index].x, y: bounds.minY + corners[index].y)
            subview.place(at: corner, proposal: ProposedViewSize(cache.sizes[index]))
        }
    }

    private func corners(of sizes: [CGSize], in width: CGFloat) -> [CGPoint] {
        var corners: [CGPoint] = []
        var (x, y, height) = (CGFloat(0), CGFloat(0), CGFloat(0))
        for size in sizes {
            if x > 0 && x + size.width > width {
                (x, y, height) = (0, y + height + spacing, 0)
            }
            corners.append(CGPoint(x: x, y: y))
            x += size.width + spacing
            height = max(height, size.height)
        }
        return corners
    }
}

private let words = ["weaves", "algebraical", "patterns", "just", "as", "the", "Jacquard", "loom", "weaves", "flowers"]

let chips: some View = Flow(spacing: 1) {
    ForEach(words, id: \.self) { word in
        Text(word)
            .padding(.horizontal, 1)
            .background { Color(red: 0.3, green: 0.45, blue: 0.65) }
    }
}
.padding(1)
