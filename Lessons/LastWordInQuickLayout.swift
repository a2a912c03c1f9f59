// lesson: Who has the last word? QuickLayout
//
// propose: 20x3
//
// QuickLayout looks like SwiftUI. A stack there does not ask how flexible a child is: it knows the kind. It asks all fixed children first, before any priority.
//
// order: HStack
// It is the same code as in SwiftUI, and the text has the higher priority. In which order does the row ask?
// answer: frame, layoutPriority, Color#2
// hint: Who is fixed?
// hint: The fixed box first, then by priority.
// then: The text is proposed {proposal to Text}, as in SwiftUI, but after the box: the same code, another order. A fixed child keeps its size, whatever it is proposed.
//
// predict: width of frame at 4x3
// The window becomes four columns wide. How wide is the fixed box?
// answer: 6
// hint: The parent proposes, the child answers.
// hint: It is as in SwiftUI.
// then: It stays {width of frame at 4x3} wide. The child has the last word here, too. Its answer already says where its own children stand: measuring is placing.
import QuickLayout

HStack(spacing: 0) {
    Color.red.frame(width: 6)
    Text("soft words")
        .layoutPriority(1)
    Color.blue
}
