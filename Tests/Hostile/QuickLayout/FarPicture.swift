import QuickLayout

let far = ZStack {
    for number in 0..<300 { Text("x").offset(x: CGFloat(number * 13), y: CGFloat(number * 31)) }
}.frame(width: 4000, height: 10_000)
