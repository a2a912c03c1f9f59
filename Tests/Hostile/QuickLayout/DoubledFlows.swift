import QuickLayout

var view: Element = Text("x")
for _ in 0..<15 {
    let before = view
    view = HFlow {
        before
        before
    }
}
let all = view
