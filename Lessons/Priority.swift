// lesson: Priority: who pays
// propose: 20x3
// words: priority
//
// order: HStack
// A title and a button stand in a row. The title has `layoutPriority(1)`, and everybody else has zero. In which order does the row ask them?
// answer: layoutPriority, Text#2
// hint: Which comes first: flexibility, or priority?
// hint: A higher priority is asked before all lower ones.
// then: The title goes first: priority comes before flexibility. Even so, the row first keeps free the minimum of all lower priorities. A text's minimum is zero, so nothing is kept free.
//
// predict: width of "Done"
// The title is proposed {proposal to Text}: the whole row but the gap of one column. It takes {size of Text}. What width does the button get?
// answer: 3
// hint: Subtract the title's answer from what the title was proposed.
// hint: The button gets the rest, even if its word does not fit.
// then: It gets {width of "Done"} columns, and its word breaks: it is {height of "Done"} lines high. The one with the lower priority pays.
// notes: Ask who had more reason to give way. The title can wrap at a space.
//
// Without a priority the button goes first: it is less flexible, and keeps its word. With a priority the order is turned round, and the last one pays.
//
// change: width of "Done" at 20x3 = 4 and height of "Done" at 20x3 = 1
// Change the code so that the button keeps its word in one line in this row.
// solution: replace `Text("Done")` with `Text("Done").layoutPriority(2)`
// hint: Somebody has a place in the queue that it does not need.
// hint: Take the title's priority away, or give the button a higher one.
// then: A priority is a place in the queue. It does not make anybody larger.
HStack(spacing: 1) {
    Text("Letters from far away")
        .layoutPriority(1)
    Text("Done")
}
