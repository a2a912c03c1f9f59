// lesson: Narrower is taller, in steps
// propose: 22x4
// notes: Say "columns and lines" aloud with every size, until it is a habit.
//
// This sentence has {width of Text} letters and spaces. The window proposes exactly that width, so one line is enough.
//
// predict: size of Text at 21x4
// Now the window proposes one column less. Which size does the text answer?
// answer: 16x2
// hint: A text breaks between words. Which word moves to the second line?
// hint: Its width is that of its longest line: `words go down by`.
// then: It answers {size of Text at 21x4}. The proposal lost one column, the answer lost a whole word. A text is as wide as its longest line.
// notes: Most people say that the width is all that is proposed. Ask where the lost columns are.
//
// A text answers in stairs. A narrower proposal changes nothing until a word no longer fits. Then the text is one line higher at once.
//
// decide: size of Text at 20x4 = size of Text at 16x4
// The window shrinks from {proposal to Text at 20x4} to {proposal to Text at 16x4}. Does the text keep its size all the way?
// answer: yes
// hint: Is there a word that no longer fits?
// hint: The longest line has {width of Text at 21x4} columns, and the window never has fewer.
// then: On this stair every proposal gets {size of Text at 16x4}. In the playground `[` and `]` go one column, `(` and `)` from one stair to the next.
// notes: Press `(` and `)` in the lesson and count the stairs together.
//
// change: height of Text = 3
// Make the window narrower until the text has three lines.
// solution: propose 12x4
// hint: Take columns away, one by one, and watch for the next stair.
// hint: It comes when `words go down` no longer fits in one line.
// then: Answers jump, proposals slide.
// notes: Whoever is done early looks for the first width with three lines.
Text("words go down by steps")
