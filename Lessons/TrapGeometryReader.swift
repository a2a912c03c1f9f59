// lesson: Trap: a reader that does not fill
// propose: 20x5
//
// Now the exam: six traps. Each begins with a question that people really ask. There are no new words: what you have learned is enough.
// notes: The exam asks first and explains later.
//
// propose: 20x12
//
// predict: height of GeometryReader
// "My geometry reader does not fill the scroll view." A reader takes all that it is proposed, like a colour. The scroll view asks for the ideal height, `nil`: how high is the reader?
// answer: 10
// hint: What would you like? Which view without a size of its own was asked that?
// hint: It answers like the colour in the lesson of the four asks.
// then: It is {height of GeometryReader} high: the number for a view without a size of its own. The window has {height of ScrollView} lines, but nobody proposed them to the reader.
//
// A scroll view does not limit its content, so it has no number to propose. Whoever takes everything needs somebody who says how much that is.
//
// change: height of GeometryReader at 20x12 = 12
// Change the code so that the reader is as high as this window.
// solution: replace `Color.red }` with `Color.red }.frame(height: 12)`
// hint: Somebody must propose a height to it.
// hint: A frame is a parent that proposes its own size.
// then: Greedy views in a scroll view need a frame.
ScrollView {
    GeometryReader { _ in Color.red }
}
