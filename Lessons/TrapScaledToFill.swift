// lesson: Trap: a picture behind a form
// propose: 20x12
//
// predict: width of ZStack
// "A picture behind my form moves the form." The picture, twice as wide as high, must fill {proposal to ZStack} and keep its ratio. The `ZStack` is as large as its largest child: how wide is it?
// answer: 24
// hint: The picture must be as high as the window. How wide is it then?
// hint: Twice the height.
// then: The picture answers {size of scaledToFill}, and so does the `ZStack`. A child may answer more than it was proposed.
//
// decide: width of frame <= 20
// A `ZStack` asks twice: when it knows its own size, it proposes that to everybody. The form takes all the width that it is proposed. Does the form fit in the window?
// answer: no
// hint: Which width does the form see: the window's, or the stack's?
// hint: It is as wide as the picture.
// then: It is {width of frame} wide, and begins outside. The picture made the stack wider, and the stack made the form wider.
//
// change: width of frame at 20x12 = 20
// A background never changes what stands before it. It is proposed that size; a picture that fills may stick out. Change `body` so that the picture is the form's background.
// solution: replace `ZStack { picture; form }` with `form.background { picture }`
// hint: The form comes first, the picture is behind it.
// hint: Begin with `form.background`, and put the picture into its braces.
// then: What must not count for the size goes into a background.
struct Page: View {
    var picture: some View {
        Image(width: 8, height: 4)
            .resizable()
            .scaledToFill()
    }
    var form: some View {
        Text("Name")
            .frame(maxWidth: .infinity)
    }
    var body: some View {
        ZStack {
            picture; form
        }
    }
}
