// lesson: Trap: unequal columns
// propose: 24x3
//
// decide: width of background = width of background#2
// "My columns should be equally wide." Two columns stand in a row, each a text with a background. Are they equally wide?
// answer: no
// hint: The row proposes fair shares. Do both take them?
// hint: A text answers what it needs.
// then: They are {width of background} and {width of background#2} wide. A fair share is a proposal, and a text is thrifty.
//
// predict: proposal to background#2
// The row is proposed {proposal to HStack}. The first column, `Name`, is asked first. What is the second one proposed?
// answer: 20x3
// hint: The first column takes what its letters need.
// hint: The second one is proposed all that is left.
// then: It is proposed {proposal to background#2}. The thrift of the first goes to the second.
//
// change: width of background at 24x3 = width of background#2 at 24x3 and width of background at 24x3 = 12
// Change the code so that both columns share the row equally.
// solution: replace `Text(title)` with `Text(title).frame(maxWidth: .infinity)`
// hint: Both must take all that they are proposed.
// hint: A frame can be as greedy as a colour. It belongs inside of the background.
// then: Equal columns need equal greed.
struct Column: View {
    let title: String
    var body: some View {
        Text(title)
            .background(.green)
    }
}

HStack(spacing: 0) {
    Column(title: "Name")
    Column(title: "Telephone")
}
