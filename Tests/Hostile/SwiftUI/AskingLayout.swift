import SwiftUI

struct Asking: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        for width in 0..<100_000 {
            for subview in subviews { _ = subview.sizeThatFits(ProposedViewSize(width: CGFloat(width), height: nil)) }
        }
        return CGSize(width: 10, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
}
Asking {
    VStack {
        Text("one two three")
        HStack {
            Text("some words")
            Text("others")
        }
    }
}
