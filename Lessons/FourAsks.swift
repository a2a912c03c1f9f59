// lesson: Four ways of asking
// propose: 20x6
// notes: Write the four asks on the board: a number, zero, infinity, nil.
//
// A parent may ask a child more than once before it decides. It can propose a number, zero, a width without limit, or no width at all.
//
// predict: width of Text asked infx3
// The text is proposed a width without limit. How wide does it answer?
// answer: 10
// hint: Does it need more than one line?
// hint: It needs its letters and the space. More room does not stretch it.
// then: A proposal without limit asks for the maximum. The text answers {width of Text asked infx3}, the colour {width of Color asked infx3}.
//
// A proposal of zero asks for the minimum. No width at all, `nil`, asks for the ideal size: what would you like? The text would like one line: {width of Text asked nilx3} columns.
//
// words: minimum, maximum, ideal size
//
// choose: Color, Text, frame where width of it asked infx3 != width of it asked nilx3
// "How much at most?" and "What would you like?" are different questions. Who answers them with different widths?
// answer: Color
// hint: Who has a size of its own? Its maximum is also what it likes.
// hint: Whose maximum has no limit? Nobody can like that.
// then: Without limit the colour answers {width of Color asked infx3}. Asked for its ideal size it answers {width of Color asked nilx3}: the library's number for a view without a size of its own.
// notes: The number stands for "I do not care". It will be back in the exam.
//
// predict: height of Color asked 20xnil
// The width is proposed, but no height. How high does the colour answer?
// answer: 10
// hint: Each side is asked on its own. Here the height is asked for its ideal.
// hint: A colour's ideal is the same in both directions.
// then: How much of this (a number), how little (zero), how much at most (no limit), what would you like (`nil`): the four asks.
VStack(spacing: 0) {
    Color.blue
    Text("soft words")
    Color.red
        .frame(width: 6, height: 1)
}
