// lesson: Who has the last word? SwiftUI
//
// propose: 20x3
//
// A fixed box, a text and a colour stand in a row. Here they are in SwiftUI, and then in three other libraries. Who decides about a size there?
//
// notes: All four lessons have nearly the same row. Let the class compare the answers at the end.
//
// order: HStack
// The text has a higher priority than the others. In which order does the row ask?
// answer: layoutPriority, frame, Color#2
// hint: First by priority, then by flexibility.
// hint: Among equals the stiff one is first.
// then: The text is proposed {proposal to Text}: all but the minimum of the others.
//
// predict: width of frame at 4x3
// The window becomes four columns wide. How wide is the fixed box?
// answer: 6
// hint: Does a fixed frame give way?
// hint: The child has the last word on its size.
// then: It stays {width of frame at 4x3} wide. In SwiftUI the parent proposes, and the child has the last word.
import SwiftUI

HStack(spacing: 0) {
    Color.red.frame(width: 6)
    Text("soft words")
        .layoutPriority(1)
    Color.blue
}
