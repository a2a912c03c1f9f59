// lesson: Fair shares of what is left
// propose: 24x3
//
// decide: width of Text = width of Color and width of Color = width of Color#2
// Two colours and a short text share a row of {width of HStack} columns. Nobody is stiff. Does each of the three get a third?
// answer: no
// hint: A third is a proposal. Who answers less?
// hint: The text has two letters.
// then: The text is asked first and proposed a third: {proposal to Text}. It answers {width of Text}.
//
// words: share
//
// predict: width of Color
// The text took only {width of Text} of {width of HStack} columns. How wide is the first colour?
// answer: 11
// hint: The thrift of the text is shared again.
// hint: Two colours share what the text left.
// then: Each colour gets {width of Color}. The share is what is left, divided by the children that still wait.
// notes: With an odd rest, each colour gets half a cell more in the layout. The screen rounds each edge to a whole cell.
//
// A child that fills its share is easy to make: `.frame(maxWidth: .infinity)` takes all that it is proposed, like a colour. Its content stands in its middle.
//
// change: width of Color = 8 and width of Color#2 = 8
// Change the code so that each of the three gets a third of the row.
// solution: replace `Text("hi")` with `Text("hi").frame(maxWidth: .infinity)`
// hint: The text must not be thrifty.
// hint: Put a frame around the text that is as greedy as a colour.
// then: Equal flexibility, equal shares. Thrift goes to those who come later.
// notes: A longer text works, too. Somebody will try it: why does it hold?
HStack(spacing: 0) {
    Color.blue
    Text("hi")
    Color.red
}
