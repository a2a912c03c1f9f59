import QuickLayout

var view: Element = Text("x")
for _ in 0..<15 {
    let before = view
    view = before.overlay { before }
}
let all = view
