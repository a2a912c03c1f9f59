// lesson: Trap: a spacer that does nothing
// propose: 20x8
//
// predict: height of Spacer
// "I put a spacer between two texts, and they still touch." The texts stand in a scroll view of {height of ScrollView} lines. How high is the spacer?
// answer: 0
// hint: What height does a scroll view propose to its content?
// hint: It asks for the ideal height. Which size does a spacer like?
// then: It is {height of Spacer} high. Asked for its ideal, a spacer answers its minimum.
//
// predict: bottom of "bottom"
// The first text begins at line zero. Which line is the first line below the last text?
// answer: 2
// hint: Three children stand below each other.
// hint: Add their heights: two texts of one line each, and the spacer.
// then: Line {bottom of "bottom"}. A spacer takes what is left, and with `nil` nothing is left.
//
// change: bottom of "bottom" at 20x8 = 8 and bottom of "bottom" at 20x12 = 12 and bottom of "bottom" at 20x5 = 5
// Change the code so that the last text stands at the bottom of every window, high or low.
// solution: replace `ScrollView` with `VStack`
// hint: The spacer needs a parent that proposes a height.
// hint: A `VStack` passes on the window's height.
// then: Only a proposal of a number leaves something over.
ScrollView {
    Text("top")
    Spacer(minLength: 0)
    Text("bottom")
}
