// A layout of its own: views on a circle. It takes all that is proposed.
import SwiftUIDialect

private struct Dial: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 30, height: 13))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        // Cells are about twice as high as wide.
        let radius = min(bounds.width / 4, bounds.height / 2) - 1
        for (index, subview) in subviews.enumerated() {
            let turn = Double(index) / Double(subviews.count) * 2 * Double.pi
            let point = CGPoint(
                x: bounds.midX + radius * 2 * CGFloat(sin(turn)), y: bounds.midY - radius * CGFloat(cos(turn)))
            subview.place(at: point, anchor: .center, proposal: .unspecified)
        }
    }
}

let dial: some View = Dial {
    Text("12").layoutPriority(1)
    ForEach(1..<12) { hour in
        Text("\(hour)")
    }
}
