// lesson: Who has the last word? Blueprint
// propose: 24x3
//
// predict: height of ConstrainedSize
// In Blueprint a child answers, and then the parent may give it another size. The row's alignment is `.fill`; the fixed box alone would answer a height of zero. How high is it?
// answer: 3
// hint: Who decides here?
// hint: The row fills its height with every child.
// then: It is {height of ConstrainedSize} high, whatever it answered.
//
// predict: width of ConstrainedSize at 10x3
// The window becomes ten columns wide. The children answer {width of ConstrainedSize at 24x3}, {width of Label at 24x3} and {width of ConstrainedSize#2 at 24x3}: twice that, so the row shrinks all in proportion. How wide is the fixed box?
// answer: 3
// hint: The row has room for half of what they answered.
// hint: Every child gets half of its answer, the fixed box too.
// then: It is {width of ConstrainedSize at 10x3} wide. In Blueprint the child answers, and the parent has the last word.
// notes: Compare with SwiftUI, where the fixed box sticks out.
//
// In Blueprint a child measures itself and waits. Its parent decides, and the answer is advice.
import BlueprintUI

Row(alignment: .fill) {
    Box(backgroundColor: .red)
        .constrainedTo(
            width: .absolute(6))
    Label(text: "soft words")
    Box(backgroundColor: .blue)
        .constrainedTo(
            width: .atLeast(4))
}
