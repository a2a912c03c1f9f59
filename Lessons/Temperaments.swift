// lesson: Three temperaments
// propose: 20x6
// notes: A colour shows nothing but a colour. A frame is a box of a fixed size here.
//
// Three children stand below each other: a colour, a text and a frame. Each is asked alone, in several widths. Their answers show their temperament.
//
// choose: Color, Text, frame where width of it asked 8x3 = 6 and width of it asked 3x3 = 6
// One is proposed {width of Color asked 8x3} columns, then {width of Color asked 3x3}. It answers {width of frame} both times. Which one is it?
// answer: frame
// hint: Its answer does not depend on the proposal.
// hint: Look for a width in the code.
// then: The frame is stiff: it answers {width of frame asked 3x3} to every width.
//
// choose: Color, Text, frame where width of it asked 8x3 = 8 and width of it asked 3x3 = 3 and width of it asked 40x3 = 40
// One answers every width with just that width, however large. Which one?
// answer: Color
// hint: It has no letters and no width of its own.
// hint: It fills whatever it is proposed.
// then: The colour is greedy. Proposed a width without limit, it answers {width of Color asked infx3}.
//
// predict: width of Text asked 8x3
// The text has two words. How wide does it answer if it is proposed {width of Color asked 8x3} columns?
// answer: 5
// hint: Do both words fit in one line?
// hint: The longest line decides the width.
// then: The text is soft: it gives way by breaking its line, up to a point.
// notes: Ask for more soft, stiff and greedy views that they know: a picture, a button, a map.
//
// Flexibility is the gap between the answers to zero and to a width without limit. The frame has none. The text goes from {width of Text asked 0x3} to {width of Text asked infx3}, the colour from {width of Color asked 0x3} to {width of Color asked infx3}.
//
// words: flexibility
VStack(spacing: 0) {
    Color.blue
    Text("soft words")
    Color.red
        .frame(width: 6, height: 1)
}
