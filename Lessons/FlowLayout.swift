// lesson: A layout that breaks its word
// propose: 40x9
// notes: Read `sizeThatFits` and `placeSubviews`, and compare what they pass to `corners`. Nobody has to understand `corners`.
//
// change: bottom of "milk" > bottom of Flow
// `Flow` puts words in lines. It measures as if the width had no limit, but it places in the real width. Find a window in which `milk` stands below the bottom of `Flow`.
// solution: propose 20x9
// hint: It measures one line, always. When does it need two?
// hint: Make the window narrower than all the words: {right of "milk" at 40x9} columns.
// then: `Flow` answered one line and used more. It broke its word, and its parent could not know.
//
// The size that a layout answers must hold all its children. A parent sees the answer alone, and puts the next child right below it.
//
// propose: 20x9
//
// change: bottom of "milk" at 20x9 <= bottom of Flow at 20x9 and bottom of "milk" at 12x9 <= bottom of Flow at 12x9 and height of Flow at 40x9 = 1
// Change the code so that `Flow` measures in the width in which it will place. It must hold in every window.
// solution: replace `corners(subviews, .infinity)` with `corners(subviews, proposal.width ?? 40)`
// hint: Compare the two calls of `corners`.
// hint: Both calls need the same width: the one that it answers.
// then: Measure and place must agree. `haggle check` asks a layout all sizes and reports what stands outside.
// notes: Run `haggle check` on the file before and after. It lists each word that stands outside, and where.
Flow {
    Text("the"); Text("corner"); Text("shop"); Text("sells"); Text("milk")
}

struct Flow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: proposal.width ?? 40, height: 1 + (corners(subviews, .infinity).last?.y ?? 0))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (word, corner) in zip(subviews, corners(subviews, bounds.width)) {
            word.place(at: CGPoint(x: bounds.minX + corner.x, y: bounds.minY + corner.y), proposal: .unspecified)
        }
    }
    func corners(_ words: Subviews, _ width: CGFloat) -> [CGPoint] {
        var (end, y) = (-1.0, 0.0)
        return words.map { $0.sizeThatFits(.unspecified).width }.map { length in
            (end, y) = end > 0 && end + 1 + length > width ? (length, y + 1) : (end + 1 + length, y)
            return CGPoint(x: end - length, y: y)
        }
    }
}
