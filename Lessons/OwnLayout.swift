// lesson: Your own layout, with a bug
// propose: 40x8
// notes: The code is longer than in other lessons. Read the two functions of `Half`, and skip their parameters.
//
// predict: size of ZStack
// A layout of your own has two functions: one answers a size, one places the children. The `ZStack` passes {proposal to ZStack} on to its children, and is as large as the largest answer. How large is it?
// answer: 20x8
// hint: The text is small. What does `Half` answer?
// hint: Half of the width, and the whole height.
// then: It is {size of ZStack}, because `Half` answers {size of Half asked 40x8}.
//
// words: layout
//
// predict: size of Half
// A `ZStack` asks twice: when it knows its own size, here {size of ZStack}, it proposes that to everybody. How large is `Half` in the end?
// answer: 10x8
// hint: The rule has not changed: half of any width.
// hint: Now the proposal is {size of ZStack}.
// then: It is {size of Half}: half of a half. A child should be content with the size that it asked for.
//
// A layout keeps its word if it answers its own answer with the same size. `Half` never does. It should take the whole width, and divide later: for its child.
//
// change: width of Half at 40x8 = 40 and width of Color at 40x8 = 20 and width of Half at 24x8 = 24 and width of Color at 24x8 = 12
// Change the code so that `Half` takes the whole width that it is proposed, and its colour half of it.
// solution: replace `(0.5, 1.0)` with `(1.0, 0.5)`
// hint: Whose part of the width should be half: its own, or that of the child?
// hint: That of the child. Change `ownPart` and `childPart`.
// then: Now a second proposal changes nothing. A layout that divides its proposal divides it again each time.
ZStack {
    Half { Color.blue }
    Text("hi")
}

struct Half: Layout {
    let (ownPart, childPart) = (0.5, 1.0)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: (proposal.width ?? 10) * ownPart, height: proposal.height ?? 10)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let part = ProposedViewSize(width: bounds.width * childPart, height: bounds.height)
        subviews.first?.place(at: bounds.origin, proposal: part)
    }
}
