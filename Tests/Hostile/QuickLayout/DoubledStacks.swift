import QuickLayout

var view: Element = Text("some words")
for level in 0..<14 {
    let before = view
    view =
        level % 2 == 0
        ? HStack {
            before
            before
        }
        : VStack {
            before
            before
        }
}
let all = view
