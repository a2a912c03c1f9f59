// lesson: Trap: it wraps with room beside it
// propose: 20x3
//
// predict: height of "a short one"
// "My text wraps beside empty room." Two texts share {proposal to HStack}, and the first is the less flexible one. It needs {width of "a short one" asked infx3} columns for one line: how many lines does it get?
// answer: 2
// hint: It is asked first. What is it proposed?
// hint: It is proposed its fair share: half of the row.
// then: It is proposed {proposal to "a short one"}, and wraps to {size of "a short one"}.
//
// decide: width of HStack < 20
// The second text is proposed {proposal to "mountains elsewhere"} and answers {size of "mountains elsewhere"}. Does the row stay narrower than the window?
// answer: yes
// hint: Add both answers.
// hint: A stack is as wide as its children, and not as wide as the proposal.
// then: The row is {width of HStack} wide. The first text cannot come back: it was asked once for all.
// notes: This is why a text can wrap beside empty room. The room became free too late.
//
// change: height of "a short one" at 20x3 = 1
// Change the code so that the first text stands in one line in this row.
// solution: replace `Text("a short one")` with `Text("a short one").layoutPriority(1)`
// hint: It is proposed a share because both are in the same place in the queue.
// hint: Give it a higher priority.
// then: With a priority it is proposed all but the minimum of the others. Room that comes too late helps nobody.
HStack(spacing: 0) {
    Text("a short one")
    Text("mountains elsewhere")
}
