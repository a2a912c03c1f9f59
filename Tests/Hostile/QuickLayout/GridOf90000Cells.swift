import QuickLayout

let grid = Grid { for _ in 0..<300 { GridRow { for _ in 0..<300 { Text("x") } } } }
