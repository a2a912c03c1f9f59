// lesson: Subtract going down, add coming up
// propose: 12x8
//
// predict: proposal to Text
// `.padding(2)` keeps two empty cells on every side of a text. The window proposes {proposal to padding} to the padding. What does the padding propose to the text?
// answer: 8x4
// hint: The padding needs some columns and lines for itself.
// hint: It takes two from each side: left and right, top and bottom.
// then: It subtracts its edges and proposes {proposal to Text}.
// notes: The usual mistake is to subtract one side alone.
//
// predict: size of padding
// The text answers {size of Text}. What does the padding answer to the window?
// answer: 9x6
// hint: It adds what it subtracted.
// hint: It adds it to the answer of the text, not to the proposal.
// then: It answers {size of padding}. The padding subtracts going down and adds coming up.
//
// A modifier is a parent with one child. It does not change the text: it proposes less, and answers more.
//
// words: modifier
//
// change: height of Text = 1 and proposal to padding = proposal to padding at 15x8
// Make the window just wide enough for the text to stand in one line, and no wider. Its height stays.
// solution: propose 15x8
// hint: The text needs {width of Text at 40x8} columns.
// hint: The padding needs its edges besides.
// then: The text never sees the window. It sees what its parent proposes.
Text("hello world")
    .padding(2)
