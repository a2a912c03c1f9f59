import QuickLayout

let row = GridRow { for _ in 0..<1000 { Text("x") } }
let grid = Grid { for _ in 0..<1000 { row } }
