import QuickLayout

let grid = Grid { GridRow { for number in 0..<10_000 { Text("x").layoutPriority(CGFloat(number)) } } }
