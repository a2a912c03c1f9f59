// A layout of its own: everyone is as wide as the widest. The gaps are the neighbours' preferred spacing.
import SwiftUIDialect

private struct EqualWidths: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let widest = widest(of: subviews)
        let gaps = gaps(of: subviews).reduce(0) { $0 + $1 }
        return CGSize(width: widest.width * CGFloat(subviews.count) + gaps, height: widest.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let widest = widest(of: subviews)
        let gaps = gaps(of: subviews)
        var x = bounds.minX
        for index in subviews.indices {
            subviews[index].place(
                at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(widest))
            x += widest.width + gaps[index]
        }
    }

    private func widest(of subviews: Subviews) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(CGSize.zero) { all, size in
            CGSize(width: max(all.width, size.width), height: max(all.height, size.height))
        }
    }

    private func gaps(of subviews: Subviews) -> [CGFloat] {
        subviews.indices.map { index in
            guard index < subviews.count - 1 else { return 0 }
            return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
        }
    }
}

private func button(_ title: String) -> some View {
    Text(title)
        .foregroundColor(.white)
        .frame(maxWidth: .infinity)
        .background { Color.blue }
}

let equalWidths: some View = VStack(spacing: 1) {
    Text("Which one is it?")
    EqualWidths {
        button("Cat")
        button("Elephant")
        button("Dog")
    }
}
.padding(1)
