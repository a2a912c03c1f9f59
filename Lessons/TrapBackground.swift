// lesson: Trap: a background that is too small
// propose: 16x5
//
// predict: size of background
// "My button is large, but its colour is not." A text has a background, and then a frame. How large is the background?
// answer: 3x1
// hint: Read from the inside out.
// hint: The frame comes later. It never changes its child.
// then: It is {size of background}: as large as the text. The frame around it is {size of frame}, and has no colour.
//
// change: size of background at 16x5 = 12x3
// Change the code so that the whole button is coloured.
// solution: replace `.background(.green)` with `.frame(width: 12, height: 3).background(.green)`
// hint: The background must be the parent of the frame.
// hint: Move the frame above the background.
// then: Modifiers are parents: a later one sees all that stands before it.
// notes: This is lesson seven again. Ask who saw it at once.
//
// The same two lines in another order make another button. Who stands inside, and who outside, is the whole question.
Text("Buy")
    .background(.green)
    .frame(width: 12, height: 3)
