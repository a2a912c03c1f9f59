// lesson: Your own layout, with a bug
// propose: 40x9
// notes: The code is longer than in other lessons. Read `Half` first, then the two functions of `Flow`. Nobody has to understand `corners`.
//
// A layout of your own has two parts. It answers a proposal with a size, and later it places its children in that size. The two must agree.
//
// words: layout
//
// `Half` answers half of any proposal: {size of Half asked 40x8} to a proposal that is twice as large. It keeps its word as long as nobody asks again.
//
// decide: size of Half asked 20x4 = 20x4
// Now a parent proposes to `Half` just those {size of Half asked 40x8}. Does it answer the same size again?
// answer: no
// hint: The rule is the same: half of any proposal.
// hint: Half of a half is less.
// then: It answers {size of Half asked 20x4}. A child should be content with the size that it asked for.
// notes: A `ZStack` asks twice: it measures, and then places with its own size. There such a child is drawn smaller than it was measured.
//
// change: bottom of "milk" > bottom of Flow
// `Flow` puts words in lines. It measures as if the width had no limit, but it places in the real width. Find a window in which `milk` stands below the bottom of `Flow`.
// solution: propose 20x9
// hint: It measures one line, always. When does it need two?
// hint: Make the window narrower than all the words: {right of "milk"} columns.
// then: `Flow` answered one line and used more. It broke its word, and its parent could not know.
//
// propose: 20x9
//
// change: bottom of "milk" at 20x9 <= bottom of Flow at 20x9 and bottom of "milk" at 12x9 <= bottom of Flow at 12x9 and height of Flow at 40x9 = 1
// Change the code so that `Flow` measures in the width in which it will place. It must hold in every window.
// solution: replace `corners(subviews, .infinity)` with `corners(subviews, proposal.width ?? 40)`
// hint: Compare the two calls of `corners`.
// hint: Both calls need the same width: the one that it answers.
// then: Measure and place must agree. `haggle check` asks a layout all sizes and proves that nothing stands outside.
// notes: Run `haggle check` on the file before and after. It lists each word that stands outside, and where.
VStack(alignment: .leading) {
    Half { Color.blue }
    Flow {
        Text("the"); Text("corner")
        Text("shop"); Text("sells")
        Text("milk")
    }
}

private struct Half: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: (proposal.width ?? 10) / 2, height: (proposal.height ?? 10) / 2)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}

private struct Flow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let corners = corners(subviews, .infinity)
        return CGSize(width: proposal.width ?? 40, height: (corners.last?.y ?? 0) + 1)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (word, corner) in zip(subviews, corners(subviews, bounds.width)) {
            word.place(at: CGPoint(x: bounds.minX + corner.x, y: bounds.minY + corner.y), proposal: .unspecified)
        }
    }
    func corners(_ words: Subviews, _ width: CGFloat) -> [CGPoint] {
        var (x, y) = (0.0, 0.0)
        return words.map { word in
            let length = word.sizeThatFits(.unspecified).width
            if x > 0 && x + length > width { (x, y) = (0, y + 1) }
            defer { x += length + 1 }
            return CGPoint(x: x, y: y)
        }
    }
}
