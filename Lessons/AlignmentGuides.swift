// lesson: Guides, not edges
// propose: <=20x<=8
// notes: Use a ruler on the board: the guides touch the ruler, the edges need not.
//
// predict: left of "one"
// A stack lines up one guide of each child: here the leading one, which usually is the left edge. In the code `$0` is the child `three`, and `$0[.leading]` its left edge. At which column is the left edge of `one`, counted from zero?
// answer: 2
// hint: The guide of `one` is its own left edge.
// hint: The left edge of `three` is at zero. Its guide stands at `$0[.leading] + 2`.
// then: At {left of "one"}. `three` starts at {left of "three"}, and its guide stands at the same column as the others.
//
// predict: top of "foot"
// The row at line {top of HStack} lines up last baselines: the lines on which the last words stand. `top` and `low` are one text. At which line is the top of `foot`, counted from the top of the whole picture?
// answer: 3
// hint: The top line is line zero. `foot` has one line, its neighbour has two: `top` and `low`.
// hint: `foot` stands beside `low`.
// then: At {top of "foot"}: the bottom of `foot` is the bottom of its neighbour, {bottom of "foot"}.
//
// Alignment lines up guides, not edges. A guide may be any number, even one outside of the child.
//
// words: guide
//
// change: left of "three" = left of "one"
// Change the code so that `three` starts where `one` starts.
// solution: replace `+ 2` with `+ 0`
// hint: Where must the guide of `three` be?
// hint: At its own left edge, as without the modifier.
// then: To move a child in a stack, move its guide.
VStack(alignment: .leading) {
    Text("one")
    Text("three")
        .alignmentGuide(.leading) {
            $0[.leading] + 2
        }
    HStack(
        alignment: .lastTextBaseline
    ) {
        Text("top\nlow")
        Text("foot")
    }
}
