import SwiftUI

struct Asking: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        var size = CGSize.zero
        for width in 0..<10 {
            let wanted = CGFloat(width) + (proposal.width ?? 0) * 1.1
            size = subviews[0].sizeThatFits(ProposedViewSize(width: wanted, height: nil))
        }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for width in 0..<10 {
            subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: CGFloat(width), height: 3))
        }
    }
}
Asking { Asking { Asking { Asking { Asking { Asking { Asking { Text("one two three") } } } } } } }
