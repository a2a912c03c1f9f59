// lesson: Order matters
// propose: 20x12
//
// decide: width of frame = width of padding#2
// The first text has a padding, then a frame. The second has the same frame, then the same padding. Are they equally wide?
// answer: no
// hint: Only the last modifier answers to the stack.
// hint: One of them adds its edges to the width `9`. The other one does not.
// then: Padding inside: {width of frame} wide. Padding outside: {width of padding#2}. The last modifier decides what the stack hears.
// notes: Draw both as boxes in boxes on the board.
//
// predict: size of background#2
// A background gets the size of what stands before it. In the last text the padding comes after the background. How large is this background?
// answer: 5x1
// hint: What stands before it is the bare text.
// hint: The padding around it stays without colour.
// then: It is {size of background#2}. Before the padding a background is {size of background#2}, after it {size of background}.
//
// Read modifiers from the inside out. The first stands next to the text, and each later one is the parent of all before it.
//
// change: size of background#2 = 7x3
// Change the code so that the last background covers its padding, too.
// solution: replace `.background(.red).padding(1)` with `.padding(1).background(.red)`
// hint: Move one of the two modifiers.
// hint: The background must be the parent of the padding.
// then: Modifiers are not settings. They are parents, from the inside out.
VStack(spacing: 0) {
    Text("hello").padding(1)
        .frame(width: 9)
    Text("hello").frame(width: 9)
        .padding(1)
    Text("hello")
        .padding(1).background(.blue)
    Text("hello")
        .background(.red).padding(1)
}
