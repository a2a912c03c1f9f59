import QuickLayout

var view: Element = Text("x")
for _ in 0..<15 {
    let before = view
    view = ZStack {
        before.padding(1)
        before.frame(minWidth: 3)
    }
}
let all = view
