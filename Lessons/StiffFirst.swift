// lesson: In which order does a row ask?
// propose: 20x3
// notes: The spacer is empty room that takes what it gets.
//
// order: HStack
// A row asks one child after the other, and proposes from what is left. From left to right stand a spacer, a text and a fixed frame. In which order does the row ask them?
// answer: frame, Text, Spacer
// hint: Whose answer does the row know best?
// hint: Who can give way must wait. Who cannot is asked first.
// then: The least flexible first. The spacer is last, because it takes whatever is left.
// notes: Nearly everybody says from left to right. Let them defend it.
//
// predict: proposal to Text
// The frame has taken its {width of frame} of {width of HStack} columns. A spacer gets no share: it has the lowest priority, and takes what the others leave. What is the text proposed?
// answer: 14x3
// hint: Who else wants a share now? And are there gaps?
// hint: Subtract the frame from the row. The height stays.
// then: It is proposed {proposal to Text}: all that the stiff one left.
//
// predict: width of Spacer
// The text answers {size of Text}. How wide does the spacer become?
// answer: 4
// hint: Subtract both answers from the row.
// hint: The answers count, not the proposals.
// then: It gets {width of Spacer}. A stack asks by flexibility, and not from left to right. A spacer's ideal size is its minimum: {width of Spacer asked nilx3} here.
// notes: The last sentence is needed in the exam. Ask which of the four asks it is about.
//
// First the row probes: it asks how little and how much, to learn each flexibility. Then it asks the stiff ones first. The place in the row does not matter.
//
// words: probe
HStack(spacing: 0) {
    Spacer(minLength: 0)
    Text("a few soft words")
    Color.red.frame(width: 6)
}
