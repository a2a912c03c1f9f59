import QuickLayout

let stack = HStack {
    for number in 0..<10_000 {
        Text("some words").frame(minWidth: 1, maxWidth: CGFloat(number)).layoutPriority(CGFloat(number % 100))
    }
}
