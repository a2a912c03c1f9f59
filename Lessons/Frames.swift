// lesson: A frame is a picture frame
// propose: 20x5
// notes: Most people who come from other tools believe that a frame sets the size of the view before it.
//
// predict: size of Text
// `.frame(width: 12)` is a modifier, so it is a parent with one child: a text of five letters. How large is the text inside it?
// answer: 5x1
// hint: What does the frame do: propose, or order?
// hint: The frame proposes its own width. The text answers what it needs.
// then: It is {size of Text}. The frame is {size of frame}, and holds the text in its middle.
//
// decide: width of frame#3 = 4
// Below it, a colour has a frame of width `8`, and around that stands a frame of width `4`. Does the inner frame shrink to the outer one?
// answer: no
// hint: The outer frame proposes. The inner frame is stiff.
// hint: Remember the first lesson: who has the last word on a size?
// then: The inner frame stays {width of frame#3} wide. It sticks out on both sides of the outer frame, which is {width of frame#2} wide.
// notes: Let them find the overflow in the stage. Nothing is cut.
//
// predict: width of VStack
// The stack is as wide as its widest child. How wide is it?
// answer: 12
// hint: Its children are the two outer frames.
// hint: What sticks out of a frame does not count for its parent.
// then: It is {width of VStack} wide. A parent believes the frame, and knows nothing of what is in it.
//
// A frame changes two things: the proposal to its child, and the answer to its parent. It never changes the child.
//
// words: frame
VStack(spacing: 1) {
    Text("hello")
        .frame(width: 12)
    Color.red
        .frame(width: 8, height: 1)
        .frame(width: 4)
}
