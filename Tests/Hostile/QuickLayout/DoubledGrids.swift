import QuickLayout

var view: Element = Text("x")
for _ in 0..<14 {
    let before = view
    view = Grid {
        GridRow {
            before
            before
        }
    }
}
let all = view
