// lesson: An offer, not an order
// propose: 10x3
// words: proposal, answer, window
// notes: No knowledge of SwiftUI is needed. A size is always columns first, then lines.
//
// predict: size of Text
// A parent proposes a size, and its child answers with the size that it needs. Here the window proposes {proposal to Text}, columns by lines, to a text. Draw the box that the text takes.
// answer: 5x1
// hint: How many letters does it have?
// hint: It is as wide as its letters, and one line high.
// then: It answers {size of Text}. The child has the last word on its size.
// notes: Let somebody guess aloud before anyone draws. The usual guess is the whole window.
//
// The window does not stretch the text. It has more room than the text needs, so it puts the text in the middle.
//
// decide: size of Text at 20x6 = size of Text
// The window becomes twice as wide and twice as high. Does the text keep its size?
// answer: yes
// hint: The proposal is larger. Are there more letters?
// hint: The child says what it needs. The need has not changed.
// then: It still answers {size of Text at 20x6}. A larger proposal does not make a child larger.
// notes: Change the window by hand and let them watch the box: it moves, and keeps its size.
//
// A layout is such a talk, on every level. The parent proposes, the child answers, the parent places.
Text("hello")
